// One planted leak for each row of the table of hidden information (section 17): the law against leaks must find it. A
// row leaks where a view has it for all eyes, or where the worlds that a seat thinks possible keep it as it is; words
// and events of hidden things leak where they are told to all.
#include <gtest/gtest.h>

#include "engine/games/thunders_edge/chapters.h"
#include "engine/games/thunders_edge/hidden.h"
#include "engine/kernel/laws.h"

namespace hexmoot::te {
namespace {

using Copy = void (*)(State& to, const State& truth);
struct Row {
    const char* name;  // begins with the number of the row in hidden_rows()
    Copy copy;
};
const std::array rows{
    Row{"00_SenateHands", [](State& to, const State& truth) { to.senate_hand = truth.senate_hand; }},
    Row{"01_MissionHands", [](State& to, const State& truth) { to.mission_hand = truth.mission_hand; }},
    Row{"02_Transit", [](State& to, const State& truth) { to.transit = truth.transit; }},
    Row{"03_Orbit", [](State& to, const State& truth) { to.orbit = truth.orbit; }},
    Row{"04_OffWorldUnits", [](State& to, const State& truth) { to.off_world = truth.off_world; }},
    Row{"05_TilesInHand", [](State& to, const State& truth) { to.tiles = truth.tiles; }},
    Row{"06_FaceDownHexes", [](State& to, const State& truth) { to.sites = truth.sites; }},
    Row{"07_CardsOfOffers", [](State& to, const State& truth) { to.market.offers = truth.market.offers; }},
    Row{"08_StandingOrders", [](State& to, const State& truth) { to.market.hold = truth.market.hold; }},
    Row{"09_ArmedCounterIntelligence",
        [](State& to, const State& truth) {
            to.counter_of = truth.counter_of;
            to.counter_against = truth.counter_against;
        }},
    Row{"10_ChosenDiscards", [](State& to, const State& truth) { to.discards = truth.discards; }},
    Row{"11_Decks",
        [](State& to, const State& truth) {
            to.mission_deck = truth.mission_deck;
            to.senate_deck = truth.senate_deck;
        }},
    Row{"12_DiceToCome", [](State& to, const State& truth) { to.rng = truth.rng; }},
};

enum class Word { none, drawn_missions, drawn_senate_cards, laid_hexes, orders, open_question, reasons };

// The rules with one planted leak.
struct Leaky : ThundersEdge {
    static inline Copy in_the_view = nullptr;
    static inline Copy in_other_worlds = nullptr;
    static inline Word word = Word::none;

    static View view(const State& s, const Prompt& prompt, Viewer eyes) {
        View v = ThundersEdge::view(s, prompt, eyes);
        if (in_the_view) in_the_view(v.shown, s);
        return v;
    }
    static State sample(const State& s, Seat seat, Rng& rng) {
        State w = ThundersEdge::sample(s, seat, rng);
        if (in_other_worlds) in_other_worlds(w, s);
        return w;
    }
    static void step(State& s, Table& table) {
        const State before = s;
        if (word == Word::open_question || word == Word::reasons) ask_openly(s, table);
        ThundersEdge::step(s, table);
        // What is chosen in secret is in the transcript when the step is over.
        if (word == Word::laid_hexes && before.phase == Phase::world_place) table.publish();
        if (word == Word::orders && before.phase == Phase::purchase) table.publish();
        if (word == Word::drawn_missions) tell_new(before.mission_hand, s.mission_hand, s, table);
        if (word == Word::drawn_senate_cards && before.phase == Phase::market_draw)
            tell_new(before.senate_hand, s.senate_hand, s, table);
    }
    static Reason check_command(const State& s, const Prompt& prompt, Seat who,
                                std::span<const std::string_view> words) {
        if (prompt.kind != static_cast<u8>(Question::choice) || s.phase != Phase::status_tension)
            return ThundersEdge::check_command(s, prompt, who, words);
        return prompt.asks(who) && words.size() == 1 && words[0] == "pass" ? allowed : may_not(s);
    }

