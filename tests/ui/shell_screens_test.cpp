// Every screen, in sizes, scales and languages: accessible names, keyboard reach, visible focus, no clipped text.
#include <QAccessible>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QSet>
#include <fstream>

#include <gtest/gtest.h>

#include "tests/ui/shell_window.h"

namespace hexmoot::shell {
namespace {

const QStringList screens{"start", "newGame", "saves", "settings", "about", "gallery", "galleryCurtain"};

struct View {
    QSize size;
    double scale;
    QString language;
};

const std::vector<View> views{{{1280, 720}, 1, "en"},   {{1600, 900}, 1, "en"},  {{1600, 900}, 1, "de"},
                              {{1600, 900}, 1.5, "de"}, {{1920, 1080}, 2, "de"}, {{3840, 2160}, 1, "en"}};

/// A text that shows less than it says, or lies outside the items that clip it.
bool is_clipped(QQuickItem* item) {
    if (!item->inherits("QQuickText") || item->property("text").toString().isEmpty()) return false;
    if (item->property("truncated").toBool()) return true;
    const bool wraps = item->property("wrapMode").toInt() != 0;
    const bool fits = item->property("fontSizeMode").toInt() != 0;
    const bool elides = item->property("elide").toInt() != 3;
    return !wraps && !fits && !elides && item->width() > 0 && item->implicitWidth() > item->width() + 1.5;
}

/// Long titles may be shortened where the whole is one key away.
bool may_be_shortened(QQuickItem* item) { return item->property("maximumLineCount").toInt() < 10; }

TEST(screens, have_unique_accessible_names_and_roles) {
    House house;
    house.deal();
    for (const QString& screen : screens) {
        ShellWindow stage(house, screen, {1600, 900});
        QMultiMap<QString, QQuickItem*> names;
        stage.each_visible([&](QQuickItem* item) {
            if (!item->activeFocusOnTab() || !item->isEnabled()) return;
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
            ASSERT_NE(face, nullptr) << qPrintable(screen) << " " << item->metaObject()->className();
            EXPECT_FALSE(face->text(QAccessible::Name).isEmpty())
                << qPrintable(screen) << " " << item->metaObject()->className();
            EXPECT_NE(face->role(), QAccessible::NoRole);
            names.insert(face->text(QAccessible::Name), item);
        });
        EXPECT_FALSE(names.isEmpty()) << qPrintable(screen);
        if (screen.startsWith("gallery")) continue;
        for (const QString& name : names.uniqueKeys())
            EXPECT_LE(names.count(name), 2) << qPrintable(screen) << ": " << qPrintable(name);
    }
}

TEST(screens, clip_no_text_at_any_size_scale_and_language) {
    House house;
    house.deal();
    for (const View& view : views) {
        house.settings.setProperty("scale", view.scale);
        for (const QString& screen : screens) {
            ShellWindow stage(house, screen, view.size, view.language);
            stage.each_visible([&](QQuickItem* item) {
                if (is_clipped(item) && !may_be_shortened(item))
                    ADD_FAILURE() << qPrintable(screen) << " " << view.size.width() << "x" << view.size.height() << " @"
                                  << view.scale << " " << qPrintable(view.language) << ": "
                                  << qPrintable(item->property("text").toString());
            });
        }
    }
}

TEST(screens, every_stop_of_the_tab_key_shows_its_focus_inside_the_window) {
    House house;
    house.deal();
    for (const QString& screen : screens) {
        ShellWindow stage(house, screen, {1280, 720});
        QSet<QQuickItem*> reached;
        for (int step = 0; step < 200; ++step) {
            QQuickItem* item = stage.focused();
            ASSERT_NE(item, nullptr) << qPrintable(screen);
            if (reached.contains(item)) break;
            reached.insert(item);
            const QRectF place = item->mapRectToScene({0, 0, item->width(), item->height()});
            EXPECT_GE(place.top(), -1) << qPrintable(screen) << " " << item->metaObject()->className();
            EXPECT_LE(place.bottom(), 721) << qPrintable(screen) << " " << item->metaObject()->className();
            stage.press(Qt::Key_Tab);
        }
        EXPECT_GT(reached.size(), 1) << qPrintable(screen);
    }
}

TEST(screens, keys_go_from_room_to_room_and_back) {
    House house;
    ShellWindow stage(house, "start", {1600, 900});
    stage.press(Qt::Key_Comma, Qt::ControlModifier);
    EXPECT_TRUE(stage.shows("High contrast"));
    stage.press(Qt::Key_Escape);
    EXPECT_TRUE(stage.shows("Start a game"));
    stage.press(Qt::Key_O, Qt::ControlModifier);
    EXPECT_TRUE(stage.shows("No games yet"));
    stage.press(Qt::Key_Escape);
    stage.press(Qt::Key_Return);
    EXPECT_TRUE(stage.shows("Who sits where?"));
    stage.press(Qt::Key_Return);
    ASSERT_NE(house.host.table(), nullptr);
    EXPECT_EQ(house.host.table()->drawer_seat(), -1);
}

TEST(screens, the_language_changes_at_once) {
    House house;
    ShellWindow stage(house, "settings", {1600, 900}, "de");
    EXPECT_TRUE(stage.shows("Einstellungen"));
    EXPECT_FALSE(stage.shows("Settings"));
}

TEST(screens, a_library_that_cannot_be_opened_is_explained_before_anything_else) {
    QTemporaryDir folder;
    const auto path = std::filesystem::path(folder.path().toStdString()) / "letter.txt";
    {
        QFile file(QString::fromStdString(path.string()));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(5000, 'x'));
    }
    House house(path);
    ShellWindow stage(house, "start", {1600, 900});
    EXPECT_TRUE(stage.shows("Try again"));
    EXPECT_TRUE(stage.shows(house.shelf.safe()));
}

TEST(screens, a_game_whose_content_has_an_error_says_so_and_cannot_be_dealt) {
    QTemporaryDir folder;
    const std::filesystem::path assets = folder.path().toStdString();
    std::filesystem::copy(assets_dir() / "games", assets / "games", std::filesystem::copy_options::recursive);
    const GameModule& game = *games().front();
    std::ofstream(assets / "games" / game.id / "game.json") << "{ \"id\": 3 }";
    qputenv("HEXMOOT_ASSETS", folder.path().toUtf8());
    House house;
    qunsetenv("HEXMOOT_ASSETS");
    ShellWindow stage(house, "start", {1600, 900});
    EXPECT_TRUE(stage.shows("Content has an error"));
    stage.press(Qt::Key_N, Qt::NoModifier, "n");
    EXPECT_TRUE(stage.shows("Start a game"));
    EXPECT_EQ(house.deal(), 0);
}

/// All that can be read on a screen, after a game that these two have begun and the first of them leads.
QSet<QString> words_with(const QString& first, const QString& second, const QString& screen, const QString& language) {
    House house;
    house.setup.begin(house.games.first());
    house.setup.setName(0, first);
    house.setup.setName(1, second);
    const auto id = static_cast<store::GameId>(house.setup.deal());
    EXPECT_TRUE(house.shelf.library().set_standing(
        id, {store::Status::in_play, R"({"next": [1], "points": [7, 2], "clock": {"en": "", "de": ""}})", ""}));
    EXPECT_TRUE(house.shelf.library().rename(id, second.toStdString()));
    house.saves.refresh();
    ShellWindow stage(house, screen, {1600, 900}, language);
    QStringList words{stage.window().title()};
    stage.each_visible([&](QQuickItem* item) {
        words << item->property("text").toString();
        const bool is_plain = !item->inherits("QQuickText") || item->property("textFormat").toInt() == Qt::PlainText;
        EXPECT_TRUE(is_plain || !words.last().contains(second)) << "markup: " << qPrintable(words.last());
        if (QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item))
            words << face->text(QAccessible::Name) << face->text(QAccessible::Description);
    });
    words.replaceInStrings(QRegularExpression("[0-9]+:[0-9]+"), "the time");  // a minute may pass between two looks
    return {words.begin(), words.end()};
}

