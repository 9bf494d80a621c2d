// TE-BUY0 and TE-IDROP: the initial purchase and the Initial Drop.
#include "tests/thunders_edge/fixture.h"

namespace hexmoot::te {
namespace {

M1 buying(int seats = 3) { return M1(seats).in(Phase::initial_buy, nobody); }

// Initial units by seat, CF WA ME OB AR.
M1 dropping(std::initializer_list<Box> units, Seat first = A) {
    return M1().in(Phase::initial_drop, first).with([&](State& s) {
        size_t i = 0;
        for (const Box& b : units) s.initial[i++] = b;
        s.turn = 0;
        s.first_dropper = first;
    });
}

TEST(R, R_09_each_credit_not_spent_counts_double) {
    Talk<> t(buying());
    t.says("A buy 0 4 0 0 0").says("B buy 0 0 0 0 0").says("C buy 0 0 0 0 0");
    EXPECT_EQ(t.now.money(A), 24);
}
TEST(V_S, V_S1_only_four_obliterators_of_a_colour) {
    Talk<> t(buying());
    EXPECT_EQ(t.refuses("A buy 0 0 0 5"), "E_POOL TE-BUY0-1");
}
TEST(V_S, V_S3_all_or_nothing_spent) {
    Talk<> t(buying());
    t.says("A buy 12 4 0 0 0").says("B buy 0 0 0 0 0").says("C buy 0 0 0 0 0");
    EXPECT_EQ(t.now.money(A), 0);
    EXPECT_EQ(t.now.money(B), 40);
}
TEST(BUY0, BUY0_1_twenty_credits_are_the_budget) {
    Talk<> t(buying());
    EXPECT_EQ(t.refuses("A buy 12 5"), "E_BUDGET TE-BUY0-1");
    EXPECT_EQ(t.refuses("A buy 13"), "E_POOL TE-BUY0-1");
}
TEST(BUY0, BUY0_3_all_units_are_shown_when_the_last_has_sealed) {
    Talk<> t(buying());
    t.says("C buy 1 0 0 0 0").says("A buy 2 0 0 0 0");
    EXPECT_EQ(t.count(Happening::initial_bought), 0);
    EXPECT_EQ(t.published, 0u);
    EXPECT_EQ(units(t.now.initial[0]), 0);  // nothing stands in the State before
    t.says("B buy 3 0 0 0 0");
    EXPECT_EQ(t.count(Happening::initial_bought), 3);
    EXPECT_TRUE(t.barrier);
    EXPECT_EQ(units(t.now.initial[0]), 2);
    EXPECT_EQ(units(t.now.initial[2]), 1);
    EXPECT_EQ(t.now.phase, Phase::initial_drop);
}
TEST(HOT, HOT_6_a_sealed_seat_may_reopen_until_the_last_has_sealed) {
    Talk<> t(buying());
    t.says("A buy 1 0 0 0 0").says("A reopen 2 0 0 0 0").says("B buy 0 0 0 0 0").says("C buy 0 0 0 0 0");
    EXPECT_EQ(t.now.initial[0][0], 2);
    EXPECT_EQ(t.now.money(A), 36);
}
TEST(TWO_PLAYERS, V_Z10_both_colours_are_one_pool) {
    Talk<> t(buying(2));
    EXPECT_EQ(pool(t.now, A, Piece::conventional), 24);
    EXPECT_EQ(pool(t.now, A, Piece::walker), 16);
    EXPECT_EQ(pool(t.now, A, Piece::menace), 12);
    EXPECT_EQ(pool(t.now, A, Piece::obliterator), 8);
    EXPECT_EQ(pool(t.now, A, Piece::artillery), 8);
    t.says("A buy 0 0 0 5 0");
}

TEST(IDROP, IDROP_1_the_highest_roller_drops_first) {
    Talk<> t(buying(), {1, 1, 6, 6, 2, 2});
    t.says("A buy 1 0 0 0 0").says("B buy 1 0 0 0 0").says("C buy 1 0 0 0 0");
    EXPECT_EQ(t.now.first_dropper, B);
    EXPECT_EQ(t.asked(), "B INITIAL_DROP");
    t.says("B drop CF (0,0)");
    EXPECT_EQ(t.asked(), "C INITIAL_DROP");
}
TEST(IDROP, IDROP_2_a_hex_with_a_unit_is_refused_an_own_one_too) {
    Talk<> t(dropping({{2}, {1}}).units(A, "Fa", "CF").units(B, "Fb", "CF"));
    EXPECT_EQ(t.refuses("A drop CF (0,0)"), "E_HEX_OCCUPIED TE-IDROP-2");
    EXPECT_EQ(t.refuses("A drop CF (1,0)"), "E_HEX_OCCUPIED TE-IDROP-2");
}
TEST(V_Y, V_Y4_no_such_initial_unit) {
    Talk<> t(dropping({{1}}));
    EXPECT_EQ(t.refuses("A drop OB"), "E_NO_UNIT TE-IDROP-2");
}
TEST(V_Y, V_Y5_no_hex_in_the_initial_drop) {
    Talk<> t(dropping({{1}}));
    EXPECT_EQ(t.refuses("A drop CF (4,0)"), "E_NO_HEX TE-IDROP-2");
}
TEST(V_S, V_S6_the_location_of_a_revealed_hex_stays_uncontrolled) {
    Talk<> t(dropping({{2}}).with([](State& s) { s.sites.at[9].up = 0; }));
    t.says("A drop CF (2,-1)");
    EXPECT_EQ(t.now.owner(at("Fj")), A);
    EXPECT_EQ(units(t.now, at("Fj")), 1);
    EXPECT_EQ(t.now.owner(at("Lj")), nobody);
    EXPECT_EQ(t.now.sites.at[9].up, 1);
    EXPECT_TRUE(t.barrier);
}
TEST(IDROP, IDROP_2_a_conventional_force_is_lost_on_a_volcano) {
    Talk<> t(dropping({{2}, {0, 1}}));
    t.says("A drop CF (3,0)");
    EXPECT_EQ(t.now.sites.at[13].up, 1);
    EXPECT_EQ(units(t.now, at("Fn")), 0);
    EXPECT_EQ(t.now.owner(at("Fn")), nobody);
    EXPECT_EQ(pool(t.now, A, Piece::conventional), 11);  // one is left to drop
    t.says("B drop WA (3,0)");                           // the hex may be chosen again
    EXPECT_EQ(t.now.owner(at("Fn")), B);
}
TEST(V_S, V_S7_who_finishes_is_skipped_for_good) {
    Talk<> t(dropping({{3}, {2}}));
    t.says("A finish").says("B drop CF (0,0)");
    EXPECT_EQ(t.asked(), "B INITIAL_DROP");
    EXPECT_EQ(t.now.orbit[0][0], 3);
    EXPECT_EQ(t.now.orbit_open[0][0], 3);
    EXPECT_EQ(t.now.initial[0][0], 0);
}
TEST(V_S, V_S8_when_every_hex_is_full_the_rest_goes_to_orbit) {
    M1 full = dropping({{0, 1}, {}, {2}});
    for (char c = 'a'; c < 'n'; c++) full.units(B, std::string("F") + c, "WA");
    Talk<> t(full);
    t.says("A drop WA (3,0)");
    EXPECT_EQ(t.now.orbit[2][0], 2);
    EXPECT_EQ(t.now.initial[2][0], 0);
    EXPECT_EQ(t.now.phase, Phase::status_missions);
    EXPECT_EQ(t.now.turn, 1);
}
TEST(IDROP, IDROP_4_without_any_units_the_drop_ends_at_once) {
    Talk<> t(buying());
    t.says("A buy 0 0 0 0 0").says("B buy 0 0 0 0 0").says("C buy 0 0 0 0 0");
    EXPECT_EQ(t.now.phase, Phase::status_missions);
    EXPECT_EQ(t.now.money(A), 40);
}
TEST(OPTIONS, hidden_rest_off_turns_all_hexes_up) {
    Talk<> t(dropping({{1}}).with([](State& s) { s.options[static_cast<size_t>(Option::hidden_rest)] = 0; }));
    EXPECT_EQ(t.now.sites.at[12].up, 0);
    t.says("A drop CF (0,0)");
    EXPECT_EQ(t.now.sites.at[12].up, 1);
    EXPECT_EQ(t.now.sites.at[13].up, 1);
}

}  // namespace
}  // namespace hexmoot::te
