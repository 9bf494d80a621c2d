// Texts of a State that no game can reach: each is refused, or can be played on.
#include <nlohmann/json.hpp>

#include "engine/kernel/random_player.h"
#include "engine/kernel/rules.h"
#include "tests/thunders_edge/market_fixture.h"

namespace hexmoot::te {
namespace {

using nlohmann::json;

json war_json() {
    const State s = M1(3)
                        .units(A, "Fa", "CF WA")
                        .units(B, "Fb", "ME")
                        .units(B, "Lj", "CF")
                        .marker(A, "Fj")
                        .strength(B, 25, OffWorld::mars)
                        .allies(A, C)
                        .missions(C, {47})
                        .with([](State& x) {
                            x.sieges.push({at("Lj"), A, 3});
                            x.legs.push({at("Fa"), Piece::walker, 1, 0});
                            x.order = {A, B, C, nobody, nobody};
                            x.counter_of = C;
                            x.counter_against = A;
                        })
                        .in(Phase::action_move, A)
                        .done();
    return json::parse(ThundersEdge::state_json(s));
}
std::string refusal_of(const json& j) {
    const auto s = ThundersEdge::from_json(j.dump());
    return s ? "accepted" : s.error();
}
// The text with one value changed: "/market/head" to null.
std::string with(const char* place, const json& value) {
    json j = war_json();
    j[json::json_pointer(place)] = value;
    return refusal_of(j);
}

TEST(Possible, TheTextItselfIsAccepted) { EXPECT_EQ(refusal_of(war_json()), "accepted"); }

TEST(Possible, SeatsBelongToTheGame) {
    constexpr auto stranger = "a seat where none of the game may stand";
    EXPECT_EQ(with("/firstDropper", nullptr), stranger);
    EXPECT_EQ(with("/market/head", nullptr), stranger);
    EXPECT_EQ(with("/order/0", "D"), stranger);
    EXPECT_EQ(with("/remaining", "ABE"), stranger);
    EXPECT_EQ(with("/declinedBy/0", "D"), stranger);
    EXPECT_EQ(with("/control/F(0,0)", "D"), stranger);
    EXPECT_EQ(with("/alliances/MIS-21/b", nullptr), stranger);
    EXPECT_EQ(with("/concord", {{"a", "A"}, {"b", "A"}}), stranger);
    EXPECT_EQ(with("/active", nullptr), "nobody whose step it is");
    json late = war_json();
    late["phase"] = "ACTION_OFFER";
    late["remaining"] = "ABC";
    late["order"] = {"A", "B", nullptr, nullptr, nullptr};
    EXPECT_EQ(refusal_of(late), "a seat still to act that is not in the order");
    EXPECT_EQ(with("/phase", "OVER"), "a game that is over without a winner");
}
TEST(Possible, CardsLieWhereCardsCan) {
    EXPECT_EQ(with("/strengthOf", json::object()), "a Strength card without its seat or its place");
    EXPECT_EQ(with("/missionDeck/0", nullptr), "/missionDeck: expected no null in a list");
    EXPECT_EQ(with("/counterOf", "B"), "Counter-Intelligence armed by a seat that does not hold it");
    EXPECT_EQ(with("/discardsA", {"SEN-01"}), "discards that are not in the hand");
    const json offer{{"to", "B"},        {"want", "church"},  {"give", "military"},
                     {"card", "SEN-01"}, {"rider", "SEN-02"}, {"number", 1}};
    EXPECT_EQ(with("/market/offers/0/0", offer), "an open offer that its seat cannot keep");
    json office = war_json();
    office["phase"] = "CONSUL_END";
    office["consul"] = "A";
    EXPECT_EQ(refusal_of(office), "a Consul without a counter");
}
TEST(Possible, TheMapCanBe) {
    EXPECT_EQ(with("/sites/1/hex", "HEX-01"), "a hex in two places");
    EXPECT_EQ(with("/sites/1/up", 2), "a flag of the map that is not 0 or 1");
    EXPECT_EQ(with("/fort", {{"F(0,0)", 2}}), "a flag of the map that is not 0 or 1");
    for (const json& far : {json{256, 0}, json{0.5, 0}, json{true, 0}, json{0, -200}, json{0}})
        EXPECT_NE(with("/sites/1/cell", far).find("a cell [q, r] that a world can reach"), std::string::npos) << far;
    EXPECT_EQ(with("/sieges/0/target", "F(2,-1)"), "a siege where none can be");
    EXPECT_EQ(with("/legs/0/points", 200), "a unit that moves where none stands");
    EXPECT_EQ(with("/legs/0/piece", nullptr), "a unit that moves where none stands");
    EXPECT_EQ(with("/phase", "COMBAT_3"), "a combat that cannot be");
}
TEST(Possible, NumbersAreThoseOfAGame) {
    EXPECT_EQ(with("/options/marketMaxActs", 3), "an option out of range");
    EXPECT_EQ(with("/credits/0", 65535), "more Credits than a game can pay");
    EXPECT_EQ(with("/tension", 254), "more turns or tension than a game has");
    EXPECT_EQ(with("/rng/state", -1), "/rng/state: expected a number from 0");
    EXPECT_EQ(with("/rng/rolls", 1.5), "/rng/rolls: expected a number from 0");
}

// What games come to is never refused.
TEST(Possible, EveryStateOfAGameIsAccepted) {
    for (int seats = 2; seats <= most_seats; seats++) {
        hexmoot::Setup table{seats, static_cast<u64>(seats), {}};
        for (const OptionSpec& o : ThundersEdge::options()) table.options.push_back(o.usual);
        table.options[static_cast<size_t>(Option::market_floor)] = seats % 2;
        Position<ThundersEdge> at{*ThundersEdge::setup(table), {}};
        RandomPlayer<ThundersEdge> player(11);
        Offer offer;
        int steps = 0;
        const auto look = [&](const State& s) {
            if (steps++ % 16 != 0 && s.phase != Phase::over) return false;
            const auto again = ThundersEdge::from_json(ThundersEdge::state_json(s));
            EXPECT_TRUE(again) << again.error();
            return !again;
        };
        at.run(player, offer, look);
        EXPECT_FALSE(look(at.base));
        EXPECT_GT(steps, 100);
    }
}

// Every value of the text is wrong in one way or another: what is accepted can be looked at and played on.
TEST(Possible, WhatIsAcceptedCanBePlayed) {
    const std::vector<json> wrong{nullptr,
                                  -1,
                                  0,
                                  1,
                                  255,
                                  1e9,
                                  "",
                                  "A",
                                  "E",
                                  "ABCDE",
                                  "?",
                                  "F(0,0)",
                                  "L(2,-1)",
                                  true,
                                  json::array(),
                                  json::object(),
                                  "PURCHASE",
                                  "MISSION_TURN",
                                  "CONSUL_MARKET",
                                  "ACTION_RESOLVE"};
    size_t accepted = 0, refused = 0;
    const json whole = war_json();
    const json flat = whole.flatten();
    for (const auto& [place, value] : flat.items())
        for (size_t k : {0, 7}) {
            const json& other = wrong[(accepted + refused + k) % wrong.size()];
            json j = whole;
            j[json::json_pointer(place)] = other;
            const auto s = ThundersEdge::from_json(j.dump());
            (s ? accepted : refused)++;
            if (!s) continue;
            for (Seat p : all_seats(*s)) ThundersEdge::view_json(ThundersEdge::view(*s, {}, p));
            Position<ThundersEdge> at{*s, {}};
            RandomPlayer<ThundersEdge> player(7);
            Offer offer;
            int steps = 0;
            EXPECT_NO_THROW(at.run(player, offer, [&](const State&) { return steps++ == 3; })) << place << other;
        }
    EXPECT_GT(accepted, 50U);
    EXPECT_GT(refused, 500U);
}

}  // namespace
}  // namespace hexmoot::te