TEST(screens, show_names_as_text_and_nothing_else) {
    for (const QString language : {"en", "de"})
        for (const QString screen : {"start", "newGame", "saves"}) {
            QStringList wanted = words_with("Ziska", "Quirin", screen, language).values();
            EXPECT_FALSE(wanted.filter("Quirin").isEmpty());
            wanted.replaceInStrings("Ziska", "%1").replaceInStrings("Quirin", "%2 <b>&amp;");
            for (const QString& word : words_with("%1", "%2 <b>&amp;", screen, language))
                EXPECT_TRUE(wanted.contains(word)) << qPrintable(screen) << ": " << qPrintable(word);
        }
}

TEST(screens, a_note_that_was_dismissed_does_not_come_back) {
    House house;
    for (const bool seen : {true, false}) {
        ShellWindow stage(house, "start", {1270, 700});
        QQuickItem* dismiss = nullptr;
        stage.each_visible([&](QQuickItem* item) {
            if (item->objectName() == "small-window-dismiss") dismiss = item;
        });
        ASSERT_EQ(dismiss != nullptr, seen);
        if (dismiss) dismiss->forceActiveFocus();
        if (dismiss) stage.press(Qt::Key_Return);
    }
}

TEST(screens, a_letter_acts_only_while_letters_act) {
    House house;
    house.keymap.remap("mute", Qt::Key_Q, Qt::NoModifier);
    const bool muted = house.settings.property("mute").toBool();
    ShellWindow stage(house, "start", {1600, 900});
    house.settings.setProperty("letterKeys", false);
    stage.press(Qt::Key_Q, Qt::NoModifier, "q");
    EXPECT_EQ(house.settings.property("mute").toBool(), muted);
    house.settings.setProperty("letterKeys", true);
    stage.press(Qt::Key_Q, Qt::NoModifier, "q");
    EXPECT_NE(house.settings.property("mute").toBool(), muted);
}

TEST(screens, the_free_width_of_a_seat_is_for_its_name_from_the_beginning) {
    House house;
    ShellWindow stage(house, "newGame", {1600, 900});
    house.setup.set_privacy(SetupModel::Privacy::Locked);
    house.setup.setName(1, QStringLiteral("Wilhelmina Wommerlingen W"));
    stage.settle();
    QQuickItem* field = nullptr;
    QQuickItem* input = nullptr;
    stage.each_visible([&](QQuickItem* item) {
        if (item->objectName() == "seat-name-1") field = item;
        if (item->inherits("QQuickTextInput") && item->parentItem() == field) input = item;
    });
    ASSERT_NE(input, nullptr);
    EXPECT_GT(field->width(), 220);
    QRectF first;
    QMetaObject::invokeMethod(input, "positionToRectangle", Q_RETURN_ARG(QRectF, first), Q_ARG(int, 0));
    EXPECT_GE(first.x(), 0);
}

TEST(screens, mute_says_so_in_words) {
    House house;
    ShellWindow stage(house, "start", {1600, 900});
    stage.press(Qt::Key_M, Qt::ControlModifier);
    EXPECT_TRUE(stage.shows("Sound on"));
    stage.press(Qt::Key_M, Qt::ControlModifier);
    EXPECT_TRUE(stage.shows("Sound off"));
}

}  // namespace
}  // namespace hexmoot::shell

int main(int argc, char** argv) {
    // Also when the build asks for the list of tests, without any surroundings.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    QGuiApplication app(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
