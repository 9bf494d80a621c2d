// One game as one text file.
#include <regex>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/store/game_file.h"
#include "tests/store/support.h"

namespace hexmoot::store {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const std::string public_lines = "A play L2 land up\nB sealed\nA pass\n";

class StoreTransfer : public testing::Test {
  protected:
    TestFolder folder;
    Library library = must(Library::open(folder.library()));
    Library other = must(Library::open(folder.path() / "other"));
    GameId game = played();
    std::string file = must(library.export_game(game, public_lines));

    GameId played() {
        const GameId id = game_with(library, 40);
        must(library.snapshot(id, {10, 77, {u8{0}, u8{255}}, R"({"at":10})", "events to 10"}));
        must(library.snapshot(id, {30, 77, {u8{1}, u8{2}}, R"({"at":30})", "events to 30"}));
        must(library.truncate(id, 40, 38, std::vector<Reseed>{{38, 1}}));
        must(library.append(id, 38, {1, std::string("bytes \0 \xff", 9), true, ~u64{0}}));
        must(library.set_standing(id, {Status::finished, R"({"phase":"end"})", R"({"winner":"B"})"}));
        return id;
    }
};

TEST_F(StoreTransfer, an_imported_game_equals_the_exported_one) {
    const GameId imported = must(other.import_game(file));
    EXPECT_EQ(must(other.load(imported)), must(library.load(game)));
    EXPECT_EQ(must(other.history(imported)), must(library.history(game)));
    EXPECT_EQ(must(other.list())[0].created, must(library.list())[0].created);
    EXPECT_EQ(must(other.verify(imported)).health, Health::good);
    must(other.append(imported, 39, sample_answer(39)));
}

TEST_F(StoreTransfer, files_without_a_library_are_the_same) {
    const StoredGame stored = must(library.load(game));
    EXPECT_EQ(must(read_game_file(file)), stored);
    EXPECT_EQ(must(read_game_file(write_game_file(stored, 1000, public_lines))), stored);
    EXPECT_EQ(must(other.load(must(other.import_game(write_game_file(stored, 1000, public_lines))))), stored);
    EXPECT_THAT(read_game_file("Dear diary"), FailsAs(ErrorKind::damaged));
}

TEST_F(StoreTransfer, a_file_can_be_imported_beside_its_game) {
    const GameId again = must(library.import_game(file));
    EXPECT_NE(again, game);
    EXPECT_EQ(must(library.load(again)), must(library.load(game)));
}

TEST_F(StoreTransfer, people_can_read_the_header_and_the_public_lines) {
    EXPECT_THAT(file, StartsWith("Hexmoot game file 1\ntitle: \"Friday war\"\ngame: air_land_sea\n"));
    EXPECT_THAT(file, HasSubstr("seat A: \"Vermilion\"\nseat B: \"Azure\"\nanswers: 39\n"));
    EXPECT_THAT(file, HasSubstr("\n" + public_lines));
    EXPECT_EQ(file.find("word"), std::string::npos);
    EXPECT_TRUE(std::ranges::all_of(file, [](unsigned char c) { return c == '\n' || (c >= ' ' && c < 127); }));
}

TEST_F(StoreTransfer, other_line_ends_are_no_change) {
    const std::string dos = "\xEF\xBB\xBF" + std::regex_replace(file, std::regex("\n"), "\r\n") + "\r\n\r\n";
    EXPECT_EQ(must(other.load(must(other.import_game(dos)))), must(library.load(game)));
}

TEST_F(StoreTransfer, a_file_that_is_cut_is_damaged) {
    const auto whole = file.find_last_not_of('\n') + 1;
    for (size_t size = 0; size < whole; size += 97)
        EXPECT_THAT(other.import_game(file.substr(0, size)), FailsAs(ErrorKind::damaged)) << size;
    EXPECT_TRUE(must(other.list()).empty());
}

TEST_F(StoreTransfer, a_changed_file_is_refused_and_says_what_differs) {
    const auto with = [&](const std::string& from, const std::string& to) {
        std::string text = file;
        text.replace(text.find(from), from.size(), to);
        return other.import_game(text);
    };
    const auto header = with("Friday", "Monday");
    EXPECT_THAT(header, FailsAs(ErrorKind::changed));
    EXPECT_THAT(header.error().what, HasSubstr("header or its public lines"));
    EXPECT_THAT(with("A pass\n", ""), FailsAs(ErrorKind::changed));
    EXPECT_THAT(with("B sealed", "B  sealed"), FailsAs(ErrorKind::changed));
    const size_t line = file.find('\n', file.find("sealed; only")) + 150;
    std::string text = file;
    text[line] = text[line] == 'A' ? 'B' : 'A';
    const auto block = other.import_game(text);
    EXPECT_THAT(block, FailsAs(ErrorKind::changed));
    EXPECT_THAT(block.error().what, HasSubstr("sealed block"));
    EXPECT_TRUE(must(other.list()).empty());
}

TEST_F(StoreTransfer, a_newer_or_foreign_file_is_refused) {
    std::string newer = file;
    newer.replace(newer.find("file 1"), 6, "file 2");
    EXPECT_THAT(other.import_game(newer), FailsAs(ErrorKind::newer_version));
    EXPECT_THAT(other.import_game(""), FailsAs(ErrorKind::damaged));
    EXPECT_THAT(other.import_game("Dear diary"), FailsAs(ErrorKind::damaged));
    EXPECT_THAT(other.import_game(std::string(100000, '\0')), FailsAs(ErrorKind::damaged));
}

TEST_F(StoreTransfer, an_altered_game_does_not_become_clean_by_a_trip) {
    library = must(Library::open(folder.path() / "third"));
    edit(folder.library(), "UPDATE game SET title = 'mine'");
    library = must(Library::open(folder.library()));
    const GameId imported = must(other.import_game(must(library.export_game(game, public_lines))));
    EXPECT_EQ(must(other.load(imported)).header.title, "mine");
    EXPECT_EQ(must(other.verify(imported)).health, Health::changed);
}

TEST_F(StoreTransfer, public_lines_may_hold_anything) {
    for (const std::string& lines : {std::string(), std::string("no line end"), std::string("---- end\n"),
                                     "twice\n" + file, std::string("  \n\n \r\n")}) {
        const std::string text = must(library.export_game(game, lines));
        EXPECT_EQ(must(other.load(must(other.import_game(text)))), must(library.load(game))) << lines;
    }
}

RC_GTEST_FIXTURE_PROP(StoreTransfer, any_change_of_a_byte_is_refused, ()) {
    std::string text = file;
    const size_t end = text.find_last_not_of('\n') + 1;
    char& byte = text[*rc::gen::inRange<size_t>(0, end)];
    const char changed = *rc::gen::suchThat(rc::gen::arbitrary<char>(), [&](char c) { return c != byte && c != '\r'; });
    const bool between_lines_of_block = byte == '\n' && (changed == ' ' || changed == '\n');
    byte = changed;
    RC_PRE(!between_lines_of_block);
    RC_ASSERT(!other.import_game(text));
}

RC_GTEST_FIXTURE_PROP(StoreTransfer, any_game_makes_the_trip,
                      (const std::string& title, const std::vector<std::string>& words, const std::string& lines)) {
    GameHeader header = sample_header();
    header.title = title;
    header.seats[0].name = title;
    const GameId id = must(library.create_game(header));
    for (u32 n = 0; n < words.size(); n++) must(library.append(id, n, {0, words[n], n % 2 == 0, n}));
    RC_ASSERT(must(other.load(must(other.import_game(must(library.export_game(id, lines)))))) ==
              must(library.load(id)));
}

}  // namespace
}  // namespace hexmoot::store
