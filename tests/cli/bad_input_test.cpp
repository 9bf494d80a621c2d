// What is wrong is told: what happened, what is safe, what to do. Nothing crashes, and no file is harmed.
#include <csignal>

#include <sqlite3.h>
#include <sys/stat.h>

#include "tests/cli/cli.h"

namespace hexmoot::cli_test {
namespace {

using testing::AllOf;
using testing::HasSubstr;

// The message of a failed run, whose exit code must be this one.
#define EXPECT_STOPS(ran, exit_code, message)              \
    do {                                                   \
        const Ran r_ = ran;                                \
        EXPECT_EQ(r_.code, exit_code) << r_.out << r_.err; \
        EXPECT_THAT(r_.err, message);                      \
    } while (false)

class BadInput : public Cli {
  protected:
    void SetUp() override {
        Cli::SetUp();
        game("war");
    }
};

TEST_F(BadInput, AnUnknownWord) {
    const std::string before = text("war");
    EXPECT_STOPS(run({"say", "war", "A concede"}), 3,
                 AllOf(HasSubstr("ERR_UNKNOWN_WORD"), HasSubstr("The game file is as it was.")));
    EXPECT_EQ(text("war"), before);
}

TEST_F(BadInput, AMoveOutOfTurn) {
    const std::string before = text("war");
    EXPECT_STOPS(run({"say", "war", "B withdraw"}), 3,
                 AllOf(HasSubstr("ERR_NOT_YOUR_TURN (ALS-TURN-2): "), HasSubstr("The game file is as it was.")));
    EXPECT_EQ(text("war"), before);
}

TEST_F(BadInput, ARefusedMoveTakesTheOthersOfItsCommandWithIt) {
    const std::string before = text("war");
    EXPECT_STOPS(run({"say", "war", "A withdraw", "A withdraw"}), 3, HasSubstr("ERR_BATTLE_OVER (ALS-STATE-5)"));
    EXPECT_EQ(text("war"), before);
}

TEST_F(BadInput, AMoveWithoutASeatOrWords) {
    EXPECT_STOPS(run({"say", "war", "withdraw"}), 2, HasSubstr("The seats are A to B."));
    EXPECT_STOPS(run({"say", "war", "A"}), 2, HasSubstr("expected a seat and words"));
    EXPECT_STOPS(run({"replay", "war", "--as", "C"}), 2, HasSubstr("There is no seat 'C'."));
}

TEST_F(BadInput, ATruncatedFile) {
    const std::string whole = text("war");
    for (size_t keep : {whole.size() / 2, whole.size() - 12, size_t{30}}) {
        write(folder_ / "cut", whole.substr(0, keep));
        EXPECT_STOPS(run({"say", "cut", "A withdraw"}), 2, AllOf(HasSubstr("cut: "), HasSubstr("damaged")));
        EXPECT_EQ(text("cut"), whole.substr(0, keep));
    }
}

TEST_F(BadInput, AnEditedFile) {
    std::string edited = text("war");
    edited.replace(edited.find("Vermilion"), 9, "Verdigris");
    write(folder_ / "edited", edited);
    EXPECT_STOPS(run({"replay", "edited"}), 2,
                 AllOf(HasSubstr("edited: "), HasSubstr("was changed by another program")));
    std::string sealed = text("war");
    char& c = sealed[sealed.find("\n---- end") - 20];
    c = c == 'x' ? 'y' : 'x';
    write(folder_ / "sealed", sealed);
    EXPECT_STOPS(run({"offer", "sealed"}), 2, HasSubstr("was changed by another program"));
}

TEST_F(BadInput, AFileOfANewerVersion) {
    std::string newer = text("war");
    newer.replace(newer.find("file 1"), 6, "file 9");
    write(folder_ / "newer", newer);
    EXPECT_STOPS(run({"replay", "newer"}), 2,
                 AllOf(HasSubstr("newer Hexmoot"), HasSubstr("Open it with the newer program.")));
}

TEST_F(BadInput, AFileThatIsNoGame) {
    write(folder_ / "poem", "Whose woods these are\n");
    EXPECT_STOPS(run({"replay", "poem"}), 2, HasSubstr("does not begin like a Hexmoot game file"));
    write(folder_ / "empty", "");
    EXPECT_STOPS(run({"perft", "empty", "1"}), 2, HasSubstr("does not begin like a Hexmoot game file"));
}

TEST_F(BadInput, AFileThatCannotBeRead) {
    EXPECT_STOPS(
        run({"replay", "nothing"}), 2,
        AllOf(HasSubstr("nothing can't be read: No such file or directory."), HasSubstr("Nothing was changed.")));
    EXPECT_STOPS(run({"replay", "."}), 2, HasSubstr("can't be read: Is a directory."));
}

TEST_F(BadInput, AFileWithoutAWriterOrAnEnd) {
    ASSERT_EQ(mkfifo((folder_ / "pipe").c_str(), 0600), 0);
    for (const std::vector<std::string>& verb : {std::vector<std::string>{"replay"},
                                                 {"vectors", "air_land_sea"},
                                                 {"scenario"},
                                                 {"saves", "library", "import"}}) {
        std::vector<std::string> pipe = verb, endless = verb;
        pipe.emplace_back("pipe");
        endless.emplace_back("/dev/zero");
        EXPECT_STOPS(run(pipe), 2, HasSubstr("pipe"));
        EXPECT_STOPS(run(endless), 2, AllOf(HasSubstr("/dev/zero"), HasSubstr("it is larger than 64 MB")));
    }
    EXPECT_STOPS(run({"saves", "pipe", "list"}), 2, HasSubstr("pipe"));
    EXPECT_STOPS(run({"play", "air_land_sea", "--seed", "5", "--out", "pipe"}), 2,
                 AllOf(HasSubstr("pipe can't be written"), HasSubstr("--seed 5 plays it again.")));
}

TEST_F(BadInput, AFileNameThatLeadsNowhere) {
    fs::create_symlink("loop", folder_ / "loop");
    const std::string long_name(5000, 'x');
    for (const std::string& name : {std::string("loop"), long_name}) {
        EXPECT_STOPS(run({"replay", name}), 2, HasSubstr("can't be read"));
        EXPECT_STOPS(run({"scenario", name}), 2, HasSubstr("expected a readable file"));
        EXPECT_STOPS(run({"saves", name, "list"}), 2, HasSubstr("could not be read or written"));
        EXPECT_STOPS(run({"play", "air_land_sea", "--library", name}), 2, HasSubstr("could not be read or written"));
        EXPECT_STOPS(run({"play", "air_land_sea", "--out", name}), 2, HasSubstr("can't be written"));
    }
    EXPECT_STOPS(run({"scenario", "."}), 2, HasSubstr("expected a readable file: Is a directory"));
    EXPECT_STOPS(run({"play", "air_land_sea", "--out", ""}), 2, HasSubstr("expected the name of a file"));
    EXPECT_STOPS(run({"play", "air_land_sea", "--library", ""}), 2, HasSubstr("expected the name of a file"));
}

TEST_F(BadInput, OnlyAGameFileIsReplaced) {
    ASSERT_EQ(run({"saves", "library", "import", "war"}).code, 0);
    const std::string library = text("library");
    const auto untouched =
        AllOf(HasSubstr("is not a game file, so nothing takes its place."), HasSubstr("Name another file."));
    EXPECT_STOPS(run({"saves", "library", "export", "1", "library"}), 2, untouched);
    EXPECT_STOPS(run({"play", "air_land_sea", "--out", "library"}), 2, untouched);
    EXPECT_EQ(text("library"), library);
    write(folder_ / "war.new", "a poem");  // where the new file would be prepared
    EXPECT_STOPS(run({"say", "war", "A withdraw"}), 2, untouched);
    EXPECT_EQ(text("war.new"), "a poem");
    fs::remove(folder_ / "war.new");
    fs::permissions(folder_ / "war", fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_EQ(run({"saves", "library", "export", "1", "war"}).code, 0);
    EXPECT_EQ(fs::status(folder_ / "war").permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(BadInput, OneFileThatIsNoGameKeepsAllOutOfTheLibrary) {
    write(folder_ / "poem", "Whose woods these are\n");
    EXPECT_STOPS(run({"saves", "library", "import", "war", "poem"}), 2, HasSubstr("poem: The game file is damaged"));
    EXPECT_STOPS(run({"saves", "library", "import", "war", "nothing"}), 2, HasSubstr("Nothing was changed."));
    EXPECT_FALSE(fs::exists(folder_ / "library"));
}

TEST_F(BadInput, NumbersSayWhatIsExpected) {
    EXPECT_STOPS(run({"replay", "war", "--to", "-1"}), 2, HasSubstr("expected a whole number, 0 or more; found '-1'"));
    EXPECT_STOPS(run({"perft", "war", "1.5"}), 2, HasSubstr("expected a whole number, from 1 to 12; found '1.5'"));
    EXPECT_STOPS(run({"fuzz", "air_land_sea", "--games", "99999999999"}), 2, HasSubstr("from 1 to 2147483647"));
    EXPECT_STOPS(run({"play", "air_land_sea", "--to", "99999999999999999999"}), 2, HasSubstr("0 or more"));
}

TEST_F(BadInput, AnEnvironmentThatLeadsNowhere) {
    for (const char* name : {"TMPDIR", "HOME", "XDG_DATA_HOME", "LC_ALL", "TZ"}) {
        const Ran r = run_with({"games"}, "stdout", [=] { setenv(name, "/nowhere", 1); });
        EXPECT_EQ(r.code, 0) << name << ": " << r.err;
    }
}

TEST_F(BadInput, ATimeThatNoCalendarHas) {
    ASSERT_EQ(run({"saves", "library", "import", "war"}).code, 0);
    sqlite3* db = nullptr;
    ASSERT_EQ(sqlite3_open((folder_ / "library").c_str(), &db), SQLITE_OK);
    EXPECT_EQ(
        sqlite3_exec(db, "UPDATE game SET updated = 9223372036854775807, public_json = '{\"clock\": {\"en\": 5}}'",
                     nullptr, nullptr, nullptr),
        SQLITE_OK);
    sqlite3_close(db);
    const Ran r = run({"saves", "library", "list"});
    EXPECT_EQ(r.code, 0) << r.err;
    EXPECT_THAT(r.out, AllOf(HasSubstr("   1  9999-"), HasSubstr("changed")));
}

TEST_F(BadInput, AFullDisk) {
    EXPECT_STOPS(run({"play", "air_land_sea", "--seed", "5", "--out", "/dev/full"}), 2,
                 AllOf(HasSubstr("/dev/full can't be written: No space left on device."),
                       HasSubstr("--seed 5 plays it again."), HasSubstr("Free some space")));
    const Ran r = run_with({"games"}, "/dev/full", [] {});
    EXPECT_EQ(r.code, 2);
    EXPECT_THAT(r.err, HasSubstr("The output can't be written"));
}

TEST_F(BadInput, AFolderThatIsNotThere) {
    EXPECT_STOPS(run({"play", "air_land_sea", "--out", "nowhere/war"}), 2,
                 HasSubstr("nowhere/war can't be written: No such file or directory."));
}

TEST_F(BadInput, GamesSeatsSeedsAndOptionsThatDoNotExist) {
    EXPECT_STOPS(run({"play", "chess"}), 2, HasSubstr("There is no game 'chess'. The games are: air_land_sea"));
    EXPECT_STOPS(run({"play", "air_land_sea", "--seats", "3"}), 2, HasSubstr("air_land_sea is for 2 seats."));
    EXPECT_STOPS(run({"play", "air_land_sea", "--seed", "many"}), 2, HasSubstr("--seed many: expected a whole number"));
    EXPECT_STOPS(run({"play", "air_land_sea", "--option", "hasty=1"}), 2,
                 AllOf(HasSubstr("has no such option"), HasSubstr("beginner, longGame")));
    EXPECT_STOPS(run({"play", "air_land_sea", "--option", "longGame=2"}), 2,
                 HasSubstr("expected longGame=N with N from 0 to 1."));
    EXPECT_STOPS(run({"play", "air_land_sea", "--option", "longGame"}), 2, HasSubstr("expected longGame=N"));
}

TEST_F(BadInput, ContradictoryOptions) {
    EXPECT_STOPS(run({"play", "air_land_sea", "--option", "beginner=1", "--option", "longGame=1"}), 2,
                 AllOf(HasSubstr("ERR_BAD_OPTIONS (ALS-VAR-2): "), HasSubstr("No game was begun.")));
}

TEST_F(BadInput, WordsThatAreNoVerbsOrOptions) {
    EXPECT_STOPS(run({"dance"}), 2, HasSubstr("There is no verb 'dance'."));
    EXPECT_STOPS(run({"saves", "library", "dance"}), 2, HasSubstr("There is no verb 'dance'."));
    EXPECT_STOPS(run({"saves", "library", "export", "x"}), 2, HasSubstr("expected a whole number"));
    EXPECT_STOPS(run({"play", "air_land_sea", "--seats", "x"}), 2, HasSubstr("expected a whole number"));
    EXPECT_STOPS(run({"play", "air_land_sea", "--bots", "greedy,random,random"}), 2,
                 HasSubstr("--bots names 3 robots for 2 seats."));
    EXPECT_STOPS(run({}), 2, HasSubstr("--help"));
    EXPECT_STOPS(run({"replay"}), 2, HasSubstr("FILE is required."));
    EXPECT_STOPS(run({"replay", "war", "--loud"}), 2, HasSubstr("--loud"));
    EXPECT_STOPS(run({"replay", "war", "--to", "99"}), 2, HasSubstr("The game has 0 words"));
    EXPECT_STOPS(run({"perft", "war", "0"}), 2, HasSubstr("DEPTH"));
    EXPECT_STOPS(run({"play", "air_land_sea", "--report-fd", "3"}), 2, HasSubstr("--library"));
}

TEST_F(BadInput, AContentFileWithAnError) {
    fs::copy(HEXMOOT_SOURCE "/assets", folder_ / "assets", fs::copy_options::recursive);
    const fs::path cards = folder_ / "assets/games/air_land_sea/cards.json";
    std::string json = read(cards);
    const size_t at = json.find("\"strength\": 5");
    ASSERT_NE(at, json.npos);
    json.replace(at, 13, "\"strength\": 7");
    write(cards, json);
    const auto with_assets = [this] { setenv("HEXMOOT_ASSETS", (folder_ / "assets").c_str(), 1); };
    const std::string before = text("war");
    for (const std::vector<std::string>& line :
         {std::vector<std::string>{"games"}, {"say", "war", "A withdraw"}, {"play", "air_land_sea"}}) {
        const Ran r = run_with(line, "stdout", with_assets);
        EXPECT_EQ(r.code, 2) << r.out << r.err;
        EXPECT_THAT(r.err, AllOf(HasSubstr("cards.json:"), HasSubstr("/strength"), HasSubstr("No game was touched.")));
    }
    EXPECT_EQ(text("war"), before);
}

TEST_F(BadInput, CountersAndWindowsOfThundersEdge) {
    fs::copy(HEXMOOT_SOURCE "/assets", folder_ / "assets", fs::copy_options::recursive);
    const fs::path cards = folder_ / "assets/games/thunders_edge/cards.json";
    const std::string whole = read(cards);
    const auto spoilt = [&](std::string_view was, std::string_view is) {
        std::string json = whole;
        const size_t at = json.find(was);
        EXPECT_NE(at, json.npos) << was;
        write(cards, json.replace(at, was.size(), is));
        const auto with_assets = [this] { setenv("HEXMOOT_ASSETS", (folder_ / "assets").c_str(), 1); };
        const Ran r = run_with({"play", "thunders_edge", "--to", "0"}, "stdout", with_assets);
        EXPECT_EQ(r.code, 2) << r.out;
        return r.err;
    };
    EXPECT_THAT(spoilt("\"count\": 8", "\"count\": [1]"), HasSubstr("/counter/0: expected count: 8"));
    EXPECT_THAT(spoilt("\"cost\": 3, \"source\"", "\"cost\": 4, \"source\""), HasSubstr("expected cost: 3"));
    EXPECT_THAT(spoilt("\"window\": \"W-PUR\"", "\"window\": true"), HasSubstr("expected a window of TE-CARD-3"));
}

TEST_F(BadInput, LibrariesThatAreNone) {
    EXPECT_STOPS(run({"saves", "nothing", "list"}), 2, HasSubstr("There is no library nothing. Nothing was made."));
    EXPECT_FALSE(fs::exists(folder_ / "nothing"));
    write(folder_ / "poem", std::string(2000, 'x'));
    EXPECT_STOPS(run({"saves", "poem", "list"}), 2, HasSubstr("is not a Hexmoot library."));
    EXPECT_EQ(text("poem"), std::string(2000, 'x'));
    EXPECT_STOPS(run({"play", "air_land_sea", "--library", "poem"}), 2, HasSubstr("is not a Hexmoot library."));
}

TEST_F(BadInput, ALibraryOfANewerVersion) {
    ASSERT_EQ(run({"saves", "library", "import", "war"}).code, 0);
    std::string bytes = text("library");
    bytes.replace(60, 4, std::string("\0\0\0\x63", 4));  // user_version
    write(folder_ / "library", bytes);
    EXPECT_STOPS(run({"saves", "library", "list"}), 2,
                 AllOf(HasSubstr("newer Hexmoot"), HasSubstr("The file is untouched.")));
    EXPECT_EQ(text("library"), bytes);
}

TEST_F(BadInput, AGameThatIsNotInTheLibrary) {
    ASSERT_EQ(run({"saves", "library", "import", "war"}).code, 0);
    EXPECT_STOPS(run({"saves", "library", "export", "9"}), 2, HasSubstr("There is no game 9."));
    EXPECT_STOPS(run({"saves", "library", "export", "1", "/dev/full"}), 2,
                 HasSubstr("The game is safe in the library."));
    EXPECT_STOPS(run({"saves", "library"}), 2, HasSubstr("--help"));
}

TEST_F(BadInput, NobodyReadsTheReports) {
    std::signal(SIGPIPE, SIG_IGN);  // kept by the child: it is told by an error
    EXPECT_STOPS(run({"play", "air_land_sea", "--library", "library", "--report-fd", "99"}), 2,
                 AllOf(HasSubstr("--report-fd 99: nobody reads it."), HasSubstr("1 answers are in the library.")));
    EXPECT_THAT(run({"saves", "library", "list"}).out, HasSubstr("1 words"));
}

TEST_F(BadInput, VectorsThatCannotBeReadOrFail) {
    EXPECT_STOPS(run({"vectors", "air_land_sea", "nothing"}), 2, HasSubstr("can't be read"));
    write(folder_ / "prose", "no heading\n");
    EXPECT_STOPS(run({"vectors", "air_land_sea", "prose"}), 2, HasSubstr("has no vectors"));
    write(folder_ / "wrong", "#### V-1 wrong\n- **given**: `A6`\n- **when**: `next`\n- **then**: `ok`\n");
    const Ran r = run({"vectors", "air_land_sea", "wrong"});
    EXPECT_EQ(r.code, 1);
    EXPECT_THAT(r.out, AllOf(HasSubstr("wrong:1: V-1 wrong\n  2:15: expected key=value, found 'A6'"),
                             HasSubstr("0 passed, 1 failed")));
}

TEST_F(BadInput, ScenariosThatCannotBeReadOrFail) {
    write(folder_ / "a.json", "{\n  \"id\": \"a\",\n  \"game\": \"chess\"\n}");
    EXPECT_STOPS(run({"scenario", "a.json"}), 2, HasSubstr("a.json:3:11: /game: expected the id of a game"));
    write(folder_ / "b.json", R"({"id": "b", "game": "air_land_sea", "then": {"state": {"battle": 2}}})");
    const Ran r = run({"scenario", "b.json"});
    EXPECT_EQ(r.code, 1);
    EXPECT_THAT(r.out, HasSubstr("state/battle: expected 2, found 1"));
    write(folder_ / "c.json", R"({"id": "c", "game": "air_land_sea", "given": {"hands": {"A": ["Z9"]}}})");
    EXPECT_STOPS(run({"scenario", "c.json"}), 2, HasSubstr("c.json:1:46: /given: /hands/A/0: expected a card id"));
    write(folder_ / "d.json", R"({"id": "d", "game": "air_land_sea", "wehn": []})");
    EXPECT_STOPS(run({"scenario", "d.json"}), 2, HasSubstr("found \"wehn\""));
    write(folder_ / "e.json", R"({"id": "e", "game": "thunders_edge", "then": {"view": {"H": {}}}})");
    EXPECT_STOPS(run({"scenario", "e.json"}), 2, HasSubstr("expected a seat of the game or \"table\""));
    write(folder_ / "f.json", R"({"id": "f", "game": "thunders_edge", "say": ["C go"]})");
    EXPECT_STOPS(run({"scenario", "f.json"}), 2, HasSubstr("expected a seat of the game and words"));
}
TEST_F(BadInput, ScenariosWithOtherSeatsOrOptionsThanTheirFixture) {
    write(folder_ / "m.json", R"({"seats": 3})");
    write(folder_ / "a.json", R"({"id": "a", "game": "thunders_edge", "seats": 4, "fixture": "m"})");
    EXPECT_STOPS(run({"scenario", "a.json"}), 2, HasSubstr("/seats: expected 3, as the position has"));
    write(folder_ / "b.json", R"({"id": "b", "game": "thunders_edge", "options": {"optWithdraw": 1}, "fixture": "m"})");
    EXPECT_STOPS(run({"scenario", "b.json"}), 2, HasSubstr("/options: expected none beside a fixture"));
}

}  // namespace
}  // namespace hexmoot::cli_test
