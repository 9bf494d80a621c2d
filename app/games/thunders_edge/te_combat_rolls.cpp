// The steps of a battle, its two rolls in words, and what follows.
#include <algorithm>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_combat.h"
#include "app/games/thunders_edge/te_combat_units.h"
#include "app/shell/qt_text.h"
#include "engine/games/thunders_edge/combat.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

// ---- the seven steps

QList<QVariantMap> TeCombat::step_rows() const {
    if (!battle_) return {};
    const QStringList names{tr("Attack support"), tr("Defence support"), tr("Defence roll"), tr("Attack roll"),
                            tr("Casualties"),     tr("Advance"),         tr("Breakthrough")};
    const int now = active() ? static_cast<int>(board().shown().phase) - static_cast<int>(Phase::combat_1) : 7;
    QList<QVariantMap> rows;
    for (int i = 0; i < names.size(); i++) {
        const bool none = (i == 2 && i < now && battle_->defence.empty()) ||
                          (i == 3 && i < now && battle_->offence.empty()) ||
                          (i == 5 && battle_->over && battle_->advanced.empty()) ||
                          (i == 6 && (battle_->through || battle_->arrow == Token() || battle_->over));
        const QString state = none ? u"none"_s : i < now ? u"done"_s : i == now ? u"now"_s : u"next"_s;
        const QString spoken = none       ? tr("%1: does not take place")
                               : i < now  ? tr("%1: done")
                               : i == now ? tr("%1: now")
                                          : tr("%1: later");
        rows << QVariantMap{{u"key"_s, i},
                            {u"number"_s, i + 1},
                            {u"text"_s, names[i]},
                            {u"state"_s, state},
                            {u"spoken"_s, filled(spoken, {names[i]})}};
    }
    return rows;
}

// ---- the rolls

namespace {

QVariantList die_rows(std::vector<int> dice, const auto& kind) {
    std::ranges::sort(dice, std::greater());
    QVariantList out;
    for (int d : dice) out << QVariantMap{{u"face"_s, d}, {u"kind"_s, kind(d)}};
    return out;
}

QString spoken_dice(std::vector<int> dice) {
    std::ranges::sort(dice, std::greater());
    QStringList out;
    for (int d : dice) out << QString::number(d);
    return out.join(u", "_s);
}

// "Two 6s".
QString times(int count, int face) {
    const QStringList words{TeCombat::tr("No"),   TeCombat::tr("One"),  TeCombat::tr("Two"), TeCombat::tr("Three"),
                            TeCombat::tr("Four"), TeCombat::tr("Five"), TeCombat::tr("Six")};
    const QString number = count < words.size() ? words[count] : QString::number(count);
    return filled(count == 1 ? TeCombat::tr("%1 %2") : TeCombat::tr("%1 %2s"), {number, QString::number(face)});
}

QVariantMap said_result(const QString& text, const QString& kind) { return {{u"text"_s, text}, {u"kind"_s, kind}}; }

}  // namespace

// "Two 6s: 2 attackers removed", "One 5: Vermilion loses 1 more later".
QVariantMap TeCombat::defence_roll() const {
    const std::vector<int>& dice = battle_->defence;
    const int low = battle_->lowest_at_once();
    const QString attacker = board().seat_name(battle_->attacker);
    QVariantList results;
    const QString cost = low == 6
                             ? times(battle_->now, 6)
                             : filled(tr("%1 and higher: %2"), {QString::number(low), QString::number(battle_->now)});
    results << (battle_->now == 0 ? said_result(tr("No 6: nobody is removed at once"), u"none"_s)
                                  : said_result(filled(battle_->now == 1 ? tr("%1: 1 attacker removed")
                                                                         : tr("%1: %2 attackers removed"),
                                                       {cost, QString::number(battle_->now)}),
                                                u"hit"_s));
    if (battle_->later > 0)
        results << said_result(filled(tr("%1: %2 loses %3 more after the attack"),
                                      {times(battle_->later, 5), attacker, QString::number(battle_->later)}),
                               u"late"_s);
    const auto count = static_cast<int>(dice.size());
    const QString title = filled(tr("%1’s defence roll"), {board().seat_name(battle_->defender)});
    QStringList words;
    for (const QVariant& r : results) words << r.toMap().value(u"text"_s).toString();
    return {{u"key"_s, u"defence"_s},
            {u"livery"_s, board().livery(battle_->defender)},
            {u"title"_s, title},
            {u"count"_s, count == 1 ? tr("1 die") : filled(tr("%1 dice"), {QString::number(count)})},
            {u"dice"_s, die_rows(dice, [&](int d) { return d >= low ? u"hit"_s
                                                           : d == 5 ? u"late"_s
                                                                    : u"miss"_s; })},
            {u"results"_s, results},
            {u"equation"_s, QVariantList()},
            {u"formula"_s, filled(tr("%1 = %2 dice"), {sum(false, count), QString::number(count)})},
            {u"text"_s, filled(tr("%1: %2. %3."), {title, spoken_dice(dice), words.join(u". "_s)})}};
}

