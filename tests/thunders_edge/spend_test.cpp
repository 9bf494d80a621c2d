// Senate requirements (TE-INI-2) and the abilities that help to meet them.
#include "tests/thunders_edge/one_card.h"

namespace hexmoot::te {
namespace {

// Entrenchment: 5 Military + 5 Industry. Military 3, 3, 2, 1, 1, 1 are SEN-01..06, General Fanburch SEN-07, Admiral
// Varga SEN-08; Industry 3, 3, 2, 1, 1, 1 are SEN-25..30, Kahale SEN-32; the Leak SEN-43.

TEST(R, R_03_entrenchment_is_paid_with_five_and_five) {
    auto t = play(M1().missions(A, {1}).senate(A, {4, 5, 3, 7, 25, 27, 35}), A, Window::missions);
    t.says("A MIS-01 SEN-07 SEN-03 SEN-04 SEN-25 SEN-27 Fa Fb");
    EXPECT_TRUE(t.over);
    EXPECT_EQ(t.now.senate_hand[0], bit(senate(4)) | bit(senate(34)));  // Military 1 and Church 2
}

TEST(R, R_05_then_tension_rises_by_two) {
    auto t = play(M1().missions(A, {1}).senate(A, {1, 3, 25, 27}).with([](State& s) { s.tension = 9; }), A,
                  Window::missions);
    t.says("A MIS-01 SEN-01 SEN-03 SEN-25 SEN-27 Fa Fb");
    EXPECT_EQ(t.now.tension, 11);
}

TEST(V_M, V_M2_the_leak_serves_a_bloc_line) {
    auto t = play(M1().missions(A, {1}).senate(A, {1, 4, 43, 25, 27}), A, Window::missions);
    t.says("A MIS-01 SEN-01 SEN-04 SEN-43 SEN-25 SEN-27 Fa Fb");
    EXPECT_EQ(t.now.senate_hand[0], 0u);
}

TEST(V_M, V_M3_a_card_too_many_is_refused) {
    const M1 m = M1().missions(A, {1}).senate(A, {1, 3, 4, 25, 27});
    EXPECT_EQ(play(m, A, Window::missions).refuses("A MIS-01 SEN-01 SEN-03 SEN-04"), "E_WASTE TE-INI-2");
    EXPECT_EQ(play(m, A, Window::missions).refuses("A MIS-01 SEN-04"), "E_WASTE TE-INI-2");  // 1 + 3 + 2 is the same
}

TEST(V_M, V_M4_one_card_serves_one_line) {
    EXPECT_EQ(may(M1().missions(A, {19}).senate(A, {7, 32, 4}), A, 19, Window::missions), "E_REQUIREMENT TE-INI-2");
    const M1 m = M1().missions(A, {19}).senate(A, {7, 32, 40, 3, 4});
    EXPECT_EQ(play(m, A, Window::missions).refuses("A MIS-19 SEN-07 SEN-32 SEN-07"), "E_REQUIREMENT TE-INI-2");
    auto t = play(m, A, Window::missions);
    t.says("A MIS-19 SEN-32 SEN-40 SEN-07 SEN-04");  // a Senator has 2 points of its bloc
    EXPECT_EQ(t.now.senate_hand[0], bit(senate(2)));
}

TEST(V_M, V_M15_four_senators_of_four_blocs) {
    auto t = play(M1().missions(A, {18}).senate(A, {7, 15, 23, 32}), A, Window::missions);
    t.says("A MIS-18 SEN-07 SEN-15 SEN-23 SEN-32");
    EXPECT_EQ(t.refuses("A SEN-08"), "E_BAD_TARGET MIS-18");
    t.says("A SEN-23");
    EXPECT_EQ(t.now.senate_hand[0], bit(senate(22)));
    EXPECT_EQ(std::ranges::count(t.now.senate_deck, senate(22)), 0);
}

TEST(V_M, V_M16_two_senators_of_one_bloc) {
    EXPECT_EQ(may(M1().missions(A, {18}).senate(A, {7, 8, 23, 32}), A, 18, Window::missions), "E_REQUIREMENT TE-INI-2");
    auto t = play(M1().missions(A, {18}).senate(A, {7, 8, 15, 23, 32}), A, Window::missions);
    EXPECT_EQ(t.refuses("A MIS-18 SEN-07 SEN-08"), "E_REQUIREMENT TE-INI-2");
}

TEST(V_M, V_M21_governors_seat_covers_three_points) {
    const M1 m = M1().missions(A, {1}).senate(A, {3, 4, 25, 27}).marker(A, "La");
    auto t = play(m, A, Window::missions);
    EXPECT_EQ(t.refuses("A MIS-01 LOC-01 SEN-03 SEN-04"), "E_WASTE TE-INI-2");
    t.says("A MIS-01 LOC-01 SEN-03 SEN-25 SEN-27 Fa Fb");
    EXPECT_TRUE(t.over);
    EXPECT_EQ(t.now.locations_used, 1u);
    EXPECT_EQ(t.count(Happening::ability_used), 1);
}

TEST(R, R_31_a_used_ability_comes_over_used) {
    const M1 m =
        M1().missions(B, {1}).senate(B, {1, 3, 25, 27}).marker(B, "La").with([](State& s) { s.locations_used = 1; });
    EXPECT_EQ(play(m, B, Window::missions).refuses("B MIS-01 LOC-01"), "E_ABILITY LOC-01");
    EXPECT_EQ(may(m, B, Location::centor, Window::missions), "E_ABILITY TE-LOC-1");
}

TEST(TE_INI, INI_2_cards_not_in_hand_and_of_other_blocs) {
    auto t = play(M1().missions(A, {2}).senate(A, {1, 2, 9}).marker(A, "Lj").marker(A, "Lk"), A, Window::missions);
    EXPECT_EQ(t.refuses("A MIS-02 SEN-03"), "E_NOT_IN_HAND TE-INI-2");
    EXPECT_EQ(t.refuses("A MIS-02 SEN-09"), "E_REQUIREMENT TE-INI-2");
    EXPECT_EQ(t.refuses("A MIS-02 LOC-01"), "E_ABILITY LOC-01");
    t.says("A MIS-02 SEN-01 SEN-02 done");
    EXPECT_TRUE(t.over);
}

TEST(TE_INI, INI_2_overpaying_is_allowed) {
    auto t = play(M1().missions(A, {5}).senate(A, {9, 10, 33}), A, Window::missions);  // 4 Agra-Union with 3 + 3
    t.says("A MIS-05 SEN-09 SEN-10 SEN-33");
    EXPECT_TRUE(t.over);
}

TEST(TE_INI, INI_2_what_is_named_can_always_be_completed) {
    // 4 Church + 4 Bureaucracy with one Leak: the line that takes it leaves the other without.
    auto t = play(M1().missions(A, {15}).senate(A, {33, 36, 17, 43}), A, Window::missions);
    t.says("A MIS-15");
    EXPECT_EQ(t.refuses("A SEN-43"), "E_REQUIREMENT TE-INI-2");
    t.says("A SEN-33 SEN-36 SEN-17 SEN-43");
    EXPECT_TRUE(t.over);
}

// Concord of the Faithful: 5 Church + 1 Pacifist Senator. Teale (SEN-39) is both.
TEST(TE_INI, INI_2_a_senator_wanted_elsewhere_is_kept) {
    auto t = play(M1().missions(A, {14}).senate(A, {33, 35, 39}), A, Window::missions);
    EXPECT_EQ(t.refuses("A MIS-14 SEN-39"), "E_REQUIREMENT TE-INI-2");
    t.says("A MIS-14 SEN-33 SEN-35 SEN-39 B");
    EXPECT_TRUE(t.over);
}

TEST(LOC, LOC_05_covers_two_points_of_the_church) {
    auto t = play(M1().missions(A, {5}).senate(A, {9, 12, 36}).marker(A, "Ll"), A, Window::missions);
    EXPECT_EQ(t.refuses("A MIS-05 LOC-05"), "E_ABILITY LOC-05");  // the Agra-Union line comes first
    t.says("A MIS-05 SEN-09 SEN-12 LOC-05 SEN-36");
    EXPECT_EQ(t.now.locations_used, 1u << 4);
}

TEST(LOC, LOC_05_or_a_pacifist_senator) {
    auto t = play(M1().missions(A, {14}).senate(A, {33, 35}).marker(A, "Ll"), A, Window::missions);
    EXPECT_EQ(t.refuses("A MIS-14 LOC-05"), "E_REQUIREMENT TE-INI-2");  // then nobody is left to be the Senator
    t.says("A MIS-14 SEN-33 SEN-35 LOC-05 C");
    EXPECT_EQ(t.now.concord, (Alliance{A, C}));
}

TEST(LOC, LOC_05_is_a_senator_of_the_church_and_never_comes_back) {
    auto t = play(M1().missions(A, {18}).senate(A, {7, 15, 23, 40}).marker(A, "Ll"), A, Window::missions);
    EXPECT_EQ(t.refuses("A MIS-18 LOC-05 SEN-40"), "E_REQUIREMENT TE-INI-2");  // both Church
    t.says("A MIS-18 LOC-05 SEN-07 SEN-15 SEN-23");
    EXPECT_EQ(t.refuses("A LOC-05"), "not offered");
    t.says("A SEN-15");
    EXPECT_EQ(t.now.senate_hand[0], bit(senate(14)) | bit(senate(39)));
}

TEST(LOC, LOC_05_is_no_militant) {
    auto t = play(M1().missions(A, {19}).senate(A, {32, 40, 1}).marker(A, "Ll"), A, Window::missions);
    EXPECT_EQ(t.refuses("A MIS-19 LOC-05"), "E_ABILITY LOC-05");
}

TEST(LOC, LOC_01_needs_a_bloc_line) {
    auto t = play(M1().missions(A, {18}).senate(A, {7, 15, 23, 40}).marker(A, "La"), A, Window::missions);
    EXPECT_EQ(t.refuses("A MIS-18 LOC-01"), "E_ABILITY LOC-01");
}

}  // namespace
}  // namespace hexmoot::te
