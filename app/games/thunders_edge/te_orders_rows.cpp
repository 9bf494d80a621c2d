// The rows of an order: what can be bought, where it goes, what it costs.
#include <algorithm>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_combat_units.h"
#include "app/games/thunders_edge/te_orders.h"
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

QString TeOrders::why(Token t, Reason r) const { return r.allowed() ? QString() : board().at().explain(t, r); }

int TeOrders::first_spent() const {
    int sum = 0;
    for (int i = 0; i < unit_types; i++) sum += first_[static_cast<size_t>(i)] * unit_of(piece(i)).cost;
    return sum;
}

// An order asks the engine; of the first units only the budget and the counter mix matter (TE-BUY0-1).
Reason TeOrders::may_have_one_more(int type) const {
    const Piece p = piece(type);
    if (writes()) return may_buy(board().shown(), me(), draft_.order, p);
    const int left = initial_budget - first_spent();
    if (unit_of(p).cost > left) return because(Code::budget, Rule::buy0_1, number_word(left));
    return first_[static_cast<size_t>(type)] < pool(board().shown(), me(), p)
               ? allowed
               : because(Code::pool, Rule::buy0_1, word(p));
}

QVariantMap TeOrders::unit_row(int type) const {
    const State& s = board().shown();
    const Piece p = piece(type);
    const int colours = s.seats == 2 ? 2 : 1;  // TE-2P-1
    const int total = unit_of(p).per_colour * colours, left = pool(s, me(), p);
    int bought = first_[static_cast<size_t>(type)], all = bought;
    if (writes()) {
        all = ordered(draft_.order, p);
        bought = static_cast<int>(std::ranges::count_if(
            draft_.items, [&](const OrderItem& x) { return is(x[0], te::Verb::buy) && x[1] == word(p); }));
    }
    const Reason reason = may_have_one_more(type);
    const QString note = !reason.allowed() ? why(word(p), reason)
                         : left - all == 1 ? tr("1 more in your counters")
                                           : filled(tr("%1 more in your counters"), {QString::number(left - all)});
    QVariantMap row = counter_row(board(), p, me());
    row.insert({{u"key"_s, q(spelled(word(p)))},
                {u"kind"_s, u"unit"_s},
                {u"price"_s, unit_of(p).cost},
                {u"total"_s, total},
                {u"used"_s, total - left},
                {u"bought"_s, all},
                {u"count"_s, 1},
                {u"amount"_s, bought},
                {u"note"_s, note},
                {u"plus"_s, why(word(p), reason)},
                {u"minus"_s, bought > 0 ? QString() : tr("None is in this order.")}});
    return row;
}

QVariantMap TeOrders::built_row(te::Verb what) const {
    const State& s = board().shown();
    const bool fort = what == te::Verb::fort;
    const Reason reason = fort ? may_fortify(s, me(), draft_.order) : may_land(s, me(), draft_.order);
    const int amount = fort ? draft_.order.forts.size : draft_.order.landings.size;
    const bool open = !draft_.open.empty() && is(draft_.open[0], what);
    const QString says = fort ? tr("Placed now. It costs a Conventional Force there, never the last unit.")
                              : tr("Placed now, in a field where you have a unit.");
    return {{u"key"_s, fort ? u"fort"_s : u"landing"_s},
            {u"kind"_s, fort ? u"fort"_s : u"landing"_s},
            {u"glyph"_s, fort ? u"fort"_s : u"landing"_s},
            {u"livery"_s, -1},
            {u"name"_s, board().called(word(what))},
            {u"price"_s, fort ? fortification_cost : s.option(Option::landing_area_cost)},
            {u"total"_s, 0},
            {u"used"_s, 0},
            {u"bought"_s, amount},
            {u"count"_s, 1},
            {u"amount"_s, amount},
            {u"note"_s, reason.allowed() ? says : why(word(what), reason)},
            {u"plus"_s, open ? tr("Choose its area first.") : why(word(what), reason)},
            {u"minus"_s, amount > 0 || open ? QString() : tr("None is in this order.")}};
}

