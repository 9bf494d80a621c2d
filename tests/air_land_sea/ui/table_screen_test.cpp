// The table on the screen: what can be seen and read, by mouse and by keys.
#include <QAccessible>
#include <QQuickItem>

#include <gtest/gtest.h>

#include "tests/air_land_sea/ui/als_models.h"
#include "tests/ui/table_stage.h"
#include "tests/ui/window_events.h"

namespace hexmoot::ui {
namespace {

const QStringList vermilions{"Cover Fire", "Transport", "Heavy Bombers", "Blockade"};
const QStringList azures{"Support", "Containment", "Super Battleship", "Disrupt"};
const QStringList decks{"Maneuver", "Redeploy"};

Casting courtesy() { return {.state = named_hands}; }
Casting open_house() { return {.state = named_hands, .privacy = play::Privacy::open}; }

class OnScreen : public testing::Test {
  protected:
    static void nothing_of(const Stage& stage, const QStringList& cards, const char* when) {
        const QStringList words = stage.words();
        for (const QString& card : cards)
            EXPECT_TRUE(words.filter(card).isEmpty()) << when << ": " << words.filter(card).join(" | ").toStdString();
    }
    static void play_first(Stage& stage) {
        stage.click("verb-look");
        stage.click("hand-L4");
        stage.click("verb-face");
        stage.click("lane-sea");
        stage.click("verb-confirm");
    }
    static void play(Stage& stage, const QString& card, const QString& lane) {
        stage.click(card);
        stage.click(lane);
        stage.click("verb-confirm");
    }
};

TEST_F(OnScreen, a_closed_table_holds_no_secret) {
    Stage stage(courtesy(), {1600, 900});
    nothing_of(stage, vermilions + azures + decks, "closed");
    EXPECT_EQ(stage.find("hand-L4"), nullptr);
}

TEST_F(OnScreen, the_curtain_hides_everything_and_holds_no_secret) {
    Stage stage(courtesy(), {1600, 900});
    stage.click("verb-look");
    ASSERT_NE(stage.find("curtain"), nullptr);
    nothing_of(stage, vermilions + azures + decks, "curtain");
    EXPECT_EQ(stage.find("lane-land"), nullptr);
    EXPECT_EQ(stage.find("verb-withdraw"), nullptr);
    stage.press(Qt::Key_Return);
    EXPECT_EQ(stage.find("curtain"), nullptr);
    EXPECT_NE(stage.find("hand-L4"), nullptr);
    nothing_of(stage, azures + decks, "Vermilion looks");
}

TEST_F(OnScreen, closing_unloads_the_hand_and_what_came_from_it) {
    Stage stage(open_house(), {1600, 900});
    stage.click("verb-look");
    stage.click("hand-L4");
    stage.click("lane-sea");  // refused
    ASSERT_NE(stage.find("refusal"), nullptr);
    stage.press(Qt::Key_F1);
    stage.press(Qt::Key_I, Qt::NoModifier, "i");
    stage.table().close();
    stage.settle();
    nothing_of(stage, vermilions + azures + decks, "closed again");
    for (int page : {Qt::Key_L, Qt::Key_R, Qt::Key_I}) {
        stage.press(page, Qt::NoModifier, QString(QChar(page).toLower()));
        nothing_of(stage, vermilions, "side panel");
    }
}

TEST_F(OnScreen, no_seat_sees_the_other_side_in_a_whole_battle) {
    Stage stage(courtesy(), {1600, 900});
    const auto open_for = [&](const QStringList& hidden) {
        stage.click("verb-look");
        if (stage.find("curtain")) {
            nothing_of(stage, vermilions + azures + decks, "curtain");
            stage.press(Qt::Key_Return);
        }
        nothing_of(stage, hidden, "open");
    };
    open_for(azures + decks);
    stage.click("hand-A6");
    stage.click("verb-face");
    stage.click("lane-sea");
    stage.click("verb-confirm");
    nothing_of(stage, vermilions + azures + decks, "after a face-down play");
    open_for(vermilions + decks);
    stage.click("hand-A5");
    stage.click("verb-face");
    stage.click("lane-land");
    stage.click("verb-confirm");
    nothing_of(stage, vermilions + azures + decks, "after the answer");
}

TEST_F(OnScreen, focus_loss_closes_the_drawer) {
    Stage stage(open_house(), {1600, 900});
    stage.click("verb-look");
    ASSERT_NE(stage.find("hand-L4"), nullptr);
    QQuickWindow other;
    other.show();
    other.requestActivate();
    stage.settle(100);
    EXPECT_EQ(stage.find("hand-L4"), nullptr);
}

TEST_F(OnScreen, after_focus_loss_the_curtain_asks_again) {
    Stage stage(courtesy(), {1600, 900});
    stage.click("verb-look");
    stage.press(Qt::Key_Return);
    ASSERT_NE(stage.find("hand-L4"), nullptr);
    {
        QQuickWindow other;
        other.show();
        other.requestActivate();
        stage.settle(100);
    }
    stage.window().requestActivate();
    stage.settle(100);
    stage.click("verb-look");
    EXPECT_NE(stage.find("curtain"), nullptr);
    nothing_of(stage, vermilions + azures + decks, "who sits there?");
}

TEST_F(OnScreen, a_hand_prints_numbers_only_while_they_pick) {
    Stage stage(open_house(), {1600, 900});
    const auto number = [&] { return stage.find("hand-A1")->property("description").toString(); };
    stage.table().look(1);
    stage.settle();
    ASSERT_NE(stage.find("hand-A1"), nullptr);
    EXPECT_EQ(number(), "") << "Vermilion is to play";
    stage.table().close();
    stage.settle();
    play_first(stage);
    stage.click("verb-look");
    EXPECT_EQ(number(), "Key 1");
    stage.set("letterKeys", false);
    stage.settle();
    EXPECT_EQ(number(), "");
    stage.press(Qt::Key_1, Qt::NoModifier, "1");
    EXPECT_TRUE(stage.table().sitting().match().line().empty());
}

TEST_F(OnScreen, space_let_go_too_early_says_what_to_do) {
    Stage stage(courtesy(), {1600, 900});
    stage.click("verb-look");
    const QQuickItem* button = stage.find("curtain-open");
    ASSERT_NE(button, nullptr);
    EXPECT_EQ(button->property("tip").toString(), "");
    stage.press(Qt::Key_Space);
    ASSERT_NE(stage.find("curtain-open"), nullptr);
    EXPECT_EQ(button->property("tip").toString(), "Hold Space, or press Enter");
}

// Disrupt comes down where each has one card to turn: two lines of the log, each for itself.
TEST_F(OnScreen, each_thing_that_follows_is_a_line_of_the_log) {
    Stage stage({.state = R"({"order": ["land", "air", "sea"], "first": "A", "turn": "A", "battle": 3, "turns": 1,
        "vp": [8, 6], "hands": {"A": ["L5", "S1", "A6"], "B": ["A1", "A5"]}, "deck": ["L3", "S4"],
        "stacks": {"A": {}, "B": {"sea": ["S6+"]}}})",
                 .privacy = play::Privacy::open},
                {1280, 720});
    for (const char* name : {"verb-look", "hand-L5", "lane-land", "verb-confirm"}) stage.click(name);
    EXPECT_EQ(stage.table().followed(), (QStringList{"Vermilion flips Vermilion’s Disrupt in Land face down.",
                                                     "Azure flips Azure’s Super Battleship in Sea face down."}));
    for (int i : {0, 1})
        EXPECT_EQ(stage.find("prompt-news-" + QString::number(i))->property("text").toString(),
                  stage.table().followed()[i]);
}