  private:
    static void tell_new(const std::array<u64, most_seats>& before, const std::array<u64, most_seats>& after,
                         const State& s, Table& table) {
        for (Seat p : all_seats(s))
            if (const u64 drawn = after[hexmoot::index(p)] & ~before[hexmoot::index(p)])
                table.emit({.kind = static_cast<u8>(Happening::mission_drawn),
                            .seat = p,
                            .secret = static_cast<u8>(std::countr_zero(drawn)),
                            .cause = cite(Rule::stat_2)});
    }
    static Reason may_not(const State& s) {
        return because(s.holds(Seat{0}, mission(0)) ? Code::funds : Code::limit, Rule::stat_2);
    }
    // One more question at the beginning of a turn, to seat A: its words, or the reasons against them, tell its hand.
    static void ask_openly(const State& s, Table& table) {
        if (s.phase != Phase::status_tension) return;
        table.choose(ask(Seat{0}, Question::choice, Rule::stat_2), [&](Offer& o) {
            o.add(te::word(Verb::pass));
            if (word == Word::reasons) o.add_if(te::word(Verb::draw), may_not(s));
            for (int i = 0; word == Word::open_question && i < mission_cards; i++)
                if (s.holds(Seat{0}, mission(i))) o.add(te::word(mission(i)));
        });
    }
};

std::string name_of(const testing::TestParamInfo<size_t>& leak) { return rows[leak.param].name; }

class Leaks : public testing::TestWithParam<size_t> {
  protected:
    ~Leaks() override {
        Leaky::in_the_view = Leaky::in_other_worlds = nullptr;
        Leaky::word = Word::none;
    }
    static LawReport report(int games, int world_setup) {
        std::vector<HiddenRow<Leaky>> hidden;
        for (const HiddenRow<ThundersEdge>& row : hidden_rows()) hidden.push_back({row.id, row.hidden});
        LawsOptions options{.games = games, .setup = {3, 0, {}}, .stepped = true};
        options.setup.options = {0, 0, 0, 0, 16, 4, world_setup};
        options.budget = 1;  // words are not what this is about
        options.shrink = 0;
        return obey_laws<Leaky>(options, hidden);
    }
    // By law 6, or where that finds that a seat has learned something and undo is not barred.
    static void expect_found(int world_setup) {
        const LawReport r = report(40, world_setup);
        EXPECT_TRUE(r.broken == Law::secrets || r.broken == Law::undo) << to_string(r);
    }
    // The world has to be built by hand where tiles in hand are the secret.
    static int world_setup() { return rows[GetParam()].name == std::string_view("05_TilesInHand") ? 0 : 1; }
};

class LeaksIntoTheView : public Leaks {};
TEST_P(LeaksIntoTheView, AreFound) {
    Leaky::in_the_view = rows[GetParam()].copy;
    expect_found(world_setup());
}
// Without the dice to come: other worlds have the same, so that they can be compared.
INSTANTIATE_TEST_SUITE_P(Planted, LeaksIntoTheView, testing::Range(size_t{0}, rows.size() - 1), name_of);

class LeaksIntoOtherWorlds : public Leaks {};
TEST_P(LeaksIntoOtherWorlds, AreFound) {
    Leaky::in_other_worlds = rows[GetParam()].copy;
    // A world that keeps one part of the truth may also be one that cannot be, and break any law.
    // And the law judges only what was there a hundred times: some things are rare.
    LawReport r = report(1, world_setup());
    for (int games = 4; games <= 64 && r.ok(); games *= 2) r = report(games, world_setup());
    EXPECT_FALSE(r.ok()) << to_string(r);
}
INSTANTIATE_TEST_SUITE_P(Planted, LeaksIntoOtherWorlds, testing::Range(size_t{0}, rows.size()), name_of);

class LeaksOfWords : public Leaks {};
TEST_F(LeaksOfWords, HexesLaidFaceDownInTheTranscript) {
    Leaky::word = Word::laid_hexes;
    expect_found(0);
}
TEST_F(LeaksOfWords, OrdersInTheTranscript) {
    Leaky::word = Word::orders;
    expect_found(1);
}
TEST_F(LeaksOfWords, MissionCardsDrawnInTheEvents) {
    Leaky::word = Word::drawn_missions;
    expect_found(1);
}
TEST_F(LeaksOfWords, SenateCardsDrawnInTheEvents) {
    Leaky::word = Word::drawn_senate_cards;
    expect_found(1);
}
TEST_F(LeaksOfWords, HandInAnOpenQuestion) {
    Leaky::word = Word::open_question;
    expect_found(1);
}
TEST_F(LeaksOfWords, HandInTheReasonsOfAnOpenQuestion) {
    Leaky::word = Word::reasons;
    expect_found(1);
}

}  // namespace
}  // namespace hexmoot::te
