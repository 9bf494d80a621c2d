// What a seat may not know is in no output for its eyes.
#include <nlohmann/json.hpp>

#include "engine/play/journal.h"
#include "engine/store/pin.h"
#include "tests/cli/cli.h"

namespace hexmoot::cli_test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

class Secrets : public Cli {
  protected:
    json seen(const char* file, const char* eyes) const {
        const Ran r = run({"replay", file, "--as", eyes, "--json"});
        EXPECT_EQ(r.code, 0) << r.err;
        return json::parse(r.out);
    }
};

TEST_F(Secrets, AnothersHandIsInNoView) {
    for (const char* words : {"0", "3", "11", "20", "33", "47"}) {
        game("war", words, "11");
        const json a = seen("war", "A"), b = seen("war", "B"), table = seen("war", "table");
        for (const json& card : a["view"]["hand"]) {
            const std::string id = card.get<std::string>();
            EXPECT_EQ(b["view"].dump().find(id), std::string::npos) << id;
            EXPECT_EQ(table["view"].dump().find(id), std::string::npos) << id;
        }
        EXPECT_EQ(table["view"]["hand"], json::array());
    }
}

TEST_F(Secrets, SecretWordsOfARunningGameAreQuestionMarks) {
    game("war");
    const json hand = seen("war", "A")["view"]["hand"];
    const std::string card = hand[0], move = "A play " + card + " land down";
    ASSERT_EQ(run({"say", "war", move}).code, 0);
    EXPECT_EQ(seen("war", "table")["transcript"], json({"A play ? land down"}));
    EXPECT_EQ(seen("war", "B")["transcript"], json({"A play ? land down"}));
    EXPECT_EQ(seen("war", "A")["transcript"], json({move}));
    EXPECT_THAT(text("war"), HasSubstr("\nA play ? land down\n"));  // the public lines of the file
    EXPECT_THAT(text("war"), Not(HasSubstr(move)));
    EXPECT_THAT(run({"replay", "war", "--as", "B"}).out, Not(HasSubstr(move)));
}

TEST_F(Secrets, AFinishedGameTellsAll) {
    ASSERT_EQ(run({"play", "air_land_sea", "--seed", "7", "--out", "war"}).code, 0);
    EXPECT_THAT(text("war"), Not(HasSubstr(" ? ")));
    EXPECT_EQ(seen("war", "table")["transcript"].dump().find('?'), std::string::npos);
    // Gone back to the middle of it, it is a running game again.
    const Ran r = run({"replay", "war", "--to", "2", "--json"});
    EXPECT_EQ(json::parse(r.out)["transcript"], json({"A play ?"}));
}

TEST_F(Secrets, AnOfferOfAHandIsForItsSeatAlone) {
    game("war");
    ASSERT_EQ(run({"say", "war", "A play"}).code, 0);
    const std::string card = seen("war", "A")["view"]["hand"][0];
    EXPECT_THAT(run({"offer", "war", "--as", "A"}).out, HasSubstr("A " + card));
    for (const char* eyes : {"B", "table"}) {
        const std::string out = run({"offer", "war", "--as", eyes}).out;
        EXPECT_THAT(out, HasSubstr("decides in secret"));
        EXPECT_THAT(out, Not(HasSubstr(card)));
    }
}

TEST_F(Secrets, ASeatWithAPinWantsIt) {
    const GameModule& module = *find_game("air_land_sea");
    auto library = store::Library::open(folder_ / "library");
    ASSERT_TRUE(library);
    store::GameHeader header{"air_land_sea",
                             module.rules_version,
                             "1",
                             7,
                             R"({"seats":2,"options":[0,0,0,0,0,0,0,0]})",
                             {{"Anna", 0, store::hash_pin("1234")}, {"Ben", 1, ""}},
                             "locked",
                             "locked"};
    ASSERT_TRUE(library->create_game(header));
    ASSERT_EQ(run({"saves", "library", "export", "1", "war"}).code, 0);
    const Ran none = run({"replay", "war", "--as", "A"});
    EXPECT_EQ(none.code, 2);
    EXPECT_THAT(none.err, HasSubstr("Seat A has a PIN, and none was given. Nothing was shown or changed."));
    EXPECT_EQ(none.out, "");
    EXPECT_THAT(run({"offer", "war", "--as", "A", "--pin", "4321"}).err, HasSubstr("this is not it"));
    EXPECT_EQ(run({"replay", "war", "--as", "A", "--pin", "1234"}).code, 0);
    EXPECT_EQ(run({"replay", "war", "--as", "B"}).code, 0);
    EXPECT_EQ(run({"replay", "war"}).code, 0);
    // Answers of the seat, too: a refusal would tell what it holds.
    const std::string before = text("war");
    EXPECT_THAT(run({"say", "war", "A play L2 land up"}).err, HasSubstr("Seat A has a PIN, and none was given."));
    EXPECT_EQ(text("war"), before);
    EXPECT_EQ(run({"say", "war", "--pin", "1234", "A play"}).code, 0);
}

}  // namespace
}  // namespace hexmoot::cli_test