// Ambush comes down where it can turn nothing but itself.
TEST_F(OnScreen, what_follows_by_itself_is_told_until_the_next_word) {
    Stage stage({.state = R"({"order": ["land", "air", "sea"], "first": "A", "turn": "A", "battle": 3, "turns": 0,
        "vp": [8, 6], "hands": {"A": ["L2", "S1", "A6"], "B": ["A1", "A5", "S6"]}, "deck": ["L3", "S4"],
        "stacks": {"A": {}, "B": {}}})",
                 .privacy = play::Privacy::open},
                {1280, 720});
    for (const char* name : {"verb-look", "hand-L2", "lane-land"}) stage.click(name);
    EXPECT_EQ(stage.table().followed(), QStringList());
    stage.click("verb-confirm");
    EXPECT_EQ(stage.table().followed(), QStringList{"Vermilion flips Vermilion’s Ambush in Land face down."});
    EXPECT_EQ(stage.find("prompt-news-0")->property("text").toString(), stage.table().followed().first());
    EXPECT_EQ(stage.find("prompt-hint"), nullptr) << "it stands in the place of the hint";
    for (const char* name : {"verb-look", "hand-A1"}) stage.click(name);
    EXPECT_EQ(stage.table().followed(), QStringList());
}

TEST_F(OnScreen, a_turn_by_keys_alone) {
    Stage stage(courtesy(), {1600, 900});
    stage.press(Qt::Key_Space);
    ASSERT_NE(stage.find("curtain"), nullptr);
    stage.press(Qt::Key_Return);
    stage.press(Qt::Key_2, Qt::NoModifier, "2");
    EXPECT_EQ(stage.table().headline(), "Play Cover Fire: pick a theatre");
    stage.press(Qt::Key_F, Qt::NoModifier, "f");
    EXPECT_NE(stage.find("lane-sea"), nullptr);
    stage.press(Qt::Key_Right);
    stage.press(Qt::Key_Right);
    stage.press(Qt::Key_Right);
    EXPECT_EQ(stage.focus_name(), "lane-sea");
    stage.press(Qt::Key_Return);
    EXPECT_EQ(stage.table().headline(), "Azure: play a card or withdraw");
    stage.press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(stage.table().asked_seat(), 0);
}

