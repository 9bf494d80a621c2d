// The Mission Segment: rounds, opportunities, Alliances, Strength cards, Investments.
#include "tests/thunders_edge/one_card.h"

namespace hexmoot::te {
namespace {

struct MissionTurn {
    using State = te::State;
    static bool over(const State& s) { return s.phase != Phase::mission_turn; }
    static void step(State& s, Table& table) { mission_segment(s, table); }
};
Talk<MissionTurn> mission_rounds(const M1& m, std::initializer_list<u32> dice = {}) {
    State s = m;
    begin_mission_segment(s);
    return Talk<MissionTurn>(s, dice);
}
// Hoppu Plantations, Orbital Foundry, Lobbying Bureau, one each, and the money for them.
M1 three_investors() {
    return M1().missions(A, {34}).missions(B, {35, 36}).missions(C, {37}).credits(A, 6).credits(B, 11).credits(C, 7);
}

TEST(V_M, V_M1_scandal_is_told_before_not_your_turn) {
    auto t = mission_rounds(three_investors().with([](State& s) { s.scandal = SeatSet(A); }));
    EXPECT_TRUE(t.may_say(B, "play"));
    EXPECT_EQ(t.refuses("A play"), "E_SCANDAL TE-MIS-2");
    EXPECT_EQ(t.refuses("C play"), "E_NOT_YOUR_TURN TE-MIS-1");
    EXPECT_EQ(t.refuses("C pass"), "E_NOT_YOUR_TURN TE-MIS-1");
}
TEST(TE_MIS, MIS_2_scandal_gives_no_opportunity_but_an_answer) {
    auto t = mission_rounds(M1().missions(A, {34}).missions(B, {21}).with([](State& s) { s.scandal = SeatSet(A); }));
    t.says("B play MIS-21 A");
    EXPECT_EQ(t.asked(), "A ALLIANCE_REPLY");
    t.says("A accept");
    EXPECT_TRUE(t.over);  // nobody else has a card
}
TEST(V_M, V_M9_passing_is_not_final) {
    auto t = mission_rounds(three_investors());
    t.says("A pass").says("B play MIS-35").says("C pass");
    EXPECT_TRUE(t.may_say(A, "play"));
    t.says("A play MIS-34");
    EXPECT_TRUE(t.may_say(B, "play"));
    t.says("B pass").says("C pass");  // A has no card left
    EXPECT_TRUE(t.may_say(B, "play"));
    t.says("B pass").says("C pass");
    EXPECT_TRUE(t.over);
    EXPECT_EQ(t.now.phase, Phase::discard);
}
TEST(V_M, V_M17_rest_is_for_the_whole_segment) {
    auto t = mission_rounds(three_investors());
    t.says("A rest").says("B play MIS-35").says("C pass");
    EXPECT_TRUE(t.may_say(B, "play"));
    t.says("B pass").says("C pass");
    EXPECT_TRUE(t.over);
}
TEST(TE_MIS, MIS_6_all_may_rest) {
    auto t = mission_rounds(three_investors());
    t.says("A rest").says("B rest").says("C rest");
    EXPECT_TRUE(t.over);
    EXPECT_EQ(t.count(Happening::mission_passed), 3);
}
TEST(TE_MIS, MIS_6_seats_without_mission_cards_are_passed_over) {
    auto t = mission_rounds(M1().missions(C, {34}).credits(C, 6));
    EXPECT_TRUE(t.may_say(C, "play"));
    EXPECT_TRUE(mission_rounds(M1()).over);
}
TEST(TE_PRI, PRI_4_opportunities_come_in_priority_order) {
    auto t = mission_rounds(three_investors().with([](State& s) { s.consul = B; }).marker(C, "La"));
    t.says("B pass").says("A pass").says("C pass");
    EXPECT_TRUE(t.over);
}
TEST(TE_CARD, CARD_7_looking_in_vain_uses_nothing_up) {
    auto t = mission_rounds(three_investors());
    t.says("A play none");
    EXPECT_EQ(t.refuses("A play"), "E_LIMIT TE-CARD-5");
    t.says("A pass").says("B pass").says("C pass");
    EXPECT_TRUE(t.over);
    EXPECT_EQ(t.now.mission_count(A), 1);
}

// ---- Alliances ----
TEST(V_M, V_M11_a_declined_alliance) {
    auto t = mission_rounds(M1().missions(A, {21, 22}).missions(B, {34}).missions(C, {35}));
    t.says("A play MIS-21 B").says("B decline");
    EXPECT_TRUE(t.now.holds(A, Mission::alliance_1));
    EXPECT_FALSE(allied(t.now, A, B));
    EXPECT_TRUE(t.may_say(B, "play"));  // A's opportunity is used
    t.says("B pass").says("C pass");
    EXPECT_EQ(t.refuses("A play MIS-21 B"), "E_BAD_TARGET TE-ALLY-1");
    EXPECT_EQ(t.refuses("A play MIS-22 B"), "E_BAD_TARGET TE-ALLY-1");
    EXPECT_EQ(t.refuses("A play MIS-22 A"), "E_BAD_TARGET TE-ALLY-1");
    t.says("A play MIS-22 C").says("C accept");
    EXPECT_TRUE(allied(t.now, A, C));
}
TEST(V_M, V_M18_a_declined_alliance_counts_as_played) {
    auto t = mission_rounds(M1().missions(A, {21}).missions(B, {34}).missions(C, {35}));
    t.says("A play MIS-21 B").says("B decline").says("B pass").says("C pass");
    EXPECT_FALSE(t.over);
    EXPECT_TRUE(t.may_say(A, "pass"));
}
TEST(MIS, MIS_21_is_offered_while_somebody_can_be_named) {
    EXPECT_EQ(may(M1(2).missions(A, {21}), A, 21, Window::missions), "allowed");
    EXPECT_EQ(may(M1(2).missions(A, {22}).allies(A, B), A, 22, Window::missions), "E_BAD_TARGET TE-ALLY-1");
    EXPECT_EQ(
        may(M1(2).missions(A, {21}).with([](State& s) { s.declined_by[A] = SeatSet(B); }), A, 21, Window::missions),
        "E_BAD_TARGET TE-ALLY-1");
}
TEST(MIS, MIS_21_lifts_sieges_between_the_two) {
    auto t = mission_rounds(M1().missions(A, {24}).marker(A, "Fa").units(B, "La", "CF").with([](State& s) {
        s.sieges.push({at("La"), A, 1});
    }));
    t.says("A play MIS-24 B").says("B accept");
    EXPECT_TRUE(t.now.sieges.empty());
    EXPECT_EQ(t.now.alliances[3], (Alliance{A, B}));
}
TEST(V_M, V_M23_breaking_an_alliance_at_another_seats_opportunity) {
    auto t = mission_rounds(M1().missions(C, {34}).allies(A, B));
    t.says("B break A");
    EXPECT_FALSE(allied(t.now, A, B));
    EXPECT_TRUE(discarded(t.now, 21));
    EXPECT_TRUE(t.may_say(C, "play"));
}

// ---- Strength ----
TEST(V_M, V_M6_mars_strength_goes_to_mars) {
    auto t = play(M1().missions(A, {25}).credits(A, 5), A, Window::missions);
    EXPECT_EQ(t.refuses("A MIS-25 OFF-1"), "E_BAD_TARGET TE-OFFW-1");
    t.says("A MIS-25 OFF-2");
    EXPECT_EQ(t.now.money(A), 0);
    EXPECT_EQ(off_world_controller(t.now, OffWorld::mars), A);
    EXPECT_EQ(t.count(Happening::off_world_control), 1);
}
TEST(V_M, V_M7_strength_costs_five) {
    EXPECT_EQ(may(M1().missions(A, {25}).credits(A, 4), A, 25, Window::missions), "E_FUNDS TE-OFFW-1");
}
TEST(V_M, V_M8_a_tie_for_the_most) {
    const M1 m = M1().strength(A, 25, OffWorld::mars).strength(B, 26, OffWorld::mars).strength(C, 31, OffWorld::mars);
    EXPECT_EQ(off_world_controller(m, OffWorld::mars), nobody);
}
TEST(TE_OFFW, OFFW_1_each_strength_card_where_it_may_stand) {
    constexpr std::array<const char*, 9> places{"OFF-2", "OFF-2", "OFF-1", "OFF-1", "OFF-3", "OFF-3"};
    for (int n = 25; n <= 33; n++)
        for (const char* place : {"OFF-1", "OFF-2", "OFF-3"}) {
            auto t = play(M1().missions(A, {n}).credits(A, 5), A, Window::missions);
            const std::string card = "MIS-" + std::to_string(n);
            const char* only = places[static_cast<size_t>(n - 25)];
            t.says("A " + card);
            EXPECT_EQ(t.may_say(A, place), !only || std::string(only) == place) << card << " " << place;
        }
}

// ---- Investments ----
TEST(V_N, V_N12_investments_cost_what_is_printed) {
    EXPECT_EQ(may(M1().missions(A, {37}).credits(A, 6), A, 37, Window::missions), "E_FUNDS TE-INV-1");
    auto t = play(M1().missions(A, {35}).credits(A, 6), A, Window::missions);
    t.says("A MIS-35");
    EXPECT_EQ(t.now.money(A), 0);
    EXPECT_TRUE(t.now.owns(A, Mission::orbital_foundry));
}
TEST(TE_INV, INV_1_every_investment) {
    constexpr std::array costs{6, 6, 5, 7, 4, 6};
    for (int n = 34; n <= 39; n++) {
        const int cost = costs[static_cast<size_t>(n - 34)];
        EXPECT_EQ(may(M1().missions(A, {n}).credits(A, cost - 1), A, n, Window::missions), "E_FUNDS TE-INV-1");
        EXPECT_EQ(may(M1().credits(A, cost), A, n, Window::missions), "E_NOT_IN_HAND TE-CARD-7");
        auto t = play(M1().missions(A, {n}).credits(A, cost), A, Window::missions);
        t.says("A MIS-" + std::to_string(n));
        EXPECT_EQ(t.now.money(A), 0);
        EXPECT_TRUE(t.now.owns(A, mission(n - 1)));
    }
}

// ---- Counter-Intelligence is armed at the own opportunity ----
TEST(MIS, MIS_47_armed_in_secret) {
    auto t = mission_rounds(M1().missions(A, {47}).missions(B, {34}));
    EXPECT_EQ(t.refuses("B arm"), "E_NOT_YOUR_TURN MIS-47");
    EXPECT_EQ(t.refuses("C arm"), "E_NOT_YOUR_TURN MIS-47");
    t.says("A arm");
    EXPECT_EQ(t.prompt.secrecy, Secrecy::kept);
    EXPECT_FALSE(t.may_say(A, "A") || t.may_say(A, "disarm"));
    t.says("A all");
    EXPECT_EQ(t.now.counter_of, A);
    EXPECT_EQ(t.now.counter_against, SeatSet(B).with(C));
    EXPECT_TRUE(t.events.empty());
    t.says("A arm B");
    EXPECT_EQ(t.now.counter_against, SeatSet(B));
    t.says("A arm disarm");
    EXPECT_EQ(t.now.counter_of, nobody);
    EXPECT_TRUE(t.may_say(A, "play"));  // free, not a play
}
TEST(MIS, MIS_47_only_its_holder) {
    auto t = mission_rounds(M1().missions(A, {34}));
    EXPECT_EQ(t.refuses("A arm B"), "E_NOT_IN_HAND MIS-47");
    EXPECT_EQ(t.refuses("A play MIS-47"), "E_WRONG_STATE TE-CARD-3");
}

// ---- tension ----
TEST(TE_MIS, MIS_5_the_end_waits_for_the_segment) {
    auto t =
        mission_rounds(M1().missions(A, {5}).senate(A, {9, 12, 33}).missions(B, {34}).credits(B, 6).with([](State& s) {
            s.tension = 29;
        }));
    t.says("A play MIS-05 SEN-09 SEN-12 SEN-33");
    EXPECT_EQ(t.now.tension, 30);
    EXPECT_EQ(t.now.end_pending, 1);
    t.says("B play MIS-34");  // goes on
    EXPECT_TRUE(t.over);
    EXPECT_EQ(t.now.phase, Phase::over);
}

}  // namespace
}  // namespace hexmoot::te
