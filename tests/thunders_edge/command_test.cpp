// The test of a whole command (TE-GEN-9): words that no offer knows have their code too.
#include "tests/thunders_edge/market_fixture.h"

namespace hexmoot::te {
namespace {

// ---- the market ----
TEST(R, R_12_two_conditions_in_one_request) {
    const State s = segment(three_hands());
    EXPECT_EQ(verdict(s, "A cry senator-of-church militant"), "E_BAD_REQUEST TE-REQ-2");
    EXPECT_EQ(verdict(s, "A cry church"), "ok");
}
TEST(R, R_13_a_numeric_strength) {
    const State s = segment(three_hands());
    EXPECT_EQ(verdict(s, "A cry military 3"), "E_BAD_REQUEST TE-REQ-2");
    for (const char* line : {"A cry 3", "A cry senator", "A cry SEN-04", "A cry scandal"})
        EXPECT_EQ(verdict(s, line), "E_BAD_REQUEST TE-REQ-2") << line;
    EXPECT_EQ(verdict(s, "A uncry"), "E_BAD_TARGET TE-MKT-2");
}
TEST(TE_REQ_2, in_an_offer) {
    Talk<> t(segment(three_hands()));
    t.says("A booth");
    EXPECT_EQ(verdict(t.now, "A offer B want senator"), "E_BAD_REQUEST TE-REQ-2");
    EXPECT_EQ(verdict(t.now, "A offer B want church give black"), "E_BAD_REQUEST TE-REQ-2");
    EXPECT_EQ(verdict(t.now, "A offer A"), "E_BAD_TARGET TE-MKT-2");
}
TEST(V_C, V_C23_who_has_left_declares_no_more) {
    State s = segment(option(three_hands(), Option::withdraw));
    s.phase = Phase::market;
    s.market.withdrawn = A;
    EXPECT_EQ(verdict(s, "A consul"), "E_WITHDRAWN TE-OPT-2");
    EXPECT_EQ(verdict(s, "A cry church"), "E_WITHDRAWN TE-OPT-2");
}

// ---- deals ----
TEST(V_Z, V_Z5_nothing_but_credits_cards_and_areas) {
    const State s = segment(three_hands().credits(A, 4).credits(B, 5).units(A, "Fb", "CF"));
    for (const char* line : {"A deal B give CF", "A deal B give SEN-04", "A deal B give Fb", "A deal B for FAC-1"})
        EXPECT_EQ(verdict(s, line), "E_TRADE_ITEM TE-DEAL-2") << line;
}
TEST(TE_DEAL_3, credits_that_are_not_there) {
    const State s = segment(three_hands().credits(A, 4).credits(B, 5));
    EXPECT_EQ(verdict(s, "A deal B give 4 done"), "ok");
    EXPECT_EQ(verdict(s, "A deal B give 5 done"), "E_FUNDS TE-DEAL-3");
    EXPECT_EQ(verdict(s, "A deal B for 6 done"), "ok");  // B may only decline (V-Z15)
    EXPECT_EQ(verdict(s, "A deal B for 100 done"), "E_FUNDS TE-DEAL-3");
    EXPECT_EQ(verdict(s, "A deal A"), "E_BAD_TARGET TE-DEAL-3");
}
TEST(TE_DEAL_3, more_than_a_byte_of_credits) {
    Talk<> t(segment(three_hands().credits(A, 700).credits(B, 300)));
    t.says("A deal B give 600 for 300 done");
    const auto told = std::ranges::find(t.events, static_cast<u8>(Happening::deal_proposed), &Event::kind);
    ASSERT_NE(told, t.events.end());
    EXPECT_EQ(told->facts[1] | told->facts[2] << 8, 600);
    EXPECT_EQ(told->facts[3] | told->facts[4] << 8, 300);
}

// ---- cells ----
TEST(V_Y, V_Y5_a_cell_beyond_the_map) {
    M1 initial = M1().in(Phase::initial_drop, A).with([](State& s) { s.initial[0][0] = 1; });
    EXPECT_EQ(verdict(initial, "A drop CF (9,9)"), "E_NO_HEX TE-IDROP-2");
    M1 drop = M1().orbit(A, "CF").in(Phase::drop_place, A).with([](State& s) { s.orbit_open = s.orbit; });
    EXPECT_EQ(verdict(drop, "A drop CF (9,9)"), "E_NO_HEX TE-DROP-1");
}

// ---- one line is one command ----
TEST(TE_GEN_9, a_command_ends_with_its_step) {
    const State s = segment(three_hands());
    EXPECT_EQ(verdict(s, "A standing pass"), "ok");
    EXPECT_EQ(verdict(s, "A pass pass"), "ERR_NOT_OFFERED TE-MKT-7");
}

// ---- a word that leads nowhere: the words after it tell what is wrong ----

M1 attacking() { return M1().in(Phase::action_declare, A); }
TEST(V_Y, V_Y11_own_units_where_nobody_can_be_attacked) {
    EXPECT_EQ(verdict(attacking().units(A, "Fa", "WA").units(A, "Fb", "WA"), "A attack Fb Fa"),
              "E_TARGET_OWN TE-DECL-2");
}
TEST(V_Y, V_Y12_no_origin_anywhere) {
    const auto m = [] { return attacking().units(B, "Fb", "CF"); };
    EXPECT_EQ(verdict(m(), "A attack Fb Fa"), "E_NO_UNITS TE-DECL-2");
    EXPECT_EQ(verdict(m().units(A, "Fe", "WA"), "A attack Fb Fe"), "E_NOT_ADJACENT TE-DECL-2");
    EXPECT_EQ(verdict(m().units(A, "Fa", "AR"), "A attack Fb Fa"), "E_ARTY_ONLY TE-DECL-2");
    EXPECT_EQ(verdict(m().units(A, "Fa", "AR"), "A attack Fc Fa"), "E_TARGET_EMPTY TE-DECL-2");
    EXPECT_EQ(verdict(m().units(A, "Fa", "WA"), "A attack Fb Fa done"), "ok");
}
TEST(TE_MOVE, MOVE_2_of_a_unit_that_cannot_move) {
    const auto shut_in = [] { return moving().units(A, "La", "WA").units(B, "Fa", "CF"); };
    EXPECT_EQ(verdict(shut_in(), "A move WA La Fb"), "E_NOT_ADJACENT TE-MOVE-2");
    EXPECT_EQ(verdict(shut_in(), "A move WA La Fa"), "E_ENEMY_OCCUPIED TE-MOVE-2");
    EXPECT_EQ(verdict(shut_in(), "A move WA Fa Fb"), "E_NO_UNIT TE-MOVE-2");
    EXPECT_EQ(verdict(shut_in(), "A move OB La Fa"), "E_NO_UNIT TE-MOVE-2");
    EXPECT_EQ(verdict(shut_in(), "A siege Lc"), "E_SIEGE_NO_CONTROL TE-SIEGE-1");
    EXPECT_EQ(verdict(moving().units(A, "La", "WA"), "A abandon La"), "E_BAD_AREA TE-CTRL-7");
}
TEST(TE_MOVE, MOVE_4_across_a_mountain_of_an_ally) {
    const auto m = [] { return moving().marker(B, "Ff").allies(A, B); };
    EXPECT_EQ(verdict(m().units(A, "Fb", "WA"), "A move WA Fb Ff"), "E_ALLY_STOP TE-MOVE-2");
    EXPECT_EQ(verdict(m().units(A, "Fb", "WA"), "A move WA Fb Ff stop"), "E_ALLY_STOP TE-MOVE-2");
    EXPECT_EQ(verdict(m().units(A, "Fb", "WA"), "A move WA Fb Ff Fi"), "E_MUST_STOP TE-MOVE-4");
    EXPECT_EQ(verdict(m().units(A, "Fb", "OB"), "A move OB Fb Ff Fi"), "E_NO_MP TE-MOVE-2");
}

// ---- Priority ----
TEST(V_P, V_P2_without_a_consul_ever) {
    const State s = M1().marker(A, "Ld").marker(C, "Lm").with([](State& x) {
        x.first_dropper = B;
        x.sites.at[12].up = 1;
    });
    EXPECT_EQ(victory_value(s, A), 3);
    EXPECT_EQ(victory_value(s, C), 3);
    EXPECT_EQ(order(s, false), "BCA");
}
TEST(V_P, V_P6_emergency_statutes) {
    Talk<> t(M1().in(Phase::action_begin, nobody).with([](State& s) {
        s.consul = A;
        s.statutes = C;
    }));
    EXPECT_EQ(order(t.now, false), "ABC");  // of the Mission Segment
    EXPECT_EQ(option_holder(t.now), C);
    EXPECT_EQ(std::string(1, letter(t.now.order[0])) + letter(t.now.order[1]) + letter(t.now.order[2]), "CAB");
    EXPECT_EQ(t.now.consul, A);
    State s = t.now;
    s.phase = Phase::drop_begin;
    for (Seat p : {A, B, C}) s.orbit[hexmoot::index(p)][0] = 1;
    EXPECT_EQ(option_holder(Talk<>(s).now), C);
}

// ---- tension and the end ----
M1 last_turns(int tension) {
    return M1().in(Phase::mission_turn, nobody).with([&](State& s) { s.tension = static_cast<u8>(tension); });
}
State mission_segment_of(const M1& m) {
    State s = m;
    begin_mission_segment(s);
    return s;
}
TEST(V_T, V_T2_thirty_in_the_mission_segment) {
    Talk<> t(
        mission_segment_of(last_turns(29).missions(A, {5}).senate(A, {9, 12, 33}).missions(B, {34}).credits(B, 6)));
    t.says("A play MIS-05 SEN-09 SEN-12 SEN-33");
    EXPECT_EQ(t.now.tension, 30);
    EXPECT_FALSE(t.over);
    t.says("B play MIS-34");
    EXPECT_TRUE(t.over);  // no Discard Segment, no Action Phase
    EXPECT_EQ(t.count(Happening::discarded) + t.count(Happening::segment_begins), 0);
    EXPECT_FALSE(t.now.winners.empty());
}
TEST(V_T, V_T3_calmed_too_late) {
    Talk<> t(
        mission_segment_of(last_turns(29).missions(A, {5}).senate(A, {9, 12, 33}).missions(B, {50}).senate(B, {15})));
    t.says("A play MIS-05 SEN-09 SEN-12 SEN-33");
    EXPECT_EQ(t.now.end_pending, 1);
    t.says("B play MIS-50 pacifist SEN-15");
    EXPECT_EQ(t.now.tension, 27);
    EXPECT_TRUE(t.over);
}
TEST(V_N, V_N28_passing_needs_no_curtain) {
    Talk<> t(mission_segment_of(last_turns(5).missions(A, {34})));
    EXPECT_EQ(t.prompt.secrecy, Secrecy::open);
    EXPECT_EQ(verdict(t.now, "A pass"), "ok");
}

// ---- Concord of the Faithful ----
TEST(V_M, V_M20_neither_side_may_attack) {
    const auto peace = [](State& s) { s.concord = {A, B}; };
    const State attack = M1().units(B, "Fa", "WA").units(A, "Fb", "CF").in(Phase::action_declare, B).with(peace);
    EXPECT_EQ(verdict(attack, "B attack Fb Fa done"), "E_CONCORD MIS-14");
    const State siege = M1().units(B, "Fa", "WA")
                            .units(A, "La", "CF")
                            .units(B, "Fj", "WA")
                            .units(C, "Lj", "CF")
                            .in(Phase::action_move, B)
                            .with(peace)
                            .with([](State& s) { s.had_field = 1 | 1 << 9; });
    EXPECT_EQ(verdict(siege, "B siege La"), "E_CONCORD MIS-14");
    const State through =
        M1().units(A, "Fa", "WA").units(C, "Fd", "CF").units(B, "Fe", "CF").in(Phase::action_declare, A).with(peace);
    EXPECT_EQ(verdict(through, "A attack Fd Fa arrow Fe"), "E_CONCORD MIS-14");
}
// ---- whose turn it is ----
TEST(TE_GEN_9, a_seat_that_is_asked_for_free_moves_alone_is_told_whose_turn_it_is) {
    const State status =
        M1().credits(B, 9).in(Phase::status_missions, A).with([](State& s) { s.remaining = seats({A, B}); });
    EXPECT_EQ(verdict(status, "B buy-mission"), "E_NOT_YOUR_TURN TE-GEN-9");
    EXPECT_EQ(verdict(status, "B done"), "E_NOT_YOUR_TURN TE-GEN-9");
    const State moves = M1().units(A, "Fa", "CF").units(B, "Fb", "CF").in(Phase::action_move, A);
    EXPECT_EQ(verdict(moves, "B move CF Fb Fc"), "E_NOT_YOUR_TURN TE-GEN-9");
    EXPECT_EQ(verdict(moves, "B card"), "E_NOT_YOUR_TURN TE-GEN-9");
}
TEST(TE_GEN_9, replies_have_their_own_state) {
    const State s = mission_segment_of(last_turns(5).missions(A, {34}));
    for (const char* line : {"A accept", "B decline", "A pay", "B lose"})
        EXPECT_EQ(verdict(s, line), "E_WRONG_STATE TE-GEN-9") << line;
}
TEST(TE_GEN_9, scandal_bars_plays_and_nothing_else) {
    State s = mission_segment_of(last_turns(5).missions(A, {34}).missions(B, {35}));
    s.scandal = SeatSet(B);
    EXPECT_EQ(verdict(s, "B play MIS-35"), "E_SCANDAL TE-MIS-2");
    EXPECT_EQ(verdict(s, "B pass"), "E_NOT_YOUR_TURN TE-MIS-1");
    s.fidgets[B] = fidgets_limit;  // then it is not asked at all
    s.deals_declined[B] = deals_declined_limit;
    EXPECT_EQ(verdict(s, "B play MIS-35"), "E_SCANDAL TE-MIS-2");
    EXPECT_EQ(verdict(s, "B pass"), "E_NOT_YOUR_TURN TE-GEN-9");
    EXPECT_EQ(verdict(s, "B break A"), "E_BAD_TARGET TE-ALLY-5");
}

// ---- numbers that stand nowhere ----
TEST(TE_MKT_2, offers_that_are_not_there) {
    Talk<> t(segment(three_hands()));
    t.says("A booth").says("A offer B want industry give military SEN-04 SEN-12").says("A close");
    EXPECT_EQ(verdict(t.now, "A revoke 7"), "E_BAD_TARGET TE-MKT-2");
    t.says("B booth");
    EXPECT_EQ(verdict(t.now, "B accept 7"), "E_BAD_TARGET TE-MKT-2");
}
TEST(TE_BUY0, more_than_the_budget_in_one_word) {
    EXPECT_EQ(verdict(M1().in(Phase::initial_buy, nobody), "A buy 0 30 0 0 0"), "E_BUDGET TE-BUY0-1");
}

}  // namespace
}  // namespace hexmoot::te