TEST_F(OnScreen, escape_steps_back_one_thing_at_a_time) {
    Stage stage(open_house(), {1600, 900});
    stage.click("verb-look");
    stage.click("hand-L4");
    stage.click("lane-land");
    EXPECT_EQ(stage.find("verb-confirm")->property("reason").toString(), "");
    stage.press(Qt::Key_Escape);
    EXPECT_NE(stage.find("verb-confirm")->property("reason").toString(), "");
    stage.press(Qt::Key_Escape);
    EXPECT_EQ(stage.find("verb-confirm"), nullptr);
    EXPECT_NE(stage.find("hand-L4"), nullptr);
    stage.press(Qt::Key_Escape);
    EXPECT_EQ(stage.find("hand-L4"), nullptr);
    stage.press(Qt::Key_Escape);
    EXPECT_NE(stage.find("pause-resume"), nullptr);
    stage.press(Qt::Key_Escape);
    EXPECT_EQ(stage.find("pause-resume"), nullptr);
}

TEST_F(OnScreen, space_peeks_in_a_public_decision) {
    Stage stage(
        {.state = R"({"order": ["air", "land", "sea"], "first": "A", "turn": "A", "turns": 4, "phase": "DECISION",
                    "active": {"card": "L2", "owner": "A", "step": 0}, "hands": {"A": ["L4"], "B": ["A1"]}, "deck": ["L3"],
                    "stacks": {"A": {"land": ["L2+"]}, "B": {"air": ["A4+"]}}})",
         .privacy = play::Privacy::open},
        {1600, 900});
    stage.hold(Qt::Key_Space);
    EXPECT_NE(stage.find("hand-L4"), nullptr);
    stage.settle(400);
    stage.let_go(Qt::Key_Space);
    EXPECT_EQ(stage.find("hand-L4"), nullptr) << "a long press is a peek";
    stage.press(Qt::Key_Space);
    EXPECT_NE(stage.find("hand-L4"), nullptr) << "a short one opens";
    stage.press(Qt::Key_Escape);
    EXPECT_EQ(stage.find("hand-L4"), nullptr);
}

