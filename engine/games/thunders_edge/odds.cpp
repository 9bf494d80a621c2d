#include "engine/games/thunders_edge/odds.h"

#include <algorithm>
#include <vector>

#include "engine/games/thunders_edge/combat.h"

namespace hexmoot::te {
namespace {

// The attackers in the order in which they go.
List<Piece, most_named> in_order(const Matchup& m) {
    List<Piece, most_named> out;
    for (Piece type : m.losing)
        for (int i = 0; i < piece_kinds; i++)
            for (int n = type_of(piece(i)) == type ? m.attackers[static_cast<size_t>(i)] : 0; n > 0; n--)
                out.push(type);
    return out;
}

// One more die on the chances of each number of successes, `faces` of six being one. The last number stands for itself
// and all above.
void add_die(std::vector<Chance>& of, u64 faces) {
    for (size_t k = of.size(); k-- > 0;) {
        const u64 stays = k + 1 == of.size() ? 6 : 6 - faces;
        const Chance from_below = k == 0 ? 0 : of[k - 1] * faces;
        of[k] = (of[k] * stays + from_below + 3) / 6;
    }
}

// Chances of so many attackers lost at once (rows) and so many of the rest lost later (columns); more than there are
// count as all.
class Losses {
  public:
    Losses(int attackers, int dice, bool ambush) : side_(static_cast<size_t>(attackers) + 1), at_(side_ * side_) {
        at_[0] = certain;
        for (; dice > 0; dice--) add_die(ambush);
    }
    Chance at(int now, int later) const { return at_[static_cast<size_t>(now) * side_ + static_cast<size_t>(later)]; }

  private:
    void add_die(bool ambush) {
        std::vector<Chance> next(at_.size());
        const size_t last = side_ - 1;
        const u64 sixes = ambush ? 2 : 1, fives = ambush ? 0 : 1;
        for (size_t i = 0; i < side_; i++)
            for (size_t j = 0; j < side_; j++) {
                const Chance p = at_[i * side_ + j];
                next[std::min(i + 1, last) * side_ + j] += p * sixes;
                next[i * side_ + std::min(j + 1, last)] += p * fives;
                next[i * side_ + j] += p * 4;
            }
        for (size_t k = 0; k < next.size(); k++) at_[k] = (next[k] + 3) / 6;
    }

    size_t side_;
    std::vector<Chance> at_;
};

}  // namespace

Matchup matchup(const State& s, const Attack& attack) {
    Matchup m;
    for (Area a : attack.origins)
        for (size_t i = 0; i < piece_kinds; i++) m.attackers[i] = static_cast<u8>(m.attackers[i] + s.at(a)[i]);
    m.defenders = s.at(attack.target);
    m.fortified = s.fort[index(attack.target)] != 0;
    m.defence_value = defence_value(s, attack.target) - (m.fortified ? fortification_defense : 0);
    return m;
}

Matchup matchup(const State& s) {
    const Combat& c = s.combat;
    Matchup m = matchup(s, {.target = c.target, .arrow = c.arrow, .origins = {}});
    for (const Force& f : attackers(s))
        for (size_t i = 0; i < piece_kinds; i++) m.attackers[i] = static_cast<u8>(m.attackers[i] + f[i]);
    // Artillery in an origin is an attacker; not so in a breakthrough, where it has stayed behind.
    const auto attacks = [&](Area a) { return !c.through && std::ranges::find(c.origins, a) != c.origins.end(); };
    for (Area a : c.support) (attacks(a) ? m.own_support : m.attack_support)++;
    m.defence_support = c.defence_support;
    m.attack_dice = c.attack_dice;
    m.defence_dice = c.defence_dice;
    m.defence_bonus = c.defence_bonus;
    m.ambush = c.ambush != 0;
    m.assault = c.assault != 0;
    return m;
}

Odds odds(const Matchup& m) {
    const auto order = in_order(m);
    const int attacking = order.size, defending = units(m.defenders);
    Odds out;
    out.defence_dice =
        defense_value(m.defenders) + (m.fortified ? fortification_dice : 0) + m.defence_support + m.defence_dice;
    out.defence_value = m.defence_value + m.defence_bonus + (m.fortified ? fortification_defense : 0);
    out.attack_dice = attack_value(m.attackers) + m.own_support + m.attack_support + m.attack_dice;
    const Losses losses(attacking, out.defence_dice, m.ambush);
    for (int now = 0; now <= attacking; now++) {
        const int rest = attacking - now;
        int strength = 0, artillery = 0;
        for (int k = now; k < attacking; k++) {
            strength += unit_of(order.at[static_cast<size_t>(k)]).attack;
            artillery += order.at[static_cast<size_t>(k)] == Piece::artillery;
        }
        // With how many attackers left at the end the defenders' losses go together: some, or none.
        Chance some = 0, gone = 0;
        for (int later = 0; later <= attacking; later++) {
            const Chance p = losses.at(now, later);
            (later < rest ? some : gone) += p;
            out.attackers_lost += p * static_cast<u64>(now + std::min(later, rest));
        }
        if (strength == 0) {  // TE-CMB-9
            out.stopped += some + gone;
            out.both += some;
            continue;
        }
        const int dice = strength + std::min(m.own_support, artillery) + m.attack_support + m.attack_dice;
        const size_t needed = static_cast<size_t>(out.defence_value) + static_cast<size_t>(defending);
        for (const bool left : {true, false}) {
            std::vector<Chance> hits(needed + 1);
            hits[0] = left ? some : gone;
            for (int n = 0; n < dice; n++) add_die(hits, m.assault ? 3 : 2);
            for (size_t h = 0; h <= needed; h++)
                out.defenders_lost += hits[h] * static_cast<u64>(std::max(0, static_cast<int>(h) - out.defence_value));
            out.cleared += hits[needed];
            if (left) out.captured += hits[needed];
            if (left) out.both += some - std::min(some, hits[needed]);
            if (!left) out.none += hits[needed];
        }
    }
    return out;
}

}  // namespace hexmoot::te
