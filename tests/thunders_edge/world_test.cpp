// TE-SET and TE-WORLD: the deal and the building of the world.
#include <set>

#include "tests/thunders_edge/fixture.h"

namespace hexmoot::te {
namespace {

Setup setup_for(int seats, std::initializer_list<std::pair<Option, int>> options = {}, u64 seed = 7) {
    Setup out{.seats = seats, .seed = seed, .options = {}};
    for (const OptionSpec& o : ThundersEdge::options()) out.options.push_back(o.usual);
    for (const auto& [option, value] : options) out.options[static_cast<size_t>(option)] = value;
    return out;
}
State fresh(int seats, std::initializer_list<std::pair<Option, int>> options = {}, u64 seed = 7) {
    return *ThundersEdge::setup(setup_for(seats, options, seed));
}

// A world under construction: these cells hold HEX-01, HEX-02, ...; A holds all hexes that are left.
State world(std::initializer_list<Cell> cells) {
    return M1().in(Phase::world_place, A).with([&](State& s) {
        s.sites = {};
        u8 hex = 0;
        for (Cell c : cells) s.sites.push({.cell = c, .hex = hex++});
        for (int i = hex; i < hexes; i++) s.tiles[0] |= u64{1} << i;
    });
}
State line_and(std::initializer_list<Cell> more) {
    State s = world({{-2, 0}, {-1, 0}, {0, 0}, {1, 0}, {2, 0}});
    u8 hex = s.sites.size;
    for (Cell c : more) {
        s.tiles[0] &= ~(u64{1} << hex);
        s.sites.push({.cell = c, .hex = hex++});
    }
    return s;
}
std::multiset<std::string> legal_cells(const State& s) {
    Talk<> t(s);
    t.says("A place HEX-30");
    const auto words = split(t.may());
    return {words.begin(), words.end()};
}
int neighbours_before(const State& s, int site) {
    int n = 0;
    for (Cell c : around(s.sites.at[static_cast<size_t>(site)].cell)) {
        const int i = site_at(s, c);
        n += i >= 0 && i < site;
    }
    return n;
}

TEST(SET, SET_2_every_seat_holds_one_mission_and_three_senate_cards) {
    for (int seats = 2; seats <= most_seats; seats++) {
        const State s = fresh(seats);
        for (Seat p : all_seats(s)) {
            EXPECT_EQ(s.mission_count(p), 1);
            EXPECT_EQ(s.hand_size(p), 3);
        }
        EXPECT_EQ(s.mission_deck.size, mission_cards - seats);
        EXPECT_EQ(s.senate_deck.size, senate_cards - 3 * seats);
        EXPECT_EQ(ThundersEdge::check(s), "");
    }
}
TEST(SET, SET_3_factions_are_dealt_face_up_and_differ) {
    const State s = fresh(5);
    std::set<Faction> dealt(s.faction.begin(), s.faction.end());
    EXPECT_EQ(dealt.size(), 5u);
    const State two = fresh(2);
    EXPECT_NE(two.faction[0], Faction::none);
    EXPECT_EQ(two.faction[2], Faction::none);
}
TEST(SET, SET_4_tension_starts_at_one) { EXPECT_EQ(fresh(3).tension, 1); }
TEST(SET, the_seed_decides_the_deal) {
    EXPECT_EQ(fresh(4, {}, 3), fresh(4, {}, 3));
    EXPECT_NE(fresh(4, {}, 3).mission_deck, fresh(4, {}, 4).mission_deck);
}

TEST(WORLD, WORLD_1_centor_lies_open_amid_four_hexes_that_nobody_placed) {
    const State s = fresh(3);
    ASSERT_EQ(s.sites.size, 5);
    EXPECT_EQ(s.sites.at[0].hex, centor_hex);
    EXPECT_EQ(s.sites.at[0].up, 1);
    std::set<int> columns;
    for (int i = 1; i < 5; i++) {
        const Site& x = s.sites.at[static_cast<size_t>(i)];
        columns.insert(x.cell.q);
        EXPECT_EQ(x.cell.r, 0);
        EXPECT_EQ(x.up, 0);
        EXPECT_EQ(x.placer, nobody);
    }
    EXPECT_EQ(columns, (std::set<int>{-2, -1, 1, 2}));
}

TEST(V_W, V_W1_touching_two_hexes_is_legal) {
    Talk<> t(line_and({}));
    t.says("A place HEX-30 (0,1)");
    EXPECT_EQ(t.now.sites.at[5].cell, (Cell{0, 1}));
    EXPECT_EQ(t.now.sites.at[5].hex, 29);
    EXPECT_EQ(t.now.sites.at[5].up, 0);
    EXPECT_EQ(t.now.sites.at[5].placer, A);
}
TEST(V_W, V_W2_touching_one_hex_is_refused) {
    Talk<> t(line_and({}));
    EXPECT_EQ(t.refuses("A place HEX-30 (3,0)"), "E_NEIGHBOURS TE-WORLD-5");
}
TEST(V_W, V_W3_touching_three_hexes_is_refused) {
    Talk<> t(line_and({{0, 1}}));
    EXPECT_EQ(t.refuses("A place HEX-30 (-1,1)"), "E_NEIGHBOURS TE-WORLD-5");
}
TEST(V_W, V_W4_the_eight_cells_around_the_starting_line) {
    EXPECT_EQ(legal_cells(line_and({})), (std::multiset<std::string>{"A:(-2,1)", "A:(-1,1)", "A:(0,1)", "A:(1,1)",
                                                                     "A:(-1,-1)", "A:(0,-1)", "A:(1,-1)", "A:(2,-1)"}));
}
TEST(V_W, V_W5_three_and_one) {
    Talk<> t(line_and({{0, 1}, {2, -1}}));
    EXPECT_EQ(t.refuses("A place HEX-30 (1,1)"), "E_NEIGHBOURS TE-WORLD-5");
    EXPECT_EQ(t.refuses("A place HEX-30 (0,2)"), "E_NEIGHBOURS TE-WORLD-5");
}
TEST(V_W, V_W6_a_dead_end_makes_three_neighbours_legal) {
    const State s =
        world({{-4, 2}, {-3, 0}, {-3, 1}, {-3, 2}, {-3, 3}, {-2, 0}, {-2, 1}, {-2, 2}, {-1, -1}, {-1, 0}, {-1, 2},
               {0, 0},  {0, 2},  {0, 3},  {1, 0},  {1, 1},  {1, 2},  {2, -1}, {2, 0},  {2, 1},   {2, 2},  {3, 0}});
    const auto cells = legal_cells(s);
    EXPECT_EQ(cells.size(), 10u);
    each_cell(s, [&](Cell c) {
        if (site_at(s, c) >= 0) return;
        std::string word = "A:";
        spell(te::word(c), word);
        EXPECT_NE(neighbours(s, c), 2) << word;
        EXPECT_EQ(cells.contains(word), neighbours(s, c) == 3) << word;
    });
}
TEST(V_W, V_W7_a_world_has_66_adjacencies) {
    int plain = 0;
    for (u64 seed = 1; seed <= 40; seed++) {
        Talk<> t(fresh(3, {{Option::world_setup, 1}}, seed));
        const State& s = t.now;
        int pairs = 0;
        bool always_two = true;
        for (int i = 0; i < s.sites.size; i++) {
            pairs += neighbours_before(s, i);
            always_two &= i < 5 || neighbours_before(s, i) == 2;
        }
        if (!always_two) continue;
        plain++;
        EXPECT_EQ(pairs, 66) << seed;
    }
    EXPECT_GT(plain, 30);
}
TEST(V_W, V_W8_the_dealer_and_those_after_it_get_one_more) {
    Talk<> t(fresh(4), {1, 1, 1, 2, 6, 6, 2, 2});
    EXPECT_EQ(t.now.dealer, C);
    EXPECT_EQ(t.asked(), "C WORLD_PLACE");
    const auto hand = [&](Seat p) { return std::popcount(t.now.tiles[index(p)]); };
    EXPECT_EQ(hand(C), 8);
    EXPECT_EQ(hand(D), 8);
    EXPECT_EQ(hand(A), 8);
    EXPECT_EQ(hand(B), 7);
}
TEST(V_W, V_W9_the_tied_roll_again) {
    Talk<> t(fresh(3), {4, 5, 6, 3, 1, 3, /* A and B again */ 1, 2, 1, 3});
    EXPECT_EQ(t.now.dealer, B);
    EXPECT_EQ(t.count(Happening::world_roll), 5);
}
TEST(V_W, V_W10_a_ready_world_asks_nobody) {
    for (u64 seed = 1; seed <= 20; seed++) {
        Talk<> t(fresh(3, {{Option::world_setup, 1}}, seed));
        const State& s = t.now;
        EXPECT_EQ(s.phase, Phase::initial_buy);
        ASSERT_EQ(s.sites.size, hexes);
        std::set<int> tiles;
        for (int i = 0; i < hexes; i++) {
            const Site& x = s.sites.at[static_cast<size_t>(i)];
            tiles.insert(x.hex);
            EXPECT_EQ(x.up != 0, i == 0);
            EXPECT_EQ(x.placer == nobody, i < 5);
        }
        EXPECT_EQ(tiles.size(), 36u);
        // TE-WORLD-5, -6 at each placement: two neighbours, or no cell had two.
        for (int i = 5; i < hexes; i++) {
            if (neighbours_before(s, i) == 2) continue;
            State before = s;
            before.sites.size = static_cast<u8>(i);
            each_cell(before, [&](Cell c) { EXPECT_TRUE(site_at(before, c) >= 0 || neighbours(before, c) != 2); });
        }
    }
}
TEST(V_Y, V_Y1_only_the_seat_in_turn_places) {
    State s = line_and({});
    std::swap(s.tiles[0], s.tiles[1]);
    s.active = B;
    Talk<> t(s);
    EXPECT_EQ(t.asked(), "B WORLD_PLACE");
    const std::array<std::string_view, 3> words{"place", "HEX-30", "(0,1)"};
    const Reason why = ThundersEdge::check_command(t.now, t.prompt, A, words);
    EXPECT_EQ(code_name(why.code), "E_NOT_YOUR_TURN");
}
TEST(V_Y, V_Y3_an_occupied_cell_before_the_number_of_neighbours) {
    Talk<> t(line_and({}));
    EXPECT_EQ(t.refuses("A place HEX-30 (1,0)"), "E_CELL_OCCUPIED TE-WORLD-5");
}
TEST(WORLD, WORLD_5_a_hex_of_the_own_hand) {
    State s = line_and({});
    s.tiles[0] &= ~(u64{1} << 29);
    s.tiles[1] = u64{1} << 29;
    Talk<> t(s);
    EXPECT_EQ(t.refuses("A place HEX-30"), "E_NOT_IN_HAND TE-WORLD-5");
}
TEST(WORLD, WORLD_4_in_turn_and_past_seats_without_hexes) {
    State s = line_and({});
    s.tiles = {u64{1} << 10, 0, u64{1} << 11, 0, 0};
    Talk<> t(s);
    t.says("A place HEX-11 (0,1)");
    EXPECT_EQ(t.asked(), "C WORLD_PLACE");
}
TEST(WORLD, MAP_7_which_hex_was_placed_is_the_placers_secret) {
    Talk<> t(line_and({}));
    t.says("A place HEX-30");
    EXPECT_EQ(t.published, 0u);
    t.says("A (0,1)");
    ASSERT_EQ(t.count(Happening::hex_placed), 1);
    EXPECT_EQ(t.events.back().seen_by, SeatSet(A));
    EXPECT_EQ(t.events.back().for_eyes(B).secret, Event::hidden);
    State forgetful = line_and({});
    forgetful.options[static_cast<size_t>(Option::memory_aid)] = 0;
    Talk<> f(forgetful);
    f.says("A place HEX-30 (0,1)");
    EXPECT_EQ(f.events.back().for_eyes(A).secret, Event::hidden);
}
TEST(WORLD, WORLD_3_one_by_one_from_the_dealer) {
    const auto hands = [](int seats) {
        Talk<> t(fresh(seats));
        std::string out;
        for (Seat p : clockwise(t.now, t.now.dealer, all_seats(t.now)))
            out += std::to_string(std::popcount(t.now.tiles[index(p)])) + " ";
        return out;
    };
    EXPECT_EQ(hands(2), "16 15 ");
    EXPECT_EQ(hands(3), "11 10 10 ");
    EXPECT_EQ(hands(4), "8 8 8 7 ");
    EXPECT_EQ(hands(5), "7 6 6 6 6 ");
}

}  // namespace
}  // namespace hexmoot::te
