// Around the middle: the seats in their order, Off World, what waits face down, phases, tension, the curtain's words.
#include <algorithm>

#include "app/games/thunders_edge/te_board.h"
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

// ---- the seats

QString TeBoard::status(Seat s) const {
    const State& now = shown();
    if (const QString seal = queue_status(s); seal == u"sealed") return tr("sealed");
    const bool market = now.phase >= Phase::market_window && now.phase <= Phase::market_draw;
    if (market && now.market.withdrawn.has(s)) return tr("left");
    if (market && now.market.raised.has(s)) return tr("hand up");
    if (market && now.market.passed.has(s)) return tr("passed");
    if (view_.prompt.asks(s) && subject() == s) return tr("acting");
    // Both sets keep what was said until the next segment of their kind begins.
    if (now.phase == Phase::mission_turn && now.rests.has(s)) return tr("rests");
    const bool option = now.phase == Phase::action_offer || now.phase == Phase::drop_offer;
    if (option && now.passed.has(s)) return tr("passed");
    const bool in_turns = now.phase >= Phase::action_begin && now.phase <= Phase::drop_place;
    return in_turns && !now.remaining.has(s) && now.active != s && now.phase != Phase::resources &&
                   now.phase != Phase::purchase
               ? tr("done")
               : QString();
}

QList<QVariantMap> TeBoard::rail_rows() const {
    QList<QVariantMap> rows;
    if (shown().seats == 0) return rows;
    const auto order = priority(shown(), shown().phase >= Phase::action_begin);
    for (int i = 0; i < shown().seats; i++) {
        const Seat s = order[static_cast<size_t>(i)];
        QVariantMap row{{u"key"_s, ui::number(s)}};
        describe(s, row);
        rows << row;
    }
    return rows;
}

void TeBoard::describe(Seat s, QVariantMap& row) const {
    const size_t i = hexmoot::index(s);
    QStringList friends;
    for (Seat other : allies(shown(), s)) friends << seat_name(other);
    const QString state = status(s);
    row.insert({{u"seat"_s, ui::number(s)},
                {u"name"_s, seat_name(s)},
                {u"livery"_s, livery(s)},
                {u"acting"_s, view_.prompt.asks(s) && subject() == s},
                {u"status"_s, state},
                {u"consul"_s, shown().consul == s || (shown().consul == nobody && shown().last_consul == s)},
                {u"counters"_s, shown().consul_counters[i]},
                {u"points"_s, public_score(shown(), s)},
                {u"credits"_s, shown().money(s)},
                {u"missions"_s, view_.mission_cards[s]},
                {u"senate"_s, view_.senate_cards[s]},
                {u"faction"_s, shown().faction[i] == Faction::none ? QString() : called(word(shown().faction[i]))},
                {u"allies"_s, friends},
                {u"text"_s, tr("%1: %2 points, %3 Credits, %4 Mission cards, %5 Senate cards")
                                .arg(seat_name(s))
                                .arg(public_score(shown(), s))
                                .arg(shown().money(s))
                                .arg(view_.mission_cards[s])
                                .arg(view_.senate_cards[s])}});
}

// ---- Off World and the boxes

QList<QVariantMap> TeBoard::off_world_rows() const {
    static constexpr std::array glyphs{"dish", "rocket", "refinery"};
    QList<QVariantMap> rows;
    for (int i = 0; i < off_worlds; i++) {
        const OffWorld place = te::off_world(i);
        const Seat holder = off_world_controller(shown(), place);
        const int points = holder == nobody ? 0 : strength_points(shown(), holder, place);
        const QString name = called(word(place));
        rows << QVariantMap{
            {u"key"_s, name},
            {u"name"_s, name},
            {u"glyph"_s, QLatin1StringView(glyphs[static_cast<size_t>(i)])},
            {u"livery"_s, holder == nobody ? -1 : livery(holder)},
            {u"points"_s, points},
            {u"text"_s, holder == nobody ? tr("%1: held by nobody").arg(name)
                                         : tr("%1: %2 holds it with %3").arg(name, seat_name(holder)).arg(points)}};
    }
    return rows;
}

QList<QVariantMap> TeBoard::reserve_rows() const {
    QList<QVariantMap> rows;
    const Seat s = subject() == nobody ? speaker() : subject();
    if (s == nobody) return rows;
    rows << QVariantMap{{u"key"_s, u"orbit"_s},
                        {u"name"_s, tr("In Orbit")},
                        {u"glyph"_s, u"target"_s},
                        {u"count"_s, view_.in_orbit[s]}};
    rows << QVariantMap{{u"key"_s, u"transit"_s},
                        {u"name"_s, tr("In Transit")},
                        {u"glyph"_s, u"clock"_s},
                        {u"count"_s, view_.in_transit[s]}};
    return rows;
}

// ---- phases and tension