TEST_F(OnScreen, a_takeback_needs_every_seat) {
    Stage stage(open_house(), {1600, 900});
    stage.click("verb-look");
    play(stage, "hand-A6", "lane-air");
    EXPECT_NE(stage.find("takeback"), nullptr);
    stage.press(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_NE(stage.find("vote-1"), nullptr);
    stage.press(Qt::Key_2, Qt::NoModifier, "2");
    EXPECT_NE(stage.find("vote-1"), nullptr);
    EXPECT_EQ(stage.table().asked_seat(), 1);
    stage.press(Qt::Key_1, Qt::NoModifier, "1");
    EXPECT_EQ(stage.find("vote-1"), nullptr);
    EXPECT_EQ(stage.table().asked_seat(), 0);
}

TEST_F(OnScreen, a_slow_press_is_a_press) {
    Stage stage(courtesy(), {1600, 900});
    stage.press_pointer("verb-look");
    stage.settle(1000);
    stage.let_pointer_go();
    EXPECT_NE(stage.find("curtain"), nullptr);
}

TEST_F(OnScreen, the_pointer_opens_the_curtain_held_or_not) {
    Stage stage(courtesy(), {1600, 900});
    stage.click("verb-look");
    stage.press_pointer("curtain-open");
    stage.settle(200);
    EXPECT_NE(stage.find("curtain"), nullptr) << "not held long enough yet";
    stage.settle(800);
    EXPECT_EQ(stage.find("curtain"), nullptr) << "it opens while held, as it says";
    EXPECT_NE(stage.find("hand-L4"), nullptr);
    stage.let_pointer_go();
    EXPECT_NE(stage.find("hand-L4"), nullptr);

    Stage other(courtesy(), {1600, 900});
    other.click("verb-look");
    other.click("curtain-open");
    EXPECT_NE(other.find("hand-L4"), nullptr);
}

// Some systems send a held key as a row of presses, each right after a release, and do not mark them.
TEST_F(OnScreen, unmarked_repeats_of_a_held_space_do_not_shut_the_hand) {
    Stage stage(open_house(), {1600, 900});
    stage.hold(Qt::Key_Space);
    ASSERT_NE(stage.find("hand-L4"), nullptr);
    for (int repeat = 0; repeat < 3; ++repeat) {
        send_key(stage.window(), QEvent::KeyRelease, Qt::Key_Space);
        stage.hold(Qt::Key_Space);
        EXPECT_NE(stage.find("hand-L4"), nullptr) << repeat;
    }
    stage.let_go(Qt::Key_Space);
    stage.press(Qt::Key_Space);
    EXPECT_EQ(stage.find("hand-L4"), nullptr) << "a press of its own closes it";
}

// Opened late or open all the time, after short and long lines.
TEST_F(OnScreen, the_log_ends_with_the_newest_line) {
    Stage stage({.privacy = play::Privacy::open}, {1600, 900});
    const auto newest_shows = [&](const char* when) {
        stage.settle(100);
        const QQuickItem* lines = stage.find("log-lines");
        ASSERT_NE(lines, nullptr) << when;
        const auto value = [&](const char* name) { return lines->property(name).toDouble(); };
        EXPECT_LE(value("originY") + value("contentHeight"), value("contentY") + value("height") + 1) << when;
    };
    const auto battle = [&] {
        stage.table().act("withdraw");
        stage.settle();
        stage.table().act("next");
        stage.settle();
    };
    battle();
    battle();
    stage.press(Qt::Key_L, Qt::NoModifier, "l");
    newest_shows("opened late");
    battle();
    newest_shows("open, longer");
    stage.press(Qt::Key_I, Qt::NoModifier, "i");
    battle();
    stage.press(Qt::Key_L, Qt::NoModifier, "l");
    newest_shows("opened again");
    for (int play = 0; play < 4; ++play) {
        stage.table().look();
        stage.press(Qt::Key_1, Qt::NoModifier, "1");
        stage.press(Qt::Key_F, Qt::NoModifier, "f");
        stage.press(Qt::Key_Return);
        stage.press(Qt::Key_Return);
        newest_shows("after a play");
    }
}

// A second press at the same place, of a double click for instance, or one that comes just as the prompt bar changes.
TEST_F(OnScreen, no_battle_is_given_away_by_a_press_meant_for_something_else) {
    Stage stage(open_house(), {1600, 900});
    const auto again_at = [&](QPointF place, const char* what) {
        stage.press_pointer(place);
        stage.let_pointer_go();
        EXPECT_EQ(stage.table().headline().contains("wins the battle"), false) << what;
    };
    const QPointF open = stage.middle_of("verb-look");
    stage.click("verb-look");
    again_at(open, "open the hand");
    EXPECT_EQ(stage.find("hand-L4"), nullptr) << "what opens the hand closes it at the same place";
    for (const char* name : {"verb-close", "verb-put-back", "verb-face"}) {
        stage.table().close();
        stage.settle();
        stage.click("verb-look");
        if (!stage.find(name)) stage.click("hand-L4");
        const QPointF place = stage.middle_of(name);
        stage.table().close();
        stage.settle();
        again_at(place, name);
    }
    stage.table().close();
    stage.settle(700);
    stage.click("verb-withdraw");
    EXPECT_TRUE(stage.table().headline().contains("wins the battle"));
}

// Motion shows a destroyed card; without motion only the log tells of it.
TEST_F(OnScreen, a_destroyed_card_is_seen_to_go) {
    const Casting casting{.state = R"({"order": ["land", "air", "sea"], "first": "A", "turn": "A", "turns": 4,
        "hands": {"A": ["L4", "S1"], "B": ["A1", "A6"]}, "deck": ["L3"],
        "stacks": {"A": {"land": ["L2+"]}, "B": {"land": ["L6+"], "air": ["A5+"]}}})",
                          .privacy = play::Privacy::open};
    for (const bool moves : {true, false}) {
        Stage stage(casting, {1600, 900});
        stage.set("reducedMotion", !moves);
        stage.click("verb-look");
        stage.click("hand-L4");
        stage.click("verb-face");
        stage.click("lane-sea");
        stage.click("verb-confirm");
        const QQuickItem* lost = stage.find("lost");
        ASSERT_EQ(lost != nullptr, moves);
        nothing_of(stage, {"Cover Fire"}, "destroyed face down");
        if (!moves) continue;
        EXPECT_TRUE(lost->property("faceDown").toBool());
        EXPECT_EQ(lost->property("number").toString(), "")
            << "it never counted: its back has no figure, and no ring for one";
        stage.settle(2000);
        EXPECT_EQ(lost->opacity(), 0);
    }
}

