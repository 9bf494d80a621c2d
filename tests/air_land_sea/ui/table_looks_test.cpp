// The table looked at closely: what lies beside, over and in front of what, and what moves.
#include <QQuickItem>
#include <QSignalSpy>

#include <gtest/gtest.h>

#include "tests/ui/table_stage.h"

namespace hexmoot::ui {
namespace {

QRectF place(const QQuickItem& item) { return item.mapRectToScene({0, 0, item.width(), item.height()}); }

// The theatre's name and both totals in the middle of a lane.
QList<QRectF> middle(const Stage& stage, const QString& theatre) {
    QList<QRectF> parts;
    for (const char* side : {"total-left-", "total-right-"}) {
        const QQuickItem* total = stage.find(QString::fromLatin1(side) + theatre);
        const QRectF whole = place(*total);
        const qreal needs = total->property("needs").toReal();
        parts << QRectF(whole.center().x() - needs / 2, whole.y(), needs, whole.height());
    }
    return parts << place(*stage.find(QStringLiteral("heading-") + theatre));
}

constexpr const char* stacks =
    R"({"order": ["land", "air", "sea"], "first": "A", "turn": "A", "turns": 4, "phase": "DECISION",
        "active": {"card": "L2", "owner": "A", "step": 0}, "hands": {"A": ["L4", "S4"], "B": ["A1", "S6"]}, "deck": ["L3"],
        "stacks": {"A": {"land": ["L1+", "L2+"], "sea": ["A6-"]}, "B": {"air": ["A4+", "S2-"], "land": ["L6+"]}}})";

TEST(TableLooks, a_theatre_keeps_apart_from_its_totals) {
    for (const auto& [size, scale] :
         {std::pair{QSize(1600, 900), 1.0}, {QSize(1280, 720), 1.5}, {QSize(1920, 1080), 2.0}}) {
        Stage stage({.state = stacks, .privacy = play::Privacy::open}, size, "Dark", scale);
        if (scale > 1) stage.click("side-toggle");
        for (const char* theatre : {"land", "air", "sea"}) {
            const QList<QRectF> parts = middle(stage, QString::fromLatin1(theatre));
            const qreal apart = std::min(parts[2].left() - parts[0].right(), parts[1].left() - parts[2].right());
            EXPECT_GE(apart, 5 * scale) << theatre << " at " << size.width();
        }
    }
}

TEST(TableLooks, who_leads_is_said_in_words_however_long_the_name) {
    Stage stage({.state = stacks, .privacy = play::Privacy::open, .first_name = "Wilhelmina Wommerlingen"},
                {1280, 720});
    for (const char* theatre : {"land", "air", "sea"}) {
        const QQuickItem* status = stage.find(QStringLiteral("leads-") + theatre);
        ASSERT_NE(status, nullptr) << theatre;
        EXPECT_TRUE(status->property("text").toString().contains("leads")) << theatre;
    }
}

TEST(TableLooks, a_covered_card_shows_its_strength_and_no_part_of_its_title) {
    for (const auto& [size, scale] : {std::pair{QSize(1600, 900), 1.0}, {QSize(3840, 2160), 2.0}}) {
        Stage stage({.state = stacks, .privacy = play::Privacy::open}, size, "Dark", scale);
        const QQuickItem* covered = stage.find("card-land-A-0");
        const QQuickItem* top = stage.find("spot-land-A");
        ASSERT_TRUE(covered && top);
        const qreal seen = place(*top).top() - place(*covered).top();
        const qreal unit = covered->width() / 100;
        const qreal outline = 3 * size.height() / 900.0 * scale;
        EXPECT_GE(seen - outline, 28 * unit) << "the figure ends there, on the card's grid, at " << size.width();
        const QQuickItem* title = nullptr;
        for (const QQuickItem* label : covered->findChildren<QQuickItem*>())
            if (label->inherits("QQuickText") && label->property("text").toString() == "Reinforce") title = label;
        ASSERT_NE(title, nullptr);
        EXPECT_FALSE(title->isVisible()) << size.width();
    }
}

