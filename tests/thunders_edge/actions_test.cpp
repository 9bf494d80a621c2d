// The twelve Action cards: when they are offered, when not, and what they do.
#include "tests/thunders_edge/one_card.h"

namespace hexmoot::te {
namespace {

constexpr std::array windows{Window::missions, Window::move,      Window::combat_1, Window::combat_2,
                             Window::combat_5, Window::resources, Window::purchase, Window::drop};

// A attacks Fb (B) from Fa.
M1 attack() {
    return M1().units(A, "Fa", "OB").units(B, "Fb", "CF CF").with([](State& s) {
        s.combat.target = at("Fb");
        s.combat.attacker = A;
        s.combat.defender = B;
        s.combat.origins.push(at("Fa"));
    });
}
// The windows in which a seat that holds the card is not told E_WRONG_STATE.
std::string open_in(const State& s, Seat p, int number) {
    constexpr std::array names{"missions", "move", "combat_1", "combat_2", "combat_5", "resources", "purchase", "drop"};
    std::string out;
    for (size_t i = 0; i < windows.size(); i++)
        if (may(s, p, number, windows[i]) != "E_WRONG_STATE TE-CARD-3")
            out += (out.empty() ? "" : " ") + std::string(names[i]);
    return out;
}

TEST(TE_CARD, CARD_3_windows_of_the_action_cards) {
    const State s = attack().missions(A, {40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51});
    EXPECT_EQ(open_in(s, A, 40), "combat_1");
    EXPECT_EQ(open_in(s, B, 40), "combat_2");
    EXPECT_EQ(open_in(s, A, 41), "");
    EXPECT_EQ(open_in(s, B, 41), "combat_2");
    EXPECT_EQ(open_in(s, A, 42), "combat_1");
    EXPECT_EQ(open_in(s, B, 42), "");
    EXPECT_EQ(open_in(s, B, 43), "combat_5");
    EXPECT_EQ(open_in(s, A, 43), "");
    EXPECT_EQ(open_in(s, B, 44), "combat_2");
    EXPECT_EQ(open_in(s, A, 45), "move");
    EXPECT_EQ(open_in(s, A, 46), "move");
    EXPECT_EQ(open_in(s, A, 47), "");
    EXPECT_EQ(open_in(s, A, 48), "resources");
    EXPECT_EQ(open_in(s, A, 49), "missions");
    EXPECT_EQ(open_in(s, A, 50), "missions");
    EXPECT_EQ(open_in(s, A, 51), "move");
}
TEST(TE_CARD, CARD_7_the_card_is_in_hand) { EXPECT_EQ(may(M1(), A, 48, Window::resources), "E_NOT_IN_HAND TE-CARD-7"); }
TEST(TE_CARD, CARD_7_none_plays_nothing) {
    auto t = play(M1().missions(A, {48}), A, Window::move);
    EXPECT_EQ(t.refuses("A MIS-48"), "E_WRONG_STATE TE-CARD-3");
    t.says("A none");
    EXPECT_TRUE(t.over && t.events.empty());
    EXPECT_TRUE(t.now.holds(A, Mission::black_market));
}

TEST(MIS, MIS_40_preemptive_barrage) {
    auto a = play(attack().missions(A, {40}), A, Window::combat_1);
    a.says("A MIS-40");
    EXPECT_EQ(a.now.combat.attack_dice, 2);
    EXPECT_EQ(a.now.combat.defence_dice, 0);
    EXPECT_TRUE(discarded(a.now, 40));
    auto b = play(attack().missions(B, {40}), B, Window::combat_2);
    b.says("B MIS-40");
    EXPECT_EQ(b.now.combat.attack_dice, 0);
    EXPECT_EQ(b.now.combat.defence_dice, 2);
}
TEST(MIS, MIS_41_ambush) {
    auto t = play(attack().missions(B, {41}), B, Window::combat_2);
    t.says("B MIS-41");
    EXPECT_EQ(t.now.combat.ambush, 1);
}
TEST(MIS, MIS_42_fanatical_assault) {
    auto t = play(attack().missions(A, {42}), A, Window::combat_1);
    t.says("A MIS-42");
    EXPECT_EQ(t.now.combat.assault, 1);
}
TEST(MIS, MIS_43_dug_in) {
    auto t = play(attack().missions(B, {43}), B, Window::combat_5);
    t.says("B MIS-43");
    EXPECT_EQ(t.now.combat.defence_bonus, 2);
}

TEST(V_K, V_K21_emergency_evacuation_of_all) {
    auto t = play(attack().fort("Fb").missions(B, {44}), B, Window::combat_2);
    t.says("B MIS-44 Fc CF CF");
    EXPECT_TRUE(t.over);
    EXPECT_EQ(units(t.now, at("Fb")), 0);
    EXPECT_EQ(units(t.now, at("Fc")), 2);
    EXPECT_EQ(t.now.owner(at("Fc")), B);
    EXPECT_EQ(t.now.owner(at("Fb")), B);
    EXPECT_EQ(t.count(Happening::evacuated), 2);
}
TEST(MIS, MIS_44_of_one) {
    auto t = play(attack().missions(B, {44}), B, Window::combat_2);
    t.says("B MIS-44 Fj");
    EXPECT_EQ(t.refuses("B done"), "not offered");  // at least one
    EXPECT_EQ(t.refuses("B WA"), "E_BAD_TARGET MIS-44");
    t.says("B CF done");
    EXPECT_EQ(units(t.now, at("Fb")), 1);
}
TEST(MIS, MIS_44_where_to) {
    auto t = play(attack()
                      .missions(B, {44})
                      .units(C, "Fc", "CF")
                      .marker(C, "Ff")
                      .allies(B, C)
                      .units(B, "Fg", "WA WA WA WA WA")
                      .marker(A, "Fj"),
                  B, Window::combat_2);
    t.says("B MIS-44");
    EXPECT_EQ(t.refuses("B Fa"), "E_BAD_TARGET MIS-44");  // an origin
    EXPECT_EQ(t.refuses("B Fc"), "E_BAD_TARGET MIS-44");  // units of another faction
    EXPECT_EQ(t.refuses("B Ff"), "E_BAD_TARGET MIS-44");  // an ally's
    EXPECT_EQ(t.refuses("B Fk"), "E_BAD_TARGET MIS-44");  // too far
    EXPECT_EQ(t.refuses("B Fg"), "E_STACK MIS-44");
    t.says("B Fj CF CF");
    EXPECT_EQ(t.now.owner(at("Fj")), B);
}
TEST(MIS, MIS_44_room_for_one) {
    auto t = play(attack().missions(B, {44}).units(B, "Fc", "WA WA WA WA"), B, Window::combat_2);
    EXPECT_TRUE(t.says("B MIS-44 Fc CF").over);
    EXPECT_EQ(units(t.now, at("Fc")), 5);
}
TEST(MIS, MIS_44_into_the_fire) {
    auto t = play(attack().missions(B, {44}), B, Window::combat_2);
    t.says("B MIS-44 Fg CF CF");
    EXPECT_EQ(units(t.now, at("Fg")), 0);
    EXPECT_EQ(t.count(Happening::unit_lost), 2);
}
TEST(MIS, MIS_44_turns_a_hex_up) {
    auto t = play(attack().missions(B, {44}), B, Window::combat_2);
    t.says("B MIS-44 Fm CF done");
    EXPECT_TRUE(known_terrain(t.now, 12));
    EXPECT_EQ(t.now.owner(at("Fm")), B);
}
TEST(MIS, MIS_44_nowhere_to_go) {
    M1 m = M1().units(B, "La", "CF").units(A, "Fa", "OB").missions(B, {44}).with([](State& s) {
        s.combat.target = at("La");
        s.combat.attacker = A;
        s.combat.defender = B;
        s.combat.origins.push(at("Fa"));
    });
    EXPECT_EQ(may(m, B, 44, Window::combat_2), "E_BAD_TARGET MIS-44");
}

TEST(MIS, MIS_45_forced_march) {
    auto t =
        play(M1().missions(A, {45}).units(A, "Fa", "CF CF").units(A, "Fb", "OB").units(B, "Fc", "WA"), A, Window::move);
    t.says("A MIS-45");
    EXPECT_EQ(t.refuses("A WA"), "E_BAD_TARGET TE-CARD-7");
    EXPECT_EQ(t.refuses("A CF Fb"), "E_BAD_TARGET TE-CARD-7");
    EXPECT_EQ(t.refuses("A OB Fb OB"), "E_BAD_TARGET TE-CARD-7");  // different units
    EXPECT_EQ(t.refuses("A done"), "not offered");
    t.says("A OB Fb CF Fa");
    EXPECT_TRUE(t.over);
    EXPECT_EQ(best_points(t.now, at("Fb"), Piece::obliterator), 2);
    EXPECT_EQ(best_points(t.now, at("Fa"), Piece::conventional), 3);
    EXPECT_EQ(units_with(t.now, at("Fa"), Piece::conventional, 3), 1);
    EXPECT_EQ(units_with(t.now, at("Fa"), Piece::conventional, 2), 1);
}
TEST(MIS, MIS_45_one_unit_is_enough) {
    auto t = play(M1().missions(A, {45}).units(A, "Fa", "CF CF"), A, Window::move);
    t.says("A MIS-45 CF Fa done");
    EXPECT_EQ(t.now.legs.size, 1);
}
TEST(MIS, MIS_45_two_of_a_kind) {
    auto t = play(M1().missions(A, {45}).units(A, "Fa", "CF CF"), A, Window::move);
    t.says("A MIS-45 CF Fa CF Fa");
    EXPECT_EQ(units_with(t.now, at("Fa"), Piece::conventional, 3), 2);
}
TEST(MIS, MIS_45_who_stopped_stays) {
    const auto m = [] {
        return M1().missions(A, {45}).units(A, "Ff", "CF").with([](State& s) {
            s.legs.push({at("Ff"), Piece::conventional, 0, 1});
        });
    };
    EXPECT_EQ(may(m(), A, 45, Window::move), "allowed");
    auto t = play(m(), A, Window::move);
    t.says("A MIS-45 CF Ff");
    EXPECT_EQ(best_points(t.now, at("Ff"), Piece::conventional), 0);
    EXPECT_EQ(may(M1().missions(A, {45}), A, 45, Window::move), "E_BAD_TARGET TE-CARD-7");
}
TEST(MIS, MIS_45_units_alike_but_for_their_points) {
    auto t = play(M1().missions(A, {45}).units(A, "Fa", "CF CF").with([](State& s) {
        s.legs.push({at("Fa"), Piece::conventional, 0, 0});  // came from elsewhere
    }),
                  A, Window::move);
    t.says("A MIS-45 CF Fa");
    EXPECT_EQ(t.may(), "A:0 A:2");
    t.says("A 0 done");
    EXPECT_EQ(units_with(t.now, at("Fa"), Piece::conventional, 1), 1);
    EXPECT_EQ(units_with(t.now, at("Fa"), Piece::conventional, 2), 1);
}

TEST(MIS, MIS_46_sabotage) {
    const auto m = [] { return M1().missions(A, {46}).units(A, "Fa", "CF").fort("Fl"); };
    EXPECT_EQ(may(M1().missions(A, {46}).fort("Fb"), A, 46, Window::move), "E_BAD_TARGET MIS-46");  // no unit
    EXPECT_EQ(may(M1().missions(A, {46}).units(A, "Fa", "CF"), A, 46, Window::move), "E_BAD_TARGET MIS-46");
    auto t = play(m().fort("Lc").fort("Fc").units(B, "Fc", "CF"), A, Window::move);
    EXPECT_EQ(t.refuses("A MIS-46 Lc"), "E_BAD_TARGET MIS-46");  // three away
    EXPECT_EQ(t.refuses("A MIS-46 Fb"), "E_BAD_TARGET MIS-46");  // none there
    t.says("A MIS-46 Fc");
    EXPECT_EQ(t.now.fort[index(at("Fc"))], 0);
    EXPECT_EQ(t.now.fort[index(at("Lc"))], 1);
    EXPECT_EQ(t.count(Happening::fort_removed), 1);
}
TEST(MIS, MIS_48_black_market) {
    auto t = play(M1().missions(A, {48}), A, Window::resources);
    t.says("A MIS-48");
    EXPECT_EQ(t.now.money(A), 5);
}

// ---- Counter-Intelligence ----
M1 armed(SeatSet against) {
    return M1().missions(B, {47}).with([=](State& s) {
        s.counter_of = B;
        s.counter_against = against;
    });
}
TEST(V_M, V_M14_counter_intelligence) {
    auto t = play(armed(A).missions(A, {49}).credits(A, 3).played(C, {3}), A, Window::missions);
    t.says("A MIS-49 MIS-03");
    EXPECT_TRUE(t.over);
    EXPECT_EQ(t.now.money(A), 0);
    EXPECT_TRUE(t.now.owns(C, Mission::orbital_mobilization));
    EXPECT_TRUE(discarded(t.now, 47) && discarded(t.now, 49));
    EXPECT_EQ(t.now.counter_of, nobody);
    EXPECT_EQ(t.now.mission_count(B), 0);
    EXPECT_EQ(t.count(Happening::card_cancelled), 1);
}
TEST(MIS, MIS_47_stops_only_whom_it_names) {
    auto t = play(armed(C).missions(A, {48}), A, Window::resources);
    t.says("A MIS-48");
    EXPECT_EQ(t.now.money(A), 5);
    EXPECT_EQ(t.now.counter_of, B);
}
TEST(MIS, MIS_47_stops_only_action_cards) {
    auto t = play(armed(A).missions(A, {34}).credits(A, 6), A, Window::missions);
    t.says("A MIS-34");
    EXPECT_TRUE(t.now.owns(A, Mission::hoppu_plantations));
    EXPECT_TRUE(t.now.holds(B, Mission::counter_intelligence));
}
TEST(MIS, MIS_47_in_every_window) {
    const auto stopped = [](auto t, const std::string& line) {
        const State before = t.now;
        t.says(line);
        EXPECT_EQ(t.count(Happening::card_cancelled), 1) << line;
        EXPECT_EQ(t.now.combat, before.combat) << line;
        EXPECT_EQ(t.now.force, before.force) << line;
        EXPECT_EQ(t.now.fort, before.fort) << line;
        EXPECT_EQ(t.now.legs, before.legs) << line;
        EXPECT_EQ(t.now.money(A), 0) << line;
        EXPECT_EQ(t.now.tension, before.tension) << line;
    };
    const auto arm = [](M1 m, Seat p) {
        return m.missions(C, {47}).with([=](State& s) {
            s.counter_of = C;
            s.counter_against = SeatSet(p);
        });
    };
    stopped(play(arm(attack().missions(A, {40}), A), A, Window::combat_1), "A MIS-40");
    stopped(play(arm(attack().missions(B, {41}), B), B, Window::combat_2), "B MIS-41");
    stopped(play(arm(attack().missions(A, {42}), A), A, Window::combat_1), "A MIS-42");
    stopped(play(arm(attack().missions(B, {43}), B), B, Window::combat_5), "B MIS-43");
    stopped(play(arm(attack().missions(B, {44}), B), B, Window::combat_2), "B MIS-44 Fc CF CF");
    stopped(play(arm(attack().missions(A, {45}), A), A, Window::move), "A MIS-45 OB Fa");
    stopped(play(arm(attack().fort("Fb").missions(A, {46}), A), A, Window::move), "A MIS-46 Fb");
    stopped(play(arm(attack().missions(A, {48}), A), A, Window::resources), "A MIS-48");
    stopped(play(arm(attack().orbit(A, "CF").missions(A, {51}), A), A, Window::move), "A MIS-51 Fb");
    auto calm = play(arm(attack().missions(A, {50}).senate(A, {39}), A), A, Window::missions);
    stopped(calm, "A MIS-50 pacifist SEN-39");
    calm.says("A MIS-50 pacifist SEN-39");
    EXPECT_TRUE(discarded(calm.now, 50));
    EXPECT_EQ(calm.now.senate_hand[0], 0u);  // its cost stays paid
}

// ---- Recall Vote ----
TEST(MIS, MIS_49_recall_vote) {
    const auto m = [] { return M1().missions(A, {49}).credits(A, 3).played(A, {4}); };
    EXPECT_EQ(may(m(), A, 49, Window::missions), "E_REQUIREMENT MIS-49");                     // only an own one
    EXPECT_EQ(may(m().played(B, {1, 34}), A, 49, Window::missions), "E_REQUIREMENT MIS-49");  // 9 points
    EXPECT_EQ(may(m().played(B, {3}).credits(A, 2), A, 49, Window::missions), "E_FUNDS MIS-49");
    auto t = play(m().played(B, {1, 3, 34}).credits(B, 7), A, Window::missions);
    t.says("A MIS-49");
    EXPECT_EQ(t.refuses("A MIS-01"), "E_BAD_TARGET MIS-49");
    EXPECT_EQ(t.refuses("A MIS-04"), "E_BAD_TARGET MIS-49");
    EXPECT_EQ(t.refuses("A MIS-34"), "E_BAD_TARGET MIS-49");
    t.says("A MIS-03");
    EXPECT_EQ(t.asked(), "B RECALL_REPLY");
    auto lost = t;
    t.says("B pay");
    EXPECT_EQ(t.now.money(B), 1);
    EXPECT_TRUE(t.now.owns(B, Mission::orbital_mobilization));
    lost.says("B lose");
    EXPECT_EQ(lost.now.money(B), 7);
    EXPECT_TRUE(discarded(lost.now, 3));
    EXPECT_EQ(lost.now.tension, 1);
    EXPECT_EQ(lost.count(Happening::initiative_lost), 1);
}
TEST(V_N, V_N30_recall_with_five_credits) {
    auto t = play(M1().missions(A, {49}).credits(A, 3).played(B, {5}).credits(B, 5), A, Window::missions);
    t.says("A MIS-49 MIS-05");
    EXPECT_EQ(t.refuses("B pay"), "E_FUNDS MIS-49");
    t.says("B lose");
    EXPECT_FALSE(t.now.owns(B, Mission::breadbasket_charter));
}

// ---- De-escalation ----
TEST(V_M, V_M19_de_escalation) {
    auto t =
        play(M1().missions(A, {50}).senate(A, {33, 36}).with([](State& s) { s.tension = 20; }), A, Window::missions);
    EXPECT_EQ(t.refuses("A MIS-50 pacifist"), "E_REQUIREMENT MIS-50");
    t.says("A MIS-50 church SEN-33 SEN-36");
    EXPECT_EQ(t.now.tension, 17);
    EXPECT_FALSE(discarded(t.now, 50));
    EXPECT_EQ(t.now.mission_absent, bit(Mission::de_escalation));
    EXPECT_EQ(t.now.senate_hand[0], 0u);
}
TEST(MIS, MIS_50_with_a_pacifist_or_the_synod) {
    EXPECT_EQ(may(M1().missions(A, {50}).senate(A, {33}), A, 50, Window::missions), "E_REQUIREMENT MIS-50");
    auto senator = play(M1().missions(A, {50}).senate(A, {15}), A, Window::missions);
    senator.says("A MIS-50 pacifist SEN-15");
    EXPECT_EQ(senator.now.tension, 1);  // not below 1
    auto synod = play(M1().missions(A, {50}).marker(A, "Ll").senate(A, {35}), A, Window::missions);
    auto church = synod;
    synod.says("A MIS-50 pacifist LOC-05");
    EXPECT_TRUE(synod.over);
    EXPECT_EQ(synod.now.hand_size(A), 1);
    church.says("A MIS-50 church LOC-05 SEN-35");
    EXPECT_EQ(church.now.hand_size(A), 0);
    EXPECT_EQ(play(M1().missions(A, {50}).marker(A, "La").senate(A, {33, 36}), A, Window::missions)
                  .refuses("A MIS-50 church LOC-01"),
              "E_ABILITY LOC-01");
}
TEST(MIS, MIS_50_leaves_a_pending_end) {
    auto t = play(M1().missions(A, {50}).senate(A, {15}).with([](State& s) {
        s.tension = 31;
        s.end_pending = 1;
    }),
                  A, Window::missions);
    t.says("A MIS-50 pacifist SEN-15");
    EXPECT_EQ(t.now.tension, 28);
    EXPECT_EQ(t.now.end_pending, 1);
}

// ---- Orbital Strike ----
TEST(V_K, V_K22_orbital_strike) {
    auto t = play(M1().missions(A, {51}).orbit(A, "CF").units(B, "Fb", "CF CF").fort("Fb"), A, Window::move, {6, 5, 5});
    t.says("A MIS-51 Fb");
    EXPECT_TRUE(t.over);  // both are alike: no choice
    EXPECT_EQ(units(t.now, at("Fb")), 1);
    EXPECT_EQ(t.now.fort[index(at("Fb"))], 1);
    EXPECT_EQ(t.now.owner(at("Fb")), B);
    EXPECT_EQ(t.count(Happening::die_rolled), 3);
}
TEST(MIS, MIS_51_the_owner_chooses) {
    auto t = play(M1().missions(A, {51}).orbit(A, "CF").units(B, "Fb", "CF ME"), A, Window::move, {6, 4, 1});
    t.says("A MIS-51 Fb");
    EXPECT_EQ(t.asked(), "B STRIKE_REPLY");
    t.says("B remove CF Fb");
    EXPECT_EQ(t.now.at(at("Fb"))[index(Piece::menace)], 1);
    EXPECT_EQ(units(t.now, at("Fb")), 1);
}
TEST(MIS, MIS_51_all_if_there_are_fewer) {
    auto t = play(M1().missions(A, {51}).orbit(A, "CF").units(B, "Fb", "CF ME"), A, Window::move, {6, 5, 5});
    t.says("A MIS-51 Fb");
    EXPECT_EQ(units(t.now, at("Fb")), 0);
    EXPECT_EQ(t.now.owner(at("Fb")), B);  // by marker
}
TEST(MIS, MIS_51_no_hit) {
    auto t = play(M1().missions(A, {51}).orbit(A, "CF").units(B, "Fb", "CF").fort("Fb"), A, Window::move, {6, 6, 4});
    t.says("A MIS-51 Fb");
    EXPECT_EQ(units(t.now, at("Fb")), 1);
}
TEST(V_K, V_K23_a_strike_needs_a_unit_in_orbit) {
    EXPECT_EQ(may(M1().missions(A, {51}).units(B, "Fb", "CF"), A, 51, Window::move), "E_REQUIREMENT MIS-51");
}
TEST(MIS, MIS_51_targets) {
    const auto m = [] { return M1().missions(A, {51}).orbit(A, "CF"); };
    EXPECT_EQ(may(m().units(B, "La", "CF"), A, 51, Window::move), "E_BAD_TARGET MIS-51");
    EXPECT_EQ(may(m().units(B, "Fa", "CF").allies(A, B), A, 51, Window::move), "E_BAD_TARGET MIS-51");
    auto t = play(
        m().units(B, "Fa", "CF").units(C, "Fl", "CF").units(A, "Fb", "CF").with([](State& s) { s.concord = {B, A}; }),
        A, Window::move);
    EXPECT_EQ(t.refuses("A MIS-51 Fa"), "E_CONCORD MIS-51");
    EXPECT_EQ(t.refuses("A MIS-51 Fb"), "E_BAD_TARGET MIS-51");
    EXPECT_TRUE(t.says("A MIS-51").may_say(A, "Fl"));
}

}  // namespace
}  // namespace hexmoot::te
