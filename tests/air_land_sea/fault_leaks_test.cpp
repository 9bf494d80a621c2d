// One planted leak for each row of the table of hidden information (ALS-HIDE): the law against leaks must find it.
// ALS-HIDE-2 and -8 are public, ALS-HIDE-3 is the owner's right, and ALS-HIDE-10 is the window's business.
#include <gtest/gtest.h>

#include "engine/games/air_land_sea/hidden.h"
#include "engine/kernel/laws.h"

namespace hexmoot::als {
namespace {

enum class Leak {
    none,
    hand_in_the_view,                  // ALS-HIDE-1
    facedown_card_in_the_view,         // ALS-HIDE-4
    facedown_card_that_was_faceup,     // ALS-HIDE-4: the engine remembers, the view must not
    strength_of_a_facedown_card,       // ALS-HIDE-4
    top_of_the_deck_in_the_view,       // ALS-HIDE-5
    drawn_card_in_the_view,            // ALS-HIDE-6
    drawn_card_in_the_events,          // ALS-HIDE-6
    taken_back_card_in_the_events,     // ALS-HIDE-9: the place is public, the card is not
    destroyed_card_in_the_events,      // ALS-HIDE-7
    choices_of_redeploy_for_all_eyes,  // ALS-HIDE-9
    reasons_that_tell_hand_from_deck,  // ALS-HIDE-9
    facedown_card_in_the_transcript,   // ALS-HIDE-11
    facedown_card_in_the_events,       // ALS-HIDE-11
    sampler_keeps_the_truth            // ALS-ENG-5
};

// The rules with one planted leak.
struct Leaky : AirLandSea {
    static inline Leak leak = Leak::none;

    static View view(const State& s, const Prompt& prompt, Viewer eyes) {
        View v = AirLandSea::view(s, prompt, eyes);
        const Seat foe = eyes.is(Seat{0}) ? Seat{1} : Seat{0};
        if (leak == Leak::hand_in_the_view && s.hand_of(foe) != 0)
            v.queue.push_back(card(std::countr_zero(s.hand_of(foe))));
        if (leak == Leak::top_of_the_deck_in_the_view && !s.deck.empty()) v.drawn = s.deck.at[0];
        if (leak == Leak::drawn_card_in_the_view && s.active == Card::reinforce && !s.deck.empty())
            v.drawn = s.deck.at[0];
        for (Theatre t : all_theatres)
            for (size_t i = 0; i < s.stack(foe, t).size; i++) {
                const Lying l = s.stack(foe, t).at[i];
                SeenCard& seen = v.stacks[hexmoot::index(foe)][index(t)][i];
                if (leak == Leak::facedown_card_in_the_view) seen.card = l.card;
                if (leak == Leak::facedown_card_that_was_faceup && i == 0) seen.card = l.card;
                if (leak == Leak::strength_of_a_facedown_card && !l.up)
                    seen.strength = static_cast<u8>(printed_strength(l.card));
            }
        return v;
    }

    static void step(State& s, Table& table) {
        const State before = s;
        if (leak == Leak::drawn_card_in_the_events && s.active == Card::reinforce && !s.deck.empty())
            tell(table, Happening::reinforce_look, s.deck.at[0]);
        if (asks_more(s)) ask_more(s, table);
        AirLandSea::step(s, table);
        if (leak == Leak::destroyed_card_in_the_events && s.deck.size > before.deck.size && s.battle == before.battle)
            tell(table, Happening::destroyed_down, s.deck.top());
        if (leak == Leak::taken_back_card_in_the_events && before.active == Card::redeploy && s.active_stage == 1)
            if (const u32 back = s.hand_of(s.active_owner) & ~before.hand_of(s.active_owner))
                tell(table, Happening::redeploy_return, card(std::countr_zero(back)));
        if (leak == Leak::facedown_card_in_the_transcript && before.phase == Phase::turn) table.publish();
        if (leak == Leak::facedown_card_in_the_events && before.phase == Phase::turn && s.phase == Phase::resolving)
            for (Theatre t : all_theatres)
                if (s.stack(s.turn, t).size > before.stack(s.turn, t).size)
                    tell(table, Happening::play_down, s.stack(s.turn, t).top().card);
    }

    static State sample(const State& s, Seat seat, Rng& rng) {
        const State w = AirLandSea::sample(s, seat, rng);
        return leak == Leak::sampler_keeps_the_truth ? s : w;
    }

