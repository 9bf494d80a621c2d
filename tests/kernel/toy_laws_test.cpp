// The laws over an invented game that uses everything the kernel has.
#include <gtest/gtest.h>

#include "engine/kernel/laws.h"
#include "tests/kernel/toy_game.h"

namespace hexmoot::toy {
namespace {

std::string others_hands(const State& s, Seat eyes) {
    std::string out;
    for (Seat p : Harbour::everyone(s).without(eyes))
        for (u8 n : s.hand[index(p)]) out += static_cast<char>('0' + n);
    return out.find_first_not_of('0') == std::string::npos ? "" : out;
}
std::string whole_pile(const State& s, Seat) {
    std::string out;
    for (u8 i = 0; i < s.pile_size; i++) out += static_cast<char>('0' + s.pile[i]);
    return out;
}
constexpr std::array<HiddenRow<Harbour>, 2> rows{{{"hands", others_hands}, {"pile", whole_pile}}};

TEST(ToyLaws, HoldInline) {
    for (int seats = 2; seats <= 5; seats++) {
        const LawReport r = obey_laws<Harbour>({.games = 500, .setup = {seats, 0, {4, 1}}});
        EXPECT_TRUE(r.ok()) << to_string(r);
    }
}

TEST(ToyLaws, HoldStepping) {
    for (int seats = 2; seats <= 5; seats++) {
        const LawReport r =
            obey_laws<Harbour>({.games = 5, .setup = {seats, 0, {3, seats % 2}}, .stepped = true}, rows);
        EXPECT_TRUE(r.ok()) << to_string(r);
        EXPECT_EQ(r.rows.size(), 2u);
        EXPECT_GT(r.rows[0].seen, 100u);
    }
}

TEST(ToyLaws, LookAtASampleWhereTheBudgetDoesNotLast) {
    LawsOptions options{.games = 3, .setup = {4, 0, {3, 1}}, .stepped = true};
    const LawReport all = obey_laws<Harbour>(options);
    EXPECT_EQ(all.prompts, all.words);
    EXPECT_LT(all.sampled, all.prompts / 4);  // the sealed rounds alone, which have no end of commands
    options.budget = 3;
    const LawReport some = obey_laws<Harbour>(options);
    EXPECT_TRUE(some.ok()) << to_string(some);
    EXPECT_EQ(some.sampled, some.prompts);
    EXPECT_EQ(some.signature, all.signature);
    EXPECT_NE(to_string(some).find("words sampled at"), std::string::npos);
}

TEST(ToyLaws, InlineAndSteppingSignAlike) {
    const LawsOptions options{.games = 5, .seed = 77, .setup = {3, 0, {}}};
    LawsOptions stepped = options;
    stepped.stepped = true;
    EXPECT_EQ(obey_laws<Harbour>(options).signature, obey_laws<Harbour>(stepped).signature);
}

}  // namespace
}  // namespace hexmoot::toy
