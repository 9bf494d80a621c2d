// The models of the shell: settings, keys, set-up, saves, the library's troubles, the host.
#include <QFile>
#include <fstream>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "app/shell/art.h"
#include "app/shell/language.h"
#include "app/shell/seats.h"
#include "app/table/board_model.h"
#include "tests/ui/shell_window.h"

namespace hexmoot::shell {
namespace {

TEST(settings, are_kept_in_the_library) {
    QTemporaryDir folder;
    const auto path = std::filesystem::path(folder.path().toStdString()) / "library.sqlite";
    {
        House house(path);
        house.settings.setProperty("scale", 1.5);
        house.settings.setProperty("look", "HighContrast");
        house.settings.setProperty("language", "de");
    }
    House house(path);
    EXPECT_DOUBLE_EQ(house.settings.property("scale").toDouble(), 1.5);
    EXPECT_EQ(house.settings.property("language").toString(), "de");
}

TEST(settings, stay_in_range_and_can_be_reset) {
    Settings settings(std::make_unique<MemorySettings>());
    settings.setProperty("scale", 9);
    EXPECT_DOUBLE_EQ(settings.property("scale").toDouble(), 2);
    settings.setProperty("volume", -1);
    EXPECT_DOUBLE_EQ(settings.property("volume").toDouble(), 0);
    settings.reset({"scale", "volume"});
    EXPECT_DOUBLE_EQ(settings.property("scale").toDouble(), 1);
    EXPECT_DOUBLE_EQ(settings.property("volume").toDouble(), 0.7);
}

TEST(settings, nonsense_in_the_store_is_ignored) {
    auto store = std::make_unique<MemorySettings>();
    store->set("scale", "enormous");
    store->set("look", "Plaid");
    Settings settings(std::move(store));
    EXPECT_GE(settings.property("scale").toDouble(), 0.8);
    EXPECT_EQ(settings.property("look").toInt(), 0);
}

TEST(keymap, remaps_shows_conflicts_and_resets) {
    Settings settings(std::make_unique<MemorySettings>());
    Keymap keymap(settings);
    EXPECT_EQ(keymap.conflicts(), 0);
    EXPECT_FALSE(keymap.remap("undo", Qt::Key_Control, Qt::NoModifier));
    EXPECT_TRUE(keymap.remap("log", Qt::Key_R, Qt::NoModifier));
    EXPECT_EQ(keymap.keys().toMap().value("log").toString(), "R");
    EXPECT_EQ(keymap.conflicts(), 2);
    keymap.reset("log");
    EXPECT_EQ(keymap.conflicts(), 0);
}

TEST(keymap, knows_a_digit_on_any_layout) {
    Settings settings(std::make_unique<MemorySettings>());
    const Keymap keymap(settings);
    constexpr quint32 place_of_two = 11;
    EXPECT_EQ(keymap.digit(Qt::Key_2, Qt::NoModifier, place_of_two), 2);
    EXPECT_EQ(keymap.digit(Qt::Key_2, Qt::KeypadModifier, 88), 2);
    EXPECT_EQ(keymap.digit(Qt::Key_2, Qt::ShiftModifier, place_of_two), 2) << "a layout with digits above";
    EXPECT_EQ(keymap.digit(Qt::Key_Eacute, Qt::NoModifier, place_of_two), 2) << "and its bare key";
    EXPECT_EQ(keymap.digit(Qt::Key_At, Qt::ShiftModifier, place_of_two), 0);
    EXPECT_EQ(keymap.digit(Qt::Key_2, Qt::ControlModifier, place_of_two), 0);
    EXPECT_EQ(keymap.digit(Qt::Key_0, Qt::NoModifier, 19), 0);
}

TEST(keymap, prints_no_key_that_does_not_act) {
    Settings settings(std::make_unique<MemorySettings>());
    const Keymap keymap(settings);
    const auto printed = [&](const char* action) { return keymap.text().toMap().value(action).toString(); };
    EXPECT_EQ(printed("giveUp"), "W");
    settings.setProperty("letterKeys", false);
    EXPECT_EQ(printed("giveUp"), "");
    EXPECT_FALSE(keymap.matches("giveUp", Qt::Key_W, Qt::NoModifier));
    EXPECT_EQ(keymap.digit(Qt::Key_2, Qt::NoModifier, 0), 0);
    EXPECT_EQ(printed("confirm"), "Enter");
    EXPECT_TRUE(keymap.matches("undo", Qt::Key_Z, Qt::ControlModifier));
    settings.setProperty("letterKeys", true);
    EXPECT_EQ(printed("giveUp"), "W");
}

TEST(setup, seats_the_least_number_and_swaps_liveries) {
    House house;
    house.setup.begin(house.games.first());
    ASSERT_EQ(house.setup.count(), house.setup.min_seats());
    const auto livery = [&](int row) {
        return house.setup.data(house.setup.index(row), SetupModel::LiveryRole).toInt();
    };
    const auto name = [&](int row) {
        return house.setup.data(house.setup.index(row), SetupModel::NameRole).toString();
    };
    EXPECT_EQ(livery(0), 0);
    EXPECT_EQ(livery(1), 1);
    house.setup.setLivery(0, 1);
    EXPECT_EQ(livery(0), 1);
    EXPECT_EQ(livery(1), 0);
    EXPECT_EQ(name(0), Seats::name(1));
    house.setup.setName(0, "  Ada   Lovelace ");
    EXPECT_EQ(name(0), "Ada Lovelace");
    house.setup.setLivery(0, 5);
    EXPECT_EQ(name(0), "Ada Lovelace");
}

// ux.md 4.2: what is ready-made is one press away, where a game has such a thing.
TEST(setup, deals_what_is_ready_made) {
    House house;
    int with = 0;
    for (int row = 0; row < house.games.rowCount(); row++) {
        house.setup.begin(house.games.data(house.games.index(row), GamesModel::GameRole).toString());
        if (house.setup.ready_made().isEmpty()) continue;
        with++;
        EXPECT_TRUE(house.setup.ready_made().contains(": "));
        const auto before = house.setup.options()->values();
        EXPECT_GT(house.setup.dealReadyMade(), 0);
        const auto after = house.setup.options()->values();
        int differ = 0;
        for (size_t i = 0; i < before.size(); i++) differ += before[i] != after[i];
        EXPECT_EQ(differ, 1);
    }
    EXPECT_GT(with, 0);
}

TEST(setup, says_what_is_missing) {
    House house;
    house.setup.begin(house.games.first());
    EXPECT_TRUE(house.setup.problem().isEmpty());
    house.setup.setName(1, "");
    EXPECT_FALSE(house.setup.problem().isEmpty());
    EXPECT_EQ(house.setup.deal(), 0);
    house.setup.setName(1, house.setup.data(house.setup.index(0), SetupModel::NameRole).toString());
    EXPECT_FALSE(house.setup.problem().isEmpty());
    house.setup.setName(1, "Bo");
    house.setup.set_privacy(SetupModel::Privacy::Locked);
    EXPECT_FALSE(house.setup.problem().isEmpty());
    house.setup.setPin(0, "1234");
    house.setup.setPin(1, "0000");
    EXPECT_TRUE(house.setup.problem().isEmpty());
    EXPECT_GT(house.setup.deal(), 0);
}

TEST(setup, a_name_is_what_can_be_seen) {
    House house;
    ASSERT_GT(house.deal(), 0);
    const auto named = [&](const char16_t* name) {
        house.setup.setName(0, QString::fromUtf16(name));
        return house.setup.data(house.setup.index(0), SetupModel::NameRole).toString();
    };
    EXPECT_EQ(named(u" Anna\n Maria\t"), u"Anna Maria");
    EXPECT_EQ(named(u"\u202Eevil\u2066\u200B"), u"evil");
    EXPECT_EQ(named(u"\u200B"), u"");
    EXPECT_EQ(named(u"<b>Ann</b> %1 {seat}"), u"<b>Ann</b> %1 {seat}");
    EXPECT_EQ(named(u"\U0001F468\u200D\U0001F469"), u"\U0001F468\u200D\U0001F469");
}

TEST(language, german_reaches_the_texts_of_the_models) {
    Language language;
    EXPECT_EQ(language.apply("de"), "de");
    EXPECT_EQ(SetupModel::tr("%1 has no four-digit PIN yet."), "%1 hat noch keine vierstellige PIN.");
    EXPECT_EQ(QCoreApplication::translate("Keymap", "Magnifier"), "Lupe");
    EXPECT_EQ(language.apply("en"), "en");
    EXPECT_EQ(SetupModel::tr("%1 has no four-digit PIN yet."), "%1 has no four-digit PIN yet.");
}

TEST(setup, options_in_conflict_exclude_each_other) {
    House house;
    house.setup.begin(house.games.first());
    OptionsModel& options = *house.setup.options();
    for (int row = 0; row < options.count(); ++row) {
        const auto conflict = [&](int i) {
            return options.data(options.index(i), OptionsModel::ConflictRole).toString();
        };
        options.set(row, 1);
        for (int other = 0; other < options.count(); ++other) {
            if (other == row || conflict(other).isEmpty()) continue;
            options.set(other, 1);
            EXPECT_EQ(options.values()[static_cast<size_t>(other)], 0);
        }
        options.set(row, 0);
    }
}

TEST(setup, a_choice_shows_its_names_and_a_number_its_range) {
    int choices = 0, numbers = 0;
    for (const GameModule* game : games()) {
        const auto content = game->content(assets_dir() / "games" / game->id, {});
        ASSERT_TRUE(content) << to_string(content.error());
        OptionsModel options;
        options.begin(*game, *content, "de");
        ASSERT_EQ(options.count(), static_cast<int>(content->options().size()));
        for (int row = 0; row < options.count(); ++row) {
            const auto fact = [&](int role) { return options.data(options.index(row), role); };
            const Option& option = content->options()[static_cast<size_t>(row)];
            const auto names = static_cast<size_t>(fact(OptionsModel::NamesRole).toStringList().size());
            EXPECT_EQ(names, option.names.size()) << option.id;
            EXPECT_EQ(fact(OptionsModel::SwitchRole).toBool(),
                      option.names.empty() && option.low == 0 && option.high == 1)
                << option.id;
            EXPECT_EQ(fact(OptionsModel::HighRole).toInt(), option.high) << option.id;
            choices += names > 0;
            numbers += names == 0 && option.high > 1;
        }
    }
    EXPECT_GT(choices, 0);
    EXPECT_GT(numbers, 0);
}

TEST(games, only_those_with_a_board_are_listed) {
    House house;
    for (int row = 0; row < house.games.count(); ++row) {
        const QString game = house.games.data(house.games.index(row), GamesModel::GameRole).toString();
        EXPECT_TRUE(ui::has_board(game.toStdString())) << game.toStdString();
    }
    for (const GameModule* game : games()) EXPECT_EQ(house.games.content(game->id) != nullptr, ui::has_board(game->id));
}

TEST(setup, remembers_the_last_table_without_its_pins) {
    House house;
    house.setup.begin(house.games.first());
    house.setup.setName(0, "Ada");
    house.setup.setLivery(0, 4);
    house.setup.set_privacy(SetupModel::Privacy::Locked);
    house.setup.setPin(0, "1234");
    house.setup.setPin(1, "4321");
    ASSERT_GT(house.setup.deal(), 0);
    house.setup.begin(house.games.first());
    EXPECT_TRUE(house.setup.remembered());
    EXPECT_EQ(house.setup.data(house.setup.index(0), SetupModel::NameRole).toString(), "Ada");
    EXPECT_EQ(house.setup.data(house.setup.index(0), SetupModel::LiveryRole).toInt(), 4);
    EXPECT_EQ(house.setup.privacy(), SetupModel::Privacy::Locked);
    EXPECT_TRUE(house.setup.data(house.setup.index(0), SetupModel::PinRole).toString().isEmpty());
}

TEST(saves, list_search_delete_and_bring_back) {
    House house;
    EXPECT_EQ(house.saves.newest().toMap().value("id").toInt(), 0);
    const int first = house.deal();
    house.setup.setName(0, "Zenobia");
    const int second = house.setup.deal();
    house.saves.refresh();
    ASSERT_EQ(house.saves.count(), 2);
    house.saves.set_search("zenobia");
    ASSERT_EQ(house.saves.count(), 1);
    EXPECT_EQ(house.saves.facts(0).value("id").toInt(), second);
    house.saves.set_search("");
    house.saves.remove(first);
    EXPECT_EQ(house.saves.count(), 1);
    EXPECT_FALSE(house.saves.removed().isEmpty());
    house.saves.bringBack();
    EXPECT_EQ(house.saves.count(), 2);
    EXPECT_TRUE(house.saves.removed().isEmpty());
}

TEST(host, opens_deals_again_and_clears) {
    House house;
    const int id = house.deal();
    int seated = 0;
    QObject::connect(&house.host, &Host::tableChanged, [&seated] { ++seated; });
    ASSERT_TRUE(house.host.open(id));
    ASSERT_NE(house.host.table(), nullptr);
    EXPECT_TRUE(house.host.notice().isEmpty());
    ASSERT_TRUE(house.host.rematch());
    house.saves.refresh();
    EXPECT_EQ(house.saves.total(), 2);
    house.host.clear();
    EXPECT_EQ(house.host.table(), nullptr);
    EXPECT_EQ(seated, 3);
}

TEST(host, a_game_that_is_not_there_is_refused_with_a_sentence) {
    House house;
    QStringList failures;
    QObject::connect(&house.shelf, &Shelf::failed, [&failures](const QString& what) { failures << what; });
    EXPECT_FALSE(house.host.open(4711));
    ASSERT_EQ(failures.size(), 1);
    EXPECT_EQ(failures.front(), "There is no game 4711.");
    Language language;
    language.apply("de");
    EXPECT_FALSE(house.host.open(4711));
    language.apply("en");
    EXPECT_EQ(failures.back(), "Spiel 4711 gibt es nicht.");
}

TEST(host, a_file_that_is_no_game_is_refused_with_what_is_safe_and_what_to_do) {
    House house;
    QStringList said;
    QObject::connect(&house.shelf, &Shelf::failed,
                     [&](const QString& what, const QString& safe, const QString& todo) { said = {what, safe, todo}; });
    const QString pipe = house.folder.filePath("pipe"), cut = house.folder.filePath("cut");
    ASSERT_EQ(mkfifo(qPrintable(pipe), 0600), 0);
    std::ofstream(cut.toStdString()) << "Hexmoot game file 1\ntitle";
    for (const QString& path :
         {pipe, cut, house.folder.path(), QStringLiteral("/dev/zero"), QStringLiteral("/nowhere")}) {
        for (const auto open : {&Host::open_file, &Host::show_file}) {
            said.clear();
            EXPECT_FALSE((house.host.*open)(path)) << qPrintable(path);
            ASSERT_EQ(said.size(), 3) << qPrintable(path);
            for (const QString& sentence : said) EXPECT_FALSE(sentence.isEmpty()) << qPrintable(path);
            EXPECT_FALSE(said[2].contains("rescue")) << "that is for libraries";
        }
    }
    house.saves.refresh();
    EXPECT_EQ(house.saves.total(), 0);
}

TEST(host, a_game_whose_files_have_an_error_says_so) {
    qputenv("HEXMOOT_ASSETS", "/nowhere");
    House house;
    qunsetenv("HEXMOOT_ASSETS");
    QStringList said;
    QObject::connect(&house.shelf, &Shelf::failed,
                     [&](const QString& what, const QString& safe, const QString& todo) { said = {what, safe, todo}; });
    const auto told = [&] { return said.size() == 3 && said[0].contains("/nowhere/games/") && !said[1].isEmpty(); };
    house.setup.begin(house.games.first());
    EXPECT_TRUE(told());
    EXPECT_EQ(house.setup.game(), "");
    said.clear();
    House other;
    const int id = other.deal();
    const auto file = other.shelf.library().export_game(static_cast<store::GameId>(id), "");
    ASSERT_TRUE(file);
    const auto stored = house.shelf.library().import_game(*file);
    ASSERT_TRUE(stored);
    EXPECT_FALSE(house.host.open(static_cast<int>(*stored)));
    EXPECT_TRUE(told());
}

TEST(host, a_game_without_a_board_is_refused_with_a_sentence) {
    House house;
    QStringList said;
    QObject::connect(&house.shelf, &Shelf::failed,
                     [&](const QString& what, const QString& safe, const QString& todo) { said = {what, safe, todo}; });
    for (const GameModule* game : games()) {
        if (ui::has_board(game->id)) continue;
        const auto match = game->start({game->min_seats, 1, {}}, {});
        ASSERT_TRUE(match);
        const auto content = game->content(assets_dir() / "games" / game->id, {});
        ASSERT_TRUE(content);
        play::Seating seating;
        for (int i = 0; i < game->min_seats; i++) seating.chairs.emplace_back().name = static_cast<char>('A' + i);
        const auto journal = play::Journal::begin(house.shelf.library(), *game, *content, **match, seating);
        ASSERT_TRUE(journal);
        said.clear();
        EXPECT_FALSE(house.host.open(static_cast<int>(journal->game())));
        EXPECT_EQ(house.host.table(), nullptr);
        EXPECT_EQ(said,
                  (QStringList{Shelf::tr("The window has no table for this game."), Shelf::tr("No game was touched."),
                               Shelf::tr("Play it on the command line, with hexmoot-cli.")}));
    }
}

TEST(host, a_file_is_shown_without_a_place_in_the_library) {
    House house;
    const auto file = house.shelf.library().export_game(static_cast<store::GameId>(house.deal()), "");
    ASSERT_TRUE(file);
    const QString path = house.folder.filePath("war");
    std::ofstream(path.toStdString()) << *file;
    ASSERT_TRUE(house.host.show_file(path));
    ASSERT_NE(house.host.table(), nullptr);
    house.saves.refresh();
    EXPECT_EQ(house.saves.total(), 1) << "the one dealt";
    ASSERT_TRUE(house.host.open_file(path));
    house.saves.refresh();
    EXPECT_EQ(house.saves.total(), 2);
}

TEST(language, german_reaches_the_classes_of_the_program) {
    Language language;
    const char* closed = "The hand is closed.";
    const char* altered = "This game was changed or damaged. It opens after move %1, the last good point.";
    language.apply("de");
    EXPECT_NE(ui::TableModel::tr(closed), closed);
    EXPECT_NE(Host::tr(altered), altered);
    language.apply("en");
    EXPECT_EQ(ui::TableModel::tr(closed), closed);
}

TEST(shelf, a_damaged_library_offers_its_ways_out) {
    QTemporaryDir folder;
    const auto path = std::filesystem::path(folder.path().toStdString()) / "library.sqlite";
    {
        House house(path);
    }
    {
        std::ofstream(path, std::ios::binary | std::ios::in).seekp(0) << "SQLite format 3" << std::string(200, '\x7f');
    }
    Shelf shelf(path);
    ASSERT_FALSE(shelf.is_open());
    EXPECT_FALSE(shelf.what().isEmpty());
    EXPECT_FALSE(shelf.safe().isEmpty());
    EXPECT_FALSE(shelf.todo().isEmpty());
    shelf.startAnew();
    EXPECT_TRUE(shelf.is_open());
}

TEST(shelf, another_file_is_left_alone) {
    QTemporaryDir folder;
    const auto path = std::filesystem::path(folder.path().toStdString()) / "letter.txt";
    std::ofstream(path) << std::string(5000, 'x');
    Shelf shelf(path);
    EXPECT_FALSE(shelf.is_open());
    EXPECT_FALSE(shelf.what().contains("%"));
    EXPECT_EQ(std::filesystem::file_size(path), 5000U);
}

TEST(sounds, captions_say_what_sounds) {
    Settings settings(std::make_unique<MemorySettings>());
    settings.setProperty("mute", true);
    Sounds sounds(settings);
    int captions = 0;
    QObject::connect(&sounds, &Sounds::captioned, [&captions] { ++captions; });
    sounds.play("turn");
    EXPECT_EQ(captions, 0);
    settings.setProperty("captions", true);
    sounds.play("turn");
    EXPECT_EQ(captions, 1);
}

// A picture on a screen with several pixels to a length of the layout is rounded by lengths, as its frame is.
TEST(pictures, round_their_corners_by_lengths_of_the_layout) {
    const auto bare = [](qreal ratio) {
        const QImage picture = art("card/aa0000/000000?all,12", QSize(60, 60) * ratio, ratio);
        int x = 0;
        while (qAlpha(picture.pixel(x, 0)) < 128) ++x;
        return x / ratio;
    };
    EXPECT_GT(bare(1), 5);
    EXPECT_NEAR(bare(1), bare(2), 1);
    EXPECT_NEAR(bare(1), bare(3), 1);
}

}  // namespace
}  // namespace hexmoot::shell
