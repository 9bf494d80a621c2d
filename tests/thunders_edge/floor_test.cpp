// The open floor and its booths: vectors V-F; options 2 and 3.
#include "tests/thunders_edge/market_fixture.h"

namespace hexmoot::te {
namespace {

TEST(V_F, V_F1_anybody_cries) {
    Talk<> t(segment(three_hands()));
    EXPECT_EQ(t.asked(), "ABC MARKET_FLOOR");
    EXPECT_EQ(t.prompt.secrecy, Secrecy::open);
    t.says("B cry church");
    EXPECT_EQ(t.now.phase, Phase::market);
    EXPECT_EQ(t.now.market.cries[B][0], request(index(Bloc::church)));
}
TEST(V_F, V_F2_raising_clears) {
    Talk<> t(segment(three_hands()));
    t.says("B cry church").says("B booth").says("B offer A C want church give military SEN-05 SEN-13").says("B close");
    t.says("B raise");
    EXPECT_EQ(open_offers(t.now, B), 0);
    EXPECT_EQ(t.now.market.cries[B][0], Request::none);
    EXPECT_EQ(t.asked(), "ABC MARKET_FLOOR");
}
TEST(V_F, V_F4_one_booth_at_a_time) {
    Talk<> t(segment(three_hands()));
    EXPECT_EQ(t.refuses("A offer"), "E_NO_FLOOR TE-MKT-7");
    EXPECT_EQ(t.refuses("A close"), "E_NO_FLOOR TE-MKT-7");
    t.says("A booth");
    EXPECT_EQ(t.asked(), "A MARKET_BOOTH");
    EXPECT_EQ(t.prompt.secrecy, Secrecy::kept);
    EXPECT_EQ(may_move_market(t.now, B, Verb::cry), because(Code::not_your_turn, Rule::mkt_8, word(A)));
    EXPECT_EQ(may_move_market(t.now, B, Verb::booth), because(Code::not_your_turn, Rule::mkt_8, word(A)));
    EXPECT_EQ(t.refuses("A cry"), "E_WRONG_STATE TE-MKT-8");
}
TEST(V_F, V_F5_a_visit_with_two_offers) {
    Talk<> t(segment(three_hands()));
    t.says("B pass").says("A booth");
    EXPECT_TRUE(t.now.market.passed.has(B));
    t.says("A offer B want church give military SEN-04 SEN-12")
        .says("A offer C want church give military SEN-04 SEN-20");
    t.says("A close");
    EXPECT_EQ(open_offers(t.now, A), 2);
    EXPECT_TRUE(t.now.market.passed.empty());
    EXPECT_EQ(t.now.market.acts[A], 3);
    EXPECT_EQ(t.asked(), "ABC MARKET_FLOOR");
}
TEST(V_F, V_F6_an_exchange_closes_the_booth) {
    Talk<> t(segment(M1().senate(A, {4, 5, 36}).senate(B, {9, 28, 20}).senate(C, {6, 14, 37})));
    t.says("A booth").says("A offer B want industry give military SEN-04 SEN-36");
    t.says("A offer C want church give military SEN-05 SEN-36").says("A close").says("B booth");
    t.says("B accept 1 SEN-28 SEN-20");
    EXPECT_EQ(hand(t.now, B), cards({9, 4, 36}));
    EXPECT_EQ(open_offers(t.now, A), 0);
    EXPECT_EQ(t.now.market.booth, nobody);
    EXPECT_EQ(t.asked(), "ABC MARKET_FLOOR");
}
TEST(V_F, V_F10_an_act_clears_passes) {
    Talk<> t(segment(three_hands()));
    t.says("A pass").says("B pass").says("C cry church");
    EXPECT_TRUE(t.now.market.passed.empty());
    t.says("A pass").says("B pass");
    EXPECT_EQ(t.now.hand_size(A), 3);
    t.says("C pass");
    EXPECT_EQ(t.now.hand_size(A), 4);
    EXPECT_EQ(t.count(Happening::hands_go_up), 1);
}
TEST(V_F, V_F11_a_raised_hand_does_not) {
    Talk<> t(segment(three_hands()));
    t.says("A pass").says("B pass").says("C raise");
    EXPECT_EQ(drawers(t), "ABC");
}
TEST(V_F, V_F12_lowering_is_an_act) {
    Talk<> t(segment(three_hands()));
    t.says("A pass").says("B raise");
    EXPECT_TRUE(t.now.market.passed.has(A));
    t.says("B lower");
    EXPECT_TRUE(t.now.market.raised.empty());
    EXPECT_TRUE(t.now.market.passed.empty());
    EXPECT_EQ(t.now.market.acts[B], 1);
}
TEST(V_F, V_F14_hands_that_cannot_trade) {
    Talk<> t(segment(M1().senate(A, {4}).senate(C, {36})));
    EXPECT_EQ(drawers(t), "ABC");
    EXPECT_EQ(t.asked(), "ABC MARKET_FLOOR");
    EXPECT_EQ(t.now.hand_size(B), 1);
    EXPECT_EQ(t.refuses("B pass"), "E_LIMIT TE-MKT-10");
}
TEST(V_F, V_F15_no_act_left) {
    Talk<> t([] {
        State s = segment(three_hands());
        s.market.acts[C] = 16;
        return s;
    }());
    EXPECT_EQ(t.refuses("C cry"), "E_LIMIT TE-MKT-9");
    EXPECT_EQ(t.refuses("C booth"), "E_LIMIT TE-MKT-9");
    t.says("C pass").says("C raise");
    EXPECT_EQ(t.refuses("C lower"), "E_LIMIT TE-MKT-9");
}
TEST(V_F, V_F16_a_raised_hand_in_its_booth) {
    Talk<> t(segment(three_hands()));
    t.says("A raise").says("A booth").says("A hold");
    EXPECT_EQ(t.refuses("A offer"), "E_HAND_RAISED TE-TRADE-4");
    EXPECT_EQ(t.refuses("A accept"), "E_HAND_RAISED TE-TRADE-4");
    EXPECT_EQ(t.refuses("A auto"), "E_LIMIT TE-MKT-8");
    EXPECT_EQ(t.refuses("A cry"), "E_HAND_RAISED TE-TRADE-4");  // V-Y6
    t.says("A close");
    EXPECT_TRUE(t.now.market.raised.has(A));
    EXPECT_TRUE(t.now.market.hold.has(A));
}
State holding() {
    State s = segment(M1().senate(A, {1, 2, 3, 7}).senate(B, {9, 10}).senate(C, {17, 18}));
    s.market.hold = A;
    return s;
}
TEST(V_F, V_F17_declares_from_hold) {
    Talk<> t(holding());
    EXPECT_EQ(t.asked(), "ABC MARKET_FLOOR");
    t.says("A booth").says("A consul");
    EXPECT_EQ(t.now.consul, A);
    EXPECT_TRUE(left_market(t.now));
    EXPECT_EQ(t.now.market, Market{});
}
TEST(V_F, V_F18_auto_declares_at_once) {
    Talk<> t(holding());
    t.says("A booth").says("A auto");
    EXPECT_EQ(t.now.consul, A);
}
TEST(V_F, V_F20_wrong_way_round) {
    Talk<> t(segment(three_hands()));
    t.says("A pass").says("B raise");
    EXPECT_EQ(t.refuses("A pass"), "E_LIMIT TE-MKT-10");
    EXPECT_EQ(t.refuses("B pass"), "E_HAND_RAISED TE-TRADE-4");
    EXPECT_EQ(t.refuses("C lower"), "E_HAND_DOWN TE-MKT-2");
}
TEST(V_F, V_F23_withdrawn) {
    Talk<> t(segment(option(three_hands(), Option::withdraw)));
    t.says("A booth").says("A offer C want church give military SEN-04 SEN-12").says("A close");
    t.says("C leave");
    EXPECT_EQ(open_offers(t.now, A), 0);
    t.says("A raise").says("B raise");
    EXPECT_EQ(drawers(t), "AB");
    EXPECT_EQ(t.refuses("C cry"), "E_WITHDRAWN TE-OPT-2");
    EXPECT_EQ(t.refuses("C consul"), "E_WITHDRAWN TE-OPT-2");  // V-C23
}
TEST(V_F, V_F24_the_last_seat) {
    Talk<> t(segment(option(three_hands(), Option::withdraw)));
    t.says("B leave").says("C leave").says("A pass");
    EXPECT_EQ(drawers(t), "A");
    t.says("A leave");
    EXPECT_EQ(t.now.consul, nobody);
    EXPECT_TRUE(left_market(t.now));
}
TEST(V_Y, V_Y7_no_leaving) { EXPECT_EQ(Talk<>(segment(three_hands())).refuses("A leave"), "E_OPTION_OFF TE-OPT-2"); }

TEST(V_F, V_F26_silent_swap) {
    Talk<> t(segment(option(three_hands(), Option::silent_swap)));
    EXPECT_EQ(t.refuses("A cry"), "E_OPTION_OFF TE-OPT-3");
    t.says("A booth");
    EXPECT_EQ(t.refuses("A offer"), "E_OPTION_OFF TE-OPT-3");
    EXPECT_EQ(t.refuses("A swap B SEN-04 SEN-12 SEN-20"), "E_COUNT TE-OPT-3");
    EXPECT_EQ(t.refuses("A swap B done"), "E_COUNT TE-OPT-3");
    EXPECT_EQ(t.refuses("A swap B SEN-01"), "E_NOT_IN_HAND TE-OPT-3");
    EXPECT_EQ(t.refuses("A swap A"), "E_BAD_TARGET TE-OPT-3");
}
TEST(V_F, V_F27_refusing) {
    Talk<> t(segment(option(three_hands(), Option::silent_swap)));
    t.says("A booth").says("A swap B SEN-04 done");
    EXPECT_EQ(t.refuses("A swap"), "E_LIMIT TE-OPT-3");
    t.says("A close").says("C pass");
    EXPECT_EQ(t.refuses("C refuse"), "E_BAD_TARGET TE-OPT-3");
    t.says("B refuse 1");
    EXPECT_EQ(t.now.market.silent[A].number, 0);
    EXPECT_TRUE(t.now.market.passed.has(C));
}
TEST(V_C, V_C24_as_many_cards_back) {
    Talk<> t(segment(option(three_hands(), Option::silent_swap)));
    t.says("A booth").says("A swap B SEN-04 SEN-12 done").says("A close").says("B booth");
    EXPECT_EQ(t.refuses("B return 1 SEN-05 done"), "E_COUNT TE-OPT-3");
    t.says("B return 1 SEN-05 SEN-28");
    EXPECT_EQ(hand(t.now, A), cards({5, 28, 20}));
    EXPECT_EQ(hand(t.now, B), cards({4, 12, 13}));
    EXPECT_EQ(t.asked(), "ABC MARKET_FLOOR");
}
TEST(V_Y, V_Y8_locked) {
    Talk<> t(segment(option(three_hands(), Option::silent_swap)));
    t.says("A booth").says("A swap B SEN-04 done").says("A close");
    t.says("C booth").says("C swap A SEN-36 done").says("C close").says("A booth");
    EXPECT_EQ(t.refuses("A return 2 SEN-04"), "E_LOCKED TE-OPT-3");
    EXPECT_EQ(t.refuses("A return 1"), "E_BAD_TARGET TE-OPT-3");
    t.says("A return 2 SEN-12");
    EXPECT_EQ(t.now.market.silent[A].number, 1);
}

// TE-GEN-3.
TEST(V_F, V_F28_replays_the_same) {
    const auto play = [] {
        Talk<> t(segment(three_hands()));
        t.says("A cry church").says("B pass").says("A raise").says("C raise").says("B raise");
        return t.position().digest();
    };
    EXPECT_EQ(play(), play());
}
TEST(V_F, V_F32_the_next_head) {
    Talk<> t(segment(three_hands()));
    t.says("A pass").says("B pass").says("C pass");
    const size_t from = t.events.size();
    t.says("A pass").says("B pass").says("C pass");
    EXPECT_EQ(drawers(t, from), "BCA");
}
TEST(V_F, V_F34_breaking_an_alliance) {
    Talk<> t(segment(three_hands().allies(A, B)));
    t.says("C pass");
    EXPECT_EQ(t.refuses("C break"), "E_BAD_TARGET TE-ALLY-5");
    EXPECT_EQ(t.refuses("B break C"), "E_BAD_TARGET TE-ALLY-5");
    t.says("B break A");
    EXPECT_FALSE(allied(t.now, A, B));
    EXPECT_TRUE(t.now.mission_discard & bit(Mission::alliance_1));
    EXPECT_TRUE(t.now.market.passed.has(C));
}
TEST(V_F, V_F35_acts_run_out) {
    Talk<> t(segment(three_hands()));
    for (int i = 0; i < 16; i++)
        for (const char* p : {"A", "B", "C"})
            t.says(std::string(p) + " cry church").says(std::string(p) + " uncry church");
    for (const char* p : {"A", "B", "C"}) EXPECT_EQ(t.refuses(std::string(p) + " cry"), "E_LIMIT TE-MKT-9");
}
TEST(V_F, V_F36_overtaken) {
    State s = segment(M1().senate(A, {4, 12}).senate(B, {9, 10, 11, 15}).senate(C, {33, 34, 35, 5, 6}));
    s.market.hold = B;
    s.senate_hand[0] |= cards({39, 20});
    Talk<> t(s);
    t.says("A booth").says("A offer C want military give church SEN-39 SEN-20").says("A close");
    t.says("C booth").says("C accept 1 SEN-05 SEN-06");
    EXPECT_EQ(t.now.consul, C);
}

TEST(TE_MKT_8, one_exchange_a_visit_and_public_words) {
    Talk<> t(segment(three_hands()));
    t.says("A booth").says("A offer B want church give military");
    EXPECT_EQ(t.published, 6u);
    t.says("A SEN-04 SEN-12");
    EXPECT_EQ(t.asked(), "A MARKET_BOOTH");
}
TEST(MIS_47, armed_in_the_booth) {
    Talk<> t(segment(three_hands().missions(A, {47}).missions(B, {1})));
    t.says("B booth");
    EXPECT_EQ(t.refuses("B arm"), "E_NOT_IN_HAND MIS-47");
    t.says("B close").says("A booth").says("A arm B");
    EXPECT_EQ(t.now.counter_of, A);
    EXPECT_EQ(t.now.counter_against, SeatSet(B));
    EXPECT_EQ(t.refuses("A arm"), "E_LIMIT MIS-47");
    t.says("A close").says("A booth").says("A arm all").says("A close");
    EXPECT_EQ(t.now.counter_against, seats({B, C}));
    t.says("A booth").says("A arm disarm");
    EXPECT_EQ(t.now.counter_of, nobody);
}
TEST(TE_MKT_2, rota_words_are_off) {
    Talk<> t(segment(three_hands()));
    EXPECT_EQ(t.refuses("A end"), "E_OPTION_OFF TE-MKT-2");
    EXPECT_EQ(t.refuses("A keep"), "E_OPTION_OFF TE-MKT-2");
}
TEST(TE_MKT_9, acts_are_an_option_and_come_back_with_a_draw) {
    Talk<> t(segment(option(three_hands(), Option::market_max_acts, 4)));
    for (int i = 0; i < 4; i++) t.says("A cry church").says("A uncry church");
    EXPECT_EQ(t.refuses("A cry"), "E_LIMIT TE-MKT-9");
    EXPECT_EQ(t.refuses("A booth"), "E_LIMIT TE-MKT-9");
    t.says("A pass").says("B pass").says("C pass").says("A cry church");
    EXPECT_EQ(t.now.market.acts[A], 1);
}
TEST(TE_MKT_13, one_seat_before_the_hands_go_up) {
    Talk<> t(segment(three_hands()));
    t.says("A pass");
    EXPECT_EQ(t.count(Happening::last_call), 0);
    t.says("B raise");
    ASSERT_EQ(t.count(Happening::last_call), 1);
    EXPECT_EQ(t.events.back().seat, C);
    t.says("C cry church");
    EXPECT_EQ(t.count(Happening::last_call), 1);  // A's mark is gone
    t.says("A pass");
    EXPECT_EQ(t.count(Happening::last_call), 2);
}
TEST(TE_OPT_2, the_last_one_left_is_told_at_each_draw) {
    Talk<> t(segment(option(three_hands(), Option::withdraw)));
    t.says("B leave").says("C leave");
    EXPECT_EQ(t.count(Happening::last_call), 1);
    t.says("A pass");
    EXPECT_EQ(t.count(Happening::last_call), 2);
}
TEST(TE_OPT_3, taken_back_or_raised_away) {
    Talk<> t(segment(option(three_hands(), Option::silent_swap)));
    t.says("A booth").says("A swap B SEN-04 done").says("A close");
    Talk<> raised = t;
    raised.says("A raise");
    EXPECT_EQ(raised.now.market.silent[A].number, 0);
    t.says("A revoke 1");
    EXPECT_EQ(t.now.market.silent[A].number, 0);
    EXPECT_EQ(t.refuses("B refuse"), "E_BAD_TARGET TE-OPT-3");
}
TEST(TE_OPT_3, the_only_card_is_locked) {
    Talk<> t(segment(option(M1().senate(A, {4}).senate(B, {5}).senate(C, {36}), Option::silent_swap)));
    t.says("A booth").says("A swap B SEN-04 done").says("A close").says("C booth").says("C swap A SEN-36 done");
    t.says("C close").says("A booth");
    EXPECT_EQ(t.refuses("A return"), "E_LOCKED TE-OPT-3");
}
TEST(TE_ALLY_5, in_the_phase_in_which_it_was_made) {
    Talk<> t(segment(three_hands().missions(A, {21}).missions(C, {34})));
    EXPECT_EQ(t.refuses("A break"), "E_BAD_TARGET TE-ALLY-5");
    for (const char* p : {"A", "B", "C"}) t.says(std::string(p) + " raise");
    State s = t.now;
    begin_mission_segment(s);
    Talk<> missions(s);
    missions.says("A play MIS-21 B").says("B accept").says("B break A");
    EXPECT_FALSE(allied(missions.now, A, B));
}

}  // namespace
}  // namespace hexmoot::te
