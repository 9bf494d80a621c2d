// Both sides of a battle: who stands there, what helps, who is gone, and the strength as a sum.
#include <algorithm>
#include <numeric>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_combat.h"
#include "app/games/thunders_edge/te_combat_units.h"
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"
#include "engine/games/thunders_edge/combat.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

// In a few words, under a counter.
QString TeCombat::close_to(Token area) const {
    const State& s = board().shown();
    const Area a = area_of(s, area);
    const Location inside = a == Area::none ? Location::none : location_in(s, other_area(a));
    if (location_in(s, a) != Location::none || inside == Location::none) return board().called(area);
    return filled(tr("around %1"), {board().text("location." + spelled(word(inside)) + ".name")});
}

bool TeCombat::fortified() const {
    const Area target = area_of(board().shown(), battle_->target);
    return battle_->fort_fell || (target != Area::none && board().shown().fort[index(target)] != 0);
}

// While the battle goes on the engine knows who takes part; afterwards those who are left stand where they stood, but
// for a breakthrough nobody has written down who they were.
std::vector<TeCombat::Stack> TeCombat::stacks(bool attacks) const {
    const State& s = board().shown();
    std::vector<Stack> out;
    const auto take = [&](Area a, const Force& f) {
        for (int i = 0; i < piece_kinds; i++)
            if (const int n = f[static_cast<size_t>(i)]; n > 0) {
                Stack x;
                x.piece = piece(i);
                x.area = word(s, a);
                x.count = n;
                out.push_back(x);
            }
    };
    const Area target = area_of(s, battle_->target);
    if (!attacks) {
        if (s.owner(target) == battle_->defender) take(target, s.at(target));
        return out;
    }
    if (active()) {
        const Forces from = te::attackers(s);
        each_area(s, [&](Area a) { take(a, from[index(a)]); });
        take(target, s.combat.advanced);
        return out;
    }
    for (Token t : battle_->origins)
        if (const Area a = area_of(s, t); !battle_->through && a != Area::none && s.owner(a) == battle_->attacker)
            take(a, s.at(a));
    if (!battle_->advanced.empty() && s.owner(target) == battle_->attacker) take(target, s.at(target));
    return out;
}

// ---- the strength

// What each unit adds, at the time of that side's roll.
std::vector<int> TeCombat::values(bool attacks) const {
    std::vector<int> out;
    const auto add = [&](Piece p, int count) {
        const int value = attacks ? unit_of(p).attack : unit_of(p).defense;
        if (value > 0) out.insert(out.end(), static_cast<size_t>(count), value);
    };
    for (const Stack& x : stacks(attacks)) add(x.piece, x.count);
    for (const Battle::Loss& x : battle_->lost)
        if ((x.seat == battle_->attacker) == attacks && !(attacks && x.at_once)) add(x.piece, 1);
    std::ranges::sort(out, std::greater());
    return out;
}

int TeCombat::strength(bool attacks) const {
    const auto& rolled = attacks ? battle_->offence : battle_->defence;
    if (!rolled.empty()) return static_cast<int>(rolled.size());
    if (!active() || board().shown().phase > Phase::combat_4) return 0;
    return attacks ? offensive_dice(board().shown()) : defensive_dice(board().shown());
}

// "4 + 2 + 2, artillery 1": units, Fortification, Artillery, and what is left comes from cards.
QString TeCombat::sum(bool attacks, int total) const {
    if (total == 0 || (battle_->through && !active() && attacks)) return {};
    const std::vector<int> units = values(attacks);
    int rest = total - std::accumulate(units.begin(), units.end(), 0);
    QStringList parts{sum_of(units)};
    const auto add = [&](const QString& text, int value) {
        if (value <= 0) return;
        parts << text.arg(value);
        rest -= value;
    };
    if (!attacks && fortified()) add(tr("Fortification %1"), std::min(rest, fortification_dice));
    const auto fired = std::ranges::count_if(battle_->support, [&](const auto& x) { return x.attacks == attacks; });
    add(tr("Artillery %1"), std::min(rest, static_cast<int>(fired)));
    add(tr("cards %1"), rest);
    return parts.join(u", "_s);
}

QVariantMap TeCombat::side(bool attacks) const {
    if (!battle_) return {};
    const Seat s = attacks ? battle_->attacker : battle_->defender;
    const QString name = board().seat_name(s);
    QStringList from;
    for (Token t : battle_->origins) from << board().called(t);
    const int total = strength(attacks);
    const QString place = attacks       ? filled(tr("from %1"), {from.join(u", "_s)})
                          : fortified() ? filled(tr("%1, fortified"), {board().called(battle_->target)})
                                        : board().called(battle_->target);
    const QString strength_text = attacks ? tr("attack strength") : tr("defence strength");
    const QString parts = sum(attacks, total);
    return {{u"seat"_s, ui::number(s)},
            {u"livery"_s, board().livery(s)},
            {u"name"_s, name},
            {u"title"_s, filled(attacks ? tr("%1 attacks") : tr("%1 defends"), {name})},
            {u"place"_s, attacks && from.isEmpty() ? QString() : place},
            {u"strength"_s, total},
            {u"label"_s, strength_text},
            {u"sum"_s, parts},
            {u"text"_s, filled(tr("%1: %2 %3, %4"), {name, strength_text, QString::number(total), parts})}};
}

// ---- the counters

