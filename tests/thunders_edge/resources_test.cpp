// TE-RES: income, other sources, the Bishop's Grant.
#include "tests/thunders_edge/fixture.h"

namespace hexmoot::te {
namespace {

M1 earning() { return M1().in(Phase::resources, nobody); }
// B and C hold much, so that the Grant goes elsewhere.
M1 beside_the_rich() { return earning().marker(B, "La").marker(C, "Lj").marker(C, "Lc"); }

TEST(R, R_08_twenty_five_credits) {
    Talk<> t(earning().credits(A, 20));
    EXPECT_EQ(t.now.money(A), 21);  // three tied seats: one Credit each
}
TEST(R, R_28_three_locations_pay_fifteen) {
    Talk<> t(earning().marker(A, "La").marker(A, "Lj").marker(A, "Le").with([](State& s) { make(s, 'e', 11); }));
    EXPECT_EQ(t.now.money(A), 15);
}
TEST(R, R_29_two_tied_seats_share_the_grant) {
    Talk<> t(earning().marker(A, "La"));
    EXPECT_EQ(t.now.money(A), 8);
    EXPECT_EQ(t.now.money(B), 2);
    EXPECT_EQ(t.now.money(C), 2);
}
TEST(V_E, V_E1_seats_without_locations_compare_with_zero) {
    Talk<> t(M1(4).in(Phase::resources, nobody).marker(A, "La").marker(D, "Ld"));
    EXPECT_EQ(t.now.money(A), 8);
    EXPECT_EQ(t.now.money(B), 2);
    EXPECT_EQ(t.now.money(C), 2);
    EXPECT_EQ(t.now.money(D), 3);
}
TEST(V_E, V_E2_five_tied_seats_get_one_each) {
    Talk<> t(M1(5).in(Phase::resources, nobody));
    for (Seat p : all_seats(t.now)) EXPECT_EQ(t.now.money(p), 1);
}
TEST(V_N, V_N18_a_siege_stops_income_and_not_the_grant) {
    Talk<> t(earning()
                 .faction(A, Faction::helion_combine)
                 .strength(A, 25, OffWorld::mars)
                 .marker(A, "La")
                 .marker(B, "Fa")
                 .marker(B, "Lj")
                 .marker(B, "Ld")
                 .marker(B, "Lc")
                 .marker(C, "Lk")
                 .marker(C, "Ll")
                 .marker(C, "Le")
                 .with([](State& s) {
                     make(s, 'e', 9);
                     s.sieges.push({at("La"), B, 1});
                 }));
    EXPECT_EQ(t.now.money(A), 11);
    EXPECT_EQ(t.now.money(B), 9);
    EXPECT_EQ(t.now.money(C), 12);
}
TEST(V_Z, V_Z11_who_has_nothing_gets_the_grant) {
    Talk<> t(beside_the_rich());
    EXPECT_EQ(t.now.money(A), 5);
}
TEST(RES, RES_1_a_strike_stops_the_refineries_of_others) {
    Talk<> t(beside_the_rich().marker(A, "Ld").with([](State& s) { s.strike = B; }));
    EXPECT_EQ(t.now.money(A), 5);  // the Grant alone: its 3 count but are not paid
    Talk<> own(beside_the_rich().marker(A, "Ld").with([](State& s) { s.strike = A; }));
    EXPECT_EQ(own.now.money(A), 8);
}
TEST(MIS, MIS_34_hoppu_plantations_pay_for_clear_fields) {
    Talk<> one(beside_the_rich().played(A, {34}).marker(A, "Fa").marker(A, "Fc").marker(A, "Fm"));
    EXPECT_EQ(one.now.money(A), 6);
    Talk<> four(beside_the_rich().played(A, {34}).marker(A, "Fa").marker(A, "Fb").marker(A, "Fe").marker(A, "Fh"));
    EXPECT_EQ(four.now.money(A), 8);
}
TEST(MIS, MIS_37_war_bonds_pay_for_free_cities) {
    const auto cities = [](bool siege) {
        return earning().played(A, {37}).marker(A, "Lj").marker(A, "Lk").marker(A, "Ll").marker(C, "Fl").with(
            [siege](State& s) {
                if (siege) {
                    s.sieges.push({at("Ll"), C, 1});
                    s.sieges.push({at("Lk"), C, 1});
                }
            });
    };
    Talk<> t(cities(false));
    EXPECT_EQ(t.now.money(A), 14 + 4);
    Talk<> besieged(cities(true));
    EXPECT_EQ(besieged.now.money(A), 5 + 2);
}
TEST(FAC, FAC_5_the_covenant_lives_on_the_grant) {
    Talk<> poor(beside_the_rich().faction(A, Faction::covenant_of_the_spire));
    EXPECT_EQ(poor.now.money(A), 5 + 3);
    Talk<> rich(beside_the_rich().faction(B, Faction::covenant_of_the_spire));
    EXPECT_EQ(rich.now.money(B), 8 + 1);
}
TEST(RES, RES_4_cards_and_abilities_come_last_in_bookkeeping_order) {
    Talk<> t(beside_the_rich().missions(A, {48}).missions(C, {45}).with([](State& s) { s.first_dropper = C; }));
    EXPECT_TRUE(t.may_say(C, "done"));
    EXPECT_FALSE(t.may_say(A, "done"));
    EXPECT_EQ(t.now.money(A), 5);
    t.says("C done").says("A card MIS-48");
    EXPECT_EQ(t.now.money(A), 10);
    EXPECT_TRUE(t.now.mission_discard & bit(Mission::black_market));
}
TEST(ELIM, ELIM_2_who_has_nothing_to_use_is_passed_over) {
    Talk<> t(beside_the_rich());
    EXPECT_EQ(t.now.phase, Phase::purchase);
    Talk<> pass(beside_the_rich().missions(A, {48}).with([](State& s) { s.card_pass = A; }));
    EXPECT_EQ(pass.now.phase, Phase::purchase);  // TE-HOT-8
}
TEST(LOC, LOC_03_07_09_pay_once_a_game) {
    Talk<> port(beside_the_rich().marker(A, "Ll").with([](State& s) { make(s, 'l', 3), make(s, 'k', 5); }));
    port.says("A ability LOC-03");
    EXPECT_EQ(port.now.money(A), 5 + 5 + 5);
    EXPECT_EQ(port.now.phase, Phase::purchase);
    Talk<> tap(beside_the_rich().marker(A, "Le").with([](State& s) { make(s, 'e', 7); }));
    tap.says("A ability LOC-07");
    EXPECT_EQ(tap.now.money(A), 5 + 5 + 6);
    Talk<> besieged(beside_the_rich().marker(A, "Le").marker(B, "Fe").missions(A, {45}).with([](State& s) {
        make(s, 'e', 7);
        s.sieges.push({at("Le"), B, 1});
    }));
    EXPECT_EQ(besieged.refuses("A ability"), "E_ABILITY TE-CARD-7");
}

}  // namespace
}  // namespace hexmoot::te
