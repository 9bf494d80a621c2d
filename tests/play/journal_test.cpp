// Every accepted answer is on the disk before the next question shows, and a stored game comes back as it was
// (architecture.md 3).
#include "tests/play/table_talk.h"
#include "tests/store/fault_disk.h"

namespace hexmoot::play {
namespace {

class JournalTest : public TableTalk {
  protected:
    void comes_back(const Sitting& s) {
        auto again = resume(*library_, s.journal()->game());
        ASSERT_TRUE(again) << again.error().what;
        EXPECT_EQ(again->match->digest(), s.match().digest());
        EXPECT_EQ(again->match->answers(), s.match().answers());
        EXPECT_EQ(again->match->prompt(), s.match().prompt());
        EXPECT_EQ(again->match->events(), s.match().events());
        EXPECT_FALSE(again->changed);
    }
};

TEST_F(JournalTest, a_game_comes_back_at_every_word_of_a_war) {
    Sitting s = deal(11);
    Rng rng = Rng::seeded(5);
    for (int i = 0; !s.match().over() && i < 400; i++) {
        std::vector<Answer> all;
        for (const Answer& x : s.match().offer().answers())
            if (s.match().spelled(x.token) != "withdraw" || rng.below(20) == 0) all.push_back(x);
        const Answer pick = all[rng.below(static_cast<u32>(all.size()))];
        s.look(pick.seat);
        ASSERT_TRUE(done(s.give(pick.seat, pick.token)));
        ASSERT_EQ(stored(s), s.match().answers());
        comes_back(s);
    }
    EXPECT_TRUE(s.match().over());
}

TEST_F(JournalTest, a_game_comes_back_in_the_middle_of_disrupt_and_of_redeploy) {
    Sitting s = sit(skirmish);
    ASSERT_TRUE(says(s, a, "play L5 land up"));
    comes_back(s);
    ASSERT_TRUE(done(s.say(a, "sea.A")));  // Vermilion has flipped, Azure has not
    EXPECT_TRUE(s.match().prompt().asks(b));
    comes_back(s);

    Sitting r = sit(skirmish);
    ASSERT_TRUE(says(r, a, "play S4 sea up"));
    ASSERT_TRUE(says(r, a, "return L1"));
    EXPECT_EQ(r.match().prompt_name(r.match().prompt().kind), "REDEPLOY_PLAY") << "after the return, before the play";
    comes_back(r);
    ASSERT_TRUE(says(r, a, "play L1"));
    comes_back(r);
}

TEST_F(JournalTest, an_answer_that_cannot_be_stored_is_not_accepted) {
    Sitting s = sit(skirmish);
    store::Library elsewhere = open();
    ASSERT_TRUE(elsewhere.append(s.journal()->game(), 0, {0, "play", false, 1}));
    const u64 before = s.match().digest();
    const Outcome no = s.say(a, "play");
    ASSERT_FALSE(no);
    EXPECT_EQ(std::get<store::StoreError>(no.error()).kind, store::ErrorKind::conflict);
    EXPECT_EQ(s.match().digest(), before);
    EXPECT_EQ(s.match().answers(), 0u);
}

// The disk fails at each of its writes in turn while a command of four words, or a redo of them, is stored.
TEST_F(JournalTest, a_command_is_stored_as_a_whole_or_not_at_all) {
    library_.reset();
    store::FaultDisk disk;
    library_ = open();
    const auto all_or_none = [&](Sitting& s, const std::function<Outcome(Sitting&)>& act) {
        const u64 before = s.match().digest();
        int refused = 0;
        for (int fail_at = 0;; fail_at++) {
            disk.fail_after(fail_at, SQLITE_FULL);
            const Outcome outcome = act(s);
            disk.heal();
            ASSERT_EQ(stored(s), s.match().answers());
            if (outcome) break;
            refused++;
            EXPECT_TRUE(std::holds_alternative<store::StoreError>(outcome.error()));
            EXPECT_EQ(s.match().digest(), before);
            EXPECT_EQ(s.match().answers(), 0u);
        }
        EXPECT_GT(refused, 3);
        EXPECT_EQ(s.match().answers(), 4u);
        comes_back(s);
    };
    Sitting s = sit(skirmish);
    all_or_none(s, [](Sitting& it) {
        it.look(a);
        return it.say(a, "play L2 land down");
    });
    ASSERT_TRUE(done(s.undo()));
    all_or_none(s, [](Sitting& it) { return it.redo(); });
    library_.reset();
}

TEST_F(JournalTest, an_undo_that_cannot_be_stored_is_not_done) {
    Sitting s = sit(skirmish);
    ASSERT_TRUE(done(s.say(a, "play")));
    store::Library elsewhere = open();
    ASSERT_TRUE(elsewhere.append(s.journal()->game(), 1, {0, "L5", true, 1}));
    ASSERT_FALSE(s.undo());
    EXPECT_EQ(s.match().answers(), 1u);
}

TEST_F(JournalTest, a_record_that_does_not_replay_opens_at_its_last_good_point) {
    Sitting s = sit(skirmish);
    ASSERT_TRUE(says(s, a, "play L2 land down"));
    const u64 good = s.match().digest();
    ASSERT_TRUE(library_->append(s.journal()->game(), 4, {1, "withdraw", false, 12345}));
    auto wrong_digest = resume(*library_, s.journal()->game());
    ASSERT_TRUE(wrong_digest);
    EXPECT_TRUE(wrong_digest->changed);
    EXPECT_EQ(wrong_digest->recorded, 5u);
    EXPECT_EQ(wrong_digest->match->digest(), good);

    Sitting t = sit(skirmish);
    ASSERT_TRUE(done(t.say(a, "play")));
    ASSERT_TRUE(library_->append(t.journal()->game(), 1, {0, "nonsense", true, 1}));
    auto wrong_word = resume(*library_, t.journal()->game());
    ASSERT_TRUE(wrong_word);
    EXPECT_TRUE(wrong_word->changed);
    EXPECT_EQ(wrong_word->match->digest(), t.match().digest());
}

TEST_F(JournalTest, a_takeback_that_cannot_be_stored_can_be_proposed_again) {
    Sitting s = sit(skirmish);
    ASSERT_TRUE(says(s, a, "play L2 land down"));
    const u64 before = s.match().digest();
    const auto n = static_cast<u32>(s.match().answers());
    store::Library elsewhere = open();
    ASSERT_TRUE(elsewhere.append(s.journal()->game(), n, {1, "play", false, 1}));
    s.propose_takeback();
    ASSERT_TRUE(done(s.vote(a, true)));
    EXPECT_FALSE(s.vote(b, true));
    EXPECT_EQ(s.match().digest(), before);
    ASSERT_TRUE(elsewhere.truncate(s.journal()->game(), n + 1, n));
    ASSERT_TRUE(s.can_propose_takeback());
    s.propose_takeback();
    EXPECT_TRUE(done(s.vote(a, true)) && done(s.vote(b, true)));
    comes_back(s);
}

TEST_F(JournalTest, a_standing_that_cannot_be_read_shows_what_can) {
    for (const char* altered : {"", "x", "[]", "5", R"({"clock": 5, "next": 1})", R"({"clock": {"en": 5}})",
                                R"({"next": {"a": "b"}, "points": "x", "winners": [99, -1, null]})"}) {
        const Face f = face(altered, "de");
        EXPECT_EQ(f.clock, "") << altered;
        EXPECT_TRUE(f.winners.empty() && f.points.empty()) << altered;
    }
    EXPECT_EQ(face(R"({"clock": {"en": "now", "de": 5}})", "de").clock, "now");
}

TEST_F(JournalTest, the_list_shows_how_each_game_stands) {
    Sitting s = sit(skirmish);
    ASSERT_TRUE(says(s, a, "play L2 land down"));
    auto list = library_->list();
    ASSERT_TRUE(list);
    ASSERT_EQ(list->size(), 1u);
    const Face f = face(list->front().standing.public_json, "en");
    EXPECT_EQ(f.next, std::vector{b});
    EXPECT_EQ(f.points, (std::vector{0, 0}));
    EXPECT_EQ(f.clock, "Battle 1 · play 2 of 12");
    EXPECT_TRUE(f.winners.empty());
    for (const char* secret : {"L2", "Ambush", "S4"})
        EXPECT_EQ(list->front().standing.public_json.find(secret), std::string::npos);
}

}  // namespace
}  // namespace hexmoot::play
