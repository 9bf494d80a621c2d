// Every screen at three sizes in two languages: names, focus, text.
#include <QAccessible>
#include <cstdio>

#include <gtest/gtest.h>

#include "tests/ui/scan_screen.h"
#include "tests/ui/scan_stage.h"

namespace hexmoot::robot {
namespace {

struct Setting {
    const char* name;
    QSize size;
    double scale;
    const char* language;
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

TEST_P(ScanScreens, HaveNames) { each_screen(audit_names); }
TEST_P(ScanScreens, CutNoText) { each_screen(audit_text); }

INSTANTIATE_TEST_SUITE_P(
    Sizes, ScanScreens,
    testing::Values(Setting{"small", {1280, 720}, 1, "en"}, Setting{"small_de", {1280, 720}, 1, "de"},
                    Setting{"middle", {1600, 900}, 1.5, "en"}, Setting{"middle_de", {1600, 900}, 1.5, "de"},
                    Setting{"large", {1920, 1080}, 2, "en"}, Setting{"large_de", {1920, 1080}, 2, "de"}),
    [](const auto& each) { return std::string(each.param.name); });

class ScanFocus : public ScanScreens {};
TEST_P(ScanFocus, LeadsEverywhere) { each_screen(audit_focus); }
INSTANTIATE_TEST_SUITE_P(Sizes, ScanFocus,
                         testing::Values(Setting{"small", {1280, 720}, 1, "en"},
                                         Setting{"middle_de", {1600, 900}, 1.5, "de"}),
                         [](const auto& each) { return std::string(each.param.name); });

}  // namespace
}  // namespace hexmoot::robot

int main(int argc, char** argv) {
    hexmoot::robot::prepare(argc, argv);
    QAccessible::setActive(true);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
