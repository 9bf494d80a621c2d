// TE-END and TE-SCORE: the end by tension.
#include "tests/thunders_edge/fixture.h"

namespace hexmoot::te {
namespace {

// The next Status Phase ends the game.
M1 ending(int seats = 3) {
    return M1(seats).in(Phase::status_tension, nobody).with([](State& s) { s.tension = 28; });
}
M1& off_world_units(M1& m, Seat p, OffWorld place, std::string_view pieces) {
    return m.with([&](State& s) {
        for (const std::string& code : split(pieces))
            s.off_world[hexmoot::index(p)][index(place)][index(piece_named(code))]++;
    });
}
int points(const Talk<>& t, Seat p) { return ThundersEdge::standing(t.now).points[hexmoot::index(p)]; }

TEST(R, R_02_juno_platform_is_worth_ten) {
    Talk<> t(ending().strength(A, 27, OffWorld::juno_platform));
    EXPECT_EQ(points(t, A), 10);
    EXPECT_EQ(t.now.winners, SeatSet(A));
}
TEST(R, R_06_strength_cards_decide_in_the_game) {
    M1 m;
    m.strength(A, 25, OffWorld::mars).strength(A, 31, OffWorld::mars).strength(B, 26, OffWorld::mars);
    EXPECT_EQ(off_world_controller(m, OffWorld::mars), A);
}
TEST(R, R_07_secret_units_decide_at_the_end) {
    M1 m = ending();
    m.strength(A, 25, OffWorld::mars).strength(A, 31, OffWorld::mars).strength(B, 26, OffWorld::mars);
    off_world_units(m, C, OffWorld::mars, "OB OB");
    off_world_units(m, A, OffWorld::mars, "WA");
    off_world_units(m, B, OffWorld::mars, "OB ME");
    Talk<> t(m);
    EXPECT_EQ(points(t, A), 0);
    EXPECT_EQ(points(t, B), 10);
    EXPECT_EQ(points(t, C), 0);
    EXPECT_EQ(t.count(Happening::off_world_shown), 5);
}
TEST(V_E, V_E10_tied_seats_share_an_off_world_location) {
    M1 m = ending();
    for (Seat p : {A, B, C}) off_world_units(m, p, OffWorld::mars, "OB OB CF");
    Talk<> t(m);
    for (Seat p : {A, B, C}) EXPECT_EQ(points(t, p), 3);
    EXPECT_EQ(t.now.winners.size(), 3);
}
TEST(V_M, V_M8_a_tie_for_the_most_is_nobodys) {
    M1 m;
    m.strength(A, 25, OffWorld::mars).strength(B, 26, OffWorld::mars).strength(C, 31, OffWorld::mars);
    EXPECT_EQ(off_world_controller(m, OffWorld::mars), nobody);
}
TEST(V_Z, V_Z3_everything_that_counts) {
    // Centor 10, Petersburg 6, High Cliff 3: 19. Mars 10. Three counters 15. MIS-01 9 and MIS-04 6.
    Talk<> t(ending()
                 .marker(A, "La")
                 .marker(A, "Lj")
                 .marker(A, "Lc")
                 .strength(A, 25, OffWorld::mars)
                 .played(A, {1, 4})
                 .with([](State& s) { s.consul_counters[0] = 3; }));
    EXPECT_EQ(points(t, A), 59);
    for (const Event& e : t.events)
        if (e.kind == static_cast<u8>(Happening::scored) && e.seat == A) {
            EXPECT_EQ(e.facts, (std::array<u8, 6>{19, 10, 15, 15, 59, 0}));
        }
}
TEST(V_Z, V_Z4_location_values_break_a_tie) {
    // A: Petersburg 6 + MIS-20 15 = 21. B: New Tangier 6 + Saint Brandt 5 + one counter... 11 + 10 = 21.
    Talk<> t(ending().marker(A, "Lj").played(A, {20}).marker(B, "Lk").marker(B, "Ll").with(
        [](State& s) { s.consul_counters[1] = 2; }));
    ASSERT_EQ(points(t, A), points(t, B));
    EXPECT_EQ(t.now.winners, SeatSet(B));
}
TEST(SCORE, SCORE_4_then_counters_then_credits_then_together) {
    // Ten points each without Locations: two counters against Mars.
    const auto tied = [] {
        return ending().strength(B, 25, OffWorld::mars).with([](State& s) { s.consul_counters[0] = 2; });
    };
    EXPECT_EQ(Talk<>(tied().credits(B, 30)).now.winners, SeatSet(A));
    EXPECT_EQ(Talk<>(ending().credits(C, 1)).now.winners, SeatSet(C));
    EXPECT_EQ(Talk<>(ending()).now.winners.size(), 3);
}
TEST(V_N, V_N22_credits_and_cards_score_nothing) {
    Talk<> t(ending().credits(A, 50).played(A, {34, 35, 37}).missions(A, {48, 49, 50}).units(A, "Fa", "OB OB"));
    EXPECT_EQ(points(t, A), 0);
}
TEST(SCORE, SCORE_3_before_the_end_secret_units_do_not_show_in_the_points) {
    M1 m;
    m.in(Phase::drop_begin, nobody).orbit(A, "WA");
    off_world_units(m, A, OffWorld::mars, "OB");
    Talk<> t(m);
    EXPECT_EQ(points(t, A), 0);
}
TEST(V_Z, V_Z2_four_cities_without_centor) {
    // Hex e becomes Ostrava Down.
    Talk<> t(M1().in(Phase::action_offer, nobody)
                 .marker(A, "Lj")
                 .marker(A, "Lk")
                 .marker(A, "Ll")
                 .units(A, "Fe", "WA")
                 .in(Phase::action_begin, nobody)
                 .with([](State& s) {
                     s.sites.at[4].hex = 3;
                     s.consul = A;
                 }));
    t.says("A go").says("A move WA Fe Le");
    EXPECT_EQ(t.now.owner(at("Le")), A);
    EXPECT_EQ(count_locations(t.now, A, LocationType::population_center), 4);
    EXPECT_FALSE(t.over);
}
// The end by tension is pending; a deal in the Mission Segment gives A the fourth city.
TEST(V_Z, V_Z12_an_instant_victory_comes_first) {
    State s = M1().missions(C, {34}).marker(A, "La").marker(A, "Lj").marker(A, "Lk").marker(B, "Ll").with([](State& x) {
        x.phase = Phase::mission_turn;
        x.tension = 31;
        x.end_pending = 1;
        x.consul_counters[1] = 9;
    });
    begin_mission_segment(s);
    Talk<> t(s);
    t.says("B deal A give Ll done").says("A accept");
    EXPECT_TRUE(t.over);
    EXPECT_EQ(t.now.winners, SeatSet(A));
    EXPECT_EQ(t.count(Happening::scored), 0);
}

}  // namespace
}  // namespace hexmoot::te
