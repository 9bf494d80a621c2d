// Attacks: drawn up, declared, and how they will end.
#include <algorithm>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_map.h"
#include "app/shell/qt_text.h"
#include "engine/games/thunders_edge/odds.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

namespace {

// Of those seats, what could still fire at the area (TE-ART-1).
int artillery_near(const State& s, SeatSet whose, Area target) {
    int n = 0;
    each_area(s, [&](Area a) {
        if (a != target && whose.has(s.owner(a)) && within(s, a, target, 2)) n += s.at(a)[index(Piece::artillery)];
    });
    return n;
}

QString percent(Chance c) {
    const u64 tenths = (c + certain / 2000) / (certain / 1000);
    return u"%1.%2 %"_s.arg(tenths / 10).arg(tenths % 10);
}

// Parts of `certain` as a number with one digit behind the point.
QString tenth(u64 parts) {
    const u64 tenths = (parts + certain / 20) / (certain / 10);
    return u"%1.%2"_s.arg(tenths / 10).arg(tenths % 10);
}

}  // namespace

std::vector<Token> TeMap::words_of(const Attack& attack, bool finished) const {
    const State& s = board().shown();
    std::vector<Token> out{word(te::Verb::attack), word(s, attack.target)};
    for (Area a : attack.origins) out.push_back(word(s, a));
    if (finished && attack.arrow != Area::none) {
        out.push_back(word(te::Verb::arrow));
        out.push_back(word(s, attack.arrow));
    }
    if (finished) out.push_back(word(te::Verb::done));
    return out;
}

std::vector<Area> TeMap::possible_origins(Area target) const {
    const std::array words{word(te::Verb::attack), word(board().shown(), target)};
    std::vector<Area> out;
    const Offer then = board().offer_after(words);
    for (const Answer& a : then.answers())
        if (const Area from = area_of(board().shown(), a.token); a.seat == board().speaker() && from != Area::none)
            out.push_back(from);
    return out;
}

std::vector<Area> TeMap::possible_arrows(const Attack& attack) const {
    std::vector<Area> out;
    if (attack.origins.empty()) return out;
    std::vector<Token> words = words_of(attack, false);
    words.push_back(word(te::Verb::arrow));
    const Offer then = board().offer_after(words);
    for (const Answer& a : then.answers())
        if (const Area to = area_of(board().shown(), a.token); a.seat == board().speaker() && to != Area::none)
            out.push_back(to);
    return out;
}

// With everybody who can take part.
TeMap::Draft TeMap::draft_on(Area target) const {
    Draft out;
    out.attack.target = target;
    for (Area a : possible_origins(target)) out.attack.origins.push(a);
    return out;
}

Area TeMap::next_fight() const {
    const auto& attacks = board().shown().attacks;
    if (const Area a = area_named(singled_); a != Area::none && attack_on(a)) return a;
    return attacks.empty() ? Area::none : attacks.at[0].target;
}

std::optional<Attack> TeMap::shown_attack() const {
    const Task now = task();
    if (draft_) return draft_->attack;
    if (now != Task::declaring && now != Task::fighting) return {};
    for (const QString& key : {pointed_, singled_}) {
        const Area a = area_named(key);
        if (a == Area::none) continue;
        if (const Attack* declared = attack_on(a)) return *declared;
        const auto targets = offered_targets();
        const bool target = std::ranges::find(targets, word(board().shown(), a)) != targets.end();
        if (now == Task::declaring && target) return draft_on(a).attack;
    }
    if (const Area next = next_fight(); now == Task::fighting && next != Area::none) return *attack_on(next);
    return {};
}

QVariantList TeMap::odds_cases(const Attack& attack) const {
    const State& s = board().shown();
    const Seat me = board().speaker(), defender = occupant(s, attack.target);
    Matchup m = matchup(s, attack);
    QVariantList cases;
    if (attack_value(m.attackers) == 0 || units(m.defenders) == 0) return cases;
    const auto add = [&](const QString& title) {
        const Odds o = te::odds(m);
        cases << QVariantMap{
            {u"title"_s, title},
            {u"chance"_s, percent(o.captured)},
            {u"part"_s, static_cast<double>(o.captured) / static_cast<double>(certain)},
            {u"dice"_s,
             tr("%1 dice against %2, Defence Value %3").arg(o.attack_dice).arg(o.defence_dice).arg(o.defence_value)},
            {u"losses"_s, tr("Lost on average: %1 of %2 yours, %3 of %4 theirs")
                              .arg(tenth(o.attackers_lost))
                              .arg(units(m.attackers))
                              .arg(tenth(o.defenders_lost))
                              .arg(units(m.defenders))}};
    };
    add(tr("Units alone"));
    int own = 0;
    for (Area a : attack.origins) own += s.at(a)[index(Piece::artillery)];
    if (const int all = artillery_near(s, me, attack.target); all > 0) {
        m.own_support = own;
        m.attack_support = all - own;
        add(tr("With your Artillery, +%1").arg(all));
    }
    const SeatSet helpers = allies(s, me).without(defender);
    if (const int more = artillery_near(s, helpers, attack.target); more > 0) {
        m.attack_support += more;
        add(tr("With allies’ Artillery, +%1").arg(more));
    }
    if (const int theirs = artillery_near(s, allies(s, defender).without(me).with(defender), attack.target);
        theirs > 0) {
        m.defence_support = theirs;
        add(tr("If theirs answers, +%1").arg(theirs));
    }
    return cases;
}

QString TeMap::origins_text(const Attack& attack) const {
    QStringList from;
    for (Area a : attack.origins) from << area_name(a);
    QString text = tr("From %1").arg(from.join(u", "));
    if (attack.arrow != Area::none) text += tr("; then on to %1").arg(area_name(attack.arrow));
    return text;
}

QVariantMap TeMap::odds() const {
    const auto attack = shown_attack();
    if (!attack) return {};
    const Seat defender = occupant(board().shown(), attack->target);
    if (defender == nobody) return {};
    return {{u"title"_s, tr("Attack on %1").arg(area_name(attack->target))},
            {u"livery"_s, board().livery(defender)},
            {u"defender"_s, tr("%1: %2").arg(board().seat_name(defender), units_text(attack->target))},
            {u"note"_s, attack->origins.empty() ? tr("Nobody attacks yet.") : origins_text(*attack)},
            {u"cases"_s, odds_cases(*attack)}};
}

QList<QVariantMap> TeMap::attack_rows() const {
    QList<QVariantMap> rows;
    const bool mine = task() == Task::declaring || task() == Task::fighting;
    if (!mine) return rows;
    for (const Attack& x : board().shown().attacks) {
        const QVariantList cases = odds_cases(x);
        rows << QVariantMap{{u"key"_s, key_of(board().shown(), x.target)},
                            {u"title"_s, area_name(x.target)},
                            {u"note"_s, origins_text(x)},
                            {u"chance"_s, cases.empty() ? QString() : cases.front().toMap().value("chance")}};
    }
    return rows;
}

}  // namespace hexmoot::te
