// The door of a locked table, votes about it, and recaps: in the models and on the screen (ux.md 7.2, 7.5).
#include <QQuickItem>
#include <QSignalSpy>
#include <chrono>

#include <gtest/gtest.h>

#include "tests/air_land_sea/ui/als_models.h"
#include "tests/ui/table_stage.h"

namespace hexmoot::ui {
namespace {

Casting locked() { return {.state = skirmish, .privacy = play::Privacy::locked, .pin = "1234"}; }
Casting unlocked() { return {.state = skirmish, .privacy = play::Privacy::open}; }

void no_hidden_card(const Stage& stage, const char* when) {
    const QStringList words = stage.words();
    for (const char* card : {"Cover Fire", "Transport", "Containment", "Super Battleship"})
        EXPECT_TRUE(words.filter(card).isEmpty()) << when << ": " << words.filter(card).join(" | ").toStdString();
}

void type(Stage& stage, const char* digits) {
    for (const char* d = digits; *d; ++d) stage.press(Qt::Key_0 + *d - '0', Qt::NoModifier, QString(QChar(*d)));
    stage.press(Qt::Key_Return);
}

TEST(TablePrivacy, the_door_says_how_long_to_wait_and_keeps_saying_it_when_reopened) {
    const auto table = make_table(locked());
    table->look();
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(table->pin_wait(), 0);
        EXPECT_FALSE(table->liftCurtain("4321"));
    }
    EXPECT_GE(table->pin_wait(), 4);
    table->close();
    table->look();
    EXPECT_GE(table->pin_wait(), 4);
    EXPECT_FALSE(table->liftCurtain("1234"));
    EXPECT_FALSE(table->pin_fault().isEmpty());
    EXPECT_EQ(table->drawer_seat(), -1);
    table->look(1);
    EXPECT_EQ(table->pin_wait(), 0) << "the other seat's door";
}

TEST(TablePrivacy, the_word_about_a_wait_goes_with_the_wait) {
    auto time = play::Sitting::Clock::time_point();
    Casting casting = locked();
    casting.now = [&time] { return time; };
    Stage stage(casting, {1600, 900});
    stage.click("verb-look");
    for (int i = 0; i < 4; ++i) type(stage, "4321");
    ASSERT_FALSE(stage.table().pin_fault().isEmpty());
    ASSERT_NE(stage.find("curtain-wait"), nullptr);
    time += std::chrono::seconds(60);
    stage.settle(300);
    EXPECT_TRUE(stage.table().pin_fault().isEmpty());
    EXPECT_EQ(stage.find("curtain-wait"), nullptr);
}

TEST(TablePrivacy, a_letter_at_the_door_is_for_the_door_and_no_digit_stays_there) {
    Stage stage(locked(), {1600, 900});
    stage.click("verb-look");
    QSignalSpy pauses(stage.find("screen"), SIGNAL(leaveWanted()));
    const auto typed = [&] { return stage.find("curtain-pin")->property("text").toString(); };
    stage.press(Qt::Key_1, Qt::NoModifier, "1");
    stage.press(Qt::Key_X, Qt::NoModifier, "x");
    EXPECT_EQ(typed(), "1");
    stage.press(Qt::Key_P, Qt::NoModifier, "p");
    EXPECT_EQ(typed(), "1");
    EXPECT_EQ(pauses.count(), 1) << "its key is printed there";
    stage.press(Qt::Key_Escape);
    ASSERT_EQ(stage.find("curtain"), nullptr);
    stage.press(Qt::Key_Space);
    EXPECT_EQ(typed(), "");
}

TEST(TablePrivacy, looking_at_a_hand_is_no_vote) {
    Stage stage(locked(), {1600, 900});
    stage.table().proposePrivacy(0);
    stage.settle();
    ASSERT_NE(stage.find("vote-0"), nullptr);
    for (const int key : {Qt::Key_1, Qt::Key_2}) stage.press(key, Qt::ControlModifier);
    ASSERT_EQ(stage.table().votes().size(), 2);
    for (const QVariant& each : stage.table().votes()) EXPECT_FALSE(each.toMap().value("agreed").toBool());
}

TEST(TablePrivacy, agreements_stand_in_the_log_and_warn_the_seat_whose_pin_it_was) {
    const auto table = make_table(locked());
    table->look(1);
    table->proposeNewPin();
    EXPECT_EQ(table->asks_for_vote(), 0);
    ASSERT_EQ(table->votes().size(), 1) << "whose PIN it is has no vote";
    EXPECT_EQ(table->voter(), -1);
    table->vote(0, true);
    EXPECT_EQ(table->voter(), 0) << "its PIN is asked for";
    table->vote(0, true, "1235");
    EXPECT_EQ(table->pin_fault(), "That is not Vermilion’s PIN.");
    EXPECT_EQ(table->voter(), 0);
    EXPECT_TRUE(table->needs_pin());
    table->vote(0, true, "1234");
    EXPECT_EQ(table->voter(), -1);
    EXPECT_TRUE(table->chooses_pin());
    ASSERT_EQ(table->log()->lines(0).size(), 1u);
    EXPECT_EQ(table->log()->lines(0)[0].text, "The others agreed: Azure chooses a new PIN.");
    ASSERT_EQ(table->recap().size(), 1);
    EXPECT_EQ(table->recap()[0].toMap()["text"], "The others agreed: Azure chooses a new PIN.");
    table->proposePrivacy(0);
    EXPECT_EQ(table->curtain_seat(), -1);
    EXPECT_EQ(table->vote_title(), "Change privacy to Open?");
    table->vote(0, true);
    table->vote(0, true, "1234");
    table->vote(1, true);
    EXPECT_EQ(table->privacy(), 0);
    EXPECT_EQ(table->log()->lines(0)[1].text, "Everyone agreed: the privacy is now Open.");
    ASSERT_EQ(table->recap().size(), 2);
    EXPECT_EQ(table->recap()[1].toMap()["livery"], -1) << "no seat did it alone";
}

TEST(TablePrivacy, an_open_table_tells_the_recap_until_the_seats_first_word) {
    const auto table = make_table(unlocked());
    EXPECT_EQ(table->recap_seat(), -1) << "nothing has happened";
    table->look();
    board(*table).chooseCard("L4");
    board(*table).turnOver();
    board(*table).takeLane("sea");
    ASSERT_EQ(table->recap_seat(), 1);
    EXPECT_EQ(table->recap()[0].toMap()["text"], "Vermilion plays a card face down to Sea.");
    EXPECT_EQ(table->recap_title(), "So far") << "Azure has not played yet";
    table->look();
    board(*table).chooseCard("A1");
    board(*table).turnOver();
    board(*table).takeLane("sea");
    ASSERT_EQ(table->recap_seat(), 0);
    EXPECT_EQ(table->recap_title(), "Since Vermilion last played");
    const auto courteous = make_table({.state = skirmish});
    courteous->look();
    courteous->liftCurtain({});
    board(*courteous).chooseCard("L4");
    board(*courteous).turnOver();
    board(*courteous).takeLane("sea");
    EXPECT_EQ(courteous->recap_seat(), -1) << "there the curtain tells it";
}

TEST(TablePrivacy, the_recap_has_its_place_without_the_side_panel_too) {
    Stage stage(unlocked(), {1600, 900});
    stage.find("screen")->setProperty("sideShown", false);
    stage.settle();
    for (const char* name : {"verb-look", "hand-L4", "verb-face", "lane-sea", "verb-confirm"}) stage.click(name);
    ASSERT_NE(stage.find("recap"), nullptr);
    stage.click("recap-away");
    EXPECT_EQ(stage.find("recap"), nullptr);
    for (const char* name : {"verb-look", "hand-A1", "verb-face", "lane-sea", "verb-confirm"}) stage.click(name);
    EXPECT_NE(stage.find("recap"), nullptr) << "of the next seat";
    stage.find("screen")->setProperty("sideShown", true);
    stage.settle();
    EXPECT_EQ(stage.find("recap-away"), nullptr) << "there it lies at the side";
    EXPECT_NE(stage.find("recap"), nullptr);
}

TEST(TablePrivacy, hand_over_and_leaving_a_locked_table_ask_for_the_pin_again) {
    const auto table = make_table(locked());
    table->look(0);
    ASSERT_TRUE(table->liftCurtain("1234"));
    table->look(1);
    EXPECT_EQ(table->drawer_seat(), -1);
    ASSERT_TRUE(table->liftCurtain("1234"));
    table->look(0);
    EXPECT_TRUE(table->needs_pin()) << "another hand was open in between";
    ASSERT_TRUE(table->liftCurtain("1234"));
    table->abandon();
    table->look(0);
    EXPECT_TRUE(table->needs_pin()) << "idle, or another window in front";
}

TEST(TablePrivacy, a_forgotten_pin_by_keys_alone) {
    Stage stage(locked(), {1600, 900});
    stage.press(Qt::Key_Space);
    ASSERT_NE(stage.find("curtain-pin"), nullptr);
    for (int tabs = 0; tabs < 4 && stage.focus_name() != "curtain-forgotten"; ++tabs) stage.press(Qt::Key_Tab);
    ASSERT_EQ(stage.focus_name(), "curtain-forgotten");
    stage.press(Qt::Key_Return);
    ASSERT_NE(stage.find("vote-1"), nullptr);
    no_hidden_card(stage, "vote");
    EXPECT_EQ(stage.find("vote-0"), nullptr) << "whose PIN it is has no vote";
    stage.press(Qt::Key_1, Qt::NoModifier, "1");
    EXPECT_EQ(stage.find("vote-pin"), nullptr);
    stage.press(Qt::Key_2, Qt::NoModifier, "2");
    ASSERT_NE(stage.find("vote-pin"), nullptr) << "a yes takes the seat's own PIN";
    type(stage, "4321");
    EXPECT_NE(stage.find("vote-1"), nullptr);
    no_hidden_card(stage, "wrong PIN");
    type(stage, "1234");
    EXPECT_EQ(stage.find("vote-1"), nullptr);
    EXPECT_TRUE(stage.table().chooses_pin());
    no_hidden_card(stage, "agreed");
    type(stage, "47");
    EXPECT_EQ(stage.table().drawer_seat(), -1);
    EXPECT_EQ(stage.table().pin_fault(), "A PIN has four digits.");
    type(stage, "4711");
    EXPECT_EQ(stage.table().drawer_seat(), 0);
    EXPECT_NE(stage.find("hand-L4"), nullptr);
}

TEST(TablePrivacy, a_no_goes_back_to_the_door) {
    Stage stage(locked(), {1600, 900});
    stage.click("verb-look");
    stage.click("curtain-forgotten");
    stage.press(Qt::Key_Escape);
    EXPECT_EQ(stage.find("vote-1"), nullptr);
    ASSERT_NE(stage.find("curtain-pin"), nullptr);
    EXPECT_TRUE(stage.table().needs_pin());
    type(stage, "1234");
    EXPECT_EQ(stage.table().drawer_seat(), 0) << "the focus is in the PIN field again";
}

TEST(TablePrivacy, a_wait_at_a_vote_is_shown_there_and_a_no_ends_it) {
    Stage stage(locked(), {1600, 900});
    stage.table().proposePrivacy(0);
    stage.press(Qt::Key_2, Qt::NoModifier, "2");
    for (int wrong = 0; wrong < 3; ++wrong) type(stage, "0000");
    EXPECT_GE(stage.table().pin_wait(), 4);
    EXPECT_FALSE(stage.words().filter("Next try in").isEmpty());
    stage.press(Qt::Key_Escape);
    EXPECT_EQ(stage.find("vote-1"), nullptr);
    EXPECT_EQ(stage.table().pin_wait(), 0) << "the wait is that seat's, at its door and its votes";
    EXPECT_TRUE(stage.table().pin_fault().isEmpty());
    stage.table().look(1);
    EXPECT_GE(stage.table().pin_wait(), 4);
}

TEST(TablePrivacy, votes_by_keys_alone_one_seat_after_the_other) {
    Stage stage(locked(), {1600, 900});
    stage.table().proposePrivacy(0);
    stage.settle(50);
    stage.press(Qt::Key_2, Qt::NoModifier, "2");
    type(stage, "1234");
    EXPECT_EQ(stage.table().asks_for_vote(), 0);
    stage.press(Qt::Key_1, Qt::NoModifier, "1");
    ASSERT_NE(stage.find("vote-pin"), nullptr) << "the keys are the vote's again";
    type(stage, "1234");
    EXPECT_EQ(stage.table().privacy(), 0);
}

TEST(TablePrivacy, digits_typed_for_one_seats_yes_serve_no_other) {
    Stage stage(locked(), {1600, 900});
    stage.table().proposePrivacy(0);
    stage.settle(50);
    const auto digits = [&](const char* text) {
        for (const char* d = text; *d; ++d) stage.press(Qt::Key_0 + *d - '0', Qt::NoModifier, QString(QChar(*d)));
    };
    const auto typed = [&] { return stage.find("vote-pin")->property("text").toString(); };
    stage.press(Qt::Key_1, Qt::NoModifier, "1");
    digits("123");
    EXPECT_EQ(typed(), "123");
    stage.click("vote-1");
    EXPECT_EQ(stage.table().voter(), 1);
    EXPECT_EQ(typed(), "");
    digits("123");
    EXPECT_EQ(typed(), "123") << "the field has the focus";
    stage.table().abandon();
    stage.settle(50);
    EXPECT_EQ(stage.table().voter(), -1);
    EXPECT_EQ(stage.table().asks_for_vote(), 0) << "the vote itself goes on";
    stage.press(Qt::Key_2, Qt::NoModifier, "2");
    EXPECT_EQ(typed(), "");
}

TEST(TablePrivacy, the_pause_menu_opens_at_its_first_choice_each_time) {
    Stage stage(unlocked(), {1600, 900});
    stage.click("menu-open");
    stage.press(Qt::Key_Tab);
    const QString second = stage.focus_name();
    stage.press(Qt::Key_Escape);
    stage.click("menu-open");
    EXPECT_NE(stage.focus_name(), second);
    stage.press(Qt::Key_Return);
    EXPECT_EQ(stage.find("pause-privacy"), nullptr) << "Enter goes on";
}

TEST(TablePrivacy, layers_close_at_the_key_that_goes_back_and_at_esc) {
    Stage stage(locked(), {1600, 900});
    stage.keymap().remap("back", Qt::Key_F9, Qt::NoModifier);
    for (const Qt::Key key : {Qt::Key_F9, Qt::Key_Escape}) {
        stage.click("menu-open");
        ASSERT_NE(stage.find("pause-privacy"), nullptr);
        stage.press(key);
        EXPECT_EQ(stage.find("pause-privacy"), nullptr) << key;
        stage.table().proposePrivacy(0);
        stage.settle(50);
        ASSERT_NE(stage.find("vote-0"), nullptr);
        stage.press(key);
        EXPECT_EQ(stage.table().asks_for_vote(), -1) << key;
    }
}

TEST(TablePrivacy, a_pin_is_tried_at_the_key_that_confirms) {
    Stage stage(locked(), {1600, 900});
    stage.keymap().remap("confirm", Qt::Key_X, Qt::NoModifier);
    stage.table().proposePrivacy(0);
    stage.settle(50);
    for (const Qt::Key seat : {Qt::Key_1, Qt::Key_2}) {
        stage.press(seat, Qt::NoModifier, QString(QChar(seat)));
        for (const char digit : {'1', '2', '3', '4'})
            stage.press(Qt::Key_0 + digit - '0', Qt::NoModifier, QString(QChar(digit)));
        stage.press(Qt::Key_X, Qt::NoModifier, "x");
    }
    EXPECT_EQ(stage.table().privacy(), 0);
}

TEST(TablePrivacy, the_pause_menu_puts_another_privacy_to_all_seats) {
    Stage stage(locked(), {1600, 900});
    stage.click("menu-open");
    stage.click("pause-privacy");
    ASSERT_NE(stage.find("privacy-0"), nullptr);
    EXPECT_EQ(stage.focus_name(), "privacy-2") << "an Enter too many changes nothing";
    stage.click("privacy-0");
    ASSERT_NE(stage.find("vote-0"), nullptr);
    no_hidden_card(stage, "vote");
    stage.press(Qt::Key_1, Qt::NoModifier, "1");
    type(stage, "1234");
    EXPECT_EQ(stage.table().privacy(), 2);
    stage.click("vote-1");
    type(stage, "12");
    EXPECT_EQ(stage.table().pin_fault(), "A PIN has four digits.");
    EXPECT_EQ(stage.table().privacy(), 2);
    type(stage, "1234");
    EXPECT_EQ(stage.table().privacy(), 0);
    no_hidden_card(stage, "open now, and nobody looks yet");
    stage.press(Qt::Key_Space);
    EXPECT_NE(stage.find("hand-L4"), nullptr) << "the keys are the table's again";
}

}  // namespace
}  // namespace hexmoot::ui