QList<QVariantMap> TeCombat::unit_rows(bool attacks, int& digit) const {
    if (!battle_) return {};
    const Seat s = attacks ? battle_->attacker : battle_->defender;
    const auto can = pickable();
    const auto all = named();
    const bool several = battle_->origins.size() > 1 || !battle_->advanced.empty();
    QList<QVariantMap> rows;
    for (const Stack& x : stacks(attacks)) {
        const Unit& unit = x;
        const bool mine = std::ranges::any_of(can, [&](const Stack& c) { return static_cast<const Unit&>(c) == unit; });
        const auto picked = static_cast<int>(std::ranges::count(all, unit));
        const bool back = std::ranges::find(picks_, unit) != picks_.end();
        const bool lit = mine && (may_pick(unit) || back);
        QVariantMap row = counter_row(board(), x.piece, s, x.count);
        const int key = lit && digit < 9 ? ++digit : 0;
        row.insert({{u"key"_s, piece_key(x.area, x.piece)},
                    {u"area"_s, q(spelled(x.area))},
                    {u"where"_s, attacks && several ? close_to(x.area) : QString()},
                    {u"lit"_s, lit},
                    {u"picked"_s, picked},
                    {u"enter"_s, lit && may_pick(unit) && (picked == 0 || naming() == te::Verb::remove)},
                    {u"digit"_s, key},
                    {u"text"_s, filled(picked > 0 ? tr("%1 %2 in %3, %4 chosen") : tr("%1 %2 in %3"),
                                       {QString::number(x.count), row.value(u"name"_s).toString(),
                                        board().called(x.area), QString::number(picked)})}});
        rows << row;
    }
    return rows;
}

namespace {

QString dice_text(int n) { return n == 1 ? TeCombat::tr("+1 die") : TeCombat::tr("+%1 dice").arg(n); }

}  // namespace

QList<QVariantMap> TeCombat::help_rows(bool attacks, int& digit) const {
    if (!battle_) return {};
    QList<QVariantMap> rows;
    const auto add = [&](QVariantMap row, const QString& key, const QString& name, const QString& note) {
        row.insert({{u"key"_s, key}, {u"note"_s, note}, {u"text"_s, name + u", "_s + note}});
        if (!row.contains(u"lit"_s)) row.insert({{u"lit"_s, false}, {u"digit"_s, 0}, {u"area"_s, QString()}});
        rows << row;
    };
    std::vector<Battle::Support> told;
    for (const Battle::Support& x : battle_->support) {
        const auto same = [&](const Battle::Support& y) { return y.area == x.area && y.attacks == x.attacks; };
        if (x.attacks != attacks || std::ranges::any_of(told, same)) continue;
        told.push_back(x);
        const auto n = static_cast<int>(std::ranges::count_if(battle_->support, same));
        add(counter_row(board(), Piece::fired_artillery, x.seat, n), u"fired/"_s + q(spelled(x.area)),
            filled(tr("Artillery of %1 in %2"), {board().seat_name(x.seat), board().called(x.area)}), dice_text(n));
    }
    if (!attacks && fortified())
        add({{u"glyph"_s, u"fort"_s}, {u"livery"_s, -1}, {u"count"_s, 1}}, u"fort"_s, tr("Fortification"),
            dice_text(fortification_dice));
    const bool now = board().shown().phase == (attacks ? Phase::combat_1 : Phase::combat_2) && asked();
    const bool begun = board().begun_with(te::Verb::support);
    if (!now || (!begun && !board().offers(te::Verb::support))) return rows;
    const std::array first{word(te::Verb::support)};
    const Offer guns = begun ? board().offer() : board().offer_after(first);
    for (const Answer& a : guns.answers()) {
        if (a.seat != board().speaker() || (kind_of(a.token) != Kind::field && kind_of(a.token) != Kind::location))
            continue;
        const Area where = area_of(board().shown(), a.token);
        QVariantMap row =
            counter_row(board(), Piece::artillery, a.seat, board().shown().at(where)[index(Piece::artillery)]);
        row.insert({{u"lit"_s, true}, {u"digit"_s, digit < 9 ? ++digit : 0}, {u"area"_s, q(spelled(a.token))}});
        add(row, q(spelled(a.token)), filled(tr("Fire the Artillery in %1"), {board().called(a.token)}),
            board().called(a.token));
    }
    return rows;
}

// One by one, as they went: "Lost at once", "Lost to the fives", "Lost to the hits".
QList<QVariantMap> TeCombat::lost_rows(bool attacks) const {
    if (!battle_) return {};
    QList<QVariantMap> rows;
    for (const Battle::Loss& x : battle_->lost) {
        if ((x.seat == battle_->attacker) != attacks) continue;
        const QString why = x.at_once                       ? tr("at once")
                            : x.cause != cite(Rule::cmb_10) ? tr("on the way")
                            : attacks                       ? tr("to the fives")
                                                            : tr("to the hits");
        QVariantMap row = counter_row(board(), type_of(x.piece), x.seat);
        row.insert({{u"key"_s, static_cast<int>(rows.size())},
                    {u"why"_s, why},
                    {u"state"_s, u"lost"_s},
                    {u"text"_s, filled(tr("%1 lost %2"), {row.value(u"name"_s).toString(), why})}});
        rows << row;
    }
    return rows;
}

}  // namespace hexmoot::te
