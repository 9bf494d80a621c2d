// What may be done on the map: lights, their chips, arrows.
#include <algorithm>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_map.h"
#include "app/shell/qt_text.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

namespace {

QVariantMap light(const QString& key, const QString& state, const QString& text, const QString& chip = {},
                  const QString& icon = {}) {
    return {{u"key"_s, key}, {u"state"_s, state}, {u"chip"_s, chip}, {u"icon"_s, icon}, {u"text"_s, text}};
}

QVariantMap arrow(const QString& key, const QString& from, const QString& to, const char* kind,
                  const QString& text = {}) {
    return {{u"key"_s, key}, {u"from"_s, from}, {u"to"_s, to}, {u"kind"_s, QLatin1StringView(kind)}, {u"text"_s, text}};
}

}  // namespace

// The places that may be named next, with what is taken up.
std::vector<Token> TeMap::offered_targets() const {
    std::vector<Token> out;
    const Task now = task();
    if (now == Task::nothing || now == Task::moving) return out;
    if ((now == Task::dropping || board().kind() == Question::place_hex) && held_ == Token{}) {
        if (!offers_area()) return out;
    }
    const std::vector<Token> words = lead();
    const Offer then = words.empty() ? board().offer() : board().offer_after(words);
    for (const Answer& a : then.answers()) {
        const Kind k = kind_of(a.token);
        if (a.seat == board().speaker() && (k == Kind::field || k == Kind::location || k == Kind::cell))
            out.push_back(a.token);
    }
    return out;
}

QVariantMap TeMap::light_of(const Way& way) const {
    const int n = way.cost();
    QStringList says{n == 1 ? tr("legal, one area") : tr("legal, %1 areas").arg(n)};
    if (way.turns_up)
        says << tr("turns up");
    else if (way.perishes)
        says << tr("the unit is lost there");
    else if (way.stops)
        says << tr("must stop");
    return light(key_of(board().shown(), way.to()), way.stops ? u"stop"_s : u"lit"_s, says.join(u", "),
                 QString::number(n),
                 way.turns_up   ? u"eye"_s
                 : way.perishes ? u"skull"_s
                 : way.stops    ? u"stop"_s
                                : QString());
}

void TeMap::add_moving_lights(QList<QVariantMap>& rows) const {
    for (const Way& way : ways_.all()) rows << light_of(way);
}

void TeMap::add_draft_lights(QList<QVariantMap>& rows) const {
    const State& s = board().shown();
    const Attack& attack = draft_->attack;
    rows << light(key_of(s, attack.target), u"threatened"_s, tr("is attacked"), {}, u"sword"_s);
    if (draft_->aiming) {
        for (Area a : possible_arrows(attack)) rows << light(key_of(s, a), u"lit"_s, tr("break through to here"));
        return;
    }
    for (Area a : possible_origins(attack.target)) {
        const bool in = std::ranges::find(attack.origins, a) != attack.origins.end();
        rows << light(key_of(s, a), in ? u"lit"_s : u"stop"_s,
                      in ? tr("attacks; press to hold back") : tr("holds back"), {}, in ? u"check"_s : u"close"_s);
    }
}

void TeMap::add_offered_lights(QList<QVariantMap>& rows) const {
    const State& s = board().shown();
    const Task now = task();
    for (Token t : offered_targets()) {
        const Area a = kind_of(t) == Kind::cell ? field_at(s, cell_of(t)) : area_of(s, t);
        const QString key = a == Area::none ? q(spelled(t)) : key_of(s, a);
        QString icon, text = tr("legal");
        if (now == Task::declaring) text = tr("may be attacked");
        if (now == Task::fighting) text = tr("fight here");
        if (now == Task::dropping && a != Area::none && !known_terrain(s, site_of(a))) {
            icon = u"eye"_s;
            text = tr("legal, turns up");
        } else if (now == Task::dropping && held_ == word(Piece::conventional) && a != Area::none &&
                   terrain(s, site_of(a)) == Terrain::volcanic) {
            icon = u"skull"_s;
            text = tr("legal, the unit is lost there");
        }
        rows << light(key, u"lit"_s, text, {}, icon);
    }
}

// Why not, in sight: who stands there is what one looks for first.
QVariantMap TeMap::refused_light() const {
    const State& s = board().shown();
    const Area a = area_named(probed_);
    const bool held = a != Area::none && enemy_units(s, board().speaker(), a);
    return light(probed_, u"probed"_s, tr("not now"),
                 held ? tr("Held by %1").arg(board().seat_name(s.owner(a))) : QString(), u"ban"_s);
}

QList<QVariantMap> TeMap::light_rows() const {
    const State& s = board().shown();
    QList<QVariantMap> rows;
    if (draft_)
        add_draft_lights(rows);
    else if (task() == Task::moving)
        add_moving_lights(rows);
    else
        add_offered_lights(rows);
    const auto has = [&](const QString& key) {
        return std::ranges::any_of(rows, [&](const QVariantMap& row) { return row.value("key").toString() == key; });
    };
    if (task() == Task::declaring)
        for (const Attack& x : s.attacks)
            if (!has(key_of(s, x.target))) rows << light(key_of(s, x.target), u"threatened"_s, tr("will be attacked"));
    if (!probed_.isEmpty() && !has(probed_)) rows << refused_light();
    return rows;
}

QList<QVariantMap> TeMap::arrow_rows() const {
    const State& s = board().shown();
    QList<QVariantMap> rows;
    const auto show = [&](const Attack& x) {
        const QString target = key_of(s, x.target);
        for (Area from : x.origins) {
            const QString text = tr("attack from %1 on %2").arg(area_name(from), area_name(x.target));
            rows << arrow(key_of(s, from) + u'>' + target, key_of(s, from), target, "attack", text);
        }
        if (x.arrow == Area::none) return;
        const QString text = tr("breakthrough from %1 to %2").arg(area_name(x.target), area_name(x.arrow));
        rows << arrow(target + u">>"_s + key_of(s, x.arrow), target, key_of(s, x.arrow), "through", text);
    };
    for (const Attack& x : s.attacks) show(x);
    if (draft_) show(draft_->attack);
    if (task() != Task::moving || chosen_.none()) return rows;
    const Way* way = ways_.to(area_named(pointed_));
    if (!way) return rows;
    Area from = chosen_.area;
    for (Area to : way->areas) {
        rows << arrow(u"path/"_s + key_of(s, to), key_of(s, from), key_of(s, to), "path");
        from = to;
    }
    return rows;
}

void TeMap::show_path() { arrows_.assign(arrow_rows()); }

QString TeMap::light_text(Area a) const {
    const QString key = key_of(board().shown(), a);
    for (const QVariantMap& row : lights_.rows())
        if (row.value("key").toString() == key) return row.value("text").toString();
    return {};
}

}  // namespace hexmoot::te
