// Every screen at three sizes in two languages: names, focus, text.
#include <QAccessible>
#include <cstdio>

#include <gtest/gtest.h>

#include "tests/air_land_sea/ui/scan_stage.h"
#include "tests/ui/scan_screen.h"

namespace hexmoot::robot {
namespace {

struct Setting {
    const char* name;
    QSize size;
    double scale;
    const char* language;
    bool walks;    // with Tab through all of it
    bool in_gate;  // the smallest screen, and the one with the least room for the longest words
};

// Prints so that a failing case says which screen it is.
void PrintTo(const Setting& setting, std::ostream* out) { *out << setting.name; }

class ScanScreens : public testing::TestWithParam<Setting> {
  protected:
    // Runs an audit on every screen and tells all that is wrong at once.
    void each_screen(const std::function<QStringList(QQuickWindow&)>& audit) {
        const char* only = std::getenv("HEXMOOT_SCENE");
        for (const auto& [name, scene] : scenes()) {
            if (only && name != only) continue;
            House house(GetParam().size, GetParam().language, GetParam().scale);
            try {
                show(house, scene);
                const QStringList wrong = audit(house.window());
                EXPECT_TRUE(wrong.isEmpty()) << name << ":\n  " << wrong.join(QStringLiteral("\n  ")).toStdString();
            } catch (const std::exception& e) {
                ADD_FAILURE() << name << ": " << e.what();
            }
            house.close();
        }
    }
};

// One visit for all three: to set a screen up takes longer than to look at it. The way of the focus depends on what is
// there and not on its size, so it is walked at two of them.
TEST_P(ScanScreens, AreSound) {
    if (!GetParam().in_gate && wars_wanted() == 1) GTEST_SKIP() << "one of the long tests";
    each_screen([](QQuickWindow& window) {
        QStringList wrong = audit_names(window) + audit_text(window);
        if (GetParam().walks) wrong += audit_focus(window);
        return wrong;
    });
}

INSTANTIATE_TEST_SUITE_P(Sizes, ScanScreens,
                         testing::Values(Setting{"small", {1280, 720}, 1, "en", true, true},
                                         Setting{"small_de", {1280, 720}, 1, "de", false, false},
                                         Setting{"middle", {1600, 900}, 1.5, "en", false, false},
                                         Setting{"middle_de", {1600, 900}, 1.5, "de", true, false},
                                         Setting{"large", {1920, 1080}, 2, "en", false, false},
                                         Setting{"large_de", {1920, 1080}, 2, "de", false, true}),
                         [](const auto& each) { return std::string(each.param.name); });

}  // namespace
}  // namespace hexmoot::robot

int main(int argc, char** argv) {
    hexmoot::robot::prepare(argc, argv, "air_land_sea");
    QAccessible::setActive(true);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