// The names that assistive technology reads: there, and telling things apart.
TEST_F(OnScreen, every_control_has_a_name_of_its_own) {
    Stage stage(open_house(), {1600, 900});
    stage.click("verb-look");
    stage.click("hand-L4");
    QStringList names;
    const std::function<void(QQuickItem*)> visit = [&](QQuickItem* item) {
        if (!item->isVisible() || !item->isEnabled()) return;
        if (item->activeFocusOnTab()) {
            const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(item);
            const QString name = spoken ? spoken->text(QAccessible::Name) : QString();
            EXPECT_FALSE(name.isEmpty()) << item->objectName().toStdString() << item->metaObject()->className();
            names << name;
        }
        for (QQuickItem* child : item->childItems()) visit(child);
    };
    visit(stage.window().contentItem());
    EXPECT_GT(names.size(), 12);
    QStringList once = names;
    once.removeDuplicates();
    names.sort();
    EXPECT_EQ(once.size(), names.size()) << names.join(" | ").toStdString();
}

struct Screen {
    QSize size;
    double scale;
};
void PrintTo(const Screen& s, std::ostream* out) {
    *out << s.size.width() << 'x' << s.size.height() << " at " << s.scale;
}
class SmallScreens : public testing::TestWithParam<Screen> {};

// Decision 25: nothing is clipped or out of reach.
TEST_P(SmallScreens, a_turn_is_played_by_mouse) {
    Stage stage(open_house(), GetParam().size, "Dark", GetParam().scale);
    stage.click("verb-look");
    stage.click("hand-A6");
    stage.click("lane-air");
    const QRectF window(QPointF(), QSizeF(GetParam().size));
    for (const char* name : {"verb-withdraw", "verb-face", "verb-put-back", "verb-confirm", "hand-L4", "hand-A6",
                             "hand-S1", "rules-open", "saves-open", "settings-open"}) {
        QQuickItem* item = stage.find(name);
        ASSERT_NE(item, nullptr) << name;
        EXPECT_TRUE(window.contains(item->mapRectToScene(item->boundingRect()))) << name;
    }
    stage.click("verb-confirm");
    EXPECT_EQ(stage.table().asked_seat(), 1);
}

INSTANTIATE_TEST_SUITE_P(Decision25, SmallScreens,
                         testing::Values(Screen{{1280, 720}, 1}, Screen{{1600, 900}, 1.5}, Screen{{1920, 1080}, 2},
                                         Screen{{3840, 2160}, 2}, Screen{{3840, 2160}, 1}));

}  // namespace
}  // namespace hexmoot::ui