// The abilities of Locations that help an order; those the seat does not have do not show.
QList<QVariantMap> TeOrders::ability_rows() const {
    QList<QVariantMap> rows;
    const State& s = board().shown();
    for (Location l : {Location::petersburg, Location::hollow_ridge_works, Location::fort_ansgar}) {
        const Area a = area_of(s, l);
        if (a == Area::none || s.owner(a) != me()) continue;
        const Token t = word(l);
        const bool open = draft_.open.size() > 1 && draft_.open[1] == t;
        const bool used = std::ranges::any_of(draft_.items, [&](const OrderItem& x) { return x[1] == t; });
        const Reason reason = may_apply(s, me(), draft_.order, l);
        rows << QVariantMap{
            {u"key"_s, q(spelled(t))},
            {u"kind"_s, u"ability"_s},
            {u"glyph"_s, QString()},
            {u"livery"_s, -1},
            {u"name"_s, board().called(t)},
            {u"price"_s, -1},
            {u"total"_s, 0},
            {u"used"_s, 0},
            {u"bought"_s, 0},
            {u"count"_s, 1},
            {u"amount"_s, used ? 1 : 0},
            {u"note"_s, used               ? tr("Used in this order.")
                        : reason.allowed() ? q(board().at().speech().text("location." + spelled(t) + ".text"))
                                           : why(t, reason)},
            {u"plus"_s, open ? tr("Finish it first.") : why(t, reason)},
            {u"minus"_s, used || open ? QString() : tr("Not used in this order.")}};
    }
    return rows;
}

QList<QVariantMap> TeOrders::item_rows() const {
    QList<QVariantMap> rows;
    if (!writes() && !buys_first()) return rows;
    for (int i = 0; i < unit_types; i++) rows << unit_row(i);
    if (writes()) {
        rows << built_row(te::Verb::fort) << built_row(te::Verb::landing);
        rows << ability_rows();
    }
    for (int i = 0; i < rows.size(); i++) {
        rows[i].insert(u"digit"_s, i < 9 ? i + 1 : 0);
        rows[i].insert(u"text"_s, filled(tr("%1: %2 in this order. %3"),
                                         {rows[i].value(u"name"_s).toString(), rows[i].value(u"amount"_s).toString(),
                                          rows[i].value(u"note"_s).toString()}));
    }
    return rows;
}

// ---- the open item

QString TeOrders::choices_title() const {
    if (draft_.open.empty()) return {};
    if (is(draft_.open[0], te::Verb::fort)) return tr("Where does the Fortification stand?");
    if (is(draft_.open[0], te::Verb::landing)) return tr("Where is the Landing Area?");
    if (is(draft_.open[0], te::Verb::ability))
        return board().called(draft_.open.size() > 1 ? draft_.open[1] : draft_.open[0]);
    return tr("Choose");
}

QList<QVariantMap> TeOrders::choice_rows() const {
    QList<QVariantMap> rows;
    if (!writes() || draft_.open.empty()) return rows;
    for (const Answer& a : board().offer().answers()) {
        const Kind k = kind_of(a.token);
        const QString key = q(spelled(a.token));
        const QString thing = k == Kind::field || k == Kind::location ? u"area/"_s
                              : k == Kind::piece                      ? u"piece/"_s
                                                                      : u"choice/"_s;
        rows << QVariantMap{{u"key"_s, key},
                            {u"thing"_s, thing + key},
                            {u"name"_s, board().called(a.token)},
                            {u"digit"_s, rows.size() < 9 ? static_cast<int>(rows.size()) + 1 : 0}};
    }
    return rows;
}

QStringList TeOrders::areas() const {
    QStringList out;
    for (const QVariantMap& light : lights_.rows()) out << light.value(u"key"_s).toString();
    return out;
}

QList<QVariantMap> TeOrders::light_rows() const {
    QList<QVariantMap> rows;
    for (const QVariantMap& c : choice_rows())
        if (c.value(u"thing"_s).toString().startsWith(u"area/"))
            rows << QVariantMap{{u"key"_s, c.value(u"key"_s)}, {u"state"_s, u"lit"_s}, {u"text"_s, c.value(u"name"_s)}};
    return rows;
}

// ---- where it goes

QList<QVariantMap> TeOrders::box_rows(bool orbit) const {
    QList<QVariantMap> rows;
    if (!writes()) return rows;
    const Box& box = orbit ? draft_.order.orbit : draft_.order.transit;
    const bool yards = may_send_to_orbit(board().shown(), me(), draft_.order).allowed();
    for (int i = 0; i < unit_types; i++) {
        const int n = box[static_cast<size_t>(i)];
        if (n == 0) continue;
        const bool own = std::ranges::any_of(draft_.items, [&](const OrderItem& x) {
            return is(x[0], te::Verb::buy) && x[1] == word(piece(i)) &&
                   is(x[2], orbit ? te::Verb::orbit : te::Verb::transit);
        });
        QVariantMap row = counter_row(board(), piece(i), me(), n);
        const QString way = !own || (!orbit && !yards) ? QString()
                            : orbit                    ? tr("Send one to Transit")
                                                       : tr("Send one to Orbit");
        row.insert({{u"key"_s, q(spelled(word(piece(i))))},
                    {u"way"_s, way},
                    {u"text"_s, filled(tr("%1 %2 in %3"), {QString::number(n), row.value(u"name"_s).toString(),
                                                           orbit ? tr("Orbit") : tr("Transit")})}});
        rows << row;
    }
    return rows;
}