QVariantList TeBoard::phases() const {
    const Phase p = shown().phase;
    const bool setting_up = p < Phase::status_tension;
    const QStringList names =
        setting_up ? QStringList{tr("World"), tr("First units"), tr("First drop")}
                   : QStringList{tr("Status"), tr("Senate"), tr("Action"), tr("Reinforcements"), tr("Drop")};
    const int now = setting_up                 ? (p < Phase::initial_buy ? 0
                                                  : p < Phase::drop_roll ? 1
                                                                         : 2)
                    : p < Phase::market_window ? 0
                    : p < Phase::action_begin  ? 1
                    : p < Phase::resources     ? 2
                    : p < Phase::drop_begin    ? 3
                    : p < Phase::over          ? 4
                                               : 5;
    const QString note = p < Phase::status_tension   ? QString()
                         : p < Phase::market_window  ? QString()
                         : p < Phase::mission_turn   ? tr("Consul trading")
                         : p < Phase::discard        ? tr("Missions")
                         : p < Phase::action_begin   ? tr("Discard")
                         : p < Phase::action_declare ? tr("Moving")
                         : p < Phase::combat_1       ? tr("Attacks")
                         : p < Phase::siege_check    ? tr("Battle")
                         : p < Phase::resources      ? QString()
                         : p < Phase::purchase       ? tr("Income")
                         : p < Phase::drop_begin     ? tr("Purchase")
                                                     : QString();
    QVariantList out;
    for (int i = 0; i < names.size(); i++)
        out << QVariantMap{{u"text"_s, names[i]},
                           {u"note"_s, i == now ? note : QString()},
                           {u"state"_s, i < now    ? u"done"_s
                                        : i == now ? u"now"_s
                                                   : u"next"_s}};
    return out;
}

QVariantMap TeBoard::tension() const {
    const int value = shown().tension;
    return {{u"value"_s, value},
            {u"last"_s, last_tension},
            {u"grave"_s, 27},
            {u"shown"_s, shown().phase >= Phase::status_tension},
            {u"text"_s, tr("Tension %1 of %2").arg(value).arg(last_tension)}};
}

// ---- the log

namespace {

// How many of the events right before the last one belong to it.
template <class Joins>
size_t run(std::span<const Event> events, const Joins& joins) {
    size_t n = 0;
    while (n + 1 < events.size() && joins(events[events.size() - 2 - n], events[events.size() - 1 - n])) n++;
    return n;
}

bool same_roll(const Event& a, const Event& b) {
    return a.kind == b.kind && a.seat == b.seat && a.facts[1] == b.facts[1] && a.cause == b.cause;
}

// One unit going on from where it has come to.
bool same_walk(const Event& a, const Event& b) {
    return a.kind == b.kind && a.seat == b.seat && a.secret == b.secret &&
           std::equal(a.facts.begin() + 3, a.facts.end(), b.facts.begin());
}

}  // namespace

// The dice of a roll are one line, and so is the way of a unit.
ui::LogModel::Telling TeBoard::tell(std::span<const Event> up_to) const {
    const Event& last = up_to.back();
    const GameModule& module = table().sitting().module();
    if (static_cast<Happening>(last.kind) == Happening::die_rolled) {
        const size_t n = run(up_to, same_roll);
        std::vector<int> results;
        for (const Event& e : up_to.last(n + 1)) results.push_back(e.facts[0]);
        std::sort(results.rbegin(), results.rend());
        QStringList dice;
        for (int r : results) dice << QString::number(r);
        const QString what = last.facts[1] == 0   ? tr("%1 rolls %2 in defence: %3")
                             : last.facts[1] == 1 ? tr("%1 rolls %2 in attack: %3")
                                                  : tr("%1 rolls %2: %3");
        return {what.arg(seat_name(last.seat), tr("%n dice", nullptr, static_cast<int>(n) + 1), dice.join(u' ')), n};
    }
    if (static_cast<Happening>(last.kind) == Happening::moved) {
        const size_t n = run(up_to, same_walk);
        Event whole = last;
        std::copy_n(up_to[up_to.size() - 1 - n].facts.begin(), 3, whole.facts.begin());
        return {map_->with_places(q(module.log_line(whole, table().speech()))), n};
    }
    ui::LogModel::Telling told = BoardModel::tell(up_to);
    told.text = map_->with_places(told.text);
    return told;
}

// ---- the curtain

QString TeBoard::will_see(Seat s) const {
    return tr("Your cards: %1 Senate, %2 Mission.").arg(view_.senate_cards[s]).arg(view_.mission_cards[s]);
}

bool TeBoard::harms(const Event& e, Seat s) const {
    const auto aimed_at = [&](int seat) { return seat == ui::number(s); };
    switch (static_cast<Happening>(e.kind)) {
        case Happening::unit_lost:
        case Happening::initiative_lost:
        case Happening::mission_lost:
        case Happening::assassination:
        case Happening::card_cancelled:
            return e.seat == s;
        case Happening::control_gained:
            return aimed_at(e.facts[3]) && e.seat != s;
        case Happening::combat_begins:
            return aimed_at(e.facts[3]);
        case Happening::siege_declared: {
            const Area a =
                location(site_at(shown(), {static_cast<i8>(e.facts[0] - 64), static_cast<i8>(e.facts[1] - 64)}));
            return shown().owner(a) == s;
        }
        case Happening::alliance_broken:
            return aimed_at(e.facts[0]);
        default:
            return false;
    }
}

}  // namespace hexmoot::te
