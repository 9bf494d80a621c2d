// The named parts of the mock-ups stand where they were drawn: within 8 pixels at 1600x900, or with a reason.
#include <gtest/gtest.h>

#include "tests/air_land_sea/ui/scan_stage.h"
#include "tests/ui/mockup_parts.h"

namespace hexmoot::robot {
namespace {

void compare(const char* mockup, const Scene& scene) {
    House house({1600, 900});
    show(house, scene);
    expect_as_drawn(HEXMOOT_MOCKUP_PARTS, mockup, house.window());
    house.close();
}

Scene in_theme(const char* look, Scene scene) {
    scene.prepare = [look](House& house) { house.set("look", look); };
    return scene;
}

TEST(ScanMockups, Table) { compare("f-als", scenes().at("chosen")); }
TEST(ScanMockups, Start) { compare("a-start", scenes().at("start")); }
TEST(ScanMockups, NewGame) { compare("j-setup", scenes().at("new-game")); }
TEST(ScanMockups, TableInLight) { compare("b-table-light", in_theme("Light", scenes().at("refused"))); }
TEST(ScanMockups, TableInHighContrast) {
    compare("b-table-high-contrast", in_theme("HighContrast", scenes().at("refused")));
}
// A sheet is laid out as its window allows: the sizes of its parts count, not their places.
TEST(ScanMockups, Components) { compare("i-components", {"gallery", ""}); }
TEST(ScanMockups, Curtain) { compare("d-curtain", scenes().at("curtain")); }

}  // namespace
}  // namespace hexmoot::robot

int main(int argc, char** argv) {
    hexmoot::robot::prepare(argc, argv, "air_land_sea");
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
