// Nothing secret can be read in any file that the library writes; PINs.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/store/pin.h"
#include "engine/store/seal.h"
#include "engine/store/sqlite.h"
#include "tests/store/support.h"

namespace hexmoot::store {
namespace {

namespace fs = std::filesystem;

// All files in the folder, one after the other: the library, its log, its copies.
std::string everything_in(const fs::path& folder) {
    std::string bytes;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file()) bytes += read_file(entry.path());
    return bytes;
}

TEST(StoreSecret, no_secret_can_be_read_in_any_file) {
    const TestFolder folder;
    Library library = must(Library::open(folder.library()));
    GameHeader header = sample_header();
    header.seed = 0x4142434445464748;  // "ABCDEFGH"
    header.setup_json = R"({"start":"setupsecret"})";
    header.seats[1].pin_hash = hash_pin("4711");
    const GameId game = must(library.create_game(header));
    must(library.append(game, 0, {0, "publicword", false, 1}));
    must(library.append(game, 1, {1, "secretword", true, 2}));
    const std::string state = "statesecret";
    must(library.snapshot(game, {2, 1, {state.begin(), state.end()}, R"({"hand":"jsonsecret"})", "eventsecret"}));
    must(library.append(game, 2, {1, "undonesecret", true, 3}));
    must(library.truncate(game, 3, 2));
    must(library.daily_backup());
    write_file(folder.path() / "export.txt", must(library.export_game(game, "A publicword\nB ?\n")));

    const auto scan = [&](const char* when) {
        const std::string bytes = everything_in(folder.path());
        EXPECT_NE(bytes.find("publicword"), std::string::npos) << when;  // the scan does see what can be read
        for (const char* secret : {"secretword", "undonesecret", "setupsecret", "statesecret", "jsonsecret",
                                   "eventsecret", "argon2", "4711", "ABCDEFGH", "HGFEDCBA", "4702111234474983745"})
            EXPECT_EQ(bytes.find(secret), std::string::npos) << secret << ' ' << when;
    };
    scan("with the log");
    library = must(Library::open(folder.path() / "other"));
    scan("closed");
}

TEST(StoreSecret, the_length_of_a_secret_word_does_not_tell_which_it_is) {
    const TestFolder folder;
    {
        Library library = must(Library::open(folder.library()));
        const GameId game = must(library.create_game(sample_header()));
        must(library.append(game, 0, {0, "up", true, 0}));
        must(library.append(game, 1, {0, "improvise_with_two_cards", true, 0}));
        must(library.append(game, 2, {0, "up", true, 0}));
    }
    Database db(folder.library(), SQLITE_OPEN_READONLY, 0);
    EXPECT_EQ(db.integer("SELECT count(DISTINCT length(word)) FROM answer"), 1);
    EXPECT_EQ(db.integer("SELECT count(DISTINCT word) FROM answer"), 3);  // nor do equal words look equal
}

TEST(StoreSecret, a_copied_secret_opens_in_no_other_game_or_place) {
    const Key key(new_salt()), other(new_salt());
    const std::string sealed = key.seal("answer/1", "word");
    EXPECT_EQ(key.open("answer/1", sealed), "word");
    EXPECT_EQ(key.open("answer/2", sealed), std::nullopt);
    EXPECT_EQ(other.open("answer/1", sealed), std::nullopt);
    EXPECT_EQ(key.open("answer/1", ""), std::nullopt);
}

RC_GTEST_PROP(StoreSecretProperty, seals_open_to_what_was_sealed_and_show_every_change,
              (const std::string& place, const std::string& text)) {
    const Key key(new_salt());
    std::string sealed = key.seal(place, text);
    RC_ASSERT(key.open(place, sealed) == text);
    RC_ASSERT(from_base64(to_base64(sealed)) == sealed);
    sealed[*rc::gen::inRange<size_t>(0, sealed.size())] ^= static_cast<char>(1 << *rc::gen::inRange(0, 8));
    RC_ASSERT(!key.open(place, sealed));
}

RC_GTEST_PROP(StoreSecretProperty, different_lists_have_different_marks,
              (const std::vector<std::string>& a, const std::vector<std::string>& b)) {
    const auto bytes = [](const std::vector<std::string>& list) {
        Marked marked;
        for (const std::string& s : list) marked.add(s);
        return marked.bytes();
    };
    RC_ASSERT((a == b) == (bytes(a) == bytes(b)));
}

TEST(StorePin, only_the_right_pin_matches) {
    const std::string hash = hash_pin("4711");
    EXPECT_TRUE(pin_matches("4711", hash));
    EXPECT_FALSE(pin_matches("4712", hash));
    EXPECT_FALSE(pin_matches("", hash));
    EXPECT_FALSE(pin_matches("4711", ""));
    EXPECT_FALSE(pin_matches("4711", "nonsense"));
    EXPECT_NE(hash, hash_pin("4711"));  // salted
    EXPECT_EQ(hash.find("4711"), std::string::npos);
}

}  // namespace
}  // namespace hexmoot::store
