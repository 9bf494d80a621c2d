// TE-DROP, and the option of TE-PRI-5 as the Drop Phase has it.
#include "tests/thunders_edge/fixture.h"

namespace hexmoot::te {
namespace {

M1 dropping(std::string_view orbit) { return M1().in(Phase::drop_begin, nobody).orbit(A, orbit); }
M1 placing(std::string_view orbit) {
    return M1().in(Phase::drop_place, A).orbit(A, orbit).with([](State& s) {
        s.orbit_open[0] = s.orbit[0];
        s.remaining = {};
    });
}

TEST(R, R_33_a_landing_area_under_a_foreign_marker) {
    Talk<> t(placing("WA WA WA").landing("Fb").marker(B, "Fb"));
    t.says("A drop WA (1,0)").says("A drop WA (1,0)").says("A drop WA (1,0)");
    EXPECT_EQ(units(t.now, at("Fb")), 3);
    EXPECT_EQ(t.now.owner(at("Fb")), A);
}
TEST(V_E, V_E12_one_unit_into_a_field) {
    Talk<> t(placing("WA WA").units(A, "Fa", "CF"));
    t.says("A drop WA (0,0)");
    EXPECT_EQ(t.refuses("A drop WA (0,0)"), "E_DROP_LIMIT TE-DROP-1");
}
TEST(V_E, V_E13_never_more_than_five) {
    Talk<> t(placing("WA WA WA").landing("Fa").units(A, "Fa", "CF CF CF"));
    t.says("A drop WA (0,0)").says("A drop WA (0,0)");
    EXPECT_EQ(t.refuses("A drop WA (0,0)"), "E_STACK TE-STACK-2");
}
TEST(V_E, V_E14_a_garrison_blocks_the_whole_hex) {
    Talk<> t(placing("WA").units(B, "La", "CF"));
    EXPECT_EQ(t.refuses("A drop WA (0,0)"), "E_DROP_OCCUPIED TE-DROP-1");
    Talk<> area(placing("WA").units(B, "La", "CF").with([](State& s) {
        s.options[static_cast<size_t>(Option::drop_block_scope)] = 1;
    }));
    area.says("A drop WA (0,0)");
    EXPECT_EQ(area.now.owner(at("Fa")), A);
}
TEST(V_E, V_E15_never_into_a_location) {
    Talk<> t(placing("WA"));
    EXPECT_EQ(t.refuses("A drop WA La"), "E_DROP_LOCATION TE-DROP-1");
}
TEST(V_E, V_E16_a_foreign_marker_gives_way) {
    Talk<> t(placing("WA CF").marker(B, "Fb").fort("Fb"));
    t.says("A drop WA (1,0)");
    EXPECT_EQ(t.now.owner(at("Fb")), A);
    EXPECT_EQ(t.now.fort[index(at("Fb"))], 0);
}
TEST(DROP, DROP_5_a_drop_can_lift_a_siege) {
    Talk<> t(placing("WA CF").marker(B, "Fa").units(C, "La", "CF").with([](State& s) {
        s.options[static_cast<size_t>(Option::drop_block_scope)] = 1;
        s.sieges.push({at("La"), B, 1});
    }));
    t.says("A drop WA (0,0)");
    EXPECT_TRUE(t.now.sieges.empty());
}
TEST(V_E, V_E17_a_force_lost_on_landing_counts_for_the_limit) {
    Talk<> t(placing("CF WA"));
    t.says("A drop CF (3,0)");
    EXPECT_EQ(t.now.sites.at[13].up, 1);
    EXPECT_EQ(units(t.now, at("Fn")), 0);
    EXPECT_EQ(t.now.orbit[0][0], 0);
    EXPECT_EQ(t.refuses("A drop WA (3,0)"), "E_DROP_LIMIT TE-DROP-1");
}
TEST(V_E, V_E18_who_passes_drops_later) {
    Talk<> t(dropping("WA").orbit(B, "WA").orbit(C, "WA"));
    t.says("A pass").says("B pass");
    EXPECT_EQ(t.refuses("C pass"), "E_PASS_FORCED TE-PRI-5");
    t.says("C go").says("C end");
    EXPECT_TRUE(t.may_say(A, "go"));  // the option starts anew
    t.says("A pass").says("B go").says("B end");
    EXPECT_EQ(t.refuses("A pass"), "E_PASS_FORCED TE-PRI-5");
    t.says("A go");
    EXPECT_TRUE(t.may_say(A, "drop"));
}
TEST(V_P, V_P4_the_only_seat_left_must_go) {
    Talk<> t(M1().in(Phase::drop_begin, nobody).orbit(C, "WA"));
    EXPECT_EQ(t.refuses("C pass"), "E_PASS_FORCED TE-PRI-5");
}
TEST(ELIM, ELIM_2_a_seat_with_nothing_in_orbit_is_passed_over) {
    Talk<> t(dropping("WA").orbit(C, "WA"));
    t.says("A go").says("A end");
    EXPECT_TRUE(t.may_say(C, "go"));
    t.says("C go").says("C end");
    EXPECT_EQ(t.now.phase, Phase::status_missions);
    EXPECT_EQ(t.now.turn, 2);
}
TEST(V_E, V_E21_go_opens_the_orbit_box) {
    Talk<> t(dropping("CF CF WA ME"));
    EXPECT_EQ(units(t.now.orbit_open[0]), 0);
    t.says("A go");
    EXPECT_TRUE(t.barrier);
    EXPECT_EQ(units(t.now.orbit_open[0]), 4);
    t.says("A drop CF (0,0)").says("A drop CF (1,0)").says("A end");
    EXPECT_EQ(units(t.now.orbit[0]), 2);
    EXPECT_EQ(t.now.orbit_open[0], t.now.orbit[0]);
}
TEST(V_E, V_E23_limits_are_not_added) {
    Talk<> t(placing("WA ME CF").faction(A, Faction::verdant_compact).with([](State& s) { s.expansion = A; }));
    t.says("A drop WA (1,0)").says("A drop ME (1,0)");
    EXPECT_EQ(t.refuses("A drop CF (1,0)"), "E_DROP_LIMIT TE-DROP-1");
    Talk<> same(placing("CF CF CF").faction(A, Faction::verdant_compact).with([](State& s) { s.expansion = A; }));
    same.says("A drop CF (1,0)").says("A drop CF (1,0)");
    EXPECT_EQ(same.refuses("A drop CF (1,0)"), "E_DROP_LIMIT TE-DROP-1");
}
TEST(FAC, FAC_3_two_conventional_forces) {
    Talk<> t(placing("WA CF CF CF").faction(A, Faction::verdant_compact));
    t.says("A drop CF (1,0)");
    EXPECT_EQ(t.refuses("A drop WA (1,0)"), "E_DROP_LIMIT TE-DROP-1");
    t.says("A drop CF (1,0)");
    EXPECT_EQ(t.refuses("A drop CF (1,0)"), "E_DROP_LIMIT TE-DROP-1");
    Talk<> mixed(placing("WA CF").faction(A, Faction::verdant_compact));
    mixed.says("A drop WA (1,0)");
    EXPECT_EQ(mixed.refuses("A drop CF (1,0)"), "E_DROP_LIMIT TE-DROP-1");
}
TEST(LOC, LOC_10_the_convoy_brings_three) {
    Talk<> t(placing("WA WA WA WA").marker(A, "Fe").marker(A, "Le").marker(A, "Fb").with([](State& s) {
        s.sites.at[4].hex = 9;
    }));
    t.says("A ability LOC-10 Fb");
    EXPECT_EQ(t.now.locations_used, 1u << index(Location::gorran_flats));
    t.says("A drop WA (1,0)").says("A drop WA (1,0)").says("A drop WA (1,0)");
    EXPECT_EQ(t.refuses("A drop WA (1,0)"), "E_DROP_LIMIT TE-DROP-1");
}
TEST(DROP, DROP_1_an_allys_field_is_closed) {
    Talk<> t(placing("WA").marker(B, "Fb").allies(A, B));
    EXPECT_EQ(t.refuses("A drop WA (1,0)"), "E_ALLY_STOP TE-DROP-1");
    EXPECT_EQ(t.refuses("A drop OB"), "E_NO_UNIT TE-DROP-1");
}
TEST(V_Y, V_Y5_no_hex_in_the_drop_phase) {
    Talk<> t(placing("CF"));
    EXPECT_EQ(t.refuses("A drop CF (4,0)"), "E_NO_HEX TE-DROP-1");
}
TEST(PRI, PRI_4_statutes_count_in_the_drop_phase) {
    Talk<> t(dropping("WA").orbit(B, "WA").orbit(C, "WA").with([](State& s) {
        s.consul = A;
        s.statutes = C;
    }));
    EXPECT_TRUE(t.may_say(C, "go"));
    t.says("C go").says("C end");
    EXPECT_TRUE(t.may_say(A, "go"));
}
TEST(DROP, DROP_1_in_the_order_of_its_conditions) {
    Talk<> t(placing("WA WA").units(A, "Fa", "CF CF CF CF CF").units(C, "Fc", "CF").allies(A, C));
    EXPECT_EQ(t.refuses("A drop WA (2,0)"), "E_DROP_OCCUPIED TE-DROP-1");  // an ally's units too
    EXPECT_EQ(t.refuses("A drop WA (0,0)"), "E_STACK TE-STACK-2");
    t.says("A drop WA (1,0)");
    EXPECT_EQ(t.refuses("A drop WA (1,0)"), "E_DROP_LIMIT TE-DROP-1");
}
TEST(DROP, DROP_2_terrain_does_nothing_to_other_units) {
    Talk<> t(placing("WA OB"));
    t.says("A drop WA (1,-1)").says("A drop OB (0,1)");
    EXPECT_EQ(units(t.now, at("Fg")), 1);
    EXPECT_EQ(units(t.now, at("Ff")), 1);
}
TEST(DROP, DROP_1_a_segment_starts_anew) {
    Talk<> t(dropping("WA WA").orbit(B, "CF"));
    t.says("A go").says("A drop WA (1,0)").says("A end").says("B go");
    EXPECT_EQ(t.now.drops[1], 0);
    EXPECT_EQ(t.refuses("B drop CF (1,0)"), "E_DROP_OCCUPIED TE-DROP-1");
}
// W-ARM: the prompt is the active seat's own.
TEST(MIS, MIS_47_is_armed_at_the_own_prompt_alone) {
    Talk<> drop(placing("WA").missions(A, {1}).missions(B, {47}));
    EXPECT_EQ(drop.refuses("B arm"), "E_NOT_YOUR_TURN MIS-47");
    EXPECT_TRUE(drop.may_say(A, "arm"));
    Talk<> move(M1().missions(A, {1}).missions(B, {47}).in(Phase::action_move, A));
    EXPECT_EQ(move.refuses("B arm"), "E_NOT_YOUR_TURN MIS-47");
    EXPECT_TRUE(move.may_say(A, "arm"));
    Talk<> income(M1().missions(A, {1}).missions(B, {47}).in(Phase::resources, nobody));
    EXPECT_EQ(income.refuses("B arm"), "E_NOT_YOUR_TURN MIS-47");
    EXPECT_TRUE(income.may_say(A, "arm"));
    Talk<> status(M1().missions(A, {1}).missions(B, {47}).in(Phase::status_tension, nobody));
    EXPECT_EQ(status.refuses("B arm"), "E_NOT_YOUR_TURN MIS-47");
    EXPECT_TRUE(status.may_say(A, "arm"));
    Talk<> resolve(M1().missions(A, {47}).units(A, "Fa", "CF").in(Phase::action_declare, A));
    EXPECT_EQ(resolve.refuses("A arm"), "E_WRONG_STATE MIS-47");
    Talk<> order(M1().missions(A, {1}).missions(B, {47}).credits(A, 1).in(Phase::purchase, nobody));
    EXPECT_TRUE(order.may_say(B, "arm"));
}

}  // namespace
}  // namespace hexmoot::te
