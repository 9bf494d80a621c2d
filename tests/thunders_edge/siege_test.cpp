// Sieges: V-G*, and what else section 11.2 says.
#include "tests/thunders_edge/one_card.h"

namespace hexmoot::te {
namespace {

// A field that A has controlled since the segment began.
M1& held(M1& m, std::string_view area) {
    return m.with([&](State& s) { s.had_field |= u64{1} << site_of(at(area)); });
}

TEST(V_G, V_G1_FieldEnteredJustNow) {
    EXPECT_EQ(verdict(moving().units(A, "Fa", "WA").units(B, "La", "CF CF"), "A siege La"),
              "E_SIEGE_NO_CONTROL TE-SIEGE-1");
    M1 m = moving().units(A, "Fa", "WA").units(B, "La", "CF CF").units(A, "Fj", "WA").units(B, "Lj", "CF");
    Talk<> other(held(m, "Fj"));
    EXPECT_EQ(other.refuses("A siege La"), "E_SIEGE_NO_CONTROL TE-SIEGE-1");
}
TEST(V_G, V_G2_MarkerIsEnough) {
    M1 m = moving().marker(A, "Fa").units(B, "La", "CF CF");
    Talk<> t(held(m, "Fa"));
    t.says("A siege La");
    EXPECT_EQ(t.now.sieges.size, 1);
    Talk<> strict(m.with([](State& s) { s.options[static_cast<size_t>(Option::siege_needs_units)] = 1; }));
    EXPECT_FALSE(strict.may_say(A, "siege"));
}
TEST(V_G, V_G3_NoAttackInTheSegmentOfTheSiege) {
    M1 m = moving().units(A, "Fa", "WA").units(B, "La", "CF CF").units(B, "Fb", "CF");
    Talk<> t(held(m, "Fa"));
    t.says("A siege La").says("A end");
    EXPECT_EQ(t.refuses("A attack La"), "E_SIEGED TE-SIEGE-2");
}
State siege_of_turn_4(int turn) {
    return M1()
        .units(A, "Fa", "WA")
        .units(B, "La", "CF CF")
        .fort("La")
        .in(Phase::siege_check, nobody)
        .with([&](State& s) {
            s.turn = static_cast<u8>(turn);
            s.sieges.push({at("La"), A, 4});
        });
}
// Steps the one phase.
struct SiegeCheck {
    using State = te::State;
    static void step(State& s, Table& table) { action_phase(s, table); }
    static bool over(const State& s) { return s.phase != Phase::siege_check; }
};
TEST(V_G, V_G4_DecidedInTheNextTurn) {
    Talk<SiegeCheck> now(siege_of_turn_4(4));
    EXPECT_EQ(units(now.now, at("La")), 2);
    EXPECT_EQ(now.now.sieges.size, 1);
    Talk<SiegeCheck> next(siege_of_turn_4(5));
    EXPECT_EQ(units(next.now, at("La")), 0);
    EXPECT_EQ(next.now.fort[index(at("La"))], 0);
    EXPECT_EQ(next.now.owner(at("La")), A);
    EXPECT_TRUE(next.now.sieges.empty());
    EXPECT_EQ(next.count(Happening::siege_won), 1);
    EXPECT_EQ(next.count(Happening::siege_lifted), 0);
    EXPECT_EQ(next.now.phase, Phase::resources);
}
TEST(V_G, V_G4_WinsTheFourthCity) {
    State s = siege_of_turn_4(5);
    for (const char* city : {"Lj", "Lk", "Ll"}) s.control[index(at(city))] = A;
    Talk<SiegeCheck> t(s);
    EXPECT_EQ(t.now.winner, A);
}
TEST(V_G, V_G5_LiftedForGood) {
    State s = siege_of_turn_4(5);
    s.phase = Phase::action_move;
    s.active = C;
    s.force[index(at("Fa"))] = {};
    s.force[index(at("Fb"))][index(Piece::walker)] = 1;
    s.control[index(at("Fb"))] = C;
    Talk<> t(s);
    t.says("C move WA Fb Fa stop");
    EXPECT_TRUE(t.now.sieges.empty());
    EXPECT_EQ(t.count(Happening::siege_lifted), 1);
}
// What a phase does before it asks.
struct Income {
    using State = te::State;
    static void step(State& s, Table& table) { resources(s, table); }
    static bool over(const State& s) { return s.phase != Phase::resources; }
};
TEST(V_G, V_G6_NoIncomeFromABesiegedCity) {
    Talk<Income> t(
        M1().marker(A, "Fj").units(B, "Lj", "CF").marker(B, "Le").in(Phase::resources, nobody).with([](State& s) {
            s.sites.at[4].hex = 10;  // Stalker's Reach
            s.sieges.push({at("Lj"), A, 1});
        }));
    EXPECT_EQ(t.now.credits[1], 2);
    EXPECT_EQ(resource_value(t.now, B), 7);
    EXPECT_EQ(t.now.credits[0], 2);  // A and C share the Grant
}
TEST(V_G, V_G9_AFailedAttackDoesNotEndIt) {
    State s = siege_of_turn_4(5);
    s.phase = Phase::action_declare;
    s.active = A;
    for (int i = 0; i < 3; i++) s.order[static_cast<size_t>(i)] = seat(i);
    Talk<> t(s, {1, 1, 1, 1, 1, 1, 1, 1});
    t.says("A attack La Fa done").says("A resolve").says("A fight La");
    EXPECT_EQ(t.count(Happening::siege_won), 1);
    EXPECT_EQ(t.now.owner(at("La")), A);
    EXPECT_EQ(units(t.now, at("La")), 0);
}
TEST(V_G, V_G11_ABesiegedLocationChangesHands) {
    M1 m = M1().marker(A, "Fa").marker(B, "La").in(Phase::action_move, A).with([](State& s) {
        s.turn = 5;
        s.sieges.push({at("La"), A, 4});
    });
    Talk<> t(m);
    t.says("B deal C give La done").says("C accept");
    EXPECT_EQ(t.now.sieges.size, 1);
    State check = t.now;
    check.phase = Phase::siege_check;
    EXPECT_EQ(Talk<SiegeCheck>(check).now.owner(at("La")), A);
    Talk<> ally(m.allies(A, C));
    ally.says("B deal C give La done").says("C accept");
    EXPECT_TRUE(ally.now.sieges.empty());
    EXPECT_EQ(ally.now.owner(at("La")), C);
}
TEST(V_G, V_G7_NobodyInside) {
    M1 m = moving().units(A, "Fc", "WA").marker(B, "Lc").units(A, "Fa", "WA").units(B, "La", "CF");
    held(m, "Fa");
    Talk<> t(held(m, "Fc"));
    EXPECT_EQ(t.refuses("A siege Lc"), "E_SIEGE_TARGET TE-SIEGE-1");
}
TEST(V_G, V_G8_WalkingOutBreaksIt) {
    M1 m = M1().marker(A, "Fa").units(B, "La", "CF CF").in(Phase::action_move, B);
    Talk<> t(m.with([](State& s) { s.sieges.push({at("La"), A, 1}); }));
    t.says("B move CF La Fa stop");
    EXPECT_TRUE(t.now.sieges.empty());
    EXPECT_EQ(t.now.owner(at("Fa")), B);
}
TEST(V_Y, V_Y9_SiegeTwice) {
    M1 m = moving().units(A, "Fa", "WA").units(B, "La", "CF").units(A, "Fj", "WA").units(B, "Lj", "CF");
    held(m, "Fj");
    Talk<> t(held(m, "Fa"));
    t.says("A siege La");
    EXPECT_EQ(t.refuses("A siege La"), "E_SIEGE_DUP TE-SIEGE-1");
}
TEST(V_N, V_N27_NoSiegeOfAnAlly) {
    M1 m = moving().units(A, "Fa", "WA").units(B, "La", "CF").units(A, "Fj", "WA").units(C, "Lj", "CF").allies(A, B);
    held(m, "Fj");
    Talk<> t(held(m, "Fa"));
    EXPECT_EQ(t.refuses("A siege La"), "E_SIEGE_TARGET TE-SIEGE-1");
}
TEST(V_M, V_M20_ConcordForbidsASiege) {
    M1 m = moving().units(A, "Fa", "WA").units(B, "La", "CF").units(A, "Fj", "WA").units(C, "Lj", "CF");
    held(m, "Fj");
    Talk<> t(held(m, "Fa").with([](State& s) { s.concord = {A, B}; }));
    EXPECT_EQ(t.refuses("A siege La"), "E_CONCORD MIS-14");
}

// The first word tells what bars the only siege there could be.
TEST(TE_SIEGE, SIEGE_1_what_bars_it) {
    M1 m = moving().units(A, "Fa", "WA").units(B, "La", "CF");
    held(m, "Fa");
    EXPECT_EQ(verdict(m, "A siege La"), "ok");
    EXPECT_EQ(verdict(M1(m).with([](State& s) { s.sieges.push({at("La"), A, 1}); }), "A siege La"),
              "E_SIEGE_DUP TE-SIEGE-1");
    EXPECT_EQ(verdict(M1(m).allies(A, B), "A siege La"), "E_SIEGE_TARGET TE-SIEGE-1");
    EXPECT_EQ(verdict(M1(m).with([](State& s) { s.concord = {B, A}; }), "A siege La"), "E_CONCORD MIS-14");
    M1 empty = moving().units(A, "Fa", "WA").marker(B, "La");
    EXPECT_EQ(verdict(empty, "A siege La"), "E_SIEGE_NO_CONTROL TE-SIEGE-1");
    EXPECT_EQ(verdict(held(empty, "Fa"), "A siege La"), "E_SIEGE_TARGET TE-SIEGE-1");
}
TEST(TE_SIEGE, SIEGE_1_held_when_the_segment_began_and_still) {
    M1 m = moving().marker(A, "Fa").units(B, "La", "CF");
    Talk<> t(held(m, "Fa"));
    t.says("A deal C give Fa done").says("C accept");
    EXPECT_EQ(t.refuses("A siege"), "E_SIEGE_NO_CONTROL TE-SIEGE-1");
}
TEST(TE_SIEGE, SIEGE_1_with_units_if_the_table_says_so) {
    const auto strict = [](State& s) { s.options[static_cast<size_t>(Option::siege_needs_units)] = 1; };
    Talk<> t(M1(2)
                 .units(A, "Fa", "CF")
                 .units(B, "La", "CF")
                 .marker(A, "Fj")
                 .units(B, "Lj", "CF")
                 .in(Phase::action_begin, nobody)
                 .with(strict));
    t.says("A go");
    EXPECT_EQ(t.refuses("A siege Lj"), "E_SIEGE_NO_CONTROL TE-SIEGE-1");
    t.says("A siege La");
}
TEST(TE_SIEGE, SIEGE_3_in_order_of_declaration) {
    State s = siege_of_turn_4(5);
    s.control[index(at("Fj"))] = C;
    s.control[index(at("Lj"))] = B;
    s.sieges.at[1] = s.sieges.at[0];
    s.sieges.at[0] = {at("Lj"), C, 4};
    s.sieges.size = 2;
    s.sieges.push({at("Lk"), C, 5});  // of this turn: it waits
    s.control[index(at("Fk"))] = C;
    s.control[index(at("Lk"))] = B;
    Talk<SiegeCheck> t(s);
    EXPECT_EQ(t.now.owner(at("La")), A);
    EXPECT_EQ(t.now.owner(at("Lj")), C);
    ASSERT_EQ(t.now.sieges.size, 1);
    EXPECT_EQ(t.now.sieges.at[0].target, at("Lk"));
    std::string winners;
    for (const Event& e : t.events)
        if (e.kind == static_cast<u8>(Happening::siege_won)) winners += letter(e.seat);
    EXPECT_EQ(winners, "CA");
}
TEST(TE_SIEGE, SIEGE_3_a_victory_stops_the_rest) {
    State s = siege_of_turn_4(5);
    for (const char* city : {"Lj", "Lk", "Ll"}) s.control[index(at(city))] = A;
    s.control[index(at("Fc"))] = A;
    s.control[index(at("Lc"))] = B;
    s.sieges.push({at("Lc"), A, 4});
    Talk<SiegeCheck> t(s);
    EXPECT_EQ(t.now.winner, A);
    EXPECT_EQ(t.now.owner(at("Lc")), B);
}
TEST(TE_SIEGE, SIEGE_4_an_ally_on_its_way_breaks_nothing) {
    Talk<> t(M1().marker(A, "Fa")
                 .units(B, "La", "CF")
                 .units(C, "Fb", "WA")
                 .allies(A, C)
                 .in(Phase::action_move, C)
                 .with([](State& s) { s.sieges.push({at("La"), A, 1}); }));
    t.says("C move WA Fb Fa Fd");
    EXPECT_EQ(t.now.sieges.size, 1);
}
TEST(TE_ALLY, ALLY_4_an_alliance_lifts_the_sieges_between_the_two) {
    auto t = play(M1().missions(A, {21})
                      .marker(A, "Fa")
                      .units(B, "La", "CF")
                      .marker(B, "Fj")
                      .units(A, "Lj", "CF")
                      .marker(C, "Fk")
                      .units(B, "Lk", "CF")
                      .with([](State& s) {
                          s.sieges.push({at("La"), A, 1});
                          s.sieges.push({at("Lj"), B, 1});
                          s.sieges.push({at("Lk"), C, 1});
                      }),
                  A, Window::missions);
    t.says("A MIS-21 B").says("B accept");
    ASSERT_EQ(t.now.sieges.size, 1);
    EXPECT_EQ(t.now.sieges.at[0].target, at("Lk"));
    EXPECT_EQ(t.count(Happening::siege_lifted), 2);
}
TEST(TE_SIEGE, SIEGE_6_the_besieged_fight_on) {
    const M1 m = M1().units(A, "Fa", "CF")
                     .units(B, "La", "WA AR")
                     .units(B, "Fd", "WA")
                     .in(Phase::action_declare, B)
                     .with([](State& s) {
                         s.sieges.push({at("La"), A, 1});
                         for (int i = 0; i < 3; i++) s.order[static_cast<size_t>(i)] = seat(i);
                     });
    Talk<> t(m.done(), {1, 1, 6, 1, 1});
    t.says("B attack Fa La done").says("B resolve").says("B fight Fa").says("B support La");
    EXPECT_EQ(t.asked(), "B COMBAT_6");
    t.says("B advance WA La done");
    EXPECT_TRUE(t.now.sieges.empty());
}

}  // namespace
}  // namespace hexmoot::te
