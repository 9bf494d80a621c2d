#include "app/games/thunders_edge/te_scores.h"

#include <algorithm>
#include <utility>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_combat_units.h"
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

namespace {

// Locations, three places off world, Consul counters, Initiatives.
constexpr int first_place = 1, consul = first_place + off_worlds, initiatives = consul + 1,
              sources_told = initiatives + 1;

const Event* last_of(const std::vector<Event>& log, Happening what, Seat s) {
    const auto found = std::find_if(log.rbegin(), log.rend(),
                                    [&](const Event& e) { return e.kind == static_cast<u8>(what) && e.seat == s; });
    return found == log.rend() ? nullptr : &*found;
}

}  // namespace

TeScores::TeScores(TeBoard& board) : TePart(board) {}

bool TeScores::at_once() const { return board().shown().winner != nobody; }
int TeScores::count() const { return at_once() ? 0 : sources_told; }
bool TeScores::revealing() const { return board().match().over() && shown_ < count(); }

// A game that ends while the table watches is told source by source; one that was opened after its end lies open.
void TeScores::refresh() {
    const bool over = board().match().over();
    const bool first = !std::exchange(read_, true);
    if (over && !over_) shown_ = first ? count() : 0;
    over_ = over;
    update();
}

void TeScores::update() {
    const bool over = board().match().over();
    sources_.assign(over && !at_once() ? source_rows() : QList<QVariantMap>());
    seats_.assign(over ? seat_rows() : QList<QVariantMap>());
    emit changed();
}

void TeScores::next() {
    if (!revealing()) return;
    ++shown_;
    emit board().at().cue(u"pick"_s);
    update();
    if (!revealing()) board().at().refresh();
}

void TeScores::showAll() {
    if (!revealing()) return;
    shown_ = count();
    board().at().refresh();
}

// ---- the points

int TeScores::value(Seat s, int source) const {
    const Event* told = last_of(board().match().events(), Happening::scored, s);
    if (!told) return 0;
    if (source == 0) return told->facts[0];
    if (source == consul) return told->facts[2];
    if (source == initiatives) return told->facts[3];
    return off_world_share(board().shown(), s, te::off_world(source - first_place));
}

// ---- the rows

QVariantList TeScores::units_at(OffWorld place) const {
    QVariantList out;
    const bool open = shown_ > first_place + index(place);
    for (Seat s : bookkeeping_order(board().shown()))
        for (int i = 0; i < unit_types; i++) {
            const int n = board().shown().off_world[hexmoot::index(s)][index(place)][static_cast<size_t>(i)];
            for (int k = 0; k < n; k++) {
                QVariantMap row = counter_row(board(), piece(i), s);
                if (!open) row.insert({{u"state"_s, u"down"_s}, {u"glyph"_s, QString()}, {u"name"_s, QString()}});
                out << row;
            }
        }
    return out;
}

QList<QVariantMap> TeScores::source_rows() const {
    static constexpr std::array glyphs{"city", "dish", "rocket", "refinery", "gavel", "flag"};
    QList<QVariantMap> rows;
    for (int i = 0; i < sources_told; i++) {
        const bool place = i >= first_place && i < consul;
        const QString name = place         ? board().called(word(te::off_world(i - first_place)))
                             : i == 0      ? tr("Locations")
                             : i == consul ? tr("Consul counters")
                                           : tr("Initiatives");
        QStringList held;
        if (place)
            for (Seat s : all_seats(board().shown()))
                if (const int n = control_points(board().shown(), s, te::off_world(i - first_place)); n > 0)
                    held << filled(tr("%1 %2"), {board().seat_name(s), QString::number(n)});
        const bool shown = i < shown_;
        const QString note = !shown           ? tr("not yet shown")
                             : !place         ? QString()
                             : held.isEmpty() ? tr("held by nobody")
                                              : held.join(u", "_s);
        rows << QVariantMap{{u"key"_s, i},
                            {u"name"_s, name},
                            {u"glyph"_s, QLatin1StringView(glyphs[static_cast<size_t>(i)])},
                            {u"shown"_s, shown},
                            {u"now"_s, i == shown_ - 1 && shown_ < sources_told},
                            {u"note"_s, note},
                            {u"units"_s, place ? units_at(te::off_world(i - first_place)) : QVariantList()},
                            {u"text"_s, filled(tr("%1: %2"), {name, note})}};
    }
    return rows;
}

QList<QVariantMap> TeScores::seat_rows() const {
    QList<QVariantMap> rows;
    const State& s = board().shown();
    const bool all = !revealing();
    for (Seat p : bookkeeping_order(s)) {
        QVariantList points;
        QStringList spoken;
        int sum = 0;
        for (int i = 0; i < count(); i++) {
            const int v = value(p, i);
            points << QVariantMap{{u"value"_s, v}, {u"shown"_s, i < shown_}};
            if (i < shown_) sum += v;
            spoken << QString::number(v);
        }
        const bool won = s.winners.has(p) || s.winner == p;
        const QString name = board().seat_name(p);
        rows << QVariantMap{{u"key"_s, ui::number(p)},
                            {u"name"_s, name},
                            {u"livery"_s, board().livery(p)},
                            {u"winner"_s, all && won},
                            {u"points"_s, points},
                            {u"sum"_s, at_once() ? public_score(s, p) : sum},
                            {u"text"_s, filled(all && won ? tr("%1, winner, %2 points") : tr("%1, %2 points"),
                                               {name, QString::number(at_once() ? public_score(s, p) : sum)})}};
    }
    const auto rank = [](const QVariantMap& r) {
        return std::pair(r.value(u"winner"_s).toBool(), r.value(u"sum"_s).toInt());
    };
    if (all) std::ranges::stable_sort(rows, std::greater(), rank);
    return rows;
}

QVariantMap TeScores::winner() const {
    if (!board().match().over() || revealing()) return {};
    const State& s = board().shown();
    const Standing standing = board().match().standing();
    const Seat first = standing.winners.front();
    QStringList names, cities;
    for (Seat p : standing.winners) names << board().seat_name(p);
    if (at_once())
        each_area_of(s, s.winner, [&](Area a) {
            const Location l = location_in(s, a);
            if (l != Location::none && card_of(l).type == LocationType::population_center)
                cities << q(board().at().speech().text("location." + spelled(word(l)) + ".name"));
        });
    const QString text =
        at_once() ? filled(tr("Instant victory with %1"), {cities.join(u", "_s)}) : board().at().result();
    return {
        {u"title"_s, filled(names.size() > 1 ? tr("%1 share the victory") : tr("%1 wins"), {names.join(tr(" and "))})},
        {u"text"_s, text},
        {u"livery"_s, board().livery(first)},
        {u"cities"_s, cities}};
}

QString TeScores::headline() const { return winner().value(u"title"_s).toString(); }

}  // namespace hexmoot::te
