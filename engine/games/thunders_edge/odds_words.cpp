// A combat in words, and its odds in figures: `3 OB CF support 2 against CF CF LOC-01 fort`.
#include <algorithm>
#include <charconv>
#include <sstream>

#include <fmt/format.h>

#include "engine/games/thunders_edge/odds.h"
#include "engine/games/thunders_edge/thunders_edge.h"

namespace hexmoot::te {
namespace {

constexpr int most_of_a_kind = 40;

// Reads one side after the other. The first word that does not fit is told with what could stand there.
class MatchupReader {
  public:
    explicit MatchupReader(std::span<const std::string> words) : words_(words) {}

    tl::expected<Matchup, std::string> read() {
        while (at_ < words_.size() && problem_.empty()) take();
        if (problem_.empty()) check();
        if (!problem_.empty()) return tl::unexpected(problem_);
        return m_;
    }

  private:
    void take() {
        const std::string& word = words_[at_++];
        if (word == "against" && !defends_)
            defends_ = true;
        else if (!take_units(word) && !(defends_ ? take_defence(word) : take_attack(word)))
            expect(number(word) > 0 && at_ < words_.size() ? word + ' ' + words_[at_] : word);
    }
    static bool names(const std::string& word, Token t) { return reads<ThundersEdge>(word, t); }
    static Piece unit_named(const std::string& word) {
        for (int i = 0; i < unit_types; i++)
            if (names(word, te::word(piece(i)))) return piece(i);
        return Piece::none;
    }
    bool take_units(const std::string& word) {
        const int count = number(word);
        const Piece p = unit_named(count > 0 && at_ < words_.size() ? words_[at_] : word);
        if (p == Piece::none) return false;
        u8& of = (defends_ ? m_.defenders : m_.attackers)[index(p)];
        of = static_cast<u8>(std::min(of + std::max(count, 1), most_of_a_kind + 1));
        at_ += count > 0;
        return true;
    }
    // "CF,WA": those first, in this order, and then the others.
    bool take_order() {
        std::istringstream order(at_ < words_.size() ? words_[at_] : "");
        auto next = m_.losing.begin();
        for (std::string name; std::getline(order, name, ',');) {
            const auto found = std::find(next, m_.losing.end(), unit_named(name));
            if (found == m_.losing.end()) return false;
            std::rotate(next, found, found + 1);
            next++;
        }
        at_ += next != m_.losing.begin();
        return next != m_.losing.begin();
    }
    bool take_attack(const std::string& word) {
        for (const Policy& p : policies)
            if (word == p.name) {
                m_.losing = p.order;
                return true;
            }
        if (word == "losing") return take_order();
        if (names(word, te::word(Mission::fanatical_assault))) return m_.assault = true;
        if (names(word, te::word(Mission::preemptive_barrage))) return m_.attack_dice += barrage_dice;
        return (word == "support" && take_number(m_.attack_support)) ||
               (word == "own" && take_number(m_.own_support)) || (word == "dice" && take_number(m_.attack_dice));
    }
    bool take_defence(const std::string& word) {
        for (int i = 0; i < location_cards; i++)
            if (names(word, te::word(location_card(i)))) {
                m_.defence_value = card_of(location_card(i)).defense;
                return true;
            }
        if (word == "fort") return m_.fortified = true;
        if (names(word, te::word(Mission::ambush))) return m_.ambush = true;
        if (names(word, te::word(Mission::preemptive_barrage))) return m_.defence_dice += barrage_dice;
        if (names(word, te::word(Mission::dug_in))) return m_.defence_bonus += dug_in_value;
        return (word == "support" && take_number(m_.defence_support)) ||
               (word == "dice" && take_number(m_.defence_dice));
    }

    // 0 unless it is a whole number from 1 on.
    static int number(std::string_view word) {
        int n = 0;
        const auto [end, wrong] = std::from_chars(word.data(), word.data() + word.size(), n);
        return wrong == std::errc() && end == word.data() + word.size() && n > 0 ? n : 0;
    }
    bool take_number(int& into) {
        const int n = at_ < words_.size() ? number(words_[at_]) : 0;
        if (n == 0 || n > most_of_a_kind) return false;
        into = n;
        at_++;
        return true;
    }

    void expect(const std::string& word) {
        problem_ = fmt::format(
            "'{}' does not fit there. Expected of {}: units (CF WA ME OB AR, a number before them for more than one), "
            "{}",
            word, defends_ ? "the defenders" : "the attackers",
            defends_ ? "'support N', 'dice N', 'fort', a Location (LOC-01 to LOC-13), MIS-40, MIS-41, MIS-43"
                     : "'support N', 'own N', 'dice N', MIS-40, MIS-42, who is given up first (weakest, cheapest, "
                       "keep-breakthrough, strongest, or in which order: 'losing CF,WA'), 'against'");
    }
    void check() {
        const int attackers = units(m_.attackers), defenders = units(m_.defenders);
        if (attackers > most_of_a_kind || defenders > most_of_a_kind)
            problem_ = fmt::format("No side has more than {} units", most_of_a_kind);
        else if (attack_value(m_.attackers) == 0)
            problem_ = "Nobody attacks: name at least one unit that is not Artillery";
        else if (defenders == 0)
            problem_ = "Nobody defends: name at least one unit after 'against'";
        else if (m_.own_support > m_.attackers[index(Piece::artillery)])
            problem_ = "'own' counts Artillery that stands among the attackers, and there is less of it";
    }

    std::span<const std::string> words_;
    size_t at_ = 0;
    bool defends_ = false;
    Matchup m_;
    std::string problem_;
};

// Six digits behind the point of what is counted in parts of `certain`.
std::string decimal(u64 parts) {
    constexpr u64 million = 1'000'000, digit = certain / million;
    const u64 rounded = (parts + digit / 2) / digit;
    return fmt::format("{}.{:06}", rounded / million, rounded % million);
}

}  // namespace

tl::expected<std::vector<Figure>, std::string> odds_of_words(std::span<const std::string> words) {
    const auto m = MatchupReader(words).read();
    if (!m) return tl::unexpected(m.error());
    const Odds o = odds(*m);
    return std::vector<Figure>{{"defence-dice", std::to_string(o.defence_dice)},
                               {"attack-dice", std::to_string(o.attack_dice)},
                               {"defence-value", std::to_string(o.defence_value)},
                               {"stopped", decimal(o.stopped)},
                               {"cleared", decimal(o.cleared)},
                               {"captured", decimal(o.captured)},
                               {"both-left", decimal(o.both)},
                               {"none-left", decimal(o.none)},
                               {"attackers-lost", decimal(o.attackers_lost)},
                               {"defenders-lost", decimal(o.defenders_lost)}};
}

}  // namespace hexmoot::te