constexpr const char* last_card = R"({"order": ["air", "land", "sea"], "first": "A", "turn": "B", "battle": 4,
    "turns": 11, "vp": [9, 7], "hands": {"A": [], "B": ["A1"]}, "deck": ["L3"],
    "stacks": {"A": {"land": ["L2+", "S5-"], "air": ["A4+"]}, "B": {"land": ["L6+"], "sea": ["S2+"]}}})";

TEST(TableLooks, the_winner_comes_in_once_and_a_key_makes_an_end_of_it) {
    for (const bool moves : {true, false}) {
        Stage stage({.state = last_card, .privacy = play::Privacy::open}, {1600, 900});
        stage.set("reducedMotion", !moves);
        stage.set("motionSpeed", 0.5);
        for (const char* name : {"verb-look", "hand-A1", "lane-air", "verb-confirm"}) stage.click(name);
        const QQuickItem* emblem = stage.find("end-emblem");
        ASSERT_NE(emblem, nullptr);
        EXPECT_EQ(emblem->scale() != 1, moves);
        stage.press(Qt::Key_Down);
        EXPECT_EQ(emblem->scale(), 1);
        stage.settle(1100);
        EXPECT_EQ(emblem->scale(), 1);
    }
}

TEST(TableLooks, the_end_says_in_a_sentence_who_has_won) {
    Stage stage({.state = last_card, .privacy = play::Privacy::open}, {1600, 900});
    for (const char* name : {"verb-look", "hand-A1", "lane-air", "verb-confirm"}) stage.click(name);
    ASSERT_NE(stage.find("end-headline"), nullptr);
    const QString said = stage.find("end-headline")->property("text").toString();
    EXPECT_EQ(said, stage.table().nameOf(stage.table().winner()) + " wins the war");
    EXPECT_FALSE(stage.table().result().contains(said)) << "it stands above";
    EXPECT_TRUE(stage.table().result_text().contains(said + ". " + stage.table().result()));
}

TEST(TableLooks, an_enter_too_many_deals_no_other_game) {
    Stage stage({.state = last_card, .privacy = play::Privacy::open}, {1600, 900});
    for (const char* name : {"verb-look", "hand-A1", "lane-air", "verb-confirm"}) stage.click(name);
    ASSERT_EQ(stage.focus_name(), "end-rematch");
    const QQuickItem* end = stage.find("end-rematch");
    while (end && end->metaObject()->indexOfSignal("rematchWanted()") < 0) end = end->parentItem();
    ASSERT_NE(end, nullptr);
    QSignalSpy rematch(end, SIGNAL(rematchWanted()));
    stage.press(Qt::Key_Return);
    EXPECT_EQ(rematch.count(), 0);
    stage.settle(900);
    stage.press(Qt::Key_Return);
    EXPECT_EQ(rematch.count(), 1);
}

// The smallest scale that the picture of a card has while it moves.
qreal smallest(Stage& stage, const QString& card) {
    qreal least = 10;
    for (int i = 0; i < 60; ++i) {
        if (const QQuickItem* lying = stage.find(card))
            if (const auto* picture = lying->findChild<QQuickItem*>("picture"))
                least = std::min(least, picture->scale());
        stage.settle(10);
    }
    return least;
}

TEST(TableLooks, a_card_that_comes_does_not_turn_and_a_card_that_turns_does) {
    Stage stage({.state = stacks, .privacy = play::Privacy::open}, {1600, 900});
    stage.set("reducedMotion", false);
    stage.set("motionSpeed", 0.5);
    stage.click("spot-sea-A");
    stage.click("verb-confirm");
    EXPECT_LT(smallest(stage, "spot-sea-A"), 1);
    for (const char* name : {"verb-look", "hand-A1", "lane-air", "verb-confirm"}) stage.click(name);
    EXPECT_EQ(smallest(stage, "spot-air-B"), 1);
}

}  // namespace
}  // namespace hexmoot::ui