QList<QVariantMap> TeOrders::place_rows() const {
    static constexpr std::array glyphs{"dish", "rocket", "refinery"};
    QList<QVariantMap> rows;
    if (!writes()) return rows;
    for (int i = 0; i < off_worlds; i++) {
        const OffWorld place = te::off_world(i);
        const QString key = q(spelled(word(place))), name = board().called(word(place));
        const bool there = draft_.order.off_world == place;
        const QString unit = there ? board().called(word(draft_.order.off_world_unit)) : tr("none");
        const Reason reason = there ? allowed : may_go_off_world(board().shown(), me(), draft_.order);
        rows << QVariantMap{{u"key"_s, key},
                            {u"name"_s, name},
                            {u"glyph"_s, QLatin1StringView(glyphs[static_cast<size_t>(i)])},
                            {u"note"_s, unit},
                            {u"there"_s, there},
                            {u"open"_s, place_ == key},
                            {u"reason"_s, why(word(te::Verb::offworld), reason)},
                            {u"text"_s, there ? filled(tr("%1: %2, take it back"), {name, unit})
                                              : filled(tr("A unit for %1"), {name})}};
    }
    return rows;
}

QList<QVariantMap> TeOrders::place_unit_rows() const {
    QList<QVariantMap> rows;
    if (!writes() || place_.isEmpty()) return rows;
    for (int i = 0; i < unit_types; i++) {
        QVariantMap row = counter_row(board(), piece(i), me());
        row.insert({{u"key"_s, q(spelled(word(piece(i))))},
                    {u"digit"_s, i + 1},
                    {u"reason"_s, why(word(piece(i)), may_go_off_world(board().shown(), me(), draft_.order, piece(i)))},
                    {u"text"_s, filled(tr("%1 for %2 Credits"),
                                       {row.value(u"name"_s).toString(), QString::number(unit_of(piece(i)).cost)})}});
        rows << row;
    }
    return rows;
}

QList<QVariantMap> TeOrders::placed_rows() const {
    QList<QVariantMap> rows;
    for (const OrderItem& x : draft_.items) {
        const bool ability = is(x[0], te::Verb::ability);
        if (!is(x[0], te::Verb::fort) && !is(x[0], te::Verb::landing) &&
            !(ability && kind_of(x.back()) != Kind::number))
            continue;
        if (ability && kind_of(x.back()) == Kind::piece) continue;
        const QString what = board().called(ability ? word(te::Verb::fort) : x[0]), area = q(spelled(x.back()));
        rows << QVariantMap{{u"key"_s, q(spelled(x[0])) + u'/' + area},
                            {u"area"_s, area},
                            {u"text"_s, filled(tr("%1 in %2"), {what, board().called(x.back())})}};
    }
    return rows;
}

QVariantMap TeOrders::sum() const {
    if (!writes() && !buys_first()) return {};
    const bool first = buys_first();
    const int budget = first ? initial_budget : board().shown().money(me());
    const int spent = first ? first_spent() : price(board().shown(), me(), draft_.order);
    const int left = budget - spent;
    const QString note = first ? filled(tr("Twice the rest is your start: %1 Credits."), {QString::number(2 * left)})
                               : tr("What is left stays with you.");
    return {
        {u"first"_s, first},
        {u"left"_s, left},
        {u"budget"_s, budget},
        {u"spent"_s, spent},
        {u"kept"_s, first ? 2 * left : left},
        {u"note"_s, note},
        {u"title"_s, filled(tr("%1’s booth"), {board().seat_name(me())})},
        {u"livery"_s, board().livery(me())},
        {u"about"_s, first ? tr("First units") : tr("Secret purchase")},
        {u"text"_s, filled(tr("%1 of %2 Credits left. %3"), {QString::number(left), QString::number(budget), note})},
        {u"rule"_s, first ? u"TE-BUY0-1"_s : u"TE-PUR-6"_s}};
}

}  // namespace hexmoot::te
