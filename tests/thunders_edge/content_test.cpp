// The components (content.md): the sums and counts that the catalogue asserts.
#include "engine/games/thunders_edge/content.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace hexmoot::te {
namespace {

TEST(COMP, COMP_1_hexes_by_terrain_and_location) {
    std::array<int, 4> terrains{};
    int places = 0;
    for (const HexTile& h : hex_table) {
        terrains[static_cast<size_t>(h.terrain)]++;
        places += h.location != Location::none;
    }
    EXPECT_EQ(terrains, (std::array{13, 12, 7, 4}));
    EXPECT_EQ(places, 13);
    EXPECT_EQ(hex_table[centor_hex].location, Location::centor);
}
TEST(COMP, COMP_2_the_112_cards) {
    std::array<int, 5> kinds{};
    for (const MissionCard& m : mission_table) kinds[static_cast<size_t>(m.kind)]++;
    EXPECT_EQ(kinds, (std::array{20, 4, 9, 6, 12}));
    EXPECT_EQ(factions + mission_cards + senate_cards + location_cards, 112);
}
TEST(COMP, COMP_3_the_counters_of_a_colour) {
    constexpr std::array counts{12, 8, 6, 4, 4};
    for (int i = 0; i < unit_types; i++) EXPECT_EQ(unit_of(piece(i)).per_colour, counts[static_cast<size_t>(i)]);
}
TEST(COMP, the_thirteen_locations) {
    struct Sum {
        int count = 0, resource = 0, victory = 0;
        bool operator==(const Sum&) const = default;
    };
    std::array<Sum, 3> sums;
    int strongest = 0;
    for (const LocationCard& l : location_table) {
        Sum& x = sums[static_cast<size_t>(l.type)];
        x = {x.count + 1, x.resource + l.resource, x.victory + l.victory};
        strongest = std::max<int>(strongest, l.defense);
    }
    EXPECT_EQ(sums[0], (Sum{5, 26, 32}));
    EXPECT_EQ(sums[1], (Sum{5, 18, 14}));
    EXPECT_EQ(sums[2], (Sum{3, 5, 8}));
    EXPECT_EQ(strongest, 3);
}
TEST(COMP, the_twenty_initiatives) {
    int points = 0, tension = 0;
    for (int i = 0; i < 20; i++) {
        const MissionCard& m = mission_table[static_cast<size_t>(i)];
        EXPECT_GE(m.points, 4);
        EXPECT_LE(m.points, 15);
        EXPECT_GE(m.tension, 1);
        EXPECT_LE(m.tension, 4);
        points += m.points;
        tension += m.tension;
    }
    EXPECT_EQ(points, 160);
    EXPECT_EQ(tension, 45);
}
TEST(COMP, the_senate_is_even) {
    std::array<int, blocs> cards{}, points{};
    std::array<int, traits> senators{};
    for (const SenateCard& c : senate_table) {
        if (c.bloc == Bloc::none) continue;
        cards[index(c.bloc)]++;
        points[index(c.bloc)] += c.points;
        if (c.is_senator()) senators[index(c.trait)]++;
    }
    EXPECT_EQ(cards, (std::array{8, 8, 8, 8, 8}));
    EXPECT_EQ(points, (std::array{15, 15, 15, 15, 15}));
    EXPECT_EQ(senators, (std::array{3, 2, 2, 3}));
}

}  // namespace
}  // namespace hexmoot::te