    static Reason check_command(const State& s, const Prompt& prompt, Seat who,
                                std::span<const std::string_view> words) {
        if (!asks_more(s)) return AirLandSea::check_command(s, prompt, who, words);
        for (int i = 0; i < cards && prompt.asks(who); i++)
            if (words[0] == card_id(card(i)) && may_name(s, card(i)).allowed())
                return AirLandSea::check_command(s, prompt, who, words.subspan(1));
        return because(Code::no_such_target, Rule::def_3);
    }

  private:
    static void tell(Table& table, Happening what, Card c) {
        table.emit({.kind = static_cast<u8>(what), .secret = index(c), .cause = cite(Rule::play_3)});
    }
    // An additional question before Redeploy's own: which of the facedown cards will come back?
    static bool asks_more(const State& s) {
        if (leak != Leak::choices_of_redeploy_for_all_eyes && leak != Leak::reasons_that_tell_hand_from_deck)
            return false;
        if (s.phase != Phase::resolving || s.active != Card::redeploy || s.active_stage != 0) return false;
        for (int i = 0; i < cards; i++)
            if (may_name(s, card(i)).allowed()) return true;
        return false;
    }
    static Reason may_name(const State& s, Card c) {
        const Place at = find(s, c);
        if (at.found() && at.seat == s.active_owner && !face_up(s, c)) return allowed;
        const bool held = leak == Leak::reasons_that_tell_hand_from_deck && s.holds(other(s.active_owner), c);
        return because(held ? Code::target_not_yours : Code::no_such_target, Rule::def_8);
    }
    static void ask_more(const State& s, Table& table) {
        const bool open = leak == Leak::choices_of_redeploy_for_all_eyes;
        const Ask which =
            ask(s.active_owner, Question::redeploy_return, Rule::card_s4, open ? Secrecy::open : Secrecy::kept);
        table.choose(which, [&](Offer& o) {
            for (int i = 0; i < cards; i++) o.add_if(word(card(i)), may_name(s, card(i)));
        });
    }
};

class Leaks : public testing::TestWithParam<Leak> {
  protected:
    ~Leaks() override { Leaky::leak = Leak::none; }
    static LawReport report(Leak leak) {
        Leaky::leak = leak;
        std::vector<HiddenRow<Leaky>> rows;
        for (const HiddenRow<AirLandSea>& row : hidden_rows()) rows.push_back({row.id, row.hidden});
        const int games = leak == Leak::sampler_keeps_the_truth ? 10 : 60;
        return obey_laws<Leaky>({.games = games, .stepped = true, .shrink = 0}, rows);
    }
};

TEST_P(Leaks, AreFound) {
    const LawReport r = report(GetParam());
    EXPECT_EQ(law_name(r.broken), law_name(Law::secrets)) << to_string(r);
}

constexpr std::array rows{std::pair{Leak::hand_in_the_view, "HIDE_1_hand_in_the_view"},
                          std::pair{Leak::facedown_card_in_the_view, "HIDE_4_facedown_card_in_the_view"},
                          std::pair{Leak::facedown_card_that_was_faceup, "HIDE_4_facedown_card_that_was_faceup"},
                          std::pair{Leak::strength_of_a_facedown_card, "HIDE_4_strength_of_a_facedown_card"},
                          std::pair{Leak::top_of_the_deck_in_the_view, "HIDE_5_top_of_the_deck_in_the_view"},
                          std::pair{Leak::drawn_card_in_the_view, "HIDE_6_drawn_card_in_the_view"},
                          std::pair{Leak::drawn_card_in_the_events, "HIDE_6_drawn_card_in_the_events"},
                          std::pair{Leak::taken_back_card_in_the_events, "HIDE_9_taken_back_card_in_the_events"},
                          std::pair{Leak::destroyed_card_in_the_events, "HIDE_7_destroyed_card_in_the_events"},
                          std::pair{Leak::choices_of_redeploy_for_all_eyes, "HIDE_9_choices_of_redeploy_for_all_eyes"},
                          std::pair{Leak::reasons_that_tell_hand_from_deck, "HIDE_9_reasons_that_tell_hand_from_deck"},
                          std::pair{Leak::facedown_card_in_the_transcript, "HIDE_11_facedown_card_in_the_transcript"},
                          std::pair{Leak::facedown_card_in_the_events, "HIDE_11_facedown_card_in_the_events"},
                          std::pair{Leak::sampler_keeps_the_truth, "ENG_5_sampler_keeps_the_truth"}};
std::vector<Leak> all_leaks() {
    std::vector<Leak> out;
    for (const auto& row : rows) out.push_back(row.first);
    return out;
}
INSTANTIATE_TEST_SUITE_P(Planted, Leaks, testing::ValuesIn(all_leaks()),
                         [](const auto& leak_info) { return std::string(rows[leak_info.index].second); });

}  // namespace
}  // namespace hexmoot::als
