// TE-STAT: the Status Phase.
#include "tests/thunders_edge/fixture.h"

namespace hexmoot::te {
namespace {

M1 status(int tension) {
    return M1().in(Phase::status_tension, nobody).with([&](State& s) {
        s.tension = static_cast<u8>(tension);
        s.turn = 4;
    });
}
M1 step_of(Seat p) {
    return M1().in(Phase::status_missions, p).with([&](State& s) { s.remaining = SeatSet(p); });
}
M1& juno(M1& m, Seat p) { return m.strength(p, 27, OffWorld::juno_platform); }

TEST(R, R_01_juno_platform_gives_one_card_more) {
    M1 m = status(5);
    Talk<> t(juno(m, A));
    t.says("A done").says("B done").says("C done");
    EXPECT_EQ(t.asked().substr(0, 1), "A");
    t.says("A draw");
    EXPECT_EQ(t.now.mission_count(A), 2);
    EXPECT_EQ(t.now.mission_count(B), 1);
    EXPECT_EQ(t.now.mission_count(C), 1);
}
TEST(STAT, STAT_4_the_extra_card_may_be_left) {
    M1 m = status(5);
    Talk<> t(juno(m, B));
    t.says("A done").says("B done").says("C done").says("B skip");
    EXPECT_EQ(t.now.mission_count(B), 1);
    EXPECT_EQ(t.now.phase, Phase::market);
}
TEST(STAT, STAT_4_juno_is_not_asked_when_nothing_can_be_drawn) {
    M1 m = step_of(A);
    juno(m, A).with([](State& s) { s.mission_absent = (u64{1} << mission_cards) - 1 - bit(Mission::juno_strength_1); });
    Talk<> t(m);
    t.says("A done");
    EXPECT_EQ(t.now.phase, Phase::market);
}
TEST(V_T, V_T1_tension_thirty_ends_the_game_at_once) {
    Talk<> t(status(28));
    EXPECT_TRUE(t.over);
    EXPECT_EQ(t.now.tension, 30);
    EXPECT_EQ(t.count(Happening::mission_drawn), 0);
    EXPECT_FALSE(t.now.winners.empty());
}
TEST(V_T, V_T2_twenty_nine_goes_on) {
    Talk<> t(status(27));
    EXPECT_EQ(t.now.tension, 29);
    EXPECT_FALSE(t.over);
    EXPECT_EQ(t.now.end_pending, 0);
}
TEST(V_T, V_T4_a_mission_costs_five) {
    Talk<> t(step_of(A).credits(A, 4));
    EXPECT_EQ(t.refuses("A buy-mission"), "E_FUNDS TE-STAT-3");
}
TEST(V_T, V_T5_one_in_a_step) {
    Talk<> t(step_of(A).credits(A, 10));
    t.says("A buy-mission");
    EXPECT_EQ(t.now.money(A), 5);
    EXPECT_EQ(t.now.mission_count(A), 1);
    EXPECT_EQ(t.refuses("A buy-mission"), "E_LIMIT TE-STAT-3");
}
TEST(STAT, STAT_3_the_step_ends_with_done_and_the_next_seat_may_buy) {
    Talk<> t(status(3).credits(A, 10).credits(B, 10));
    EXPECT_TRUE(t.may_say(A, "buy-mission"));
    EXPECT_FALSE(t.may_say(B, "buy-mission"));
    t.says("A buy-mission").says("A done").says("B buy-mission");
    EXPECT_EQ(t.now.mission_count(B), 2);
}
TEST(STAT, STAT_3_in_bookkeeping_order) {
    Talk<> t(status(3).with([](State& s) { s.first_dropper = C; }));
    EXPECT_TRUE(t.may_say(C, "done"));
    t.says("C done");
    EXPECT_TRUE(t.may_say(A, "done"));
}
TEST(V_T, V_T6_an_empty_deck_takes_the_discards) {
    Talk<> t(status(3).with([](State& s) {
        s.mission_deck.push(Mission::ambush);
        s.mission_discard = bit(Mission::sabotage) | bit(Mission::recall_vote) | bit(Mission::dug_in);
        s.mission_absent = (u64{1} << mission_cards) - 1 - s.mission_discard - bit(Mission::ambush);
    }));
    EXPECT_TRUE(t.now.holds(A, Mission::ambush));
    EXPECT_EQ(t.now.mission_count(B), 1);
    EXPECT_EQ(t.now.mission_count(C), 1);
    EXPECT_EQ(t.now.mission_deck.size, 1);
    EXPECT_EQ(t.now.mission_discard, 0u);
}
TEST(STAT, STAT_5_nothing_left_to_draw_or_buy) {
    const MissionSet all = (u64{1} << mission_cards) - 1;
    Talk<> t(
        status(3).credits(A, 10).missions(A, {1}).with([=](State& s) { s.mission_absent = all & ~bit(mission(0)); }));
    EXPECT_EQ(t.now.mission_count(A), 1);
    EXPECT_EQ(t.refuses("A buy-mission"), "E_DECK_EMPTY TE-STAT-5");
}
TEST(V_T, V_T9_the_first_turn_has_tension_three) {
    Talk<> t(status(1).with([](State& s) { s.turn = 0; }));
    EXPECT_EQ(t.now.tension, 3);
    EXPECT_EQ(t.now.turn, 1);
}
TEST(V_T, V_T10_the_league_and_the_satellites_make_missions_cheap) {
    Talk<> league(step_of(A).credits(A, 10).faction(A, Faction::chancery_league));
    league.says("A buy-mission");
    EXPECT_EQ(league.now.money(A), 7);
    Talk<> both(step_of(A).credits(A, 10).faction(A, Faction::chancery_league).played(A, {38}));
    both.says("A buy-mission");
    EXPECT_EQ(both.now.money(A), 9);
    Talk<> satellites(step_of(A).credits(A, 2).played(A, {38}));
    EXPECT_EQ(satellites.refuses("A buy-mission"), "E_FUNDS TE-STAT-3");
}
// The turn in which tension alone ends the game, when `lowered_at` is not 0 lowered once by three.
int last_turn(int lowered_at) {
    State s = status(1).with([](State& x) { x.turn = 0; });
    for (;;) {
        Talk<> t(s);
        if (t.over) return t.now.turn;
        s = t.now;
        s.phase = Phase::status_tension;
        if (s.tension != lowered_at) continue;
        s.tension = static_cast<u8>(s.tension - 3);
        lowered_at = 0;
    }
}
TEST(V_T, V_T11_the_last_turn_there_can_be) {
    EXPECT_EQ(last_turn(0), 15);
    EXPECT_EQ(last_turn(21), 16);
}
TEST(STAT, STAT_6_transit_reaches_orbit_face_down) {
    Talk<> t(step_of(A).transit(A, "CF ME").orbit(A, "CF").transit(B, "OB"));
    t.says("A done");
    EXPECT_EQ(units(t.now.transit[0]), 0);
    EXPECT_EQ(t.now.orbit[0][index(Piece::conventional)], 2);
    EXPECT_EQ(t.now.orbit[0][index(Piece::menace)], 1);
    EXPECT_EQ(units(t.now.orbit_open[0]), 0);
    EXPECT_EQ(t.now.orbit[1][index(Piece::obliterator)], 1);
}
TEST(CON, CON_8_the_consulship_ends_with_the_turn) {
    Talk<> t(status(5).with([](State& s) {
        s.consul = B;
        s.consul_counters[1] = 1;
        s.card_pass = A;
        s.strike = C;
    }));
    EXPECT_EQ(t.now.consul, nobody);
    EXPECT_EQ(t.now.last_consul, B);
    EXPECT_EQ(t.now.consul_counters[1], 1);
    EXPECT_TRUE(t.now.card_pass.empty());  // TE-HOT-8
    EXPECT_EQ(t.now.strike, nobody);
}
// Without Credits for it and without a card to look at.
TEST(ELIM, ELIM_2_who_can_neither_buy_nor_hide_anything_is_passed_over) {
    const MissionSet all = (u64{1} << mission_cards) - 1;
    Talk<> t(status(3).missions(B, {1}).with([=](State& s) { s.mission_absent = all & ~bit(mission(0)); }));
    EXPECT_TRUE(t.may_say(B, "done"));
    t.says("B done");
    EXPECT_EQ(t.now.phase, Phase::market);
}
TEST(STAT, STAT_2_to_4_each_card_is_told_with_its_rule) {
    M1 m = status(3).credits(A, 5);
    Talk<> t(juno(m, A));
    t.says("A buy-mission").says("A done").says("B done").says("C done").says("A draw");
    std::string causes;
    for (const Event& e : t.events)
        if (e.kind == static_cast<u8>(Happening::mission_drawn)) causes += std::string(rule_name(e.cause)) + " ";
    EXPECT_EQ(causes, "TE-STAT-2 TE-STAT-2 TE-STAT-2 TE-STAT-3 TE-STAT-4 ");
}

}  // namespace
}  // namespace hexmoot::te
