// Deals (section 16), alliances broken, and the order of the option of Priority: V-Z1.., V-M10, V-M11, V-M23, R-16,
//
#include "tests/thunders_edge/market_fixture.h"

namespace hexmoot::te {
namespace {

// A prompt at which all may deal.
State floor(const M1& m) { return segment(m); }
M1 traders() { return three_hands().credits(A, 10).credits(B, 5).missions(A, {1, 47}).missions(B, {46, 48}); }

TEST(TE_DEAL_3, everything_at_once) {
    Talk<> t(floor(traders().marker(A, "Fa").marker(B, "Lk")));
    t.says("A deal B give 3 Fa card MIS-01 for 5 Lk card MIS-46 done");
    EXPECT_EQ(t.asked(), "B DEAL_REPLY");
    EXPECT_EQ(t.prompt.secrecy, Secrecy::closed);
    EXPECT_TRUE(t.barrier);
    EXPECT_EQ(t.now.deal.offered, bit(Mission::entrenchment));
    t.says("B accept MIS-46");
    EXPECT_EQ(t.now.money(A), 12);
    EXPECT_EQ(t.now.money(B), 3);
    EXPECT_EQ(t.now.owner(at("Fa")), B);
    EXPECT_EQ(t.now.owner(at("Lk")), A);
    EXPECT_TRUE(t.now.holds(B, Mission::entrenchment));
    EXPECT_TRUE(t.now.holds(A, Mission::sabotage));
    EXPECT_EQ(t.now.deals_accepted[A], 1);
    EXPECT_EQ(t.now.deal, Deal{});
    EXPECT_EQ(t.asked(), "ABC MARKET_FLOOR");
}
TEST(TE_DEAL_6, secrets_of_a_deal) {
    Talk<> t(floor(traders()));
    t.says("A deal B give 3 card");
    EXPECT_EQ(t.prompt.secrecy, Secrecy::kept);
    t.says("A MIS-01 for card MIS-46 done");
    const auto seen = [&](Viewer eyes) { return ThundersEdge::view(t.now, t.prompt, eyes).shown.deal; };
    EXPECT_EQ(seen(B).offered, bit(Mission::entrenchment));
    EXPECT_EQ(seen(B).wanted, bit(Mission::sabotage));
    for (Viewer eyes : {Viewer(C), Viewer::table()}) {
        EXPECT_EQ(seen(eyes).offered, 0u);
        EXPECT_EQ(seen(eyes).wanted, 0u);
        EXPECT_EQ(seen(eyes).cards_given, 1);
        EXPECT_EQ(seen(eyes).cards_asked, 1);
        EXPECT_EQ(seen(eyes).gives, 3);
    }
    t.says("B decline");
    for (const Event& e : t.events) EXPECT_NE(e.kind, static_cast<u8>(Happening::card_dealt));
    EXPECT_EQ(t.now.deals_declined[A], 1);
}
TEST(TE_DEAL_6, without_cards_the_table_answers) {
    Talk<> t(floor(traders()));
    t.says("A deal B give 3 done");
    EXPECT_EQ(t.prompt.secrecy, Secrecy::open);
    EXPECT_FALSE(t.barrier);
}
TEST(TE_DEAL_3, targets_and_own_side) {
    Talk<> t(floor(traders()));
    EXPECT_EQ(t.refuses("A deal A"), "E_BAD_TARGET TE-DEAL-3");
    EXPECT_EQ(t.refuses("A deal B give 11"), "not offered");
    t.says("A deal B give");
    EXPECT_FALSE(t.may_say(A, "done"));
    EXPECT_FALSE(t.may_say(A, "for"));
}
TEST(TE_DEAL_2, an_armed_card_stays) {
    Talk<> t(floor(traders().with([](State& s) {
        s.counter_of = A;
        s.counter_against = B;
    })));
    EXPECT_EQ(t.refuses("A deal B give card MIS-47"), "E_TRADE_ITEM TE-DEAL-2");
    EXPECT_EQ(t.refuses("A deal B give card MIS-20"), "E_TRADE_ITEM TE-DEAL-2");
    // The answer of its holder alike.
    t.says("B deal A for card any done");
    EXPECT_EQ(t.refuses("A accept MIS-47"), "E_TRADE_ITEM TE-DEAL-2");
    t.says("A accept MIS-01");
}
TEST(TE_DEAL_3, an_empty_deal_is_none) {
    Talk<> t(floor(traders()));
    EXPECT_EQ(t.refuses("A deal B give card none for done"), "not offered");
    t.says("A deal B give card none for card any done").says("B decline");
    // Nothing but one card that is taken back: out with an empty deal, which counts as declined.
    Talk<> poor(floor(three_hands().missions(A, {47})));
    poor.says("A deal B give card none done");
    EXPECT_EQ(poor.now.deals_declined[A], 1);
    EXPECT_TRUE(std::ranges::none_of(poor.events, [](const Event& e) {
        return e.kind == static_cast<u8>(Happening::deal_declined);  // by nobody: B was not asked
    }));
    EXPECT_EQ(poor.asked(), "ABC MARKET_FLOOR");
    EXPECT_EQ(poor.refuses("B deal C"), "E_TRADE_ITEM TE-DEAL-1");
}

TEST(V_Z, V_Z1_victory_by_deal) {
    Talk<> t(floor(traders().marker(A, "La").marker(A, "Lj").marker(A, "Lk").marker(B, "Ll")));
    t.says("B deal A give Ll done").says("A accept");
    EXPECT_TRUE(t.over);
    EXPECT_EQ(t.now.winner, A);
}
TEST(END, END_2_three_cities_are_not_enough) {
    Talk<> t(floor(traders().marker(A, "La").marker(A, "Lj").marker(B, "Ll")));
    t.says("B deal A give Ll done").says("A accept");
    EXPECT_EQ(count_locations(t.now, A, LocationType::population_center), 3);
    EXPECT_FALSE(t.over);
}
// What is exchanged changes hands at the same moment: A never holds four cities here.
TEST(TE_DEAL_3, atomic) {
    Talk<> t(floor(traders().marker(A, "La").marker(A, "Lj").marker(A, "Lk").marker(B, "Ll")));
    t.says("B deal A give Ll for La done").says("A accept");
    EXPECT_FALSE(t.over);
    EXPECT_EQ(t.now.owner(at("La")), B);
}
TEST(V_Z, V_Z5_not_tradable) {
    Talk<> t(floor(traders().units(A, "Fb", "CF").marker(A, "Fa")));
    EXPECT_EQ(t.refuses("A deal B give Fb"), "E_TRADE_ITEM TE-DEAL-2");
    EXPECT_EQ(t.refuses("A deal B give CF"), "not offered");
    EXPECT_EQ(t.refuses("A deal B give SEN-04"), "not offered");
    EXPECT_EQ(t.refuses("A deal B for Fa"), "E_TRADE_ITEM TE-DEAL-2");
}
TEST(V_Z, V_Z7_fortification_stays) {
    Talk<> t(floor(traders().marker(B, "Fa").fort("Fa")));
    t.says("B deal A give Fa for 1 done").says("A accept");
    EXPECT_EQ(t.now.fort[index(at("Fa"))], 1);
    EXPECT_EQ(t.now.owner(at("Fa")), A);
}
TEST(V_Z, V_Z14_three_declined) {
    Talk<> t(floor(traders()));
    for (int i = 0; i < 3; i++) t.says("A deal B give 1 done").says("B decline");
    EXPECT_EQ(t.refuses("A deal"), "E_LIMIT TE-DEAL-4");
    EXPECT_TRUE(t.may_say(B, "deal"));
    for (int i = 0; i < 12; i++)
        t.says("B deal C give 1 done").says("C accept").says("C deal B give 1 done").says("B accept");
    EXPECT_EQ(t.refuses("B deal"), "E_LIMIT TE-DEAL-4");
    State s = t.now;
    new_state(s);
    EXPECT_EQ(s.deals_declined[A] + s.deals_accepted[B], 0);
}
TEST(V_Z, V_Z15_too_few_credits) {
    Talk<> t(floor(traders()));
    t.says("A deal B for 6 done");
    EXPECT_EQ(t.refuses("B accept"), "E_FUNDS TE-DEAL-3");
    t.says("B decline");
    EXPECT_EQ(t.now.money(B), 5);
}
TEST(V_Z, V_Z16_the_wrong_title) {
    Talk<> t(floor(traders()));
    t.says("A deal B for card MIS-46 done");
    EXPECT_EQ(t.refuses("B accept MIS-48"), "E_CARD_MISMATCH TE-DEAL-3");
    Talk<> no(floor(traders()));
    no.says("A deal B for card MIS-45 done");
    EXPECT_EQ(no.refuses("B accept"), "E_CARD_MISMATCH TE-DEAL-3");
    no.says("B decline");
}
TEST(TE_DEAL_3, titles_have_copies) {
    Talk<> t(floor(traders().missions(C, {22, 24})));
    t.says("A deal C for card MIS-21 card any done").says("C accept MIS-24 MIS-22");
    EXPECT_TRUE(t.now.holds(A, Mission::alliance_2));
    EXPECT_TRUE(t.now.holds(A, Mission::alliance_4));
}
TEST(TE_SIEGE_4, lifted_by_a_deal) {
    Talk<> t(floor(
        traders().marker(A, "Fa").units(C, "La", "CF").with([](State& s) { s.sieges.push({location(0), A, 1}); })));
    t.says("A deal B give Fa done").says("B accept");
    EXPECT_TRUE(t.now.sieges.empty());
}

TEST(R, R_30_promises_bind_nobody) {
    Talk<> t(floor(traders()));
    t.says("A deal B give 3 done").says("B accept");
    EXPECT_EQ(t.now.money(B), 8);
    t.says("A deal B for 5 done").says("B decline");
    EXPECT_EQ(t.now.money(B), 8);
}

TEST(V_M, V_M10_no_breaking_in_the_action_phase) {
    Talk<> t(M1().allies(A, B).in(Phase::action_begin, nobody));
    EXPECT_EQ(t.refuses("A break"), "E_ALLIANCE_PHASE TE-ALLY-5");
}
State missions(M1 m, Seat first) {
    State s = m.with([&](State& x) { x.consul = x.last_consul = first; });
    begin_mission_segment(s);
    return s;
}
TEST(V_M, V_M11_declined) {
    Talk<> t(missions(M1().missions(A, {21, 22}).missions(B, {1}), A));
    t.says("A play MIS-21 B").says("B decline");
    EXPECT_TRUE(t.now.holds(A, Mission::alliance_1));
    EXPECT_EQ(t.now.active, B);
    t.says("B pass");
    EXPECT_EQ(t.refuses("A play MIS-22 B"), "E_BAD_TARGET TE-ALLY-1");
}
TEST(V_M, V_M23_broken_in_another_seats_opportunity) {
    Talk<> t(missions(M1().missions(C, {1}).allies(A, B), C));
    EXPECT_EQ(t.now.active, C);
    t.says("B break A");
    EXPECT_FALSE(allied(t.now, A, B));
    EXPECT_EQ(t.now.active, C);
}
// Who may arm is asked in public, who holds the card behind the curtain.
TEST(MIS_47, a_visit_tells_nothing) {
    Talk<> t(missions(M1().missions(A, {1}).missions(B, {47}), A));
    EXPECT_EQ(t.refuses("B arm"), "E_NOT_YOUR_TURN MIS-47");
    t.says("A arm");
    EXPECT_EQ(t.prompt.secrecy, Secrecy::kept);
    EXPECT_EQ(t.refuses("A B"), "E_NOT_IN_HAND MIS-47");
    t.says("A none").says("A pass").says("B arm all");
    EXPECT_EQ(t.now.counter_of, B);
    EXPECT_EQ(ThundersEdge::view(t.now, t.prompt, Viewer(A)).shown.counter_of, nobody);
    for (int i = 1; i < fidgets_limit; i++) t.says("B arm none");
    EXPECT_EQ(t.refuses("B arm"), "E_LIMIT MIS-47");
}
TEST(TE_HOT_8, card_standing) {
    Talk<> t(floor(traders()));
    t.says("C standing pass");
    EXPECT_TRUE(t.now.card_pass.has(C));
    t.says("C standing ask").says("C standing pass").says("C standing ask");
    EXPECT_FALSE(t.now.card_pass.has(C));
    EXPECT_EQ(t.refuses("C standing"), "E_LIMIT TE-HOT-8");
}

TEST(R, R_16_the_pass_twist) {
    M1 m(5);
    m.marker(C, "Lc").marker(D, "Ll").marker(E, "La").marker(A, "Lj");
    Talk<> t(m.in(Phase::action_begin, nobody).with([](State& s) { s.consul = s.last_consul = A; }));
    const auto segment_of = [&](char p) {
        const std::string who(1, p);
        t.says(who + " go").says(who + " end").says(who + " resolve");
    };
    t.says("A pass");
    segment_of('B');
    t.says("A pass").says("C pass").says("D pass");
    EXPECT_EQ(t.refuses("E pass"), "E_PASS_FORCED TE-PRI-5");
    segment_of('E');
    EXPECT_TRUE(t.may_say(A, "go"));
    EXPECT_FALSE(t.may_say(C, "go"));
    segment_of('A');
    segment_of('C');
    EXPECT_EQ(t.refuses("D pass"), "E_PASS_FORCED TE-PRI-5");
}

}  // namespace
}  // namespace hexmoot::te
