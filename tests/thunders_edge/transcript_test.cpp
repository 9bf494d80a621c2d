// A whole game of five seats as people read and type it: tests/fixtures/thunders_edge/five-seats.txt, one command a
// line and the digest of the game after it. README.md there says how it is made anew.
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <set>
#include <sstream>

#include "engine/kernel/match.h"
#include "engine/kernel/random_player.h"
#include "tests/thunders_edge/fixture.h"

namespace hexmoot::te {
namespace {

constexpr const char* record_path = HEXMOOT_FIXTURES "/thunders_edge/five-seats.txt";
constexpr u64 record_seed = 76;
using Game = Match<ThundersEdge>;

struct Line {
    std::string words;  // "A move walker F(0,0) F(1,0)"
    u64 digest;         // afterwards
};
std::vector<Line> read_record() {
    std::vector<Line> out;
    std::ifstream file(record_path);
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        const size_t mark = line.find(" # ");
        out.push_back({line.substr(0, line.find_last_not_of(' ', mark) + 1),
                       std::strtoull(line.c_str() + mark + 3, nullptr, 16)});
    }
    return out;
}
Game new_game() { return *Game::start({5, record_seed, {}}); }
testing::AssertionResult say(Game& game, const std::string& line) {
    for (const std::string& word : split(line.substr(2)))
        if (const auto ok = game.say(seat(line[0] - 'A'), word); !ok)
            return testing::AssertionFailure()
                   << line << ": refused at " << word << ", " << ThundersEdge::code_name(ok.error().reason.code);
    return testing::AssertionSuccess();
}
std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> out;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) out.push_back(line);
    return out;
}
// The game of a random player: its seats know no more than they may.
void renew() {
    Game played = new_game();
    RandomPlayer<ThundersEdge> player(record_seed);
    while (!played.over()) ASSERT_TRUE(played.give(player.choose(played.prompt(), played.offer())));
    std::ofstream file(record_path);
    file << "# Thunder's Edge, five seats, usual options, seed " << record_seed
         << ". The full record: it holds what the seats said in secret.\n";
    Game again = new_game();
    for (const std::string& line : lines_of(played.transcript(Viewer::table(), true))) {
        ASSERT_TRUE(say(again, line));
        file << std::left << std::setw(48) << std::setfill(' ') << line << " # " << std::right << std::hex
             << std::setw(16) << std::setfill('0') << again.digest() << std::dec << '\n';
    }
}

TEST(Transcript, AWholeGameOfFiveSeatsIsReadAgainWordByWord) {
    if (std::getenv("HEXMOOT_RENEW")) renew();
    Game game = new_game();
    int number = 0;
    for (const Line& line : read_record()) {
        number++;
        ASSERT_TRUE(say(game, line.words)) << "command " << number;
        ASSERT_EQ(game.digest(), line.digest) << "after command " << number << ", " << line.words;
    }
    EXPECT_TRUE(game.over());
    EXPECT_TRUE(std::ranges::any_of(game.record().words, [](const Word& w) { return w.text == "through"; }));
    std::set<u8> happened;
    for (const Event& e : game.events()) happened.insert(e.kind);
    using enum Happening;
    for (Happening what : {hex_placed,
                           initial_dropped,
                           mission_bought,
                           traded,
                           senate_drawn,
                           consul,
                           leak_used,
                           assassination,
                           ill_reputation,
                           scandal,
                           mission_played,
                           ability_used,
                           alliance_made,
                           alliance_broken,
                           off_world_control,
                           siege_declared,
                           siege_won,
                           siege_lifted,
                           attack_declared,
                           supported,
                           die_rolled,
                           fortified,
                           landing_built,
                           bought,
                           dropped,
                           deal_made,
                           scored,
                           won})
        EXPECT_TRUE(happened.contains(static_cast<u8>(what))) << happening_name(static_cast<u8>(what));
}
// What may be shown while the game is played has a ? for each word that was said in secret.
TEST(Transcript, ThePublicOneHidesEverySecretWord) {
    Game game = new_game();
    for (const Line& line : read_record())
        if (!game.over()) {
            ASSERT_TRUE(say(game, line.words));
        }
    std::vector<std::string> shown;
    for (const std::string& line : lines_of(game.transcript(Viewer::table())))
        for (std::string& word : split(line.substr(2))) shown.push_back(std::move(word));
    const auto said = game.record().words;
    ASSERT_EQ(shown.size(), said.size());
    size_t hidden = 0;
    for (size_t i = 0; i < said.size(); i++) {
        EXPECT_EQ(shown[i], said[i].is_public ? said[i].text : "?");
        hidden += !said[i].is_public;
    }
    EXPECT_GT(hidden, 100u);
}

}  // namespace
}  // namespace hexmoot::te
