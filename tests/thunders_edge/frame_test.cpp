// What the rules say of seats, counters, the map, control and the log as a whole (rules.md 0 to 2, 9, 14, 16, 17).
#include "tests/thunders_edge/combat_talk.h"
#include "tests/thunders_edge/market_fixture.h"

namespace hexmoot::te {
namespace {

std::string letters(const List<Seat, most_seats>& of) {
    std::string out;
    for (Seat p : of) out += letter(p);
    return out;
}

// ---- conventions ----
TEST(TE_GEN, GEN_1_the_left_is_the_next_seat) {
    const State s = M1(5);
    EXPECT_EQ(letter(A), 'A');
    EXPECT_EQ(after(s, A), B);
    EXPECT_EQ(after(s, E), A);
}
TEST(TE_GEN, GEN_4_a_roll_of_twelve_is_one_roll) {
    Talk<> t = fight(declaring().units(A, "Fa", "CF").units(B, "Fb", "CF CF CF CF CF").fort("Fb"), "Fb Fa",
                     {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6});
    EXPECT_EQ(dice(t, 0), 12);
    EXPECT_EQ(count(t.now, "Fa"), 0);  // the twelfth die
}
TEST(TE_GEN, GEN_6_an_ally_is_no_enemy) {
    const State s = M1().units(B, "Fa", "CF").units(C, "Fb", "CF").units(A, "Fc", "CF").allies(A, B);
    EXPECT_FALSE(enemy_units(s, A, at("Fa")));
    EXPECT_TRUE(enemy_units(s, A, at("Fb")));
    EXPECT_FALSE(enemy_units(s, A, at("Fc")));
    EXPECT_FALSE(enemy_units(s, A, at("Fd")));
    EXPECT_TRUE(enemy_units(s, C, at("Fa")));
}
TEST(TE_GEN, GEN_8_bookkeeping_begins_with_the_first_dropper) {
    EXPECT_EQ(letters(bookkeeping_order(M1(4).with([](State& s) { s.first_dropper = C; }))), "CDAB");
}

// ---- components ----
TEST(TE_SET, SET_1_every_seat_has_the_counters_of_its_colour) {
    const State s = M1(4);
    for (Seat p : all_seats(s)) {
        constexpr std::array colour{12, 8, 6, 4, 4};
        for (int i = 0; i < unit_types; i++) EXPECT_EQ(pool(s, p, piece(i)), colour[static_cast<size_t>(i)]);
    }
}
TEST(TE_COMP, COMP_7_a_landing_area_stays_whoever_comes) {
    Talk<> t = fight(declaring().units(A, "Fa", "OB").units(B, "Fb", "CF").landing("Fb"), "Fb Fa", {1, 1, 6, 6, 6, 6});
    t.says("A advance OB Fa");
    EXPECT_EQ(t.now.owner(at("Fb")), A);
    EXPECT_EQ(t.now.landing[1], 1);
    EXPECT_EQ(landing_supply(t.now), 5);
}
TEST(TE_COMP, COMP_8_a_consul_counter_is_worth_five) {
    Talk<> t(M1().in(Phase::status_tension, nobody).with([](State& s) {
        s.tension = 28;
        s.consul_counters[0] = 2;
    }));
    EXPECT_EQ(ThundersEdge::standing(t.now).points[0], 10);
}
TEST(TE_COMP, COMP_9_no_counter_limits_attacks_or_sieges) {
    M1 m = declaring();
    std::vector<std::string> attacks;
    for (const char* hex : {"a", "c", "d", "j", "k", "l"}) {
        m.units(A, std::string("F") + hex, "WA").units(B, std::string("L") + hex, "CF");
        attacks.push_back(std::string("A attack L") + hex + " F" + hex + " done");
    }
    m.units(A, "Fb", "WA").units(B, "Fg", "WA").units(A, "Fi", "WA").units(B, "Ff", "WA");
    attacks.emplace_back("A attack Fg Fb done");
    attacks.emplace_back("A attack Ff Fi done");
    Talk<> t(m.done());
    for (const std::string& line : attacks) t.says(line);
    EXPECT_EQ(t.now.attacks.size, 8);  // the box has seven arrows
    Talk<> sieges(m.in(Phase::action_move, A).with([](State& s) { s.had_field = (u64{1} << s.sites.size) - 1; }));
    for (const char* line : {"A siege La", "A siege Lc", "A siege Ld", "A siege Lj"}) sieges.says(line);
    EXPECT_EQ(sieges.now.sieges.size, 4);  // and three siege counters
}

// ---- the map ----
TEST(TE_MAP, MAP_1_six_neighbours) {
    const auto cells = around({2, -1});
    for (Cell c : {Cell{3, -1}, Cell{1, -1}, Cell{2, 0}, Cell{2, -2}, Cell{3, -2}, Cell{1, 0}})
        EXPECT_EQ(std::ranges::count(cells, c), 1);
}
TEST(TE_MAP, MAP_2_a_location_exists_in_a_face_up_hex_that_has_one) {
    const State s = M1();
    EXPECT_TRUE(exists(s, at("La")));
    EXPECT_FALSE(exists(s, at("Lb")));
    EXPECT_TRUE(exists(s, at("Fm")));
    EXPECT_FALSE(exists(s, at("Lm")));  // face down
    EXPECT_EQ(spelled(word(s, at("Lc"))), "L(2,0)");
}
TEST(TE_MAP, MAP_6_a_hex_turns_up_for_good_when_it_is_entered) {
    Talk<> t(moving().units(A, "Fb", "WA WA").units(A, "Fc", "ME"));
    EXPECT_FALSE(known_terrain(t.now, site_of(at("Fm"))));
    t.says("A move ME Fc Fn");
    EXPECT_FALSE(known_terrain(t.now, site_of(at("Fm"))));  // not by units beside it
    EXPECT_TRUE(known_terrain(t.now, site_of(at("Fn"))));
    EXPECT_EQ(t.count(Happening::hex_revealed), 1);
    t.says("A move WA Fb Fm");
    EXPECT_EQ(t.count(Happening::hex_revealed), 2);
    EXPECT_TRUE(exists(t.now, at("Lm")));
    EXPECT_EQ(t.now.owner(at("Lm")), nobody);
}

// ---- control ----
TEST(TE_CTRL, CTRL_1_CTRL_3_the_marker_stays_when_the_last_unit_goes) {
    Talk<> moved(moving().units(A, "Fb", "WA"));
    EXPECT_EQ(moved.now.owner(at("Fb")), A);
    moved.says("A move WA Fb Fa Fh");
    EXPECT_EQ(units(moved.now, at("Fb")), 0);
    EXPECT_EQ(moved.now.owner(at("Fb")), A);
    Talk<> lost = fight(declaring().units(A, "Fa", "CF").units(B, "Fb", "CF"), "Fb Fa", {6, 1});
    EXPECT_EQ(count(lost.now, "Fa"), 0);
    EXPECT_EQ(lost.now.owner(at("Fa")), A);
}
TEST(TE_CTRL, CTRL_4_a_field_and_its_location_are_apart) {
    Talk<> t(moving().units(A, "Fb", "WA").units(B, "Lc", "CF"));
    t.says("A move WA Fb Fc stop");
    EXPECT_EQ(t.now.owner(at("Fc")), A);
    EXPECT_EQ(t.now.owner(at("Lc")), B);
    EXPECT_EQ(t.refuses("A move WA Fc Lc"), "E_ENEMY_OCCUPIED TE-MOVE-2");  // one faction in an area
}
TEST(TE_CTRL, CTRL_5_the_location_card_changes_hands_as_it_is) {
    const auto m = [] { return moving().units(A, "Fj", "WA").marker(B, "Lj"); };
    Talk<> fresh(m());
    fresh.says("A move WA Fj Lj stop");
    EXPECT_EQ(fresh.count(Happening::location_taken), 1);
    EXPECT_EQ(may_use(fresh.now, A, Location::petersburg, Window::purchase).code, 0);
    Talk<> used(m().with([](State& s) { s.locations_used = 1u << index(Location::petersburg); }));
    used.says("A move WA Fj Lj stop");
    EXPECT_EQ(may_use(used.now, A, Location::petersburg, Window::purchase).code, static_cast<u16>(Code::ability));
}
TEST(TE_CTRL, CTRL_6_a_marker_keeps_nobody_out) {
    Talk<> t(moving().units(A, "Fa", "OB").marker(B, "La").marker(C, "Fb"));
    t.says("A move OB Fa La");
    EXPECT_EQ(t.now.owner(at("La")), A);
    EXPECT_EQ(t.count(Happening::combat_begins), 0);
}
TEST(TE_CTRL, CTRL_7_the_card_of_an_abandoned_location_keeps_its_use) {
    Talk<> t(moving().units(A, "Fj", "WA").marker(A, "Lj").with([](State& s) {
        s.locations_used = 1u << index(Location::petersburg);
    }));
    t.says("A abandon Lj");
    EXPECT_EQ(t.now.owner(at("Lj")), nobody);
    EXPECT_EQ(t.now.locations_used, 1u << index(Location::petersburg));
}

TEST(TE_FAC_1, a_seat_without_anything_keeps_its_faction) {
    Talk<> t(M1().in(Phase::resources, nobody).marker(B, "La").marker(C, "Lj").faction(A, Faction::helion_combine));
    EXPECT_EQ(t.now.money(A), 5 + 2);
}

// ---- alliances ----
State mission_turn(M1 m, Seat first) {
    State s = m.with([&](State& x) { x.consul = x.last_consul = first; });
    begin_mission_segment(s);
    return s;
}
TEST(TE_ALLY, ALLY_1_the_named_seat_answers_at_once_and_openly) {
    Talk<> t(mission_turn(M1().missions(A, {21}).missions(C, {34}), A));
    EXPECT_EQ(t.refuses("A play MIS-21 A"), "E_BAD_TARGET TE-ALLY-1");
    t.says("A play MIS-21 B");
    EXPECT_EQ(t.asked(), "B ALLIANCE_REPLY");
    EXPECT_EQ(t.prompt.secrecy, Secrecy::open);
    EXPECT_EQ(t.may(), "B:accept B:decline");
}
TEST(TE_ALLY, ALLY_6_allies_neither_control_nor_win_together) {
    Talk<> t(moving()
                 .allies(A, B)
                 .units(A, "Fa", "OB")
                 .marker(A, "Lj")
                 .marker(B, "Lk")
                 .marker(A, "Ll")
                 .marker(A, "Le")
                 .with([](State& s) { make(s, 'e', 4); }));
    EXPECT_EQ(victory_value(t.now, B), 6);
    t.says("A move OB Fa La");
    EXPECT_EQ(t.now.winners, SeatSet(A));
}

// ---- attacks ----
TEST(TE_CMB, CMB_1_all_units_of_the_origins_attack) {
    Talk<> t = fight(declaring().units(A, "Fa", "CF WA").units(A, "Fc", "CF").units(A, "Fh", "OB").units(B, "Fb", "WA"),
                     "Fb Fa Fc", {6, 1, 1, 1, 1});
    EXPECT_TRUE(t.may_say(A, "remove"));
    EXPECT_EQ(t.refuses("A remove OB"), "E_CASUALTY_UNIT TE-CMB-3");  // stands beside, and looks on
    t.says("A remove CF Fc");
    EXPECT_EQ(dice(t, 1), 1 + 2);
}
TEST(TE_CMB, CMB_5_a_window_left_unused_has_passed) {
    Talk<> t = fight(declaring().units(A, "Fa", "WA").units(B, "Fb", "CF").missions(A, {40}).missions(B, {43}), "Fb Fa",
                     {1, 1, 1, 1});
    EXPECT_EQ(t.asked(), "A COMBAT_1");
    t.says("A done");
    EXPECT_EQ(t.asked(), "B COMBAT_2");
    t.says("B done");
    EXPECT_EQ(t.asked(), "B COMBAT_5_CARD");
    t.says("B done");
    EXPECT_TRUE(t.now.holds(A, Mission::preemptive_barrage) && t.now.holds(B, Mission::dug_in));
}

// ---- drops, the end ----
TEST(TE_DROP, DROP_3_what_is_not_dropped_stays_in_orbit) {
    Talk<> t(M1().in(Phase::drop_begin, nobody).orbit(A, "WA ME"));
    t.says("A go").says("A end");
    EXPECT_EQ(units(t.now.orbit[0]), 2);
}
TEST(TE_END, END_1_tension_and_four_cities_and_nothing_else) {
    State s = M1().in(Phase::status_tension, nobody).marker(A, "La").marker(A, "Lj").marker(A, "Lk").with([](State& x) {
        x.tension = 27;
        x.consul_counters[0] = 15;
    });
    Talk<> t(s);
    EXPECT_FALSE(t.over);
    s.tension = 28;
    Talk<> end(s);
    EXPECT_TRUE(end.over);
    EXPECT_EQ(end.count(Happening::scored), 3);
}
TEST(TE_OFFW, OFFW_3_units_and_cards_count_together_at_the_end) {
    Talk<> t(M1().in(Phase::status_tension, nobody).strength(A, 25, OffWorld::mars).with([](State& s) {
        s.tension = 28;
        s.off_world[1][index(OffWorld::mars)][index(Piece::obliterator)] = 1;
        s.off_world[1][index(OffWorld::mars)][index(Piece::walker)] = 1;
    }));
    EXPECT_EQ(ThundersEdge::standing(t.now).points[0], 0);
    EXPECT_EQ(ThundersEdge::standing(t.now).points[1], 10);  // 6 against 5
}

// ---- deals and trades ----
TEST(TE_DEAL, DEAL_1_a_gift_is_a_deal) {
    Talk<> t(segment(three_hands().credits(A, 3).missions(A, {48}).marker(A, "Fa")));
    t.says("A deal B give 2 Fa card MIS-48 done").says("B accept");
    EXPECT_EQ(t.now.money(B), 2);
    EXPECT_EQ(t.now.owner(at("Fa")), B);
    EXPECT_TRUE(t.now.holds(B, Mission::black_market));
}
TEST(TE_TRADE, TRADE_3_senate_cards_are_no_part_of_a_deal) {
    const State s = segment(three_hands().credits(A, 3).credits(B, 3));
    EXPECT_EQ(verdict(s, "A deal B give SEN-04 done"), "E_TRADE_ITEM TE-DEAL-2");
    EXPECT_EQ(verdict(s, "A deal B for SEN-05 done"), "E_TRADE_ITEM TE-DEAL-2");
}
TEST(V_Y, V_Y6_a_raised_hand_trades_nothing) {
    Talk<> t(segment(three_hands()));
    t.says("B booth").says("B offer A want military give agra-union SEN-13 SEN-28").says("B close").says("A raise");
    EXPECT_EQ(t.refuses("A cry"), "E_HAND_RAISED TE-TRADE-4");
    for (const char* line : {"A cry church", "A offer B want church give military SEN-04 SEN-12", "A accept 1"})
        EXPECT_EQ(verdict(t.now, line).substr(0, 13), "E_HAND_RAISED") << line;
    t.says("A booth");
    EXPECT_EQ(t.refuses("A offer"), "E_HAND_RAISED TE-TRADE-4");
    EXPECT_EQ(t.refuses("A accept"), "E_HAND_RAISED TE-TRADE-4");
    EXPECT_EQ(verdict(t.now, "A cry church"), "E_HAND_RAISED TE-TRADE-4");
}

// ---- the Consul of last turn, open hands ----
TEST(V_N, V_N8_the_consul_of_last_turn_is_none_any_more) {
    Talk<> t(three_hands().in(Phase::status_tension, nobody).with([](State& s) {
        s.turn = 3;
        s.consul = s.last_consul = A;
        s.consul_counters[0] = 1;
    }));
    EXPECT_EQ(t.now.turn, 4);
    EXPECT_EQ(t.now.consul, nobody);
    EXPECT_EQ(t.now.consul_counters[0], 1);
    for (const char* line : {"A done", "B done", "C done"}) t.says(line);
    ASSERT_EQ(t.now.phase, Phase::market);
    EXPECT_EQ(t.now.market.head, B);
    EXPECT_EQ(t.now.consul, nobody);
}
TEST(V_N, V_N10_hands_lie_open_at_the_end_of_the_market_alone) {
    State s = M1().senate(A, {9, 12, 33}).senate(B, {1, 41, 43}).missions(A, {5}).with([](State& x) {
        x.phase = Phase::consul_end;
        x.consul = x.last_consul = A;
    });
    Talk<> t(s);
    EXPECT_EQ(t.asked(), "B CONSUL_END");
    const auto seen = [&](Seat of, Viewer eyes) { return hand(ThundersEdge::view(t.now, t.prompt, eyes).shown, of); };
    for (Viewer eyes : {Viewer(B), Viewer(C), Viewer::table()}) EXPECT_EQ(seen(A, eyes), cards({9, 12, 33}));
    t.says("B keep");
    EXPECT_EQ(t.now.phase, Phase::mission_turn);
    EXPECT_EQ(seen(A, C), 0u);
    t.says("A play MIS-05 SEN-09 SEN-12 SEN-33");
    int spent = 0;
    for (const Event& e : t.events)
        if (e.kind == static_cast<u8>(Happening::senate_spent)) {
            EXPECT_NE(e.for_eyes(Viewer::table()).secret, Event::hidden);
            spent++;
        }
    EXPECT_EQ(spent, 3);
}

// ---- what is public (section 17) ----
TEST(TE_CARD, CARD_1_hands_are_hidden_their_size_is_not) {
    const State s = M1().missions(B, {1, 40, 51}).in(Phase::action_move, A);
    for (Viewer eyes : {Viewer(A), Viewer::table()}) {
        const View v = ThundersEdge::view(s, {}, eyes);
        EXPECT_EQ(v.shown.mission_hand[1], 0u);
        EXPECT_EQ(v.mission_cards[B], 3);
    }
}
TEST(TE_HOT, HOT_3_what_all_can_see_is_decided_at_the_table) {
    const auto open = [](const Talk<>& t) { return t.prompt.secrecy == Secrecy::open; };
    Talk<> t(moving().units(A, "Fa", "ME ME").units(A, "La", "AR").units(B, "Fb", "WA WA"), {6, 1, 6, 1});
    EXPECT_TRUE(open(t));
    t.says("A end");
    EXPECT_TRUE(open(t));
    t.says("A attack Fb Fa done").says("A resolve").says("A fight Fb");
    EXPECT_TRUE(open(t));  // Support
    t.says("A support La");
    EXPECT_TRUE(open(t));
    Talk<> drop(M1().in(Phase::drop_place, A).orbit(A, "WA").with([](State& s) { s.orbit_open = s.orbit; }));
    EXPECT_TRUE(open(drop));
    Talk<> initial(M1().in(Phase::initial_drop, A).with([](State& s) { s.initial[0][0] = 1; }));
    EXPECT_TRUE(open(initial));
}
TEST(TE_HOT, HOT_5_the_log_names_classes_and_not_cards) {
    Talk<> t(segment(M1().senate(A, {35, 12, 17}).senate(B, {4, 27, 9}).senate(C, {5, 6})));
    t.says("B booth").says("B offer A want church give military SEN-04 SEN-27").says("B close");
    t.says("A booth").says("A accept 1 SEN-35 SEN-12");
    for (const Event& e : t.events)
        if (e.kind == static_cast<u8>(Happening::card_received)) {
            EXPECT_EQ(e.for_eyes(C).secret, Event::hidden);
            EXPECT_EQ(e.for_eyes(Viewer::table()).secret, Event::hidden);
            EXPECT_NE(e.for_eyes(A).secret, Event::hidden);
        }
    EXPECT_EQ(t.count(Happening::card_received), 4);
}

}  // namespace
}  // namespace hexmoot::te
