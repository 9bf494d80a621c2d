// Other worlds, and the player who takes any word.
#include "engine/kernel/worlds.h"

#include <gtest/gtest.h>

#include "tests/kernel/harbour_table.h"

namespace hexmoot::toy {
namespace {

TEST(Redeal, KeepsWhatTheSeatKnowsAndSaysOtherSecretsAnew) {
    Harbourside t(3);
    t.says("B open 2").says("C open 1").says("A open");
    const Position<Harbour>& truth = t.m.position();
    Rng rng = Rng::seeded(5);
    std::set<int> bids_of_b;
    for (int i = 0; i < 50; i++) {
        const auto world = redeal<Harbour>(truth.base, truth.since, {}, Seat{2}, rng);
        ASSERT_TRUE(world);
        const std::vector<Answer>& since = world->position.since;
        ASSERT_EQ(since.size(), truth.since.size());
        EXPECT_EQ(since[0], truth.since[0]);  // that B went first is public
        EXPECT_EQ(since[3], truth.since[3]);  // C knows what it bid itself
        EXPECT_EQ(world->position.base.hand[2], truth.base.hand[2]);
        bids_of_b.insert(since[1].token.value());
        EXPECT_EQ(world->said_anew, 1u);
    }
    EXPECT_EQ(bids_of_b, (std::set{0, 1, 2, 3, 4}));
}

TEST(Redeal, KeepsWhatWasPublishedAndTheDice) {
    Harbourside t(2, {3});
    t.bids("AB", 2, 1).says("A roll").says("A sail");
    const Position<Harbour>& truth = t.m.position();
    Rng rng = Rng::seeded(5);
    const auto world = redeal<Harbour>(truth.base, truth.since, {}, Seat{1}, rng);
    ASSERT_TRUE(world);
    EXPECT_EQ(world->position.since, truth.since);
    EXPECT_EQ(world->position.since[1], (Answer{Token::number(chance_kind, 3), nobody}));
}

TEST(Redeal, GivesNoneWhereTheSeatKnowsBetter) {
    Harbourside t(2, {3});
    t.bids("AB", 2, 1).says("A roll").says("A sail").says("A " + t.held(Seat{0}));
    const Position<Harbour>& truth = t.m.position();
    std::vector<Answer> said = truth.since;
    said.back().token = good(0);
    State base = truth.base;
    base.hand[0] = {0, 2, 1};  // no salt to load
    Rng rng = Rng::seeded(5);
    EXPECT_FALSE(redeal<Harbour>(base, said, {}, Seat{0}, rng));
}

TEST(Redeal, GivesNoneWhereOtherDiceWereThrownLast) {
    Harbourside t(2, {3});
    t.bids("AB", 2, 1).says("A roll");
    const Position<Harbour>& truth = t.m.position();
    ASSERT_EQ(truth.since.back().seat, nobody);
    std::vector<Answer> said = truth.since;
    Rng rng = Rng::seeded(5);
    EXPECT_TRUE(redeal<Harbour>(truth.base, said, {}, Seat{1}, rng));
    said.push_back(said.back());  // there a second one
    EXPECT_FALSE(redeal<Harbour>(truth.base, said, {}, Seat{1}, rng));
}

TEST(RandomPlayer, KeepsABagAscending) {
    RandomPlayer<Harbour> player(3);
    Offer offer;
    offer.speak_as(Seat{0});
    for (int n = 1; n <= 9; n++) offer.add(coins(n));
    offer.add(word(Verb::done));
    const Prompt bag{Seat{0}, 1, Shape::bag, Secrecy::open, RuleId::none};
    const Prompt other{Seat{0}, 2, Shape::one, Secrecy::open, RuleId::none};
    for (int game = 0; game < 50; game++) {
        player.choose(other, offer);
        int last = 0;
        for (int i = 0; i < 6; i++) {
            const Answer a = player.choose(bag, offer);
            if (a.token == word(Verb::done)) break;
            EXPECT_GE(a.token.value(), last);
            last = a.token.value();
        }
    }
}

TEST(RandomPlayer, TakesWordsByTheirWeight) {
    RandomPlayer<Harbour> player(3);
    Offer offer;
    offer.speak_as(Seat{0});
    offer.add(word(Verb::pass));  // weighs 4
    offer.add(word(Verb::buy));   // weighs 2
    int passes = 0;
    for (int i = 0; i < 6'000; i++) passes += player.choose({}, offer).token == word(Verb::pass);
    EXPECT_NEAR(passes, 4'000, 200);
}

}  // namespace
}  // namespace hexmoot::toy
