// Who may look, and what a person's answer does (decisions 4, 7, 15 to 18; ux.md 7).
#include "tests/play/table_talk.h"

namespace hexmoot::play {
namespace {

class SittingTest : public TableTalk {};

TEST_F(SittingTest, the_table_is_the_viewer_until_a_drawer_opens) {
    Sitting s = sit(skirmish, Privacy::courtesy);
    EXPECT_TRUE(s.viewer().is_table());
    s.look(a);
    EXPECT_EQ(s.curtain(), a);
    EXPECT_TRUE(s.viewer().is_table()) << "nobody looks while the curtain shows";
    EXPECT_TRUE(done(s.lift_curtain()));
    EXPECT_EQ(s.curtain(), nobody);
    EXPECT_TRUE(s.viewer().is(a));
    s.close();
    EXPECT_TRUE(s.viewer().is_table());
}

TEST_F(SittingTest, courtesy_wants_a_curtain_only_before_another_seats_drawer) {
    Sitting s = sit(skirmish, Privacy::courtesy);
    s.look(a);
    ASSERT_TRUE(done(s.lift_curtain()));
    s.close();
    s.look(a);
    EXPECT_TRUE(s.viewer().is(a)) << "the same eyes as last time";
    s.look(b);
    EXPECT_EQ(s.curtain(), b);
    EXPECT_TRUE(s.viewer().is_table()) << "the first drawer closed before the curtain came down";
    s.close();
    EXPECT_EQ(s.curtain(), nobody);
    s.look(a);
    EXPECT_TRUE(s.viewer().is(a)) << "the other drawer was never opened";
}

TEST_F(SittingTest, open_tables_have_no_curtain) {
    Sitting s = sit(skirmish, Privacy::open);
    s.look(a);
    EXPECT_TRUE(s.viewer().is(a));
    s.look(b);
    EXPECT_TRUE(s.viewer().is(b));
}

TEST_F(SittingTest, locked_tables_ask_for_the_pin_of_the_seat) {
    Sitting s = sit(skirmish, Privacy::locked);
    EXPECT_TRUE(s.needs_pin(a));
    s.look(a);
    for (const char* wrong : {"2222", "1112"}) {
        EXPECT_EQ(why_not(s.lift_curtain(wrong)), NotNow::Why::wrong_pin);
        EXPECT_TRUE(s.viewer().is_table());
    }
    EXPECT_TRUE(done(s.lift_curtain("1111")));
    EXPECT_TRUE(s.viewer().is(a));
}

TEST_F(SittingTest, where_the_screen_went_to_another_seat_each_drawer_has_its_door_again) {
    for (Privacy level : {Privacy::courtesy, Privacy::locked}) {
        Sitting s = sit(skirmish, level);
        s.look(a);
        ASSERT_TRUE(done(s.lift_curtain("1111")));
        ASSERT_TRUE(done(s.say(a, "play L2 land down")));
        s.look(a);
        EXPECT_TRUE(s.viewer().is_table()) << "it is b's turn, and b sits there";
        EXPECT_EQ(s.curtain(), a);
    }
}

TEST_F(SittingTest, at_a_locked_table_a_visit_to_another_door_shuts_the_drawer_before_it) {
    Sitting s = sit(skirmish, Privacy::locked);
    s.look(a);
    ASSERT_TRUE(done(s.lift_curtain("1111")));
    s.look(b);
    s.close();
    s.look(a);
    EXPECT_TRUE(s.viewer().is_table());
    EXPECT_EQ(s.curtain(), a);
}

TEST_F(SittingTest, whoever_comes_to_an_abandoned_table_says_who_they_are) {
    Sitting s = sit(skirmish, Privacy::locked);
    s.look(a);
    EXPECT_TRUE(done(s.lift_curtain("1111")));
    s.abandon();
    EXPECT_TRUE(s.viewer().is_table());
    s.look(a);
    EXPECT_TRUE(s.viewer().is_table()) << "the same seat, but who sits there?";
    EXPECT_EQ(s.curtain(), a);
    EXPECT_FALSE(s.lift_curtain("2222"));
    EXPECT_TRUE(done(s.lift_curtain("1111")));
    EXPECT_TRUE(s.viewer().is(a));
}

TEST_F(SittingTest, a_secret_question_is_answered_from_its_drawer_only) {
    Sitting s = sit(skirmish);
    ASSERT_TRUE(done(s.say(a, "play"))) << "that a card will be played is public";
    EXPECT_TRUE(s.secret_question());
    EXPECT_FALSE(s.may_see_offer());
    const Outcome closed = s.say(a, "L2");
    ASSERT_FALSE(closed);
    EXPECT_EQ(std::get<NotNow>(closed.error()).why, NotNow::Why::not_looking);
    s.look(b);
    EXPECT_FALSE(s.may_see_offer());
    EXPECT_FALSE(s.say(a, "L2"));
    s.look(a);
    EXPECT_TRUE(s.may_see_offer());
    EXPECT_TRUE(done(s.say(a, "L2")));
    EXPECT_TRUE(s.viewer().is(a)) << "it stays open while the seat decides";
    EXPECT_TRUE(done(s.say(a, "sea down")));
    EXPECT_TRUE(s.viewer().is_table()) << "the decision's end closes it";
}

TEST_F(SittingTest, a_public_question_with_one_choice_answers_itself) {
    Sitting s = sit(skirmish);
    ASSERT_TRUE(says(s, a, "play L2 land up"));
    // Ambush: the word "flip" is the only one; the card to flip is the seat's choice.
    ASSERT_EQ(s.match().line().size(), 1u);
    EXPECT_EQ(s.match().spelled(s.match().line()[0].token), "flip");
    EXPECT_EQ(s.match().prompt_name(s.match().prompt().kind), "FLIP");
    EXPECT_EQ(stored(s), 5u) << "given words are stored too";
    EXPECT_TRUE(done(s.say(a, "flip air.B"))) << "saying the whole command is right too";
    EXPECT_EQ(stored(s), 6u);
}

TEST_F(SittingTest, a_command_is_said_as_a_whole_or_not_at_all) {
    Sitting s = sit(skirmish);
    s.look(a);
    const u64 before = s.match().digest();
    const Outcome no = s.say(a, "play L5 sea up");
    ASSERT_FALSE(no);
    const Refusal& refusal = std::get<Refusal>(no.error());
    EXPECT_EQ(s.match().code_name(refusal.reason.code), "ERR_THEATER_MISMATCH");
    EXPECT_EQ(s.match().rule_name(refusal.reason.rule), "ALS-PLAY-2");
    EXPECT_EQ(s.match().digest(), before);
    EXPECT_EQ(stored(s), 0u);
    EXPECT_TRUE(s.viewer().is(a)) << "a refusal closes nothing";

    s.close();
    const Outcome unseen = s.say(a, "play L2");
    ASSERT_FALSE(unseen) << "the second word is a secret one, and nobody looks";
    EXPECT_EQ(std::get<NotNow>(unseen.error()).why, NotNow::Why::not_looking);
    EXPECT_EQ(stored(s), 0u);
}

TEST_F(SittingTest, put_back_goes_word_by_word) {
    Sitting s = sit(skirmish);
    s.look(a);
    ASSERT_TRUE(done(s.say(a, "play L5 land")));
    EXPECT_TRUE(s.can_put_back());
    ASSERT_TRUE(done(s.put_back()));
    EXPECT_EQ(s.match().line().size(), 2u);
    EXPECT_EQ(stored(s), 2u);
    ASSERT_TRUE(done(s.redo()));
    EXPECT_EQ(stored(s), 3u);
    ASSERT_TRUE(done(s.put_back()) && done(s.put_back()) && done(s.put_back()));
    EXPECT_FALSE(s.can_put_back());
    EXPECT_FALSE(s.can_undo());
    EXPECT_TRUE(s.viewer().is_table()) << "a public question again";
}

TEST_F(SittingTest, a_closed_table_redoes_whole_commands_and_takes_no_card_out_of_a_hand) {
    Sitting s = sit(skirmish);
    s.look(a);
    ASSERT_TRUE(done(s.say(a, "play L5")));
    ASSERT_TRUE(done(s.put_back()) && done(s.put_back()));
    ASSERT_TRUE(s.viewer().is_table());
    EXPECT_FALSE(s.can_redo());
    EXPECT_EQ(why_not(s.redo()), NotNow::Why::not_looking);
    EXPECT_TRUE(s.match().line().empty());
    ASSERT_TRUE(says(s, a, "play L5 land down"));
    ASSERT_TRUE(done(s.undo()));
    EXPECT_TRUE(s.viewer().is_table());
    ASSERT_TRUE(s.can_redo());
    EXPECT_TRUE(done(s.redo()));
    EXPECT_EQ(stored(s), 4u);
}

TEST_F(SittingTest, undo_stops_where_something_was_shown) {
    Sitting s = sit(skirmish);
    ASSERT_TRUE(says(s, a, "play L2 land up"));
    EXPECT_FALSE(s.can_undo()) << "Ambush lies open: only the word given by itself could be dropped";
    EXPECT_FALSE(s.undo());
    Sitting hidden = sit(skirmish);
    ASSERT_TRUE(says(hidden, a, "play L2 land down"));
    EXPECT_TRUE(hidden.can_undo()) << "nobody saw what it was";
    ASSERT_TRUE(done(hidden.undo()));
    EXPECT_EQ(hidden.match().answers(), 0u) << "the whole command, not its last word";
    EXPECT_EQ(stored(hidden), 0u);
    ASSERT_TRUE(done(hidden.redo()));
    EXPECT_EQ(hidden.match().answers(), 4u);
    EXPECT_EQ(stored(hidden), 4u);
}

TEST_F(SittingTest, undo_and_redo_take_one_command_each) {
    Sitting s = sit(skirmish);
    ASSERT_TRUE(says(s, a, "play L2 land down"));
    ASSERT_TRUE(says(s, b, "play S6 sea down"));
    const u64 both = s.match().digest();
    ASSERT_TRUE(done(s.undo()));
    EXPECT_EQ(s.match().answers(), 4u);
    ASSERT_TRUE(done(s.undo()));
    EXPECT_EQ(s.match().answers(), 0u);
    ASSERT_TRUE(done(s.redo()));
    EXPECT_EQ(s.match().answers(), 4u) << "the second command waits for another redo";
    ASSERT_TRUE(done(s.redo()));
    EXPECT_EQ(s.match().digest(), both);
}

TEST_F(SittingTest, a_takeback_needs_every_seat) {
    Sitting s = sit(skirmish);
    ASSERT_TRUE(says(s, a, "play L2 land up"));
    ASSERT_TRUE(s.can_propose_takeback());
    EXPECT_FALSE(s.vote(b, true)) << "nobody has proposed one";
    s.propose_takeback();
    EXPECT_EQ(s.waiting_votes(), SeatSet::first(2)) << "who pressed the key is not known";
    ASSERT_TRUE(done(s.vote(a, true)));
    ASSERT_TRUE(done(s.vote(b, false)));
    EXPECT_TRUE(s.waiting_votes().empty());
    EXPECT_EQ(s.match().answers(), 5u) << "one no is enough to go on";
    s.propose_takeback();
    ASSERT_TRUE(done(s.vote(b, true)));
    EXPECT_EQ(s.match().answers(), 5u) << "the yes before that no counts no more";
    ASSERT_TRUE(done(s.vote(a, true)));
    EXPECT_EQ(s.match().answers(), 0u) << "the whole command, with what followed by itself";
    EXPECT_EQ(s.match().events().back().kind, takeback_event);
    EXPECT_EQ(stored(s), 0u);
    auto again = resume(*library_, s.journal()->game());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->match->digest(), s.match().digest()) << "the new random numbers are in the record";
}

TEST_F(SittingTest, an_answer_ends_the_vote) {
    Sitting s = sit(skirmish);
    ASSERT_TRUE(says(s, a, "play L2 land up"));
    s.propose_takeback();
    ASSERT_TRUE(done(s.say(a, "land.A")));
    EXPECT_TRUE(s.waiting_votes().empty());
}

TEST_F(SittingTest, news_are_what_happened_since_the_seats_last_answer) {
    Sitting s = sit(skirmish);
    ASSERT_TRUE(says(s, a, "play L2 land down"));
    const size_t after_a = s.match().events().size();
    EXPECT_EQ(s.news(a), after_a);
    ASSERT_TRUE(says(s, b, "play S6 sea up"));
    EXPECT_EQ(s.news(a), after_a);
    EXPECT_GT(s.match().events().size(), after_a);
    EXPECT_EQ(s.news(b), s.match().events().size());
}

}  // namespace
}  // namespace hexmoot::play
