// A war with cards of nonsense names: nothing that can be read names a card which the present eyes do not know.
#include "tests/air_land_sea/ui/scan_curtain.h"

#include <QAccessible>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <cstdio>

#include <gtest/gtest.h>

#include "tests/air_land_sea/ui/robot_player.h"
#include "tests/ui/robot_eyes.h"

namespace hexmoot::robot {
namespace {

QStringList public_lines(const ui::TableModel& table) {
    QStringList lines;
    for (const Event& e : table.sitting().match().events())
        lines << QString::fromStdString(table.sitting().module().log_line(e.for_eyes(Viewer::table()), table.speech()));
    return lines;
}

QStringList leaks_now(const House& house) {
    const ui::TableModel* table = house.table();
    if (!table) return leaks(house.window(), nullptr, Viewer::table(), {});
    return leaks(house.window(), &table->sitting().match(), table->sitting().viewer(), public_lines(*table));
}

als::View public_view(const AnyMatch& match) {
    return static_cast<const MatchOf<als::AirLandSea>&>(match).match.view(Viewer::table());
}

struct Scan {
    QStringList found;
    int looks = 0;
};

// Plays at this privacy level and looks after every batch of events and at every swapped frame. The gate plays
// the last battle of a war; with more wars than one wanted, they are whole.
Scan scanned_war(play::Privacy level, u64 seed) {
    Scan scan;
    Dice dice(seed);
    Keyboard hands(dice);
    House house;
    house.watch([&] {
        ++scan.looks;
        if (scan.found.isEmpty()) scan.found = leaks_now(house);
    });
    const bool whole = wars_wanted() > 1;
    if (!whole)
        house.prepare_game(
            level,
            [](const AnyMatch& m) {
                const als::View v = public_view(m);
                return std::min(v.vp[0], v.vp[1]) >= 6 && v.turns == 1 && v.phase == als::Phase::turn;
            },
            "withdraw");
    house.open();
    Player robot(house, hands, dice);
    whole ? robot.deal(level) : robot.go_on();
    const Played war = robot.play();
    house.close();
    std::printf("%d looks in %d acts\n", scan.looks, war.acts);
    return scan;
}

TEST(ScanCurtain, ShowsNoSecretOpen) {
    const Scan scan = scanned_war(play::Privacy::open, 1);
    EXPECT_TRUE(scan.found.isEmpty()) << scan.found.join(u'\n').toStdString();
    EXPECT_GT(scan.looks, 50);
}
TEST(ScanCurtain, ShowsNoSecretCourtesy) {
    const Scan scan = scanned_war(play::Privacy::courtesy, 2);
    EXPECT_TRUE(scan.found.isEmpty()) << scan.found.join(u'\n').toStdString();
    EXPECT_GT(scan.looks, 50);
}
TEST(ScanCurtain, ShowsNoSecretLocked) {
    const Scan scan = scanned_war(play::Privacy::locked, 3);
    EXPECT_TRUE(scan.found.isEmpty()) << scan.found.join(u'\n').toStdString();
    EXPECT_GT(scan.looks, 50);
}

// ---- planted leaks

class Planted : public testing::Test {
  protected:
    void SetUp() override {
        house_.prepare_game(play::Privacy::open, [](const AnyMatch& m) { return m.prompt().kind == 1; });
        house_.open();
        Player(house_, hands_, dice_).go_on();
        ASSERT_TRUE(leaks_now(house_).isEmpty());
    }
    [[nodiscard]] QString secret() const {
        const auto& match = static_cast<const MatchOf<als::AirLandSea>&>(house_.table()->sitting().match());
        return nonsense_name(match.match.view(match.prompt().seats.front()).hand.front());
    }
    void plant(const QString& qml) {
        QQmlComponent component(qmlEngine(house_.window().contentItem()->childItems().front()));
        component.setData(qml.arg(secret()).toUtf8(), {});
        auto* item = qobject_cast<QQuickItem*>(component.create());
        ASSERT_TRUE(item) << component.errorString().toStdString();
        item->setParent(&house_.window());
        item->setParentItem(house_.window().contentItem());
        EXPECT_FALSE(leaks_now(house_).isEmpty());
    }

    Dice dice_{5};
    Mouse hands_;
    House house_;
};

TEST_F(Planted, WrongViewer) {
    hands_.press(house_.window(), *named(house_.window(), QStringLiteral("verb-look")));
    const ui::TableModel& table = *house_.table();
    const Seat looking = table.sitting().drawer();
    ASSERT_NE(looking, nobody);
    EXPECT_TRUE(leaks_now(house_).isEmpty());
    const AnyMatch& match = table.sitting().match();
    for (const Viewer eyes : {Viewer::table(), Viewer(seat(1 - index(looking)))})
        EXPECT_FALSE(leaks(house_.window(), &match, eyes, public_lines(table)).isEmpty());
}
TEST_F(Planted, Text) { plant(QStringLiteral("import QtQuick; Text { text: \"so %1 !\" }")); }
TEST_F(Planted, HiddenText) { plant(QStringLiteral("import QtQuick; Text { visible: false; text: \"%1\" }")); }
TEST_F(Planted, AccessibleName) {
    plant(
        QStringLiteral("import QtQuick; Item { width: 9; height: 9; Accessible.role: Accessible.Button; "
                       "Accessible.name: \"%1\" }"));
}
TEST_F(Planted, AccessibleDescription) {
    plant(
        QStringLiteral("import QtQuick; Item { width: 9; height: 9; Accessible.role: Accessible.Button; "
                       "Accessible.name: \"a\"; Accessible.description: \"%1\" }"));
}
TEST_F(Planted, Tooltip) {
    plant(
        QStringLiteral("import QtQuick; import Hexmoot.Ui; Item { id: it; width: 9; height: 9; "
                       "Component.onCompleted: Tips.show(it, \"%1\") }"));
}
TEST_F(Planted, WindowTitle) {
    house_.window().setTitle(secret());
    EXPECT_FALSE(leaks_now(house_).isEmpty());
}

}  // namespace
}  // namespace hexmoot::robot

int main(int argc, char** argv) {
    hexmoot::robot::prepare(argc, argv, "air_land_sea");
    hexmoot::robot::write_nonsense_pack();
    QAccessible::setActive(true);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
