// The rota of the market: TE-MKT-1, -3, -4, and its vectors.
#include "tests/thunders_edge/market_fixture.h"

namespace hexmoot::te {
namespace {

// What the floor seat may do; others have their free moves alone.
std::string floor_words(const Talk<>& t) {
    std::string out;
    for (const Answer& a : t.offer().answers()) {
        if (a.seat != floor_seat(t.now) || is(a.token, Verb::standing)) continue;
        if (!out.empty()) out += ' ';
        spell(a.token, out);
    }
    return out;
}

TEST(TE_MKT_1, the_floor_goes_round) {
    Talk<> t(segment(rota(three_hands())));
    EXPECT_EQ(t.asked(), "ABC MARKET_ROTA");
    EXPECT_EQ(floor_words(t), "cry raise end card");
    EXPECT_EQ(t.refuses("B cry"), "E_NOT_YOUR_TURN TE-MKT-1");
    EXPECT_EQ(t.refuses("A pass"), "E_OPTION_OFF TE-MKT-2");
    EXPECT_EQ(t.refuses("A booth"), "E_OPTION_OFF TE-MKT-2");
    t.says("A cry church").says("A end");
    EXPECT_EQ(floor_seat(t.now), B);
    t.says("B raise");
    EXPECT_EQ(floor_seat(t.now), C);
    t.says("C end");
    EXPECT_EQ(floor_seat(t.now), A);
    EXPECT_EQ(t.now.market.rotation, 1);
}
TEST(V_C, V_C21_idle_rotation) {
    Talk<> t(segment(rota(three_hands())));
    t.says("A end").says("B end").says("C end");
    EXPECT_EQ(t.count(Happening::hands_go_up), 1);
    EXPECT_EQ(drawers(t), "ABC");
    EXPECT_EQ(floor_seat(t.now), B);
}
TEST(V_C, V_C22_one_exchange_a_floor_turn) {
    Talk<> t(segment(rota(three_hands())));
    t.says("A card").says("A offer C want church give military SEN-04 SEN-12");
    t.says("A offer C want agra-union give bureaucracy SEN-20 SEN-12");
    t.says("A none");
    EXPECT_FALSE(t.may_say(A, "card"));
    t.says("A end").says("B card").says("B offer C want agra-union give military SEN-05 SEN-13").says("B none");
    t.says("B end").says("C card");
    EXPECT_EQ(t.asked(), "C MARKET_BOOTH");
    EXPECT_EQ(t.prompt.secrecy, Secrecy::kept);
    t.says("C accept 1 SEN-36 SEN-06");
    EXPECT_EQ(floor_seat(t.now), C);
    t.says("C card");
    EXPECT_EQ(t.refuses("C accept"), "E_LIMIT TE-MKT-8");
    EXPECT_EQ(t.refuses("C close"), "E_OPTION_OFF TE-MKT-2");
}
TEST(V_F, V_F30_the_last_rotation) {
    Talk<> t(segment(rota(three_hands())));
    for (int i = 0; i < 4; i++) {
        EXPECT_TRUE(drawers(t).empty());
        t.says("A cry church").says("A uncry church").says("A end").says("B end").says("C end");
    }
    EXPECT_EQ(drawers(t), "ABC");
}
TEST(V_F, V_F31_a_raised_hand_is_asked_only_for_news) {
    Talk<> quiet(segment(rota(three_hands())));
    quiet.says("A end").says("B raise").says("C end").says("A end");
    EXPECT_EQ(floor_seat(quiet.now), C);

    Talk<> t(segment(rota(three_hands())));
    t.says("A end").says("B raise").says("C end").says("A cry church").says("A end");
    EXPECT_EQ(floor_seat(t.now), B);
    EXPECT_EQ(floor_words(t), "lower keep");
    EXPECT_EQ(t.refuses("B uncry"), "E_WRONG_STATE TE-MKT-3");
    EXPECT_EQ(t.refuses("B end"), "E_WRONG_STATE TE-MKT-3");
    EXPECT_EQ(t.refuses("B cry"), "E_HAND_RAISED TE-TRADE-4");
    Talk<> lowered = t;
    lowered.says("B lower");
    EXPECT_EQ(floor_seat(lowered.now), B);
    EXPECT_TRUE(lowered.may_say(B, "cry"));
    EXPECT_EQ(lowered.refuses("B keep"), "E_HAND_DOWN TE-MKT-3");
    t.says("B keep").says("C end");
    EXPECT_EQ(floor_seat(t.now), A);
    t.says("A end");
    EXPECT_EQ(floor_seat(t.now), C);
}
TEST(TE_OPT_1, rota) {
    Talk<> t(segment(option(rota(three_hands()), Option::hands_all_but_one)));
    t.says("A raise").says("B raise");
    EXPECT_EQ(drawers(t), "ABC");
}
TEST(TE_OPT_2, rota) {
    Talk<> t(segment(option(rota(three_hands()), Option::withdraw)));
    t.says("A leave");
    EXPECT_EQ(floor_seat(t.now), B);
    t.says("B end").says("C end");
    EXPECT_EQ(drawers(t), "BC");
    EXPECT_EQ(floor_seat(t.now), B);
}
TEST(TE_MKT_5, rota_standing) {
    State s = segment(rota(M1().senate(A, {1, 2, 3, 7}).senate(B, {9, 10}).senate(C, {17, 18})));
    s.market.hold = A;
    Talk<> t(s);
    t.says("A card").says("A hold");
    EXPECT_EQ(t.refuses("A auto"), "E_LIMIT TE-MKT-8");
    t.says("A none");
    EXPECT_FALSE(t.may_say(A, "card"));
    t.says("A cry church").says("A card");
    EXPECT_EQ(t.refuses("A auto"), "E_LIMIT TE-MKT-8");
    t.says("A consul");
    EXPECT_EQ(t.now.consul, A);
}
TEST(TE_OPT_3, rota) {
    Talk<> t(segment(option(rota(three_hands()), Option::silent_swap)));
    t.says("A card").says("A swap B SEN-04 done").says("A none").says("A end");
    EXPECT_EQ(floor_words(t), "raise refuse end card");
    t.says("B card").says("B return 1 SEN-05");
    EXPECT_EQ(hand(t.now, B), cards({4, 13, 28}));
    EXPECT_EQ(floor_seat(t.now), B);
}
TEST(TE_OPT_2, rota_the_last_one_leaves) {
    Talk<> t(segment(option(rota(three_hands()), Option::withdraw)));
    t.says("A leave").says("B leave").says("C leave");
    EXPECT_TRUE(left_market(t.now));
    EXPECT_EQ(t.now.consul, nobody);
    EXPECT_EQ(t.count(Happening::hands_go_up), 0);
}
TEST(TE_MKT_13, the_last_rotation_is_announced) {
    Talk<> t(segment(option(rota(three_hands()), Option::market_max_rotations, 2)));
    t.says("A cry church").says("A end").says("B end");
    EXPECT_EQ(t.count(Happening::last_call), 0);
    t.says("C end");
    ASSERT_EQ(t.count(Happening::last_call), 1);
    EXPECT_EQ(t.events.back().seat, nobody);
    t.says("A cry military").says("A end").says("B end").says("C end");
    EXPECT_EQ(drawers(t), "ABC");
    EXPECT_EQ(t.count(Happening::last_call), 1);
}
TEST(TE_MKT_1, who_may_look_at_its_cards) {
    Talk<> t(segment(rota(three_hands())));
    EXPECT_EQ(t.refuses("B card"), "E_NOT_YOUR_TURN TE-MKT-1");
    EXPECT_EQ(t.refuses("A offer"), "E_NO_FLOOR TE-MKT-7");
    t.says("A card").says("A none");
    EXPECT_EQ(t.refuses("A card"), "E_LIMIT TE-MKT-8");
}

}  // namespace
}  // namespace hexmoot::te
