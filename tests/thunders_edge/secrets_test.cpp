// The table of hidden information (section 17): what eyes that are not the owner's see, and what the market lets slip.
#include "tests/thunders_edge/market_fixture.h"

namespace hexmoot::te {
namespace {

State shown_to(const State& s, Viewer eyes) { return ThundersEdge::view(s, {}, eyes).shown; }

// ---- TE-HOT-2 ----
State full_of_secrets() {
    return three_hands()
        .missions(B, {1, 47})
        .transit(B, "CF ME")
        .orbit(B, "OB AR")
        .in(Phase::action_move, A)
        .with([](State& s) {
            s.transit_open[1][0] = 1;
            s.orbit_open[1][index(Piece::artillery)] = 1;
            s.off_world[1][index(OffWorld::mars)][index(Piece::walker)] = 1;
            s.counter_of = B;
            s.counter_against = A;
            s.discards[1] = cards({5});
            s.tiles[1] = u64{1} << 30;
            s.sites.at[12].placer = B;  // m, face down
            s.seen[1] = u64{1} << 13;   // n
        });
}
TEST(TE_HOT_2, the_owner_sees_its_own) {
    const State s = full_of_secrets();
    const State b = shown_to(s, B);
    EXPECT_EQ(b.senate_hand[1], s.senate_hand[1]);
    EXPECT_EQ(b.mission_hand[1], s.mission_hand[1]);
    EXPECT_EQ(b.transit[1], s.transit[1]);
    EXPECT_EQ(b.orbit[1], s.orbit[1]);
    EXPECT_EQ(b.off_world[1], s.off_world[1]);
    EXPECT_EQ(b.counter_of, B);
    EXPECT_EQ(b.tiles[1], s.tiles[1]);
    EXPECT_EQ(b.sites.at[12].hex, s.sites.at[12].hex);
    EXPECT_EQ(b.sites.at[13].hex, s.sites.at[13].hex);
}
TEST(TE_HOT_2, others_see_what_lies_open_and_how_much_there_is) {
    const State s = full_of_secrets();
    for (Viewer eyes : {Viewer(A), Viewer(C), Viewer::table()}) {
        const View v = ThundersEdge::view(s, {}, eyes);
        EXPECT_EQ(v.shown.senate_hand[1] | v.shown.mission_hand[1] | v.shown.discards[1] | v.shown.tiles[1], 0u);
        EXPECT_EQ(v.senate_cards[B], 3);
        EXPECT_EQ(v.mission_cards[B], 2);
        EXPECT_EQ(v.tiles[B], 1);
        EXPECT_EQ(v.shown.transit[1], s.transit_open[1]);
        EXPECT_EQ(v.shown.orbit[1], s.orbit_open[1]);
        EXPECT_EQ(v.in_transit[B], 2);
        EXPECT_EQ(v.in_orbit[B], 2);
        EXPECT_EQ(units(v.shown.off_world[1][index(OffWorld::mars)]), 0);
        EXPECT_EQ(v.on_off_world[B][index(OffWorld::mars)], 1);
        EXPECT_EQ(v.shown.counter_of, nobody);
        EXPECT_TRUE(v.shown.counter_against.empty());
        EXPECT_EQ(v.shown.seen[1], 0u);
        EXPECT_EQ(v.shown.sites.at[12].hex, 255);
        EXPECT_EQ(v.shown.sites.at[13].hex, 255);
        EXPECT_TRUE(v.shown.senate_deck.empty() && v.shown.mission_deck.empty());
        EXPECT_EQ(v.shown.rng, Rng{});
    }
}
TEST(TE_MAP_7, the_starting_line_is_nobodys_to_look_at) {
    State s = full_of_secrets();
    s.sites.at[12].placer = nobody;
    for (Seat p : {A, B, C}) EXPECT_EQ(shown_to(s, p).sites.at[12].hex, 255);
    s = full_of_secrets();
    s.options[static_cast<size_t>(Option::memory_aid)] = 0;
    EXPECT_EQ(shown_to(s, B).sites.at[12].hex, 255);
    EXPECT_EQ(shown_to(s, B).sites.at[13].hex, s.sites.at[13].hex);  // Deep Recon stays
}
TEST(TE_HOT_2, all_of_it_is_open_when_the_game_is_over) {
    State s = full_of_secrets();
    s.phase = Phase::over;
    EXPECT_EQ(shown_to(s, A).senate_hand[1], s.senate_hand[1]);
    EXPECT_EQ(shown_to(s, Viewer::table()).off_world[1], s.off_world[1]);
}

// ---- the market (TE-MKT-2, TE-MKT-13) ----
TEST(TE_MKT_13, an_offer_shows_its_words_and_hides_its_cards) {
    Talk<> t(segment(three_hands()));
    t.says("A booth").says("A offer B C want church give military SEN-04 SEN-12").says("A close");
    for (Viewer eyes : {Viewer(B), Viewer::table()}) {
        const MarketOffer o = shown_to(t.now, eyes).market.offers[A][0];
        EXPECT_EQ(o.to, seats({B, C}));
        EXPECT_EQ(o.want, request(index(Bloc::church)));
        EXPECT_EQ(o.give, request(index(Bloc::military)));
        EXPECT_EQ(o.card, Senate::none);
        EXPECT_EQ(o.rider, Senate::none);
    }
    EXPECT_EQ(shown_to(t.now, A).market.offers[A][0].card, senate(3));
}
// Everybody sees the visit, nobody what came of it.
std::vector<View> after_visit(const State& start, const std::vector<std::string>& words) {
    Talk<> t(start);
    for (const std::string& line : words) t.says(line);
    std::vector<View> out;
    for (Viewer eyes : {Viewer(A), Viewer(C), Viewer::table()})
        out.push_back(ThundersEdge::view(t.now, t.prompt, eyes));
    return out;
}
TEST(TE_HOT_2, a_standing_order_leaves_no_trace) {
    const State open = segment(three_hands());
    EXPECT_TRUE(after_visit(open, {"B booth", "B hold", "B close"}) == after_visit(open, {"B booth", "B close"}));
    EXPECT_TRUE(after_visit(open, {"B booth", "B hold"}) == after_visit(open, {"B booth"}));
    const State round = segment(rota(three_hands()));
    EXPECT_TRUE(after_visit(round, {"A end", "B card", "B hold", "B none"}) ==
                after_visit(round, {"A end", "B card", "B none"}));
}
TEST(MIS_47, arming_leaves_no_trace) {
    const State open = segment(three_hands().missions(B, {47}));
    EXPECT_TRUE(after_visit(open, {"B booth", "B arm all", "B close"}) == after_visit(open, {"B booth", "B close"}));
}
TEST(TE_MKT_8, a_seat_sees_what_it_has_used_of_its_visit) {
    Talk<> t(segment(three_hands()));
    t.says("B booth").says("B hold");
    EXPECT_EQ(shown_to(t.now, B).market.standing_set, 1);
    t.says("B close").says("B booth");
    EXPECT_EQ(t.now.market.standing_set, 0);
}

}  // namespace
}  // namespace hexmoot::te