// "5 hits - 2 Fortification = Gold loses 3 units".
QVariantMap TeCombat::attack_roll() const {
    const State& s = board().shown();
    const bool told = battle_->told_hits || !active();
    const int hits = told ? battle_->hits : s.combat.hits;
    const int stopped = told ? battle_->stopped : defence_value(s, s.combat.target) + s.combat.defence_bonus;
    const int low = told ? battle_->lowest_hit() : s.combat.assault ? 4 : 5;
    const Area target = area_of(s, battle_->target);
    const Location place = location_in(s, target);
    QVariantList parts{QVariantMap{{u"value"_s, hits}, {u"text"_s, hits == 1 ? tr("hit") : tr("hits")}}};
    int rest = stopped;
    const auto minus = [&](int value, const QString& text) {
        if (value <= 0) return;
        parts << QVariantMap{{u"value"_s, value}, {u"text"_s, text}};
        rest -= value;
    };
    if (place != Location::none) minus(std::min<int>(rest, card_of(place).defense), board().called(battle_->target));
    if (fortified()) minus(std::min(rest, fortification_defense), tr("Fortification"));
    minus(rest, tr("cards"));
    const int lost = std::max(0, hits - stopped);
    const QString defender = board().seat_name(battle_->defender);
    const QString outcome = lost == 0   ? filled(tr("%1 loses nobody"), {defender})
                            : lost == 1 ? filled(tr("%1 loses 1 unit"), {defender})
                                        : filled(tr("%1 loses %2 units"), {defender, QString::number(lost)});
    const auto count = static_cast<int>(battle_->offence.size());
    const QString title = filled(tr("%1’s attack roll"), {board().seat_name(battle_->attacker)});
    const QString dice = count == 1 ? tr("1 die") : filled(tr("%1 dice"), {QString::number(count)});
    return {{u"key"_s, u"attack"_s},
            {u"livery"_s, board().livery(battle_->attacker)},
            {u"title"_s, title},
            {u"count"_s, battle_->now > 0 ? filled(tr("%1, rolled after the losses"), {dice}) : dice},
            {u"dice"_s, die_rows(battle_->offence, [&](int d) { return d >= low ? u"hit"_s : u"miss"_s; })},
            {u"results"_s, QVariantList{said_result(outcome, lost > 0 ? u"hit"_s : u"none"_s)}},
            {u"equation"_s, parts},
            {u"formula"_s, filled(tr("%1 = %2 dice"), {sum(true, count), QString::number(count)})},
            {u"text"_s,
             filled(tr("%1: %2. %3 hits, %4 stopped: %5."),
                    {title, spoken_dice(battle_->offence), QString::number(hits), QString::number(stopped), outcome})}};
}

QList<QVariantMap> TeCombat::roll_rows() const {
    QList<QVariantMap> rows;
    if (!battle_) return rows;
    const auto add = [&](QVariantMap row, size_t first_die) {
        row.insert(u"fresh"_s, first_die >= fresh_from_);
        rows << row;
    };
    if (!battle_->defence.empty()) add(defence_roll(), battle_->first_defence);
    if (!battle_->offence.empty()) add(attack_roll(), battle_->first_offence);
    return rows;
}

// ---- the small map, and what follows

QStringList TeCombat::places() const {
    QStringList out;
    if (!battle_) return out;
    out << q(spelled(battle_->target));
    for (Token t : battle_->origins) out << q(spelled(t));
    if (battle_->arrow != Token()) out << q(spelled(battle_->arrow));
    return out;
}

QList<QVariantMap> TeCombat::arrow_rows() const {
    QList<QVariantMap> rows;
    if (!battle_) return rows;
    const auto add = [&](Token from, Token to, const QString& kind) {
        rows << QVariantMap{{u"key"_s, q(spelled(from)) + u'>' + q(spelled(to))},
                            {u"from"_s, q(spelled(from))},
                            {u"to"_s, q(spelled(to))},
                            {u"kind"_s, kind},
                            {u"text"_s, filled(tr("from %1 to %2"), {board().called(from), board().called(to)})}};
    };
    for (Token t : battle_->origins) add(t, battle_->target, u"attack"_s);
    if (battle_->arrow != Token()) add(battle_->target, battle_->arrow, u"through"_s);
    return rows;
}

QList<QVariantMap> TeCombat::light_rows() const {
    if (!battle_) return {};
    return {{{u"key"_s, q(spelled(battle_->target))}, {u"state"_s, u"threatened"_s}, {u"text"_s, tr("attacked")}}};
}

QString TeCombat::result() const {
    const QString place = board().called(battle_->target);
    if (!battle_->cleared) return filled(tr("%1 holds %2"), {board().seat_name(battle_->defender), place});
    return battle_->advanced.empty() ? filled(tr("Nobody is left in %1"), {place})
                                     : filled(tr("%1 takes %2"), {board().seat_name(battle_->attacker), place});
}

QVariantMap TeCombat::follows() const {
    if (!battle_) return {};
    const QString who = board().seat_name(battle_->attacker), place = board().called(battle_->target);
    const QString most = QString::number(stack_limit);
    if (battle_->over) {
        const QString text = !battle_->cleared ? tr("No second round this turn.")
                             : battle_->advanced.empty()
                                 ? tr("The old marker stays.")
                                 : filled(tr("%1 moved in."), {QString::number(battle_->advanced.size())});
        return {{u"title"_s, result()}, {u"text"_s, text}, {u"rule"_s, u"TE-CMB-11"_s}};
    }
    QString text = filled(tr("%1 may advance with up to %2 units."), {who, most});
    if (battle_->arrow != Token()) {
        const Area there = area_of(board().shown(), battle_->arrow);
        const bool held = there != Area::none && units(board().shown(), there) > 0;
        text = filled(
            held ? tr("%1 advances with up to %2 units, one of them with Breakthrough. Such units must then strike %3.")
                 : tr("%1 advances with up to %2 units, one of them with Breakthrough. Such units must then enter %3."),
            {who, most, board().called(battle_->arrow)});
    }
    return {{u"title"_s, filled(tr("If %1 falls"), {place})},
            {u"text"_s, text},
            {u"rule"_s, battle_->arrow != Token() ? u"TE-BT-1"_s : u"TE-ADV-2"_s}};
}

}  // namespace hexmoot::te
