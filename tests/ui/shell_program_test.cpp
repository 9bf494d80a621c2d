// The program over its library: what the command line asks for, what is done while people play.
#include <QCoreApplication>
#include <QThread>
#include <fstream>

#include <gtest/gtest.h>

#include "app/main/program.h"
#include "tests/ui/shell_window.h"
#include "tests/ui/window_events.h"

namespace hexmoot::shell {
namespace {

TEST(settings, of_the_command_line_hold_for_one_run_and_the_others_are_kept) {
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("library.sqlite").toStdString();
    {
        House(path).settings.setProperty("look", "HighContrast");
    }
    const auto kept = [&](const char* key) { return *store::Library::open(path)->setting(key); };
    Arguments arguments;
    arguments.library = QString::fromStdString(path.string());
    arguments.theme = "Light";
    arguments.scale = 1.5;
    arguments.language = "de";
    {
        const Program program(arguments);
        Settings& settings = *Settings::create(nullptr, nullptr);
        EXPECT_EQ(settings.property("look").value<Settings::Look>(), Settings::Look::Light);
        EXPECT_EQ(settings.property("scale"), 1.5);
        EXPECT_EQ(QCoreApplication::translate("Keymap", "Magnifier"), "Lupe");
        settings.setProperty("volume", 0.25);
        settings.set_value("last table", "two seats");
        settings.reset({"language"});
    }
    EXPECT_EQ(kept("look"), "HighContrast");
    EXPECT_EQ(kept("scale"), std::nullopt);
    EXPECT_EQ(kept("volume"), "0.25");
    EXPECT_EQ(kept("last table"), "two seats");
    EXPECT_EQ(kept("language"), "") << "what is chosen in the window is kept, even where the command line had its wish";
}

/// A library with a game of so many answers, and one that lies in the bin since 1970.
store::GameId fill_library(const std::filesystem::path& path, u32 answers) {
    const store::GameHeader header{"bench", 1, "", 1, "{}", {{"A", 0, ""}, {"B", 1, ""}}, "", "open"};
    auto old = *store::Library::open(path, {.now = [] { return i64{1}; }});
    EXPECT_TRUE(old.remove(*old.create_game(header)));
    const store::GameId game = *old.create_game(header);
    EXPECT_TRUE(old.append(game, 0, std::vector<store::Answer>(answers, {0, "pass"})));
    return game;
}

std::vector<store::GameSummary> binned(const std::filesystem::path& path) {
    store::Filter filter;
    filter.removed = true;
    return *store::Library::open(path)->list(filter);
}

TEST(shelf, is_tidied_when_the_program_is_closed_at_once) {
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("library.sqlite").toStdString();
    const store::GameId game = fill_library(path, 2000);
    {
        Shelf shelf(path);
        shelf.tidy();
    }
    const auto copies = store::Library::backups(path);
    ASSERT_EQ(copies.size(), 1U);
    EXPECT_EQ(store::Library::open(copies.front().path)->verify(game)->good_answers, 2000U);
    EXPECT_TRUE(binned(path).empty()) << "the bin is empty";
}

TEST(shelf, keeps_every_answer_given_while_it_is_tidied) {
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("library.sqlite").toStdString();
    const store::GameId game = fill_library(path, 2000);
    {
        Shelf shelf(path);
        shelf.tidy();
        for (u32 n = 2000; n < 2200; ++n) {
            const auto kept = shelf.library().append(game, n, store::Answer{0, "pass"});
            ASSERT_TRUE(kept) << kept.error().what;
        }
    }
    EXPECT_EQ(store::Library::open(path)->verify(game)->good_answers, 2200U);
    const auto copies = store::Library::backups(path);
    ASSERT_EQ(copies.size(), 1U);
    const auto copied = store::Library::open(copies.front().path)->verify(game);
    EXPECT_EQ(copied->health, store::Health::good);
    EXPECT_GE(copied->good_answers, 2000U);
}

TEST(shelf, tells_the_window_what_could_not_be_tidied) {
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("library.sqlite").toStdString();
    fill_library(path, 1);
    std::ofstream(path.parent_path() / "backup") << "a file where the folder should be";
    Shelf shelf(path);
    QStringList said;
    QObject::connect(&shelf, &Shelf::failed, [&](const QString& what, const QString& safe, const QString& todo) {
        EXPECT_EQ(QThread::currentThread(), QCoreApplication::instance()->thread());
        said = {what, safe, todo};
    });
    shelf.tidy();
    for (int i = 0; i < 500 && said.isEmpty(); ++i) ui::run_events(10);
    ASSERT_EQ(said.size(), 3);
    for (const QString& sentence : said) EXPECT_FALSE(sentence.isEmpty());
    for (int i = 0; i < 500 && !binned(path).empty(); ++i) ui::run_events(10);
    EXPECT_TRUE(binned(path).empty()) << "without a copy the bin is emptied all the same";
}

}  // namespace
}  // namespace hexmoot::shell
