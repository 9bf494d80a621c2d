// Whole commands in one line. A path (TE-MOVE-4): known terrain ends it with a refusal, what turns up on the way does
// not.
#include "engine/kernel/any_match.h"
#include "tests/thunders_edge/fixture.h"

namespace hexmoot::te {
namespace {

// "A move walker Fb Fm Fk", with the cells of M1.
std::string in_cells(std::string_view line) {
    const State map = M1();
    std::string out;
    for (const std::string& w : split(line)) {
        if (!out.empty()) out += ' ';
        if (w.size() == 2 && (w[0] == 'F' || w[0] == 'L'))
            spell(word(map, at(w)), out);
        else
            out += w;
    }
    return out;
}

// A game that the windows and the command line hold.
struct Typed {
    MatchOf<ThundersEdge> match;
    explicit Typed(const State& s) : match(*Match<ThundersEdge>::start_from(s, {3, 1, {}})) {}

    // "ok", or "CODE RULE"; a refusal changes nothing.
    std::string say(std::string_view line) {
        const u64 digest = match.digest();
        const size_t told = match.events().size();
        const auto ok = match.say(seat(line[0] - 'A'), in_cells(line.substr(2)));
        if (ok) return "ok";
        EXPECT_EQ(match.digest(), digest) << line;
        EXPECT_EQ(match.events().size(), told) << line;
        return std::string(match.code_name(ok.error().reason.code)) + " " +
               std::string(match.rule_name(ok.error().reason.rule));
    }
    const State& now() const { return match.match.now(); }
    std::string lines() const { return match.match.transcript(Viewer::table()); }
    // The record alone makes the same game.
    void replays() const {
        const auto again = Match<ThundersEdge>::load(match.record());
        ASSERT_TRUE(again);
        EXPECT_EQ(again->digest(), match.digest());
        EXPECT_EQ(again->transcript(Viewer::table()), lines());
    }
};
M1 walker_beside_m() { return moving().units(A, "Fb", "WA"); }
// What lies face down at m is this hex of the box.
State with_m(M1 map, int number) {
    return map.with([number](State& s) { make(s, 'm', number); });
}
constexpr int hollow_ridge = 8, a_clear_field = 20, a_volcano = 34;

TEST(V_V, V1_typed) {
    Typed t(walker_beside_m());
    EXPECT_EQ(t.say("A move walker Fb Ff Fi"), "E_MUST_STOP TE-MOVE-4");
    EXPECT_EQ(t.say("A move WA Fb Ff"), "ok");
    EXPECT_EQ(t.lines(), in_cells("A move WA Fb Ff"));
}
TEST(V_V, V5_typed) {
    Typed t(walker_beside_m());
    EXPECT_EQ(t.say("A move walker Fb Fm Fk"), "ok");
    EXPECT_EQ(count(t.now(), "Fm", Piece::walker), 1);
    EXPECT_EQ(t.now().owner(at("Fk")), nobody);
    EXPECT_EQ(t.match.prompt_name(t.match.prompt().kind), "ACTION_MOVE");
    EXPECT_EQ(t.lines(), in_cells("A move WA Fb Fm")) << "what lapsed was not said";
    EXPECT_EQ(t.match.answers(), 4u);
    EXPECT_FALSE(t.match.can_undo());
    EXPECT_FALSE(t.match.can_redo());
    t.replays();
}
TEST(V_V, V6_typed) {
    Typed t(moving().units(A, "Fc", "CF"));
    EXPECT_EQ(t.say("A move CF Fc Fn Fc"), "ok");
    EXPECT_EQ(units(t.now(), at("Fn")) + units(t.now(), at("Fc")), 0);
    EXPECT_EQ(t.lines(), in_cells("A move CF Fc Fn"));
    t.replays();
}
TEST(TE_MOVE, MOVE_4_a_path_goes_on_over_open_ground) {
    Typed t(with_m(walker_beside_m(), a_clear_field));
    EXPECT_EQ(t.say("A move walker Fb Fm Fk"), "ok");
    EXPECT_EQ(count(t.now(), "Fk", Piece::walker), 1);
    EXPECT_EQ(t.now().owner(at("Fm")), A);
    EXPECT_EQ(t.lines(), in_cells("A move WA Fb Fm") + "\n" + in_cells("A move WA Fm Fk"));
    t.replays();
    // Undo goes back to where the hex turned up, and no farther.
    int undone = 0;
    while (t.match.undo()) undone++;
    EXPECT_EQ(undone, 4);
    EXPECT_EQ(count(t.now(), "Fm", Piece::walker), 1);
    while (t.match.redo()) undone--;
    EXPECT_EQ(undone, 0);
    t.replays();
}
TEST(TE_MOVE, MOVE_4_two_hexes_turn_up) {
    const auto two = [](int m, int k) {
        return walker_beside_m().with([=](State& s) {
            make(s, 'm', m);
            make(s, 'k', k);
            s.sites.at[10].up = 0;
        });
    };
    Typed through(two(a_clear_field, hollow_ridge));
    EXPECT_EQ(through.say("A move WA Fb Fm Fk"), "ok");
    EXPECT_EQ(count(through.now(), "Fk", Piece::walker), 1);
    EXPECT_EQ(through.lines(), in_cells("A move WA Fb Fm") + "\n" + in_cells("A move WA Fm Fk"));
    through.replays();
    Typed stopped(two(hollow_ridge, a_clear_field));
    EXPECT_EQ(stopped.say("A move WA Fb Fm Fk"), "ok");
    EXPECT_FALSE(known_terrain(stopped.now(), site_of(at("Fk"))));
    stopped.replays();
}
// A path is judged before anything turns up, so that a refusal tells nothing of what lies there.
TEST(TE_MOVE, MOVE_4_a_refusal_reveals_nothing) {
    for (const int hidden : {hollow_ridge, a_clear_field, a_volcano}) {
        Typed t(with_m(walker_beside_m().units(B, "Fk", "CF").units(A, "Fa", "OB"), hidden));
        EXPECT_EQ(t.say("A move WA Fb Fm Fe"), "E_NOT_ADJACENT TE-MOVE-2");
        EXPECT_EQ(t.say("A move WA Fb Fm Fk"), "E_ENEMY_OCCUPIED TE-MOVE-2");
        EXPECT_EQ(t.say("A move WA Fb Fm Ff Fi"), "E_NO_MP TE-MOVE-2");
        EXPECT_EQ(t.say("A move WA Fb Fm Lm"), "ERR_NOT_OFFERED TE-MOVE-8");
        EXPECT_EQ(t.say("A move WA Fb Fm stop Ff"), "ERR_NOT_OFFERED TE-MOVE-8");
        EXPECT_FALSE(known_terrain(t.now(), site_of(at("Fm"))));
        EXPECT_EQ(t.say("A move WA Fb Fm stop"), "ok");
        EXPECT_EQ(t.lines(), in_cells("A move WA Fb Fm"));
    }
    Typed slow(moving().units(A, "Fb", "OB").units(A, "Fa", "WA"));
    EXPECT_EQ(slow.say("A move OB Fb Fm Fk"), "E_NO_MP TE-MOVE-2");
}
// An ally's area is only crossed, by whoever is sure to come out of it.
TEST(TE_MOVE, MOVE_4_into_an_ally_beyond) {
    Typed t(with_m(walker_beside_m().marker(B, "Fk").allies(A, B), a_clear_field));
    EXPECT_EQ(t.say("A move WA Fb Fm Fk"), "E_ALLY_STOP TE-MOVE-2");
    EXPECT_FALSE(known_terrain(t.now(), site_of(at("Fm"))));
}
TEST(TE_MOVE, MOVE_4_when_the_first_words_were_said_before) {
    Typed t(walker_beside_m());
    EXPECT_EQ(t.say("A move WA Fb"), "ok");
    EXPECT_EQ(t.say("A Fm Fe"), "ERR_NOT_OFFERED TE-MOVE-8");
    EXPECT_EQ(t.say("A Fm Fk"), "ok");
    EXPECT_EQ(t.lines(), in_cells("A move WA Fb Fm"));
    t.replays();
}

// ---- other commands in one line ----
// Requests are said aloud before the cards are chosen (TE-MKT-8); typed, all of it is one command.
TEST(Typed, AnOfferWithItsCards) {
    Typed t(M1().senate(B, {4, 9, 27}).senate(A, {12, 17, 35}).senate(C, {5, 6}).in(Phase::market_window, nobody));
    EXPECT_EQ(t.say("B offer A want church give military SEN-04 SEN-27"), "E_NO_FLOOR TE-MKT-7");
    EXPECT_EQ(t.say("B booth"), "ok");
    EXPECT_EQ(t.say("B offer A want church give military SEN-09 SEN-27"), "E_CARD_MISMATCH TE-TRADE-2");
    EXPECT_EQ(t.say("B offer A want church give military SEN-04 SEN-04"), "E_RIDER_SAME TE-TRADE-2");
    EXPECT_EQ(t.say("B offer A want church give military SEN-04 SEN-27 SEN-09"), "ERR_NOT_OFFERED TE-TRADE-2");
    EXPECT_EQ(t.say("B offer A want church give military SEN-04 SEN-27"), "ok");
    EXPECT_EQ(t.say("B close"), "ok");
    EXPECT_EQ(t.lines(), "B booth\nB offer A want church give military\nB ? ?\nB close");
    EXPECT_EQ(t.say("A booth accept 1 SEN-35 SEN-12"), "ok");
    EXPECT_EQ(t.now().senate_hand[0], bit(senate(3)) | bit(senate(16)) | bit(senate(26)));
    t.replays();
}
TEST(Typed, ASilentSwap) {
    Typed t(M1().senate(A, {1, 2, 3}).senate(B, {4, 9}).in(Phase::market_window, nobody).with([](State& s) {
        s.options[static_cast<size_t>(Option::silent_swap)] = 1;
    }));
    EXPECT_EQ(t.say("A booth swap B SEN-01 SEN-02 done"), "ok");
    EXPECT_EQ(t.say("A close"), "ok");
    EXPECT_EQ(t.say("B booth return 1 SEN-04 SEN-09"), "ok");
    EXPECT_EQ(t.now().hand_size(B), 2);
    EXPECT_TRUE(t.now().holds(B, senate(0)) && t.now().holds(B, senate(1)));
    t.replays();
}
// Small words between, and cards by their places in the own hand.
TEST(Typed, WhatPeopleMaySayMore) {
    const State s = M1().senate(B, {9, 4, 27}).in(Phase::market_window, nobody);
    const auto heard = [&](Seat who, std::string_view line) {
        return line_of(ThundersEdge::heard(s, who, words_of(line)));
    };
    EXPECT_EQ(heard(B, "offer to C want church give military with #1 rider #3"),
              "offer C want church give military SEN-04 SEN-27");
    EXPECT_EQ(heard(B, "accept 2 with #2 rider SEN-04"), "accept 2 SEN-09 SEN-04");
    EXPECT_EQ(heard(B, "#0 #4 #x #"), "#0 #4 #x #");
    EXPECT_EQ(heard(A, "#1"), "#1");
    EXPECT_EQ(heard(seat(7), "#1"), "#1");
}

}  // namespace
}  // namespace hexmoot::te
