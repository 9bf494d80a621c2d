// What lies open in front of the seats, one card in full, and the moves that are free at any time.
#include <algorithm>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_cards_faces.h"
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

namespace {

std::optional<Token> card_named(const QString& key) {
    for (int i = 0; i < mission_cards; i++)
        if (key == q(spelled(word(mission(i))))) return word(mission(i));
    for (int i = 0; i < location_cards; i++)
        if (key == q(spelled(word(location_card(i))))) return word(location_card(i));
    for (int i = 0; i < factions; i++)
        if (key == q(spelled(word(static_cast<Faction>(i))))) return word(static_cast<Faction>(i));
    return {};
}

Rule chapter_of(MissionKind kind) {
    switch (kind) {
        case MissionKind::initiative:
            return Rule::ini_2;
        case MissionKind::alliance:
            return Rule::ally_1;
        case MissionKind::strength:
            return Rule::offw_1;
        case MissionKind::investment:
            return Rule::inv_1;
        case MissionKind::action:
            break;
    }
    return Rule::card_3;
}

QVariantMap way(bool ok, const QString& head, const QString& why = {}) {
    return {{u"ok"_s, ok}, {u"head"_s, head}, {u"why"_s, why}};
}

}  // namespace

// On the table before all eyes.
bool TeCards::lies_open(Mission m) const {
    const State& s = board().shown();
    for (Seat p : all_seats(s))
        if (s.owns(p, m)) return true;
    const int strength = index(m) - index(first_strength), alliance = index(m) - index(first_alliance);
    if (strength >= 0 && strength < strength_cards)
        return s.strength_at[static_cast<size_t>(strength)] != OffWorld::none;
    if (alliance >= 0 && alliance < alliance_cards) return s.alliances[static_cast<size_t>(alliance)].a != nobody;
    return false;
}

// ---- one card in full

QVariantList TeCards::ways(Mission m) const {
    QVariantList out;
    if (me() == nobody || !board().shown().holds(me(), m)) return out;
    const auto held = std::ranges::find_if(missions_.rows(), [&](const QVariantMap& row) {
        return row.value(u"key"_s).toString() == q(spelled(word(m)));
    });
    if (held == missions_.rows().end()) return out;
    const QVariantMap& face = *held;
    for (const QVariant& line : face.value(u"pay"_s).toList()) {
        const QVariantMap row = line.toMap();
        out << way(row.value(u"ok"_s).toBool(), row.value(u"text"_s).toString(),
                   row.value(u"have"_s).toInt() < row.value(u"need"_s).toInt() && row.value(u"ok"_s).toBool()
                       ? tr("you have %1, and an ability").arg(row.value(u"have"_s).toInt())
                       : tr("you have %1").arg(row.value(u"have"_s).toInt()));
    }
    if (const QString control = face.value(u"control"_s).toString(); !control.isEmpty())
        out << way(face.value(u"controls"_s).toBool(), control);
    if (card_of(m).cost > 0)
        out << way(face.value(u"afford"_s).toBool(), tr("Credits: %1").arg(card_of(m).cost),
                   tr("you have %1").arg(board().shown().money(me())));
    if (mission_begun() == m) return out;
    const bool lit = face.value(u"lit"_s).toBool();
    const QString why = face.value(u"why"_s).toString();
    out << way(lit, lit ? tr("May be played now") : tr("Not now"),
               lit             ? QString()
               : why.isEmpty() ? face.value(u"when"_s).toString()
                               : why);
    return out;
}

QList<QVariantMap> TeCards::detail_rows() const {
    const QString key = pointed_.isEmpty() ? inspected_ : pointed_;
    const auto named = card_named(key);
    if (!named) return {};
    const bool is_mission = kind_of(*named) == Kind::mission;
    const Mission m = is_mission ? mission_of(*named) : Mission::none;
    const bool offered = board().offers(*named);
    if (is_mission && !lies_open(m) && !offered && !(me() != nobody && board().shown().holds(me(), m))) return {};
    QVariantMap out = card_row(*named).value(u"face"_s).toMap();
    const QString rule = out.value(u"rule"_s).toString();
    const auto link = [&](const QString& id) {
        return QVariantMap{{u"rule"_s, id}, {u"title"_s, board().at().rules()->titleOf(id)}};
    };
    QVariantList links{link(rule)};
    if (is_mission) links << link(q(rule_name(cite(chapter_of(card_of(m).kind)))));
    out.insert({{u"full"_s, board().text("rule." + rule.toStdString() + ".text")},
                {u"ways"_s, is_mission ? ways(m) : QVariantList()},
                {u"links"_s, links}});
    return {out};
}

// ---- a seat's side of the table

QVariantMap TeCards::strength_group(Seat p) const {
    const State& s = board().shown();
    QVariantList cards;
    for (int i = 0; i < strength_cards; i++) {
        const auto k = static_cast<size_t>(i);
        if (s.strength_at[k] == OffWorld::none || s.strength_of[k] != p) continue;
        const Mission m = mission(index(first_strength) + i);
        cards << QVariantMap{{u"key"_s, q(spelled(word(m)))},
                             {u"icon"_s, place_icon(s.strength_at[k])},
                             {u"text"_s, board().called(word(s.strength_at[k]))},
                             {u"value"_s, QString::number(card_of(m).points)},
                             {u"used"_s, false}};
    }
    return {{u"title"_s, tr("Off World")}, {u"cards"_s, cards}};
}

