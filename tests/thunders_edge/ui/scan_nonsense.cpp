// A game with cards of nonsense names, played in the window: nothing that can be read names a card which the present
// eyes do not know.
#include <QAccessible>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <cstdio>

#include <gtest/gtest.h>

#include "tests/thunders_edge/ui/robot_table.h"
#include "tests/thunders_edge/ui/scan_names.h"
#include "tests/ui/robot_eyes.h"

namespace hexmoot::robot {
namespace {

int wanted(const char* variable, int usual) {
    bool given = false;
    const int n = qEnvironmentVariableIntValue(variable, &given);
    return given ? n : usual;
}

// Greedy players have played the set-up.
void sit_down(const House& house, play::Privacy privacy, u64 seed) {
    house.set("motionSpeed", "0");
    house.prepare_new(privacy, {3, seed, {}},
                      [](const AnyMatch& m) { return public_state(m).phase >= te::Phase::market; });
}

// Looks after every batch of events and at every swapped frame.
void scan(play::Privacy privacy, u64 seed) {
    QStringList found;
    int looks = 0;
    Mouse hands;
    House house({1600, 900});
    house.seat({"Ann", "Ben", "Cleo"});
    house.watch([&] {
        if (++looks % 3 == 0 && found.isEmpty()) found = leaks(house.window(), house.table());
    });
    sit_down(house, privacy, seed);
    house.open({}, QStringLiteral("1"));
    TableRobot robot(house, hands, seed);
    const Evening evening = robot.play(wanted("HEXMOOT_TE_NONSENSE_TURNS", 2));
    house.close();
    EXPECT_TRUE(found.isEmpty()) << found.join(u'\n').toStdString();
    std::printf("%d looks in %zu answers\n", looks, evening.answers);
}

TEST(TeNonsense, ShowsNoSecretCourtesy) { scan(play::Privacy::courtesy, 31); }
TEST(TeNonsense, ShowsNoSecretOpen) {
    if (wanted("HEXMOOT_TE_NONSENSE_TURNS", 2) < 3) GTEST_SKIP() << "one of the long tests";
    scan(play::Privacy::open, 32);
}

// ---- planted leaks

class Planted : public testing::Test {
  protected:
    void SetUp() override {
        house_.seat({"Ann", "Ben", "Cleo"});
        sit_down(house_, play::Privacy::open, 33);
        house_.open({}, QStringLiteral("1"));
        ASSERT_TRUE(house_.table());
        ASSERT_TRUE(leaks(house_.window(), house_.table()).isEmpty());
    }
    [[nodiscard]] QString secret() const {
        const auto& match = static_cast<const MatchOf<te::ThundersEdge>&>(house_.table()->sitting().match());
        const te::SenateSet hand = match.match.now().senate_hand[1];
        return nonsense_name(te::senate(std::countr_zero(hand)));
    }
    void plant(const char* qml) {
        QQmlComponent component(qmlEngine(house_.window().contentItem()->childItems().front()));
        component.setData(QString::fromLatin1(qml).arg(secret()).toUtf8(), {});
        auto* item = qobject_cast<QQuickItem*>(component.create());
        ASSERT_TRUE(item) << component.errorString().toStdString();
        item->setParent(&house_.window());
        item->setParentItem(house_.window().contentItem());
        EXPECT_FALSE(leaks(house_.window(), house_.table()).isEmpty());
    }

    Mouse hands_;
    House house_{{1600, 900}};
};

TEST_F(Planted, Text) { plant("import QtQuick; Text { text: \"so %1 !\" }"); }
TEST_F(Planted, HiddenText) { plant("import QtQuick; Text { visible: false; text: \"%1\" }"); }
TEST_F(Planted, AccessibleName) {
    plant(
        "import QtQuick; Item { width: 9; height: 9; Accessible.role: Accessible.Button; "
        "Accessible.name: \"%1\" }");
}
TEST_F(Planted, Tooltip) {
    plant(
        "import QtQuick; import Hexmoot.Ui; Item { id: it; width: 9; height: 9; "
        "Component.onCompleted: Tips.show(it, \"%1\", false) }");
}
TEST_F(Planted, WindowTitle) {
    house_.window().setTitle(secret());
    EXPECT_FALSE(leaks(house_.window(), house_.table()).isEmpty());
}

}  // namespace
}  // namespace hexmoot::robot

int main(int argc, char** argv) {
    hexmoot::robot::prepare(argc, argv, "thunders_edge");
    hexmoot::robot::write_nonsense_pack();
    QAccessible::setActive(true);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
