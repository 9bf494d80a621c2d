// What holds of every card: where it is offered, where not, and of those that are alike what each does.
#include "tests/thunders_edge/combat_talk.h"
#include "tests/thunders_edge/one_card.h"

namespace hexmoot::te {
namespace {

constexpr std::array card_windows{Window::missions, Window::move,      Window::combat_1, Window::combat_2,
                                  Window::combat_5, Window::resources, Window::purchase, Window::drop};

// A attacks Fb (B) from Fa; both hold all Mission cards that are given, and all they need for them.
M1 rich() {
    M1 m;
    return m.units(A, "Fa", "OB").units(B, "Fb", "CF CF").credits(A, 20).credits(B, 20).with([](State& s) {
        s.combat.target = at("Fb");
        s.combat.attacker = A;
        s.combat.defender = B;
        s.combat.origins.push(at("Fa"));
    });
}
std::string card_name(int n) { return "MIS-" + std::string(n < 10 ? "0" : "") + std::to_string(n); }

TEST(TE_CARD, CARD_7_no_card_is_played_out_of_the_deck) {
    const State s = rich();
    for (int n = 1; n <= mission_cards; n++)
        for (Window w : card_windows)
            for (Seat p : {A, B}) EXPECT_NE(may(s, p, n, w), "allowed") << n;
}
TEST(TE_CARD, CARD_3_the_cards_of_the_mission_segment_have_no_other_window) {
    for (int n = 1; n <= 39; n++) {
        const State s = rich().missions(A, {n});
        for (Window w : card_windows)
            if (w != Window::missions) {
                EXPECT_EQ(may(s, A, n, w), "E_WRONG_STATE TE-CARD-3") << n;
            }
    }
}
TEST(TE_MIS, MIS_2_scandal_bars_every_card_of_the_segment) {
    for (int n = 1; n <= mission_cards; n++) {
        const State s = rich().missions(A, {n}).with([](State& x) { x.scandal = SeatSet(A); });
        const std::string why = may(s, A, n, Window::missions);
        EXPECT_TRUE(why == "E_SCANDAL TE-MIS-2" || why == "E_WRONG_STATE TE-CARD-3") << n << " " << why;
    }
}
TEST(TE_INI, INI_1_no_initiative_without_senate_cards) {
    for (int n = 1; n <= 20; n++) {
        M1 m = rich().missions(A, {n}).marker(A, "Fg").marker(A, "Fa");
        for (const char* place : {"La", "Lj", "Lk", "Ll", "Lc", "Ld", "Fb", "Fc", "Fd"}) m.marker(A, place);
        EXPECT_EQ(may(m, A, n, Window::missions).substr(0, 13), "E_REQUIREMENT") << n;
    }
}

// ---- what the game offers in each window to a seat that holds every card and has all it needs ----
// All cards but MIS-03, which lies in front of C, are in the hand of p.
M1 holds_everything(M1 m, Seat p) {
    for (const char* place : {"La", "Lc", "Ld", "Lj", "Lk", "Ll", "Fg", "Fh"}) m.marker(p, place);
    return m.credits(p, 20).orbit(p, "CF").played(C, {3}).fort("Fb").with([=](State& s) {
        s.mission_hand[hexmoot::index(p)] = all_missions & ~bit(Mission::orbital_mobilization);
        s.senate_hand[hexmoot::index(p)] = all_senators;
        s.mission_absent = s.senate_absent = 0;
        make(s, 'm', 9);  // three Refineries
        make(s, 'i', 10);
        s.sites.at[12].up = 1;
        s.control[index(at("Lm"))] = s.control[index(at("Li"))] = p;
        silence_guns(s);
    });
}
std::string offered_cards(const Talk<>& t, Seat p) {
    std::string out;
    for (int n = 1; n <= mission_cards; n++)
        if (t.may_say(p, card_name(n))) out += (out.empty() ? "" : " ") + std::to_string(n);
    return out;
}
TEST(TE_CARD, CARD_3_the_game_offers_each_card_in_its_window) {
    State own_turn = holds_everything(M1(), A);
    own_turn.consul = own_turn.last_consul = A;
    begin_mission_segment(own_turn);
    Talk<> missions(own_turn);
    std::string initiatives = "1 2";
    for (int n = 4; n <= 39; n++) initiatives += " " + std::to_string(n);
    EXPECT_EQ(offered_cards(missions.says("A play"), A), initiatives + " 49 50");

    const auto units_and_cards = [](M1 m, Seat p) {
        return holds_everything(m.units(A, "Fa", "OB").units(B, "Fb", "CF"), p);
    };
    Talk<> move(units_and_cards(moving(), A));
    EXPECT_EQ(offered_cards(move.says("A card"), A), "45 46 51");
    Talk<> attacks = fight(units_and_cards(declaring(), A), "Fb Fa", {1, 1, 1, 1, 1, 1, 1, 1});
    EXPECT_EQ(attacks.asked(), "A COMBAT_1");
    EXPECT_EQ(offered_cards(attacks.says("A card"), A), "40 42");
    Talk<> defends = fight(units_and_cards(declaring(), B), "Fb Fa", {1, 1, 1, 1, 1, 1, 1, 1});
    EXPECT_EQ(defends.asked(), "B COMBAT_2");
    EXPECT_EQ(offered_cards(Talk<>(defends).says("B card"), B), "40 41 44");
    defends.says("B done");
    EXPECT_EQ(defends.asked(), "B COMBAT_5_CARD");
    EXPECT_EQ(offered_cards(defends.says("B card"), B), "43");
    Talk<> income(holds_everything(M1(), A).in(Phase::resources, nobody));
    EXPECT_EQ(offered_cards(income.says("A card"), A), "48");
}
TEST(MIS, MIS_06_MIS_08_MIS_14_MIS_16_end_with_the_turn) {
    Talk<> t(M1().in(Phase::status_tension, nobody).with([](State& s) {
        s.strike = A;
        s.statutes = B;
        s.concord = {A, C};
        s.expansion = SeatSet(B).with(C);
        s.scandal = SeatSet(A);
    }));
    EXPECT_EQ(t.now.strike, nobody);
    EXPECT_EQ(t.now.statutes, nobody);
    EXPECT_EQ(t.now.concord, Alliance{});
    EXPECT_TRUE(t.now.expansion.empty() && t.now.scandal.empty());
}

// ---- Alliances ----
State turn_of_a(M1 m) {
    State s = m.with([](State& x) { x.consul = x.last_consul = A; });
    begin_mission_segment(s);
    return s;
}
TEST(MIS, MIS_21_MIS_22_MIS_23_MIS_24_are_alike) {
    for (int n = 21; n <= 24; n++) {
        Talk<> t(turn_of_a(M1().missions(A, {n})));
        t.says("A play " + card_name(n) + " C").says("C accept");
        EXPECT_TRUE(allied(t.now, A, C));
        EXPECT_EQ(t.now.alliances[static_cast<size_t>(n - 21)], (Alliance{A, C}));
        EXPECT_FALSE(t.now.holds(A, mission(n - 1)));
        EXPECT_FALSE(discarded(t.now, n));
    }
}
TEST(MIS, MIS_21_MIS_22_MIS_23_MIS_24_are_not_offered_to_the_friend_of_all) {
    for (int n = 21; n <= 24; n++) {
        const int other = n == 24 ? 21 : n + 1;
        EXPECT_EQ(may(M1(2).missions(A, {n}), A, n, Window::missions), "allowed");
        EXPECT_EQ(may(M1(2).missions(A, {n}).allies(A, B, other), A, n, Window::missions), "E_BAD_TARGET TE-ALLY-1");
    }
}

// ---- Strength ----
TEST(MIS, MIS_25_MIS_26_MIS_27_MIS_28_MIS_29_MIS_30_MIS_31_MIS_32_MIS_33_cost_five) {
    for (int n = 25; n <= 33; n++) {
        EXPECT_EQ(may(M1().missions(A, {n}).credits(A, 5), A, n, Window::missions), "allowed");
        EXPECT_EQ(may(M1().missions(A, {n}).credits(A, 4), A, n, Window::missions), "E_FUNDS TE-OFFW-1");
    }
}
TEST(MIS, MIS_25_MIS_26_MIS_27_MIS_28_MIS_29_MIS_30_have_five_points_MIS_31_MIS_32_MIS_33_three) {
    constexpr std::array places{OffWorld::mars, OffWorld::juno_platform, OffWorld::ganymede_yards};
    for (int n = 25; n <= 33; n++) {
        const OffWorld place = n > 30 ? OffWorld::mars : places[static_cast<size_t>((n - 25) / 2)];
        // Against a generic card: 5 to 3, or 3 to 3.
        const int generic = n == 31 ? 32 : 31;
        const State s = M1().strength(A, n, place).strength(B, generic, place);
        EXPECT_EQ(off_world_controller(s, place), n > 30 ? nobody : A) << n;
        // Against a card of the place and a generic one.
        const int specific = 25 + 2 * static_cast<int>(std::ranges::find(places, place) - places.begin());
        const State less = M1().strength(A, n, place).strength(B, n == specific ? specific + 1 : specific, place);
        EXPECT_EQ(off_world_controller(less, place), n > 30 ? B : nobody) << n;
    }
}

// ---- Locations ----
TEST(LOC, LOC_1_no_ability_for_others_nor_twice) {
    for (int i = 0; i < location_cards; i++) {
        const Location l = static_cast<Location>(i);
        const Seat p = l == Location::ostrava_down ? B : A;  // of which only a defender has use
        // Its hex is e.
        const auto m = [&] { return rich().with([&](State& s) { make(s, 'e', i + 1); }); };
        State used = m().marker(p, "Le");
        used.locations_used = static_cast<u16>(1u << i);
        bool others = false;
        for (Window w : card_windows) {
            EXPECT_NE(may(m(), p, l, w), "allowed") << i;
            EXPECT_NE(may(used, p, l, w), "allowed") << i;
            others |= may(m().marker(C, "Le"), p, l, w) == "E_ABILITY TE-LOC-1";
            EXPECT_NE(may(m().marker(C, "Le"), p, l, w), "allowed") << i;
        }
        EXPECT_TRUE(others) << i;
    }
}
TEST(LOC, LOC_03_LOC_07_LOC_09_have_one_window) {
    for (int n : {3, 7, 9}) {
        const State s = M1().with([&](State& x) { make(x, 'e', n); }).marker(A, "Le");
        for (Window w : card_windows)
            EXPECT_EQ(may(s, A, static_cast<Location>(n - 1), w),
                      w == Window::resources ? "allowed" : "E_WRONG_STATE TE-CARD-3");
    }
}

// ---- Factions and Off World: who has them, and who not ----
TEST(FAC, FAC_1_adds_one_die) {
    auto t = use(rich().faction(A, Faction::aegis_command), A, Faction::aegis_command, Window::combat_1);
    EXPECT_EQ(t.now.combat.attack_dice, 1);
}
M1 income_beside_the_rich() {
    return M1().in(Phase::resources, nobody).marker(B, "La").marker(C, "Lj").marker(C, "Lc");
}
TEST(FAC, FAC_2_two_credits_more_for_its_seat) {
    EXPECT_EQ(Talk<>(income_beside_the_rich().faction(A, Faction::helion_combine)).now.money(A), 5 + 2);
    EXPECT_EQ(Talk<>(income_beside_the_rich().faction(B, Faction::helion_combine)).now.money(A), 5);
}
M1 mission_step(int credits) {
    return M1().in(Phase::status_missions, A).credits(A, credits).with([](State& s) { s.remaining = SeatSet(A); });
}
TEST(FAC, FAC_4_missions_cost_its_seat_three) {
    Talk<> league(mission_step(3).faction(A, Faction::chancery_league));
    league.says("A buy-mission");
    EXPECT_EQ(league.now.money(A), 0);
    EXPECT_EQ(Talk<>(mission_step(2).faction(A, Faction::chancery_league)).refuses("A buy-mission"),
              "E_FUNDS TE-STAT-3");
    EXPECT_EQ(Talk<>(mission_step(4).faction(B, Faction::chancery_league)).refuses("A buy-mission"),
              "E_FUNDS TE-STAT-3");
}
TEST(FAC, FAC_5_three_with_the_grant_and_one_without) {
    EXPECT_EQ(Talk<>(income_beside_the_rich().faction(A, Faction::covenant_of_the_spire)).now.money(A), 5 + 3);
    EXPECT_EQ(Talk<>(income_beside_the_rich().faction(B, Faction::covenant_of_the_spire)).now.money(A), 5);
}
TEST(MIS, MIS_38_is_for_its_owner) {
    Talk<> t(mission_step(3).played(A, {38}));
    t.says("A buy-mission");
    EXPECT_EQ(t.now.money(A), 0);
    EXPECT_EQ(Talk<>(mission_step(3).played(B, {38})).refuses("A buy-mission"), "E_FUNDS TE-STAT-3");
}
TEST(OFF, OFF_1_asks_its_controller_alone) {
    const auto status = [](M1 m) {
        return m.in(Phase::status_missions, A).with([](State& s) { s.remaining = SeatSet(A); });
    };
    Talk<> held(status(M1().strength(B, 27, OffWorld::juno_platform)));
    held.says("A done");
    EXPECT_FALSE(held.may_say(A, "draw") || held.may_say(C, "draw"));
    held.says("B draw");
    EXPECT_EQ(held.now.mission_count(B), 1);
    Talk<> tied(status(M1().strength(B, 27, OffWorld::juno_platform).strength(C, 28, OffWorld::juno_platform)));
    tied.says("A done");
    EXPECT_EQ(tied.now.phase, Phase::market);
}
TEST(OFF, OFF_2_pays_its_controller_four) {
    EXPECT_EQ(Talk<>(income_beside_the_rich().strength(A, 25, OffWorld::mars)).now.money(A), 5 + 4);
    const State tied = income_beside_the_rich().strength(A, 25, OffWorld::mars).strength(B, 26, OffWorld::mars);
    EXPECT_EQ(Talk<>(tied).now.money(A), 5);
}

}  // namespace
}  // namespace hexmoot::te
