// Requests, trades, draws and the Consul: vectors R-10..R-15, V-C.
#include "tests/thunders_edge/market_fixture.h"

namespace hexmoot::te {
namespace {

Request bloc(Bloc b) { return request(index(b)); }
Request senator_of(Bloc b) { return request(blocs + index(b)); }
Request with_trait(Trait t) { return request(2 * blocs + index(t)); }

TEST(R, R_10_trade_with_riders) {
    Talk<> t(segment(M1().senate(A, {35, 12, 17}).senate(B, {4, 27, 9}).senate(C, {5, 6})));
    t.says("A cry military").says("B booth").says("B offer A want church give military SEN-04 SEN-27").says("B close");
    EXPECT_EQ(t.now.market.offers[B][0].to, SeatSet(A));
    t.says("A booth").says("A accept 1 SEN-35 SEN-12");
    EXPECT_EQ(hand(t.now, A), cards({17, 4, 27}));
    EXPECT_EQ(hand(t.now, B), cards({9, 35, 12}));
    EXPECT_TRUE(t.barrier);
    EXPECT_EQ(t.asked(), "ABC MARKET_FLOOR");
    EXPECT_EQ(t.count(Happening::traded), 1);
}

TEST(R, R_11_consul) {
    Talk<> t(segment(M1().senate(A, {1, 3, 4, 5, 6, 7}).senate(B, {9, 10}).with([](State&) {})));
    // On AUTO it is Consul in the first window.
    EXPECT_EQ(t.now.consul, A);
    State s = segment(M1().senate(A, {1, 3, 4, 5, 6, 7}).senate(B, {9, 10}).senate(C, {17, 18}));
    s.market.hold = A;
    Talk<> held(s);
    EXPECT_EQ(held.now.consul, nobody);
    held.says("A booth").says("A consul");
    EXPECT_EQ(held.now.consul, A);
    EXPECT_EQ(held.now.consul_counters[0], 1);
    EXPECT_EQ(hand(held.now, A), cards({1, 3, 4, 5, 6, 7}));
    EXPECT_TRUE(left_market(held.now));
}

// there is no word for two conditions, or for a strength.
TEST(R, R_12_R_13_R_15_requests) {
    Talk<> t(segment(three_hands()));
    t.says("A cry");
    EXPECT_EQ(t.offer().answers().size(), static_cast<size_t>(requests));
    for (const char* word : {"senator-of-industry", "pacifist", "agra-union"}) EXPECT_TRUE(t.may_say(A, word));
    for (const char* word : {"3", "SEN-04", "SEN-41", "scandal"}) EXPECT_FALSE(t.may_say(A, word));
    t.says("A church");
    EXPECT_EQ(t.refuses("A cry church militant"), "not offered");
}

TEST(R, R_14_senator_for_a_bloc) {
    EXPECT_TRUE(satisfies(bloc(Bloc::church), senate(38)));
    EXPECT_FALSE(satisfies(senator_of(Bloc::church), senate(37)));
    EXPECT_TRUE(satisfies(senator_of(Bloc::church), senate(38)));
    EXPECT_TRUE(satisfies(with_trait(Trait::pacifist), senate(38)));
    EXPECT_FALSE(satisfies(with_trait(Trait::pacifist), senate(39)));
}

TEST(V_C, V_C1_leak_is_a_point_of_any_bloc) {
    EXPECT_TRUE(qualifies(cards({1, 2, 3, 4, 43})));
    EXPECT_FALSE(qualifies(cards({1, 2, 3, 4})));
    EXPECT_EQ(bloc_points(cards({1, 2, 3, 4, 43}), Bloc::military), 10);
}
TEST(V_C, V_C3_leak_is_no_senator) {
    EXPECT_FALSE(qualifies(cards({7, 15, 23, 31, 43})));
    EXPECT_TRUE(qualifies(cards({7, 15, 23, 31, 39})));
}
TEST(TE_CON_6, black_cards_count_nothing) { EXPECT_EQ(support_points(cards({1, 7, 41, 42, 43})), 6); }

TEST(V_C, V_C4_nine_points) {
    Talk<> t(segment(M1().senate(A, {1, 2, 3, 4}).senate(B, {9, 10}).senate(C, {17, 18})));
    t.says("A booth");
    EXPECT_EQ(t.refuses("A consul"), "E_NOT_QUALIFIED TE-CON-2");
}

Talk<> offered(std::initializer_list<int> hand_of_b, const char* want) {
    Talk<> t(segment(M1().senate(A, {4, 12, 20}).senate(B, hand_of_b).senate(C, {6, 14, 37})));
    t.says("A booth").says(std::string("A offer B want ") + want + " give military SEN-04 SEN-12").says("A close");
    t.says("B booth");
    return t;
}
TEST(V_C, V_C6_wrong_card) {
    EXPECT_EQ(offered({25, 36, 5}, "church").refuses("B accept 1 SEN-25"), "E_CARD_MISMATCH TE-TRADE-2");
    EXPECT_EQ(offered({25, 26, 5}, "church").refuses("B accept"), "E_CARD_MISMATCH TE-TRADE-2");
}
TEST(V_C, V_C7_leak_is_no_senator) {
    EXPECT_EQ(offered({43, 40, 5}, "militant").refuses("B accept 1 SEN-43"), "E_CARD_MISMATCH TE-TRADE-2");
}
TEST(V_C, V_C8_leak_for_a_bloc) {
    Talk<> t = offered({43, 25, 5}, "church");
    t.says("B accept 1 SEN-43 SEN-25");
    EXPECT_TRUE(t.now.holds(A, Senate::leak));
}
TEST(V_C, V_C9_card_and_rider_differ) {
    EXPECT_EQ(offered({36, 25, 5}, "church").refuses("B accept 1 SEN-36 SEN-36"), "E_RIDER_SAME TE-TRADE-2");
    EXPECT_EQ(offered({36, 25, 5}, "church").refuses("B accept 1 SEN-36 SEN-01"), "E_RIDER_SAME TE-TRADE-2");
}
TEST(V_C, V_C10_scandal_rides) {
    Talk<> t = offered({36, 41}, "church");
    t.says("B accept 1 SEN-36 SEN-41");
    EXPECT_TRUE(t.now.holds(A, Senate::scandal));
}
TEST(TE_TRADE_2, hand_of_one) {
    Talk<> t = offered({36}, "church");
    EXPECT_EQ(t.refuses("B accept"), "E_HAND_SIZE TE-TRADE-2");
    EXPECT_EQ(t.refuses("B offer"), "E_HAND_SIZE TE-TRADE-2");
}
TEST(TE_TRADE_2, black_cards_alone_can_be_given_for_nothing) {
    EXPECT_EQ(offered({41, 42}, "church").refuses("B offer"), "E_CARD_MISMATCH TE-TRADE-2");
}

TEST(V_C, V_C11_raising_removes_offers) {
    Talk<> t(segment(three_hands()));
    t.says("A booth").says("A offer B want industry give military SEN-04 SEN-12").says("A close").says("A raise");
    EXPECT_EQ(open_offers(t.now, A), 0);
    t.says("B booth");
    EXPECT_EQ(t.refuses("B accept"), "E_BAD_TARGET TE-MKT-2");
}
TEST(V_C, V_C12_a_card_that_left_withdraws_its_offers) {
    Talk<> t(segment(three_hands()));
    t.says("A booth").says("A offer B want industry give military SEN-04 SEN-12");
    t.says("A offer C want church give military SEN-04 SEN-20").says("A close");
    t.says("B booth").says("B accept 1 SEN-28 SEN-13");
    EXPECT_EQ(open_offers(t.now, A), 0);
    EXPECT_EQ(t.count(Happening::offer_withdrawn), 1);
}
TEST(TE_MKT_2, three_offers_are_the_most) {
    Talk<> t(segment(three_hands()));
    t.says("A booth");
    for (int i = 0; i < 3; i++) t.says("A offer B want church give military SEN-04 SEN-12");
    EXPECT_EQ(t.refuses("A offer"), "E_LIMIT TE-MKT-2");
    t.says("A close").says("A revoke 2").says("A booth").says("A offer C want church give military SEN-04 SEN-12");
    EXPECT_EQ(open_offers(t.now, A), 3);
}
TEST(TE_MKT_2, addressees) {
    Talk<> t(segment(option(three_hands(), Option::withdraw)));
    t.says("C leave").says("A booth");
    EXPECT_EQ(t.refuses("A offer A"), "E_BAD_TARGET TE-MKT-2");
    EXPECT_EQ(t.refuses("A offer C"), "E_BAD_TARGET TE-MKT-2");
    EXPECT_EQ(t.refuses("A offer want"), "E_BAD_TARGET TE-MKT-2");
    EXPECT_EQ(t.refuses("A offer B want church give church"), "E_CARD_MISMATCH TE-TRADE-2");
}
TEST(TE_MKT_2, cries) {
    Talk<> t(segment(three_hands()));
    EXPECT_EQ(t.refuses("A uncry"), "E_BAD_TARGET TE-MKT-2");
    EXPECT_EQ(t.refuses("A revoke"), "E_BAD_TARGET TE-MKT-2");
    t.says("A cry church").says("A cry church").says("A cry military");
    EXPECT_EQ(t.refuses("A cry"), "E_LIMIT TE-MKT-2");
    t.says("A uncry church").says("A cry pacifist");
}

TEST(V_C, V_C13_all_raised_all_draw) {
    Talk<> t(segment(three_hands()));
    t.says("A raise").says("B raise");
    EXPECT_EQ(t.refuses("B raise"), "E_HAND_RAISED TE-TRADE-4");
    t.says("C raise");
    for (Seat p : {A, B, C}) EXPECT_EQ(t.now.hand_size(p), 4);
    EXPECT_TRUE(t.now.market.raised.empty());
    EXPECT_EQ(t.now.senate_deck.size, 43 - 12);
    EXPECT_TRUE(t.barrier);
}
TEST(V_C, V_C14_all_but_one) {
    Talk<> t(segment(option(three_hands(), Option::hands_all_but_one)));
    t.says("A raise").says("B raise");
    for (Seat p : {A, B, C}) EXPECT_EQ(t.now.hand_size(p), 4);
}
TEST(V_C, V_C16_a_deck_used_up) {
    Talk<> t(segment(three_hands(4).with([](State& s) {
        for (int n : {1, 9, 17, 25}) s.senate_deck.push(senate(n - 1));
    })));
    t.says("A raise").says("B raise").says("C raise").says("D raise");
    EXPECT_TRUE(t.now.senate_deck.empty());
    EXPECT_EQ(t.asked(), "ABCD MARKET_FLOOR");
    t.says("A raise").says("B raise").says("C raise").says("D raise");
    EXPECT_EQ(t.count(Happening::deck_too_small), 1);
    EXPECT_EQ(t.now.consul, nobody);
    EXPECT_TRUE(left_market(t.now));
    for (Seat p : {A, B, C, D}) EXPECT_EQ(t.now.hand_size(p), 4);
}
TEST(DRAW, DRAW_2_too_few_cards_for_all_who_draw) {
    Talk<> t(segment(three_hands(4).with([](State& s) {
        for (int n : {1, 9, 17}) s.senate_deck.push(senate(n - 1));
    })));
    t.says("A raise").says("B raise").says("C raise").says("D raise");
    EXPECT_EQ(t.count(Happening::deck_too_small), 1);
    EXPECT_TRUE(left_market(t.now));
    for (Seat p : {A, B, C, D}) EXPECT_EQ(t.now.hand_size(p), 3);
}

// A and B qualify by the same draw with 14 points each.
State tie() {
    return segment(
        M1().senate(A, {1, 2, 3, 4, 25, 28}).senate(B, {9, 10, 11, 12, 26, 29}).senate(C, {17, 18}).with([](State& s) {
            for (int n : {5, 13, 33, 34, 35}) s.senate_deck.push(senate(n - 1));
        }));
}
TEST(V_C, V_C18_tie) {
    for (u32 lot : {1u, 2u}) {
        Talk<> t(tie(), {lot});
        t.says("A raise").says("B raise").says("C raise");
        EXPECT_EQ(t.now.consul, lot == 1 ? A : B);
        EXPECT_EQ(t.count(Happening::consul), 1);
        EXPECT_EQ(t.now.consul_counters[0] + t.now.consul_counters[1], 1);
    }
}
TEST(TE_CON_6, more_points_win) {
    State s = tie();
    s.senate_hand[1] = cards({9, 10, 11, 12, 26, 27});
    Talk<> t(s);
    t.says("A raise").says("B raise").says("C raise");
    EXPECT_EQ(t.now.consul, B);
}
TEST(TE_CON_3, who_is_on_hold_does_not_declare) {
    const M1 m = M1().senate(A, {1, 2, 3, 43}).senate(B, {9, 10}).senate(C, {17, 18});  // the next card is Military 1
    Talk<> holds(segment(m));
    holds.says("A booth").says("A hold").says("A close").says("A raise").says("B raise").says("C raise");
    EXPECT_TRUE(qualifies(holds.now.senate_hand[0]));
    EXPECT_EQ(holds.now.consul, nobody);
    Talk<> declares(segment(m));
    declares.says("A raise").says("B raise").says("C raise");
    EXPECT_EQ(declares.now.consul, A);
}
TEST(TE_CON_8, nobody_is_consul_in_the_next_segment) {
    State s = three_hands().with([](State& x) {
        x.consul = x.last_consul = A;
        x.consul_counters[0] = 1;
    });
    begin_consul_segment(s);
    EXPECT_EQ(s.consul, nobody);
    EXPECT_EQ(s.market.head, B);  // V-N8
    EXPECT_EQ(s.consul_counters[0], 1);
}
// Nobody can be Consul before a draw or an exchange: no three cards are enough.
TEST(TE_CON_1, three_cards_never_qualify) {
    for (int a = 0; a < senate_cards; a++)
        for (int b = 0; b < a; b++)
            for (int c = 0; c < b; c++) ASSERT_FALSE(qualifies(bit(senate(a)) | bit(senate(b)) | bit(senate(c))));
}
TEST(TE_CON_6, a_tie_is_told_apart_by_its_rule) {
    const auto cause = [](const State& s, u32 lot) {
        Talk<> t(s, {lot});
        t.says("A raise").says("B raise").says("C raise");
        return std::ranges::find(t.events, static_cast<u8>(Happening::consul), &Event::kind)->cause;
    };
    EXPECT_EQ(cause(tie(), 1), cite(Rule::con_6));
    State apart = tie();
    apart.senate_hand[1] = cards({9, 10, 11, 12, 26, 27});
    EXPECT_EQ(cause(apart, 1), cite(Rule::con_6));
    apart.senate_hand[1] = cards({9, 26, 27});
    EXPECT_EQ(cause(apart, 1), cite(Rule::mkt_5));
}
TEST(TE_MKT_6, what_is_no_market_act) {
    Talk<> t(segment(option(three_hands(), Option::withdraw)));
    t.says("A cry church").says("A booth").says("A offer B want church give military SEN-04 SEN-12").says("A close");
    t.says("C pass").says("A uncry church").says("A revoke 1").says("A booth").says("A hold").says("A close");
    t.says("B raise").says("A standing pass");
    EXPECT_TRUE(t.now.market.passed.has(C));
    t.says("B lower");
    EXPECT_TRUE(t.now.market.passed.empty());
}
TEST(TE_MKT_12, a_draw_clears_the_table) {
    Talk<> t(segment(three_hands()));
    t.says("A booth").says("A hold").says("A offer B want church give military SEN-04 SEN-12").says("A close");
    t.says("B cry church").says("A pass").says("B pass").says("C raise");
    EXPECT_EQ(drawers(t), "ABC");
    Market cleared;
    cleared.hold = A;  // its order stands
    cleared.head = B;
    cleared.interval = 1;
    EXPECT_EQ(t.now.market, cleared);
}
TEST(TE_MKT_12, who_has_left_is_struck_from_the_addressees) {
    Talk<> t(segment(option(three_hands(), Option::withdraw)));
    t.says("A booth").says("A offer B C want church give military SEN-04 SEN-12").says("A close").says("C leave");
    EXPECT_EQ(t.now.market.offers[A][0].to, SeatSet(B));
}
TEST(TE_BLK, the_deck_is_shuffled_at_the_end) {
    State s = three_hands().in(Phase::consul_end, nobody).with([](State& x) { x.rng = Rng::seeded(5); });
    Talk<> t(s);
    EXPECT_FALSE(std::ranges::is_sorted(t.now.senate_deck));
    EXPECT_EQ(t.now.senate_deck.size, s.senate_deck.size);
}

}  // namespace
}  // namespace hexmoot::te
