// TE-DISC: the Discard Segment.
#include "tests/thunders_edge/fixture.h"

namespace hexmoot::te {
namespace {

M1 discarding() { return M1().in(Phase::discard, nobody); }

TEST(V_M, V_M12_too_many_cards_would_remain) {
    Talk<> t(discarding().senate(A, {1, 2, 3, 4, 5}).senate(B, {9}));
    EXPECT_EQ(t.refuses("A discard SEN-01 done"), "E_HAND_LIMIT TE-DISC-1");
    t.says("A discard SEN-01 SEN-04 done").says("B keep");
    EXPECT_EQ(t.now.senate_hand[0], bit(senate(1)) | bit(senate(2)) | bit(senate(4)));
}
TEST(V_M, V_M13_more_may_go_than_must) {
    Talk<> t(discarding().senate(A, {1, 2}).senate(B, {9}));
    t.says("A discard SEN-02 done").says("B keep");
    EXPECT_EQ(t.now.hand_size(A), 1);
}
TEST(V_M, V_M26_keep_all) {
    Talk<> three(discarding().senate(A, {1, 2, 3}).senate(B, {9}));
    three.says("A keep").says("B keep");
    EXPECT_EQ(three.now.hand_size(A), 3);
    Talk<> four(discarding().senate(A, {1, 2, 3, 4}));
    EXPECT_EQ(four.refuses("A keep"), "E_HAND_LIMIT TE-DISC-1");
}
TEST(DISC, DISC_1_only_cards_of_the_hand) {
    Talk<> t(discarding().senate(A, {1, 2, 3, 4}));
    EXPECT_EQ(t.refuses("A discard SEN-09"), "E_NOT_IN_HAND TE-DISC-1");
}
TEST(DISC, DISC_2_the_discards_go_back_and_the_deck_is_shuffled) {
    Talk<> t(discarding().senate(A, {1, 2, 3, 4}).with([](State& s) { s.rng = Rng::seeded(5); }));
    t.says("A discard SEN-01 done");
    EXPECT_EQ(t.now.senate_deck.size, senate_cards - 3);
    bool sorted = true;  // as it was before the discard came under it
    for (int i = 1; i < t.now.senate_deck.size - 1; i++)
        sorted &= t.now.senate_deck.at[static_cast<size_t>(i) - 1] < t.now.senate_deck.at[static_cast<size_t>(i)];
    EXPECT_FALSE(sorted);
    EXPECT_EQ(t.now.phase, Phase::action_offer);
    EXPECT_EQ(ThundersEdge::check(t.now), "");
}
TEST(DISC, DISC_3_nothing_is_seen_before_all_have_sealed) {
    Talk<> t(discarding().senate(A, {1, 2, 3, 4}).senate(B, {9, 10}));
    t.says("A discard SEN-01 SEN-02 done");
    EXPECT_EQ(t.now.hand_size(A), 4);
    EXPECT_EQ(t.count(Happening::discarded), 0);
    const View theirs = ThundersEdge::view(t.now, t.prompt, B);
    EXPECT_EQ(theirs.shown.discards[0], 0u);
    EXPECT_EQ(theirs.senate_cards[A], 4);
    EXPECT_NE(ThundersEdge::view(t.now, t.prompt, A).shown.discards[0], 0u);
    t.says("B keep");
    EXPECT_EQ(t.count(Happening::discarded), 1);
    EXPECT_EQ(t.now.hand_size(A), 2);
    EXPECT_EQ(t.now.discards[0], 0u);
    EXPECT_TRUE(t.now.sealed.empty());
}
TEST(HOT, HOT_6_a_discard_may_be_reopened) {
    Talk<> t(discarding().senate(A, {1, 2, 3, 4}).senate(B, {9, 10}));
    t.says("A discard SEN-01 done").says("A reopen").says("A discard SEN-04 done").says("B keep");
    EXPECT_EQ(t.now.senate_hand[0], bit(senate(0)) | bit(senate(1)) | bit(senate(2)));
}
TEST(HOT, HOT_6_a_seat_without_senate_cards_is_sealed_by_the_engine) {
    Talk<> t(discarding().senate(B, {9}));
    EXPECT_FALSE(t.may_say(A, "keep"));
    EXPECT_TRUE(t.may_say(B, "keep"));
    Talk<> nobody_asked(discarding());
    EXPECT_EQ(nobody_asked.now.phase, Phase::action_offer);
}
TEST(MIS, MIS_36_lobbying_bureau_draws_up_to_three) {
    Talk<> t(discarding().senate(A, {1}).played(A, {36}).senate(B, {9}));
    t.says("A discard SEN-01 done").says("B keep");
    EXPECT_EQ(t.now.hand_size(A), 3);
    EXPECT_EQ(t.now.hand_size(B), 1);
    EXPECT_TRUE(t.barrier);
}
TEST(ALLY, ALLY_5_an_alliance_may_be_broken_between_two_decisions) {
    Talk<> t(discarding().senate(A, {1, 2, 3, 4}).senate(B, {9}).allies(A, B));
    t.says("A discard SEN-01 done").says("B break A").says("B keep");
    EXPECT_FALSE(allied(t.now, A, B));
    EXPECT_EQ(t.now.hand_size(A), 3);
}

}  // namespace
}  // namespace hexmoot::te
