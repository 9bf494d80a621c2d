// TE-PUR: the Purchase Segment.
#include "tests/thunders_edge/fixture.h"

namespace hexmoot::te {
namespace {

M1 purchasing(int credits) { return M1().in(Phase::purchase, nobody).credits(A, credits); }
M1& yards(M1& m, Seat p) { return m.strength(p, 29, OffWorld::ganymede_yards); }
u8 in_transit(const State& s, Seat p, Piece type) { return s.transit[hexmoot::index(p)][index(type)]; }
u8 in_orbit(const State& s, Seat p, Piece type) { return s.orbit[hexmoot::index(p)][index(type)]; }

TEST(R, R_32_the_counter_mix_is_a_hard_limit) {
    Talk<> t(purchasing(20).units(A, "Fb", "OB OB OB OB CF"));
    EXPECT_EQ(t.refuses("A order buy OB"), "E_POOL TE-PUR-6");
    Talk<> two(purchasing(40).units(A, "Fb", "OB OB OB CF"));
    EXPECT_EQ(two.refuses("A order buy OB transit buy OB"), "E_POOL TE-PUR-6");
    Talk<> after_a_loss(purchasing(20).units(A, "Fb", "OB OB OB CF"));
    after_a_loss.says("A order buy OB transit seal");
    EXPECT_EQ(in_transit(after_a_loss.now, A, Piece::obliterator), 1);
}
TEST(V_E, V_E3_the_last_unit_of_an_area_is_not_sacrificed) {
    Talk<> t(purchasing(5).units(A, "Fa", "CF"));
    EXPECT_EQ(t.refuses("A order fort"), "E_FORT_LAST_UNIT TE-PUR-7");
}
TEST(V_E, V_E4_a_fortification_takes_a_conventional_force) {
    Talk<> t(purchasing(5).units(A, "Fa", "ME WA").units(A, "Fb", "CF WA"));
    EXPECT_EQ(t.refuses("A order fort Fa"), "E_FORT_NO_CF TE-PUR-7");
}
TEST(V_E, V_E5_the_sacrificed_force_returns_to_the_pool) {
    Talk<> t(purchasing(3).units(A, "La", "CF WA"));
    t.says("A order fort La");
    EXPECT_EQ(pool(t.now, A, Piece::conventional), 11);
    t.says("A seal");
    EXPECT_EQ(t.now.fort[index(at("La"))], 1);
    EXPECT_EQ(t.now.at(at("La"))[index(Piece::conventional)], 0);
    EXPECT_EQ(t.now.at(at("La"))[index(Piece::walker)], 1);
    EXPECT_EQ(t.now.money(A), 0);
    EXPECT_EQ(pool(t.now, A, Piece::conventional), 12);
}
TEST(PUR, PUR_2_a_sacrificed_force_cannot_be_bought_again_at_once) {
    Talk<> t(purchasing(10).units(A, "La", "CF CF CF CF CF").units(A, "Fa", "CF CF CF CF CF").units(A, "Fb", "CF CF"));
    t.says("A order fort La");
    EXPECT_EQ(t.refuses("A buy CF"), "E_POOL TE-PUR-6");
}
TEST(V_E, V_E6_no_landing_area_in_a_location) {
    Talk<> t(purchasing(5).units(A, "La", "CF").units(A, "Fa", "CF"));
    EXPECT_EQ(t.refuses("A order landing La"), "E_LA_LOCATION TE-PUR-8");
}
TEST(V_E, V_E7_a_marker_is_no_presence) {
    Talk<> t(purchasing(5).marker(A, "Fb").units(A, "Fa", "CF"));
    EXPECT_EQ(t.refuses("A order landing Fb"), "E_NO_PRESENCE TE-PUR-8");
    t.says("A order landing Fa");
    EXPECT_EQ(t.refuses("A landing"), "E_LA_EXISTS TE-PUR-8");
    t.says("A seal");
    EXPECT_EQ(t.now.landing[0], 1);
    EXPECT_EQ(t.now.money(A), 3);
}
TEST(PUR, PUR_8_the_supply_of_landing_areas) {
    Talk<> t(purchasing(5).units(A, "Fa", "CF").with([](State& s) {
        s.options[static_cast<size_t>(Option::landing_area_supply)] = 0;
    }));
    EXPECT_EQ(t.refuses("A order landing"), "E_POOL TE-PUR-8");
    Talk<> poor(purchasing(1).units(A, "Fa", "CF"));
    EXPECT_EQ(poor.refuses("A order landing"), "E_FUNDS TE-PUR-8");
}
TEST(V_E, V_E8_one_unit_goes_off_world_in_a_segment) {
    Talk<> t(purchasing(10));
    t.says("A order offworld WA OFF-2");
    EXPECT_EQ(t.refuses("A offworld"), "E_OFFWORLD_LIMIT TE-PUR-9");
}
TEST(PUR, PUR_9_pool_and_credits_for_off_world) {
    Talk<> t(purchasing(3).units(A, "Fa", "AR AR AR AR"));
    EXPECT_EQ(t.refuses("A order offworld AR"), "E_POOL TE-PUR-9");
    EXPECT_EQ(t.refuses("A order offworld OB"), "E_FUNDS TE-PUR-9");
}
TEST(V_N, V_N20_the_type_off_world_is_secret_and_gone_for_good) {
    Talk<> t(purchasing(4));
    t.says("A order offworld OB OFF-2 seal");
    EXPECT_EQ(t.now.off_world[0][index(OffWorld::mars)][index(Piece::obliterator)], 1);
    EXPECT_EQ(pool(t.now, A, Piece::obliterator), 3);
    EXPECT_EQ(t.published, 0u);
    const View theirs = ThundersEdge::view(t.now, t.prompt, B);
    EXPECT_EQ(theirs.on_off_world[A][index(OffWorld::mars)], 1);
    EXPECT_EQ(theirs.shown.off_world[0][index(OffWorld::mars)][index(Piece::obliterator)], 0);
    for (const Event& e : t.events)
        if (e.kind == static_cast<u8>(Happening::bought)) {
            EXPECT_EQ(e.for_eyes(B).secret, Event::hidden);
            EXPECT_EQ(e.facts[0], 2 + index(OffWorld::mars));
        }
}
TEST(V_E, V_E9_units_do_not_count_in_the_game) {
    M1 m;
    m.strength(B, 25, OffWorld::mars).with([](State& s) {
        s.off_world[0][index(OffWorld::mars)][index(Piece::obliterator)] = 2;
    });
    EXPECT_EQ(off_world_controller(m, OffWorld::mars), B);
}
TEST(V_E, V_E19_orbit_needs_the_yards) {
    Talk<> t(purchasing(5));
    EXPECT_EQ(t.refuses("A order buy ME orbit"), "E_BAD_TARGET TE-PUR-6");
}
TEST(OFF, OFF_3_two_counters_go_to_orbit) {
    M1 m = purchasing(10);
    Talk<> t(yards(m, A));
    t.says("A order buy CF orbit buy WA orbit");
    EXPECT_EQ(t.refuses("A buy CF orbit"), "E_BAD_TARGET TE-PUR-6");
    t.says("A buy CF transit seal");
    EXPECT_EQ(units(t.now.orbit[0]), 2);
    EXPECT_EQ(units(t.now.transit[0]), 1);
    EXPECT_EQ(units(t.now.orbit_open[0]), 0);
}
TEST(V_E, V_E20_the_supply_of_fortifications) {
    M1 m = purchasing(5).units(A, "Fb", "CF CF");
    for (std::string_view area : {"Fa", "Fc", "Fd", "Fe", "Ff", "Fh", "Fi", "Fk"}) m.fort(area);
    Talk<> t(m);
    EXPECT_EQ(t.refuses("A order fort"), "E_POOL TE-PUR-7");
}
TEST(V_E, V_E24_the_order_of_sealing_is_all_the_same) {
    const auto played = [](std::string_view order) {
        Talk<> t(purchasing(5).credits(B, 5).credits(C, 5).units(C, "Fb", "CF CF"));
        for (char c : order) {
            if (c == 'A') t.says("A order buy ME transit seal");
            if (c == 'B') t.says("B order offworld WA OFF-1 seal");
            if (c == 'C') t.says("C order fort Fb seal");
        }
        return t.now;
    };
    EXPECT_EQ(played("CAB"), played("ABC"));
}
TEST(V_N, V_N4_a_field_and_its_location_are_two_areas) {
    Talk<> t(purchasing(10).units(A, "Fa", "CF CF").units(A, "La", "CF CF"));
    t.says("A order fort Fa fort La");
    EXPECT_EQ(t.refuses("A fort"), "E_FORT_EXISTS TE-PUR-7");
}
TEST(V_N, V_N19_credits_never_fall_below_zero_while_ordering) {
    Talk<> t(purchasing(4).credits(B, 1));
    t.says("A order buy ME transit");
    EXPECT_EQ(t.refuses("A buy WA"), "E_FUNDS TE-PUR-6");
    t.says("A seal").says("A reopen buy WA transit buy WA transit seal");
    t.says("B order seal");
    EXPECT_EQ(in_transit(t.now, A, Piece::walker), 2);
    EXPECT_EQ(in_transit(t.now, A, Piece::menace), 0);
}
TEST(V_Y, V_Y16_the_last_fortification_goes_by_priority) {
    M1 m = purchasing(3).credits(C, 3).units(A, "Fa", "CF CF").units(C, "Fb", "CF CF");
    Talk<> t(m.with([](State& s) { s.options[static_cast<size_t>(Option::fortification_supply)] = 1; }));
    t.says("C order fort Fb seal").says("A order fort Fa seal");
    EXPECT_EQ(t.now.fort[index(at("Fa"))], 1);
    EXPECT_EQ(t.now.fort[index(at("Fb"))], 0);
    EXPECT_EQ(t.now.money(C), 3);
    EXPECT_EQ(units(t.now, at("Fb")), 2);
    EXPECT_EQ(units(t.now, at("Fa")), 1);
    EXPECT_EQ(t.count(Happening::refunded), 1);
}
TEST(PUR, PUR_3_landing_areas_short_of_supply_are_refunded) {
    M1 m = purchasing(2).credits(C, 2).units(A, "Fa", "CF").units(C, "Fb", "CF");
    Talk<> t(m.with([](State& s) {
        s.options[static_cast<size_t>(Option::landing_area_supply)] = 1;
        s.consul = C;
    }));
    t.says("A order landing Fa seal").says("C order landing Fb seal");
    EXPECT_EQ(t.now.landing[0], 0);
    EXPECT_EQ(t.now.landing[1], 1);
    EXPECT_EQ(t.now.money(A), 2);
}
TEST(V_Z, V_Z13_no_deals_once_somebody_has_written) {
    Talk<> t(purchasing(3).credits(B, 3).credits(C, 3));
    EXPECT_TRUE(t.may_say(B, "deal"));
    t.says("C order seal");
    EXPECT_FALSE(t.may_say(B, "deal"));
    EXPECT_EQ(t.refuses("B deal"), "E_WRONG_STATE TE-DEAL-4");
}
TEST(HOT, HOT_2_which_part_of_an_order_is_written_is_secret) {
    Talk<> t(purchasing(6));
    t.says("A order buy");
    const View mine = ThundersEdge::view(t.now, t.prompt, A), other = ThundersEdge::view(t.now, t.prompt, B);
    EXPECT_EQ(mine.prompt, t.prompt);
    EXPECT_EQ(other.prompt.seats, SeatSet(A));
    EXPECT_EQ(other.prompt.kind, 0);
    EXPECT_EQ(other.prompt.rule, RuleId::none);
}
TEST(HOT, HOT_6_who_can_buy_nothing_is_sealed_by_the_engine) {
    Talk<> t(purchasing(1));
    EXPECT_TRUE(t.may_say(A, "order"));
    EXPECT_FALSE(t.may_say(B, "order"));
    Talk<> all(purchasing(0));
    EXPECT_EQ(all.now.phase, Phase::status_missions);
}
TEST(PUR, PUR_5_bought_counters_wait_in_transit) {
    Talk<> t(purchasing(3));
    t.says("A order buy ME transit seal");
    EXPECT_EQ(t.now.phase, Phase::status_missions);  // nothing to drop in this turn
    EXPECT_EQ(in_transit(t.now, A, Piece::menace), 1);
}
TEST(MIS, MIS_35_the_foundry_makes_three_heavy_units_cheaper) {
    Talk<> t(purchasing(11).played(A, {35}));
    t.says("A order buy ME transit buy OB transit offworld ME OFF-1");  // 2 + 3 + 2
    t.says("A buy OB transit seal");                                    // 4: the fourth
    EXPECT_EQ(t.now.money(A), 0);
}
TEST(LOC, LOC_02_the_levy_adds_forces_for_nothing) {
    Talk<> t(purchasing(0).marker(A, "Lj"));
    t.says("A order ability LOC-02 3");
    EXPECT_EQ(t.refuses("A ability"), "E_ABILITY TE-CARD-7");
    t.says("A seal");
    EXPECT_EQ(in_transit(t.now, A, Piece::conventional), 3);
    EXPECT_EQ(t.now.money(A), 0);
    EXPECT_EQ(t.now.locations_used, 1u << index(Location::petersburg));
    EXPECT_EQ(t.count(Happening::ability_used), 1);
    M1 m = purchasing(5).marker(A, "Lj");
    Talk<> with_yards(yards(m, A));
    with_yards.says("A order buy WA orbit ability LOC-02 3");
    EXPECT_FALSE(with_yards.may_say(A, "2"));
    with_yards.says("A 1 seal");
    EXPECT_EQ(in_orbit(with_yards.now, A, Piece::conventional), 1);
    EXPECT_EQ(in_transit(with_yards.now, A, Piece::conventional), 2);
}
TEST(LOC, LOC_02_needs_the_location_unused_and_counters) {
    Talk<> used(
        purchasing(3).marker(A, "Lj").with([](State& s) { s.locations_used = 1u << index(Location::petersburg); }));
    EXPECT_EQ(used.refuses("A order ability"), "E_ABILITY TE-CARD-7");
    Talk<> two(purchasing(3).marker(A, "Lj").units(A, "Fa", "CF CF CF CF CF").units(A, "Fb", "CF CF CF CF CF"));
    two.says("A order ability LOC-02");
    EXPECT_FALSE(two.may_say(A, "3"));
    EXPECT_TRUE(two.may_say(A, "2"));
}
TEST(LOC, LOC_08_machine_shops_build_at_once_and_cheaper) {
    const auto shops = [](int credits) {
        return purchasing(credits).marker(A, "Lm").with([](State& s) { s.sites.at[12].up = 1; });
    };
    Talk<> walker(shops(0));
    EXPECT_EQ(walker.refuses("A order ability LOC-08 ME"), "E_FUNDS LOC-08");
    EXPECT_EQ(walker.refuses("A order ability LOC-08 OB"), "E_BAD_TARGET LOC-08");
    walker.says("A order ability LOC-08 WA seal");
    EXPECT_EQ(in_orbit(walker.now, A, Piece::walker), 1);
    M1 m = shops(9).played(A, {35});
    Talk<> menace(yards(m, A));
    menace.says("A order ability LOC-08 ME buy CF orbit buy CF orbit seal");  // 3 - 1 - 2, 1, 1
    EXPECT_EQ(menace.now.money(A), 7);
    EXPECT_EQ(units(menace.now.orbit[0]), 3);
}
TEST(LOC, LOC_13_prepared_positions_cost_nothing) {
    const auto ansgar = [](int credits) {
        return purchasing(credits).marker(A, "Le").with([](State& s) { make(s, 'e', 13); });
    };
    Talk<> t(ansgar(0).units(A, "Fa", "WA"));
    EXPECT_EQ(t.refuses("A order ability LOC-13 Le"), "E_BAD_TARGET LOC-13");
    t.says("A order ability LOC-13 Fa seal");
    EXPECT_EQ(t.now.fort[index(at("Fa"))], 1);
    EXPECT_EQ(units(t.now, at("Fa")), 1);
    Talk<> twice(ansgar(9).units(A, "Fa", "CF CF").units(A, "Fb", "CF CF"));
    twice.says("A order fort Fa");
    EXPECT_EQ(twice.refuses("A ability LOC-13 Fa"), "E_FORT_EXISTS LOC-13");
    // Unserved, the Location's card stays unused.
    M1 m = ansgar(0).units(A, "Fa", "WA").credits(C, 3).units(C, "Fb", "CF CF");
    Talk<> short_supply(m.with([](State& s) {
        s.options[static_cast<size_t>(Option::fortification_supply)] = 1;
        s.consul = C;
    }));
    short_supply.says("A order ability LOC-13 Fa seal").says("C order fort Fb seal");
    EXPECT_EQ(short_supply.now.fort[index(at("Fa"))], 0);
    EXPECT_EQ(short_supply.now.locations_used, 0);
}
TEST(OPTIONS, landing_areas_cost_what_the_table_agreed_on) {
    const auto priced = [](int cost, int credits) {
        return purchasing(credits).units(A, "Fa", "CF").with([=](State& s) {
            s.options[static_cast<size_t>(Option::landing_area_cost)] = static_cast<u8>(cost);
        });
    };
    EXPECT_EQ(Talk<>(priced(4, 3)).refuses("A order landing"), "E_FUNDS TE-PUR-8");
    Talk<> dear(priced(4, 5));
    dear.says("A order landing Fa seal");
    EXPECT_EQ(dear.now.money(A), 1);
    Talk<> free_of_charge(priced(0, 0));  // so that a seat without Credits has a choice (TE-HOT-6)
    free_of_charge.says("A order landing Fa seal");
    EXPECT_EQ(free_of_charge.now.landing[0], 1);
}

}  // namespace
}  // namespace hexmoot::te
