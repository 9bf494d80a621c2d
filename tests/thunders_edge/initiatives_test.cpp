// The twenty Initiatives: when they are offered, when not, and what they do.
#include "tests/thunders_edge/one_card.h"

namespace hexmoot::te {
namespace {

constexpr Window own_turn = Window::missions;
std::string may(const State& s, int number) { return may(s, A, number, own_turn); }

TEST(MIS, MIS_01_entrenchment) {
    const auto m = [] { return M1().missions(A, {1}).senate(A, {1, 3, 25, 27}); };
    EXPECT_EQ(may(m(), 1), "allowed");
    EXPECT_EQ(may(M1().missions(A, {1}).senate(A, {1, 3, 25}), 1), "E_REQUIREMENT TE-INI-2");
    auto t = play(m().units(B, "La", "CF").fort("Fb").credits(A, 3), A, own_turn);
    t.says("A MIS-01 SEN-01 SEN-03 SEN-25 SEN-27");
    EXPECT_EQ(t.refuses("A Fb"), "E_BAD_TARGET MIS-01");
    EXPECT_EQ(t.refuses("A La La"), "E_BAD_TARGET MIS-01");
    EXPECT_EQ(t.refuses("A done"), "not offered");
    t.says("A La Fk");
    EXPECT_EQ(t.now.fort[index(at("La"))] + t.now.fort[index(at("Fk"))], 2);
    EXPECT_EQ(t.now.money(A), 3);
    EXPECT_TRUE(t.now.owns(A, Mission::entrenchment));
}
TEST(V_M, V_M25_entrenchment_in_the_unknown) {
    auto t = play(M1().missions(A, {1}).senate(A, {1, 3, 25, 27}), A, own_turn);
    t.says("A MIS-01 SEN-01 SEN-03 SEN-25 SEN-27");
    EXPECT_EQ(t.refuses("A Lm"), "not offered");
    t.says("A Fm Lj");
    EXPECT_EQ(t.now.fort[index(at("Fm"))] + t.now.fort[index(at("Lj"))], 2);
    EXPECT_FALSE(known_terrain(t.now, 12));
}
TEST(R, R_04_entrenchment_costs_and_sacrifices_nothing) {
    auto t = play(M1().missions(A, {1}).senate(A, {1, 3, 25, 27}).units(A, "Fa", "CF"), A, own_turn);
    t.says("A MIS-01 SEN-01 SEN-03 SEN-25 SEN-27 Fa Fb");
    EXPECT_TRUE(t.now.fort[index(at("Fa"))] && t.now.fort[index(at("Fb"))]);
    EXPECT_EQ(units(t.now, at("Fa")), 1);
    EXPECT_EQ(t.now.money(A), 0);
}
TEST(MIS, MIS_01_places_what_the_supply_has) {
    const auto m = [](int supply) {
        return M1().missions(A, {1}).senate(A, {1, 3, 25, 27}).with([&](State& s) {
            s.options[static_cast<size_t>(Option::fortification_supply)] = static_cast<u8>(supply);
        });
    };
    auto one = play(m(1), A, own_turn);
    EXPECT_TRUE(one.says("A MIS-01 SEN-01 SEN-03 SEN-25 SEN-27 Fa").over);
    auto none = play(m(0), A, own_turn);
    EXPECT_TRUE(none.says("A MIS-01 SEN-01 SEN-03 SEN-25 SEN-27").over);
}

TEST(MIS, MIS_02_martial_law) {
    const auto m = [] { return M1().missions(A, {2}).senate(A, {1, 2}).marker(A, "Lj"); };
    EXPECT_EQ(may(m(), 2), "E_REQUIREMENT MIS-02");
    EXPECT_EQ(may(m().marker(A, "Lk"), 2), "allowed");
    auto t = play(m().marker(A, "Lk").marker(A, "Ld"), A, own_turn);
    t.says("A MIS-02 SEN-01 SEN-02");
    EXPECT_EQ(t.refuses("A Ld"), "E_BAD_TARGET MIS-02");  // no Population Center
    EXPECT_EQ(t.refuses("A Lj Lj"), "E_BAD_TARGET MIS-02");
    t.says("A Lj Lk");
    EXPECT_EQ(units(t.now, at("Lj")), 1);
    EXPECT_EQ(units(t.now, at("Lk")), 1);
    EXPECT_EQ(t.now.tension, 4);
}
TEST(V_N, V_N13_martial_law_obeys_stacking) {
    auto t = play(M1().missions(A, {2}).senate(A, {1, 2}).units(A, "Lj", "CF CF CF CF CF").units(A, "Lk", "CF"), A,
                  own_turn);
    EXPECT_EQ(t.refuses("A MIS-02 SEN-01 SEN-02 Lj"), "E_STACK MIS-02");
    t.says("A MIS-02 SEN-01 SEN-02 Lk");  // nothing else is left to choose
    EXPECT_TRUE(t.over);
    EXPECT_EQ(units(t.now, at("Lk")), 2);
}
TEST(MIS, MIS_02_up_to_two_includes_none) {
    auto t = play(M1().missions(A, {2}).senate(A, {1, 2}).marker(A, "Lj").marker(A, "Lk"), A, own_turn);
    t.says("A MIS-02 SEN-01 SEN-02 done");
    EXPECT_EQ(units(t.now, at("Lj")), 0);
    EXPECT_TRUE(t.now.owns(A, Mission::martial_law));
}

TEST(MIS, MIS_03_orbital_mobilization) {
    const auto m = [] { return M1().missions(A, {3}).senate(A, {1, 3, 19}); };
    EXPECT_EQ(may(m(), 3), "allowed");
    EXPECT_EQ(may(M1().missions(A, {3}).senate(A, {1, 3}), 3), "E_REQUIREMENT TE-INI-2");
    auto t = play(m(), A, own_turn);
    t.says("A MIS-03 SEN-01 SEN-03 SEN-19");
    EXPECT_EQ(t.may(), "A:0 A:1 A:2");
    t.says("A 2");
    EXPECT_EQ(t.now.orbit[0][index(Piece::walker)], 2);
    EXPECT_EQ(t.now.orbit_open[0][index(Piece::walker)], 2);
}
TEST(MIS, MIS_03_is_limited_by_the_pool) {
    const auto m = [](const char* walkers) { return M1().missions(A, {3}).senate(A, {1, 3, 19}).transit(A, walkers); };
    auto one = play(m("WA WA WA WA WA WA WA"), A, own_turn);
    EXPECT_EQ(one.says("A MIS-03 SEN-01 SEN-03 SEN-19").may(), "A:0 A:1");
    auto none = play(m("WA WA WA WA WA WA WA WA"), A, own_turn);
    EXPECT_TRUE(none.says("A MIS-03 SEN-01 SEN-03 SEN-19").over);
}

TEST(MIS, MIS_04_land_reform) {
    const auto m = [] { return M1().missions(A, {4}).senate(A, {9, 10}).marker(A, "La").marker(A, "Ld"); };
    EXPECT_EQ(may(m(), 4), "E_REQUIREMENT MIS-04");
    auto t = play(m().marker(A, "Lc").with([](State& s) { s.sieges.push({at("La"), B, 1}); }), A, own_turn);
    t.says("A MIS-04 SEN-09 SEN-10");
    EXPECT_EQ(t.now.money(A), 3);  // the besieged one too
}
TEST(MIS, MIS_05_breadbasket_charter) {
    EXPECT_EQ(may(M1().missions(A, {5}).senate(A, {9, 12, 35}), 5), "E_REQUIREMENT TE-INI-2");
    auto t = play(M1().missions(A, {5}).senate(A, {9, 12, 33}), A, own_turn);
    t.says("A MIS-05 SEN-09 SEN-12 SEN-33");
    EXPECT_EQ(t.now.money(A), 5);
    EXPECT_EQ(t.now.tension, 2);
}
TEST(MIS, MIS_06_general_strike) {
    EXPECT_EQ(may(M1().missions(A, {6}).senate(A, {9, 11, 15}), 6), "E_REQUIREMENT TE-INI-2");  // a Pacifist
    auto t = play(M1().missions(A, {6}).senate(A, {9, 11, 32}), A, own_turn);
    t.says("A MIS-06 SEN-09 SEN-11 SEN-32");
    EXPECT_EQ(t.now.strike, A);
}
TEST(MIS, MIS_07_planetary_census) {
    const auto m = [] { return M1().missions(A, {7}).senate(A, {17, 19}).marker(A, "Lj").marker(A, "Ld"); };
    EXPECT_EQ(may(m(), 7), "E_REQUIREMENT MIS-07");
    auto t = play(m().marker(A, "Lc"), A, own_turn);
    const Mission top = t.now.mission_deck.at[0];
    t.says("A MIS-07 SEN-17 SEN-19");
    EXPECT_TRUE(t.now.holds(A, top));
}
TEST(V_M, V_M5_a_besieged_outpost_counts) {
    const M1 m =
        M1().missions(A, {7}).senate(A, {17, 19}).marker(A, "Lj").marker(A, "Ld").marker(A, "Lc").with([](State& s) {
            s.sieges.push({at("Lc"), B, 1});
        });
    EXPECT_EQ(may(m, 7), "allowed");
}
TEST(MIS, MIS_08_emergency_statutes) {
    EXPECT_EQ(may(M1().missions(A, {8}).senate(A, {17, 18}), 8), "E_REQUIREMENT TE-INI-2");
    auto t = play(M1().missions(A, {8}).senate(A, {17, 18, 20}).with([](State& s) { s.consul = B; }), A, own_turn);
    t.says("A MIS-08 SEN-17 SEN-18 SEN-20");
    EXPECT_EQ(t.now.consul, B);
    EXPECT_EQ(priority(t.now, true)[0], A);
    EXPECT_EQ(priority(t.now, true)[1], B);
}
TEST(MIS, MIS_09_colonial_charter) {
    const auto m = [] {
        return M1().missions(A, {9}).senate(A, {17, 20, 25, 28}).units(A, "Fb", "CF").marker(A, "Fh").landing("Fi");
    };
    EXPECT_EQ(may(m(), 9), "E_REQUIREMENT MIS-09");
    auto t = play(m().units(A, "La", "CF").units(A, "Fi", "CF"), A, own_turn);
    t.says("A MIS-09 SEN-17 SEN-20 SEN-25 SEN-28");
    EXPECT_EQ(t.refuses("A Fh"), "E_BAD_TARGET MIS-09");  // a marker only
    EXPECT_EQ(t.refuses("A Fi"), "E_BAD_TARGET MIS-09");  // has one
    EXPECT_EQ(t.refuses("A La"), "E_BAD_TARGET MIS-09");
    auto without = t;
    t.says("A Fb");
    EXPECT_EQ(t.now.landing[1], 1);
    EXPECT_EQ(t.now.money(A), 4);
    without.says("A done");
    EXPECT_EQ(without.now.landing[1], 0);
    EXPECT_EQ(without.now.money(A), 4);
}
TEST(MIS, MIS_10_refinery_combine) {
    const auto up = [](State& s) { s.sites.at[12].up = 1; };  // Hollow Ridge Works, a Refinery of 4
    const auto m = [&] { return M1().missions(A, {10}).senate(A, {25, 26}).with(up).marker(A, "Ld").marker(A, "Lm"); };
    EXPECT_EQ(may(m(), 10), "E_REQUIREMENT MIS-10");
    auto t = play(m().with([](State& s) {  // hex e becomes Cinder Wells, 5
        s.sites.at[4].hex = 6;
        s.control[index(at("Le"))] = A;
    }),
                  A, own_turn);
    t.says("A MIS-10 SEN-25 SEN-26");
    EXPECT_EQ(t.now.money(A), 8);  // 3 + 4 + 5, at most 8
}
TEST(MIS, MIS_11_arms_race) {
    EXPECT_EQ(may(M1().missions(A, {11}).senate(A, {25, 28, 1}), 11), "E_REQUIREMENT TE-INI-2");
    const auto m = [] { return M1().missions(A, {11}).senate(A, {25, 28, 1, 4}); };
    auto t = play(m(), A, own_turn);
    t.says("A MIS-11 SEN-25 SEN-28 SEN-01 SEN-04");
    EXPECT_EQ(t.now.orbit[0], (Box{0, 0, 1, 0, 1}));
    auto short_of = play(m().transit(A, "ME ME ME ME ME ME"), A, own_turn);
    short_of.says("A MIS-11 SEN-25 SEN-28 SEN-01 SEN-04");
    EXPECT_EQ(short_of.now.orbit[0], (Box{0, 0, 0, 0, 1}));
}
TEST(MIS, MIS_12_deep_core_drilling) {
    const auto m = [] { return M1().missions(A, {12}).senate(A, {25, 27}); };
    EXPECT_EQ(may(m(), 12), "E_REQUIREMENT MIS-12");
    EXPECT_EQ(may(m().marker(A, "Fn"), 12), "E_REQUIREMENT MIS-12");  // face down
    EXPECT_EQ(may(m().with([](State& s) {
                  s.sites.at[4].hex = 6;
                  s.control[index(at("Le"))] = A;
              }),
                  12),
              "allowed");  // Cinder Wells
    auto t = play(m().marker(A, "Fg"), A, own_turn);
    t.says("A MIS-12 SEN-25 SEN-27");
    EXPECT_EQ(t.now.money(A), 3);
}
TEST(MIS, MIS_13_pilgrimage_to_centor) {
    const auto m = [] { return M1().missions(A, {13}).senate(A, {33, 34}); };
    EXPECT_EQ(may(m(), 13), "E_REQUIREMENT MIS-13");
    EXPECT_EQ(may(m().marker(A, "Fa"), 13), "allowed");  // the field around it will do
    auto both = play(m().marker(A, "La").marker(A, "Fa").marker(A, "Fb"), A, own_turn);
    both.says("A MIS-13 SEN-33 SEN-34");
    EXPECT_EQ(both.refuses("A Fb"), "E_BAD_TARGET MIS-13");
    both.says("A La");
    EXPECT_EQ(units(both.now, at("La")), 1);
    auto one = play(m().units(A, "La", "CF CF CF CF CF").marker(A, "Fa"), A, own_turn);
    one.says("A MIS-13 SEN-33 SEN-34");
    EXPECT_EQ(one.refuses("A La"), "E_STACK MIS-13");
    one.says("A Fa");
    EXPECT_EQ(units(one.now, at("Fa")), 1);
    auto full = play(m().units(A, "La", "CF CF CF CF CF").units(B, "Fa", "CF"), A, own_turn);
    EXPECT_TRUE(full.says("A MIS-13 SEN-33 SEN-34").over);  // the effect lapses
    EXPECT_TRUE(full.now.owns(A, Mission::pilgrimage_to_centor));
}
TEST(MIS, MIS_14_concord_of_the_faithful) {
    EXPECT_EQ(may(M1().missions(A, {14}).senate(A, {33, 35, 32}), 14), "E_REQUIREMENT TE-INI-2");
    auto t = play(M1().missions(A, {14}).senate(A, {33, 35, 15}), A, own_turn);
    t.says("A MIS-14 SEN-33 SEN-35 SEN-15");
    EXPECT_EQ(t.refuses("A A"), "E_BAD_TARGET MIS-14");
    t.says("A B");
    EXPECT_TRUE(concord(t.now, A, B) && concord(t.now, B, A));
    EXPECT_FALSE(concord(t.now, A, C));
}
TEST(MIS, MIS_15_inquisition) {
    EXPECT_EQ(may(M1().missions(A, {15}).senate(A, {33, 36, 17}), 15), "E_REQUIREMENT TE-INI-2");
    const auto m = [] { return M1().missions(A, {15}).senate(A, {33, 36, 17, 20}); };
    auto t = play(m().missions(B, {40, 47, 48}).with([](State& s) {
        s.counter_of = B;
        s.counter_against = SeatSet(A);
    }),
                  A, own_turn, {2});
    t.says("A MIS-15 SEN-33 SEN-36 SEN-17 SEN-20");
    EXPECT_EQ(t.refuses("A C"), "E_BAD_TARGET MIS-15");  // holds none
    t.says("A B");
    EXPECT_EQ(t.now.mission_count(B), 2);
    EXPECT_TRUE(discarded(t.now, 47));  // the second of three
    EXPECT_EQ(t.now.counter_of, nobody);
    auto nobody_to_ask = play(m(), A, own_turn);
    EXPECT_TRUE(nobody_to_ask.says("A MIS-15 SEN-33 SEN-36 SEN-17 SEN-20").over);
}
TEST(MIS, MIS_16_manifest_expansion) {
    const auto m = [] {
        M1 out = M1().missions(A, {16}).senate(A, {8, 24});
        for (const char* area : {"Fa", "La", "Fb", "Fc", "Lc", "Fd", "Fe"}) out.marker(A, area);
        return out;
    };
    EXPECT_EQ(may(m(), 16), "E_REQUIREMENT MIS-16");
    auto t = play(m().marker(A, "Fm"), A, own_turn);
    t.says("A MIS-16 SEN-08 SEN-24");
    EXPECT_TRUE(t.now.expansion.has(A));
}
TEST(MIS, MIS_17_isolation_accord) {
    EXPECT_EQ(may(M1().missions(A, {17}).senate(A, {16, 19}), 17), "E_REQUIREMENT TE-INI-2");
    const auto m = [] { return M1().missions(A, {17}).senate(A, {16, 23, 19}); };
    auto t = play(m().strength(B, 25, OffWorld::mars).strength(A, 31, OffWorld::mars), A, own_turn);
    t.says("A MIS-17 SEN-16 SEN-23 SEN-19");
    EXPECT_EQ(t.refuses("A MIS-31"), "E_BAD_TARGET MIS-17");  // its own
    EXPECT_EQ(t.refuses("A MIS-26"), "E_BAD_TARGET MIS-17");  // not there
    t.says("A MIS-25");
    EXPECT_TRUE(discarded(t.now, 25));
    EXPECT_EQ(off_world_controller(t.now, OffWorld::mars), A);
    EXPECT_EQ(t.count(Happening::off_world_control), 1);
    auto none = play(m(), A, own_turn);
    EXPECT_TRUE(none.says("A MIS-17 SEN-16 SEN-23 SEN-19").over);
}
TEST(MIS, MIS_18_grand_coalition) {
    EXPECT_EQ(may(M1().missions(A, {18}).senate(A, {7, 15, 23}), 18), "E_REQUIREMENT TE-INI-2");
    auto t = play(M1().missions(A, {18}).senate(A, {8, 16, 24, 40}), A, own_turn);
    t.says("A MIS-18 SEN-08 SEN-16 SEN-24 SEN-40 SEN-40");
    EXPECT_EQ(t.now.senate_hand[0], bit(senate(39)));
    EXPECT_EQ(t.now.senate_deck.size, senate_cards - 1);
}
TEST(MIS, MIS_19_war_cabinet) {
    EXPECT_EQ(may(M1().missions(A, {19}).senate(A, {7, 1}), 19), "E_REQUIREMENT TE-INI-2");
    auto t = play(M1().missions(A, {19}).senate(A, {7, 32, 1}), A, own_turn);
    t.says("A MIS-19 SEN-07 SEN-32 SEN-01");
    EXPECT_EQ(t.now.orbit[0], (Box{0, 0, 0, 1, 0}));
    EXPECT_EQ(t.now.tension, 5);
}
TEST(MIS, MIS_20_sovereignty) {
    const auto m = [] { return M1().missions(A, {20}).senate(A, {1, 9, 25}).marker(A, "La"); };
    EXPECT_EQ(may(m(), 20), "E_REQUIREMENT MIS-20");
    EXPECT_EQ(may(m().marker(B, "La").marker(A, "Lj").marker(A, "Lk"), 20), "E_REQUIREMENT MIS-20");
    auto t = play(m().marker(A, "Lj"), A, own_turn);
    t.says("A MIS-20 SEN-01 SEN-09 SEN-25");
    EXPECT_TRUE(t.now.owns(A, Mission::sovereignty));
    EXPECT_EQ(t.now.tension, 5);
}

TEST(TE_INI, INI_1_the_card_is_in_hand_and_the_window_open) {
    EXPECT_EQ(may(M1().senate(A, {9, 12, 33}), 5), "E_NOT_IN_HAND TE-CARD-7");
    const M1 m = M1().missions(A, {5}).senate(A, {9, 12, 33});
    EXPECT_EQ(may(m, A, 5, Window::resources), "E_WRONG_STATE TE-CARD-3");
    EXPECT_EQ(may(M1(m).with([](State& s) { s.scandal = SeatSet(A); }), 5), "E_SCANDAL TE-MIS-2");
}
// The card is named in secret; all is shown once all is said, and cannot be undone alone.
TEST(TE_INI, INI_3_shown_when_all_is_said) {
    auto t = play(M1().missions(A, {5}).senate(A, {9, 12, 33}), A, own_turn);
    t.says("A MIS-05 SEN-09 SEN-12");
    EXPECT_TRUE(t.events.empty());
    EXPECT_EQ(t.prompt.secrecy, Secrecy::kept);
    t.says("A SEN-33");
    EXPECT_EQ(t.published, 4u);
    EXPECT_TRUE(t.barrier);
    EXPECT_EQ(t.events.front().kind, static_cast<u8>(Happening::mission_played));
    EXPECT_EQ(t.events.back().kind, static_cast<u8>(Happening::tension));
}
TEST(V_N, V_N11_spent_cards_are_in_the_deck_at_once) {
    auto t = play(M1().missions(A, {5}).senate(A, {9, 12, 33}), A, own_turn);
    t.says("A MIS-05 SEN-09 SEN-12 SEN-33");
    EXPECT_EQ(t.now.senate_deck.size, senate_cards);
}

}  // namespace
}  // namespace hexmoot::te
