// Every screen at three sizes, with large text, in two languages: names, focus, text.
#include <QAccessible>
#include <QQuickItem>
#include <QTest>
#include <algorithm>
#include <cstdio>

#include <gtest/gtest.h>

#include "tests/air_land_sea/ui/scan_stage.h"
#include "tests/ui/robot_eyes.h"
#include "tests/ui/scan_screen.h"

namespace hexmoot::robot {
namespace {

struct Setting {
    const char* name;
    QSize size;
    double scale;
    const char* text;  // its size
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
            house.set("textSize", GetParam().text);
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
                         testing::Values(Setting{"small", {1280, 720}, 1, "1", "en", true, true},
                                         Setting{"small_de", {1280, 720}, 1, "1", "de", false, false},
                                         Setting{"small_text", {1280, 720}, 1, "1.4", "en", false, false},
                                         Setting{"small_text_de", {1280, 720}, 1, "1.4", "de", false, true},
                                         Setting{"middle", {1600, 900}, 1.5, "1", "en", false, false},
                                         Setting{"middle_de", {1600, 900}, 1.5, "1", "de", true, false},
                                         Setting{"large", {1920, 1080}, 2, "1", "en", false, false},
                                         Setting{"large_de", {1920, 1080}, 2, "1", "de", false, true}),
                         [](const auto& each) { return std::string(each.param.name); });

class ScanContrast : public testing::TestWithParam<const char*> {};

// The curtain alone has text on the colours and patterns of the seats.
TEST_P(ScanContrast, OfTheCurtain) {
    for (const char* name : {"curtain", "curtain-pin", "curtain-pin-wrong", "curtain-pin-wait", "curtain-pin-new"}) {
        House house({1600, 900});
        house.set("look", GetParam());
        show(house, scenes().at(name));
        const QStringList wrong = audit_contrast(house.window());
        EXPECT_TRUE(wrong.isEmpty()) << name << ":\n  " << wrong.join(QStringLiteral("\n  ")).toStdString();
        house.close();
    }
}

INSTANTIATE_TEST_SUITE_P(Looks, ScanContrast, testing::Values("Dark", "Light", "HighContrast"),
                         [](const auto& each) { return std::string(each.param); });

// The row of the price that withdrawing has now, and what the board shows of who leads.
const QQuickItem* said(const QQuickWindow& window, const QString& words) {
    const QQuickItem* found = nullptr;
    each_shown(window.contentItem(), [&](QQuickItem* item) {
        if (item->inherits("QQuickText") && item->property("text").toString() == words) found = item;
    });
    return found;
}

// Names without a space break or are cut short where they have to be; they run under nothing.
TEST(ScanLayout, AnUnbrokenNameStaysInItsPlace) {
    for (const char* scene :
         {"start", "saves", "closed", "open", "armed", "refused", "flip", "curtain", "curtain-pin-wrong",
          "curtain-pin-vote", "recap-open", "log", "battle-over", "war-over"}) {
        House house({1280, 720}, "de");
        house.seat({"Donaudampfschifffahrtsgesellschaft", std::string(40, 'W')});
        show(house, scenes().at(scene));
        QStringList wrong = audit_text(house.window());
        wrong.erase(std::remove_if(wrong.begin(), wrong.end(),
                                   [](const QString& each) { return each.startsWith(u"cut short"); }),
                    wrong.end());
        EXPECT_TRUE(wrong.isEmpty()) << scene << ":\n  " << wrong.join(QStringLiteral("\n  ")).toStdString();
        house.close();
    }
}

// At the door of a low window the word about the PIN comes into view with the field.
TEST(ScanLayout, TheWordAboutAPinIsSeen) {
    for (const QSize size : {QSize(1280, 720), QSize(1280, 679), QSize(1000, 560)})
        for (const char* scene : {"curtain-pin-wrong", "curtain-pin-wait", "curtain-pin-new"}) {
            House house(size, "de");
            show(house, scenes().at(scene));
            QTest::qWait(60);
            const QQuickItem* note = named(house.window(), "curtain-note");
            ASSERT_TRUE(note) << scene;
            const QQuickItem* foot = named(house.window(), "curtain-queue");
            const QQuickItem* field = named(house.window(), "curtain-pin");
            EXPECT_LE(place(*note).bottom(), place(*foot).top()) << scene << ' ' << size.height();
            EXPECT_GT(place(*field).top(), 0) << scene << ' ' << size.height();
            house.close();
        }
}

TEST(ScanLayout, TheActingSeatAndItsPriceStayInView) {
    for (const char* scene : {"closed", "open", "chosen", "tall", "rules"}) {
        for (const auto& [language, low, high] : {std::tuple("en", "0–1 cards in hand", "2–3 cards in hand"),
                                                  std::tuple("de", "0–1 Karten", "2–3 Karten")}) {
            House house({1280, 720}, language);
            house.set("textSize", "1.4");
            show(house, scenes().at(scene));
            QTest::qWait(60);
            const bool is_tall = scene == std::string_view("tall");
            const QQuickItem* price = said(house.window(), QString::fromUtf8(is_tall ? low : high));
            const QQuickItem* seat = named(house.window(), is_tall ? "seat-1" : "seat-0");
            ASSERT_TRUE(price && seat) << scene << ' ' << language;
            const QRectF board = place(*named(house.window(), "lane-land"));
            EXPECT_GE(place(*seat).top(), board.top() - 1) << scene << ' ' << language;
            EXPECT_LE(place(*price).bottom(), board.bottom()) << scene << ' ' << language;
            house.close();
        }
    }
}

TEST(ScanLayout, WhatIsPickedComesForwardAtTheSide) {
    House house({1600, 900});
    show(house, scenes().at("rules"));
    ASSERT_TRUE(named(house.window(), "rules-all"));
    Mouse mouse;
    for (const char* name : {"verb-look", "hand-S3"}) mouse.press(house.window(), *named(house.window(), name));
    EXPECT_FALSE(named(house.window(), "rules-all"));
    EXPECT_TRUE(said(house.window(), QStringLiteral("Where it may go")));
    for (const char* name : {"lane-sea", "verb-confirm"}) mouse.press(house.window(), *named(house.window(), name));
    EXPECT_TRUE(named(house.window(), "rules-all")) << "and goes back when the decision is over";
    house.close();
}

TEST(ScanLayout, StartWithoutAGameToGoOnWithOffersTheFinishedOnes) {
    House house({1600, 900});
    show(house, scenes().at("start-finished"));
    EXPECT_TRUE(said(house.window(), QStringLiteral("No game is under way. Deal one; it saves itself.")));
    Mouse mouse;
    QQuickItem* all = named(house.window(), "welcome-saves");
    ASSERT_TRUE(all);
    mouse.press(house.window(), *all);
    EXPECT_TRUE(named(house.window(), "save-0"));
    house.close();
}

TEST(ScanLayout, StartFitsItsWindow) {
    for (const QSize size : {QSize(1600, 900), QSize(1280, 720)})
        for (const char* language : {"en", "de"})
            for (const char* scene : {"start", "start-empty", "start-finished"}) {
                House house(size, language);
                show(house, scenes().at(scene));
                const QQuickItem* deal = named(house.window(), "start-deal");
                ASSERT_TRUE(deal) << scene;
                EXPECT_LE(place(*deal).bottom(), size.height()) << scene << ' ' << language << ' ' << size.width();
                house.close();
            }
}

TEST(ScanLayout, TheEmblemOfWhoLeadsStandsBesideTheWords) {
    House house({1280, 720}, "de");
    house.seat({"Maximiliane von Hohenstein", "Bartholomäus-Friedrich"});
    show(house, scenes().at("closed"));
    int looked_at = 0;
    for (const char* theatre : {"leads-land", "leads-air", "leads-sea"}) {
        const QQuickItem* words = named(house.window(), QString::fromLatin1(theatre));
        if (!words) continue;
        ++looked_at;
        const QRectF at = place(*words);
        const qreal written = at.center().x() - words->property("contentWidth").toReal() / 2;
        const QRectF emblem = place(*words->parentItem()->childItems().front());
        EXPECT_LE(emblem.right(), written) << theatre;
        EXPECT_GE(emblem.right(), written - 12) << theatre;
    }
    EXPECT_GT(looked_at, 0);
    house.close();
}

}  // namespace
}  // namespace hexmoot::robot

int main(int argc, char** argv) {
    hexmoot::robot::prepare(argc, argv, "air_land_sea");
    QAccessible::setActive(true);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
