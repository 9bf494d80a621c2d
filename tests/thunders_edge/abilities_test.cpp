// The abilities of the thirteen Locations and of the Aegis Command: when they are offered, when not, and what they do.
#include "tests/thunders_edge/one_card.h"

namespace hexmoot::te {
namespace {

// A attacks `target` (B) from Fb.
M1 attack_on(const char* target) {
    return M1().units(A, "Fb", "OB").units(B, target, "CF").with([=](State& s) {
        s.combat.target = at(target);
        s.combat.attacker = A;
        s.combat.defender = B;
        s.combat.origins.push(at("Fb"));
    });
}

TEST(TE_LOC, LOC_1_only_its_controller_and_once) {
    const auto m = [] { return M1().marker(A, "Lk"); };
    EXPECT_EQ(may(m(), A, Location::new_tangier, Window::resources), "allowed");
    EXPECT_EQ(may(m(), B, Location::new_tangier, Window::resources), "E_ABILITY TE-LOC-1");
    EXPECT_EQ(may(m(), A, Location::new_tangier, Window::move), "E_WRONG_STATE TE-CARD-3");
    auto t = use(m(), A, Location::new_tangier, Window::resources);
    EXPECT_EQ(may(t.now, A, Location::new_tangier, Window::resources), "E_ABILITY TE-LOC-1");
}
TEST(TE_LOC, LOC_1_a_hidden_location_has_none) {
    EXPECT_EQ(may(M1(), A, Location::hollow_ridge_works, Window::purchase), "E_ABILITY TE-LOC-1");
}
TEST(TE_CARD, CARD_5_any_ability) {
    EXPECT_FALSE(any_ability(M1().marker(A, "La"), A, Window::missions));  // declared with a card
    EXPECT_TRUE(any_ability(M1().marker(A, "Lk"), A, Window::resources));
    EXPECT_FALSE(any_ability(M1().marker(A, "Lk"), B, Window::resources));
}
TEST(LOC, LOC_02_and_13_belong_to_the_order) {
    const M1 m = M1().marker(A, "Lj");
    EXPECT_EQ(may(m, A, Location::petersburg, Window::purchase), "allowed");
    EXPECT_EQ(may(m, A, Location::petersburg, Window::resources), "E_WRONG_STATE TE-CARD-3");
    EXPECT_EQ(may(m, A, Location::fort_ansgar, Window::purchase), "E_ABILITY TE-LOC-1");
}
TEST(LOC, LOC_08_belongs_to_the_order) {
    const M1 m = M1().with([](State& s) { s.sites.at[12].up = 1; }).marker(A, "Lm");
    EXPECT_EQ(may(m, A, Location::hollow_ridge_works, Window::purchase), "allowed");
    EXPECT_EQ(may(m, B, Location::hollow_ridge_works, Window::purchase), "E_ABILITY TE-LOC-1");
}
TEST(LOC, LOC_03_open_port) {
    auto t = use(M1().marker(A, "Lk").with([](State& s) { s.sieges.push({at("Lk"), B, 1}); }), A, Location::new_tangier,
                 Window::resources);
    EXPECT_EQ(t.now.money(A), 5);
}
TEST(LOC, LOC_04_armed_citizenry) {
    const auto ostrava = [](State& s) { s.sites.at[4].hex = 3; };  // hex e
    const auto m = [&](const char* target) { return attack_on(target).with(ostrava).marker(B, "Le"); };
    EXPECT_EQ(may(m("Fe"), B, Location::ostrava_down, Window::combat_2), "E_BAD_TARGET LOC-04");
    EXPECT_EQ(may(m("Le"), A, Location::ostrava_down, Window::combat_1), "E_WRONG_STATE TE-CARD-3");
    auto t = use(m("Le"), B, Location::ostrava_down, Window::combat_2);
    EXPECT_EQ(t.now.combat.defence_dice, 3);
}
TEST(LOC, LOC_06_fuel_dump) {
    const auto m = [] { return M1().marker(A, "Ld").units(A, "Fa", "CF CF OB AR"); };
    EXPECT_EQ(may(m(), A, Location::bakers_crevice, Window::move), "allowed");
    EXPECT_EQ(may(m().with([](State& s) { s.has_moved = 1; }), A, Location::bakers_crevice, Window::move),
              "E_WRONG_STATE TE-CARD-3");
    EXPECT_EQ(may(M1().marker(A, "Ld"), A, Location::bakers_crevice, Window::move), "E_BAD_TARGET TE-CARD-7");
    auto t = use(m(), A, Location::bakers_crevice, Window::move);
    t.says("A OB Fa AR Fa CF Fa");
    EXPECT_TRUE(t.over);
    EXPECT_EQ(best_points(t.now, at("Fa"), Piece::obliterator), 2);
    EXPECT_EQ(best_points(t.now, at("Fa"), Piece::artillery), 2);
    EXPECT_EQ(units_with(t.now, at("Fa"), Piece::conventional, 3), 1);
}
TEST(LOC, LOC_07_magma_tap) {
    const auto m = [] { return M1().with([](State& s) { s.sites.at[4].hex = 6; }).marker(A, "Le"); };
    EXPECT_EQ(
        may(m().with([](State& s) { s.sieges.push({at("Le"), B, 1}); }), A, Location::cinder_wells, Window::resources),
        "E_ABILITY LOC-07");
    EXPECT_EQ(use(m(), A, Location::cinder_wells, Window::resources).now.money(A), 6);
}
TEST(LOC, LOC_09_reserve_tanks) {
    auto t = use(M1().with([](State& s) {
                         s.sites.at[4].hex = 8;
                         s.sieges.push({at("Le"), B, 1});
                     })
                     .marker(A, "Le"),
                 A, Location::tarn_processing, Window::resources);
    EXPECT_EQ(t.now.money(A), 4);
}
TEST(LOC, LOC_10_convoy_route) {
    const auto m = [] { return M1().with([](State& s) { s.sites.at[4].hex = 9; }).marker(A, "Le"); };
    EXPECT_EQ(may(m(), A, Location::gorran_flats, Window::drop), "E_BAD_TARGET LOC-10");
    auto t = use(m().marker(A, "Fb").units(B, "Fc", "CF"), A, Location::gorran_flats, Window::drop);
    EXPECT_EQ(t.refuses("A Fc"), "E_BAD_TARGET LOC-10");
    t.says("A Fb");
    EXPECT_EQ(t.now.convoy, 1);
}
TEST(LOC, LOC_11_deep_recon) {
    const auto m = [] { return M1().with([](State& s) { s.sites.at[5].hex = 10; }).marker(A, "Lf"); };
    EXPECT_EQ(may(m(), B, Location::stalkers_reach, Window::move), "E_ABILITY TE-LOC-1");
    auto t = use(m(), A, Location::stalkers_reach, Window::move);
    EXPECT_EQ(t.refuses("A Fa"), "E_BAD_TARGET LOC-11");
    EXPECT_EQ(t.refuses("A done"), "not offered");
    t.says("A Fn done");
    EXPECT_EQ(t.now.seen[0], u64{1} << 13);
    EXPECT_FALSE(known_terrain(t.now, 13));
    EXPECT_TRUE(t.barrier);
    EXPECT_EQ(t.count(Happening::looked), 1);
    auto three = use(m().with([](State& s) { s.sites.at[3].up = s.sites.at[4].up = 0; }), A, Location::stalkers_reach,
                     Window::move);
    EXPECT_TRUE(three.says("A Fd Fe Fm").over);  // no fourth
    EXPECT_EQ(std::popcount(three.now.seen[0]), 3);
    auto all = use(m().with([](State& s) { s.sites.at[12].up = s.sites.at[13].up = 1; }), A, Location::stalkers_reach,
                   Window::move);
    EXPECT_TRUE(all.over);
    EXPECT_EQ(all.now.money(A), 2);
}
TEST(LOC, LOC_12_overlook_guns) {
    // High Cliff is Lc: Fc at 1, Fb at 2, Fa at 3.
    EXPECT_EQ(use(attack_on("Fc").marker(A, "Lc"), A, Location::high_cliff, Window::combat_1).now.combat.attack_dice,
              2);
    EXPECT_EQ(use(attack_on("Fj").marker(B, "Lc"), B, Location::high_cliff, Window::combat_2).now.combat.defence_dice,
              2);
    EXPECT_EQ(use(attack_on("Lc"), B, Location::high_cliff, Window::combat_2).now.combat.defence_dice, 2);
    EXPECT_EQ(may(attack_on("Fa").marker(A, "Lc"), A, Location::high_cliff, Window::combat_1), "E_BAD_TARGET LOC-12");
    EXPECT_EQ(may(attack_on("Fc").marker(C, "Lc"), C, Location::high_cliff, Window::combat_1),
              "E_WRONG_STATE TE-CARD-3");
}
TEST(V_K, V_K24_guns_and_barrage_add_up) {
    auto guns = use(attack_on("Fc").marker(A, "Lc").missions(A, {40}), A, Location::high_cliff, Window::combat_1);
    State s = guns.now;
    s.turn = 1;
    auto t = play(s, A, Window::combat_1);
    t.says("A MIS-40");
    EXPECT_EQ(t.now.combat.attack_dice, 4);  // with the Obliterator S = 8
}
TEST(V_K, V_K20_aegis_command_once_on_each_side) {
    const auto m = [] { return attack_on("Fc").faction(A, Faction::aegis_command); };
    auto t = use(m(), A, Faction::aegis_command, Window::combat_1);
    EXPECT_EQ(t.now.combat.attack_dice, 1);
    EXPECT_EQ(may(t.now, A, Faction::aegis_command, Window::combat_1), "E_ABILITY TE-FAC-1");
    State s = t.now;
    s.turn = 1;
    s.combat = {};
    s.combat.attacker = B;
    s.combat.defender = A;
    EXPECT_EQ(may(s, A, Faction::aegis_command, Window::combat_2), "allowed");
    auto defends = use(s, A, Faction::aegis_command, Window::combat_2);
    EXPECT_EQ(defends.now.combat.defence_dice, 1);
    EXPECT_EQ(may(defends.now, A, Faction::aegis_command, Window::combat_2), "E_ABILITY TE-FAC-1");
}
TEST(FAC, FAC_1_belongs_to_its_seat) {
    const M1 m = attack_on("Fc").faction(B, Faction::aegis_command).faction(A, Faction::helion_combine);
    EXPECT_EQ(may(m, A, Faction::aegis_command, Window::combat_1), "E_ABILITY TE-FAC-1");
    EXPECT_EQ(may(m, B, Faction::aegis_command, Window::combat_2), "allowed");
    EXPECT_EQ(may(m, B, Faction::aegis_command, Window::combat_5), "E_WRONG_STATE TE-CARD-3");
}
TEST(FAC, FAC_2_to_5_come_by_themselves) {
    for (Faction f :
         {Faction::helion_combine, Faction::verdant_compact, Faction::chancery_league, Faction::covenant_of_the_spire})
        for (Window w : {Window::resources, Window::drop, Window::combat_1})
            EXPECT_EQ(may(attack_on("Fc").faction(A, f), A, f, w), "E_WRONG_STATE TE-CARD-3");
}

}  // namespace
}  // namespace hexmoot::te
