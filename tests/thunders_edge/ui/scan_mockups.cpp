// The named parts of the mock-ups stand where they were drawn: within 8 pixels at 1600x900, or with a reason.
#include <algorithm>

#include <gtest/gtest.h>

#include "tests/thunders_edge/ui/scan_scenes.h"
#include "tests/ui/mockup_parts.h"

namespace hexmoot::robot {
namespace {

const Scene& scene_of(const std::string& name) {
    static const std::vector<Scene> all = scenes();
    const auto found = std::ranges::find(all, name, &Scene::name);
    if (found == all.end()) throw std::runtime_error("no scene is called " + name);
    return *found;
}

void compare(const char* mockup, const std::string& scene, const char* look = "Dark") {
    const auto stage = show(scene_of(scene), {1600, 900}, QString::fromLatin1(look));
    expect_as_drawn(HEXMOOT_MOCKUP_PARTS, mockup, stage->window());
}

TEST(TeMockups, Table) { compare("b-table", "refused-moving"); }
TEST(TeMockups, TableInLight) { compare("b-table-light", "refused-moving", "Light"); }
TEST(TeMockups, TableInHighContrast) { compare("b-table-high-contrast", "refused-moving", "HighContrast"); }
TEST(TeMockups, Senate) { compare("c-senate", "floor-five"); }
TEST(TeMockups, SenateAsking) { compare("c-senate, a request", "floor-five-wish"); }
TEST(TeMockups, Booth) { compare("c2-booth", "booth-trade"); }
TEST(TeMockups, Curtain) { compare("d-curtain", "curtain-five"); }
TEST(TeMockups, Combat) { compare("e-combat", "combat-5"); }
TEST(TeMockups, Purchase) { compare("k-purchase", "purchase-full"); }
TEST(TeMockups, ComponentsOfTheMap) { compare("i-components, map", "refused-moving"); }
TEST(TeMockups, ComponentsOfABattle) { compare("i-components, battle", "combat-5"); }

}  // namespace
}  // namespace hexmoot::robot

int main(int argc, char** argv) { return hexmoot::ui::run_table_tests(argc, argv, "thunders_edge"); }