QList<QVariantMap> TeCards::front_rows() const {
    if (seat_shown_ == nobody || hexmoot::index(seat_shown_) >= board().shown().seats) return {};
    const State& s = board().shown();
    const Seat p = seat_shown_;
    const auto row = [&](Token t, const QString& icon, const QString& text, int value, bool used = false) {
        return QVariantMap{{u"key"_s, q(spelled(t))},
                           {u"icon"_s, icon},
                           {u"text"_s, text},
                           {u"value"_s, value > 0 ? QString::number(value) : QString()},
                           {u"used"_s, used}};
    };
    QVariantList faction, initiatives, investments, locations, alliances;
    if (const Faction f = s.faction[hexmoot::index(p)]; f != Faction::none) {
        const QVariantMap face = faction_face(board(), f);
        faction << row(word(f), face.value(u"icon"_s).toString(), board().called(word(f)), 0);
    }
    for (int i = 0; i < mission_cards; i++) {
        const Mission m = mission(i);
        if (!s.owns(p, m)) continue;
        const bool initiative = card_of(m).kind == MissionKind::initiative;
        (initiative ? initiatives : investments) << row(word(m), initiative ? u"flag"_s : u"loop"_s,
                                                        board().called(word(m)), initiative ? card_of(m).points : 0);
    }
    for (int i = 0; i < alliance_cards; i++) {
        const Alliance& a = s.alliances[static_cast<size_t>(i)];
        if (a.a != p && a.b != p) continue;
        alliances << row(word(mission(index(first_alliance) + i)), u"users"_s, board().seat_name(a.a == p ? a.b : a.a),
                         0);
    }
    for (int i = 0; i < location_cards; i++) {
        const Location l = location_card(i);
        const Area place = area_of(s, l);
        if (place == Area::none || s.owner(place) != p) continue;
        const QVariantMap face = location_face(board(), l);
        locations << row(word(l), face.value(u"icon"_s).toString(), face.value(u"name"_s).toString(),
                         card_of(l).victory, face.value(u"used"_s).toBool());
    }
    QVariantList groups;
    const auto add = [&](const QString& title, const QVariantList& cards) {
        if (!cards.isEmpty()) groups << QVariantMap{{u"title"_s, title}, {u"cards"_s, cards}};
    };
    add(tr("Faction"), faction);
    add(tr("Alliances"), alliances);
    add(tr("Initiatives"), initiatives);
    add(tr("Investments"), investments);
    if (const QVariantMap strength = strength_group(p); !strength.value(u"cards"_s).toList().isEmpty())
        groups << strength;
    add(tr("Locations"), locations);
    return {{{u"key"_s, ui::number(p)},
             {u"name"_s, board().seat_name(p)},
             {u"livery"_s, board().livery(p)},
             {u"consul"_s, static_cast<int>(s.consul_counters[hexmoot::index(p)])},
             {u"groups"_s, groups}}};
}

// ---- free at any time

QList<QVariantMap> TeCards::free_rows() const {
    using enum te::Verb;
    QList<QVariantMap> rows;
    if (!board().line().empty() || board().at().over()) return rows;
    const Seat p = seat_shown_ == nobody ? board().speaker() : seat_shown_;
    if (p == nobody) return rows;
    const auto reason_of = [&](te::Verb v) -> std::optional<QString> {
        if (board().offer().has({word(v), p})) return QString();
        const auto why = board().offer().why_not({word(v), p});
        if (!why) return {};
        return board().at().explain(word(v), *why);
    };
    const auto add = [&](te::Verb v, const QString& key, const QString& text, const QString& icon, bool grave = false) {
        if (const auto reason = reason_of(v))
            rows << QVariantMap{{u"key"_s, key},   {u"seat"_s, ui::number(p)}, {u"text"_s, text},
                                {u"icon"_s, icon}, {u"reason"_s, *reason},     {u"grave"_s, grave}};
    };
    if (p != board().speaker()) add(deal, u"deal"_s, tr("Propose a deal"), u"swap"_s);
    for (Seat friend_of : allies(board().shown(), p)) {
        const QString key = u"break "_s + q(spelled(word(friend_of)));
        const QString name = board().seat_name(friend_of);
        const bool sure = confirming_ == key;
        if (board().offer().has({word(break_), p}))
            add(break_, key, (sure ? tr("Really break with %1") : tr("Break with %1")).arg(name), u"users"_s, sure);
    }
    const bool passes = board().shown().card_pass.has(p);
    add(standing, u"standing"_s, passes ? tr("Ask about cards again") : tr("Pass all card windows"), u"cards"_s);
    if (board().offer().has({word(arm), p})) add(arm, u"arm"_s, tr("Arm Counter-Intelligence"), u"shield"_s);
    return rows;
}

void TeCards::makeFree(const QString& key) {
    const auto row = std::ranges::find_if(free_moves_.rows(), [&](const QVariantMap& r) { return r["key"] == key; });
    if (row == free_moves_.rows().end()) return;
    const Seat p = ui::seat_numbered(row->value(u"seat"_s).toInt());
    if (key.startsWith(u"break") && confirming_ != key) {  // it cannot be made again without a card
        confirming_ = key;
        free_moves_.assign(free_rows());
        return;
    }
    confirming_.clear();
    if (!board().at().say(key, p)) return;
    const auto& sitting = board().at().sitting();
    if (sitting.secret_question() && sitting.drawer() != p) board().at().look(ui::number(p));
}

}  // namespace hexmoot::te
