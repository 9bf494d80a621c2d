// Wrong and forgotten PINs, the privacy level, and what of it the log tells (ux.md 7.2, 7.5; decision 15).
#include "engine/play/game_file.h"
#include "tests/play/table_talk.h"

namespace hexmoot::play {
namespace {

using std::chrono::seconds;
using Why = NotNow::Why;

class ConsentTest : public TableTalk {
  protected:
    Sitting::Clock::time_point time_{};

    std::function<Sitting::Clock::time_point()> clock() {
        return [this] { return time_; };
    }
    Sitting locked() {
        auto match = module_.start_from(skirmish, {2, 7, {}}, {});
        auto journal = Journal::begin(*library_, module_, content(), **match, seating(Privacy::locked));
        return Sitting(module_, std::move(*match), seating(Privacy::locked), *journal, clock());
    }
    // The game of that sitting as the next start of the program finds it.
    Sitting again(const Sitting& s) {
        const store::GameId id = s.journal()->game();
        Resumed resumed = *resume(*library_, id);
        EXPECT_FALSE(resumed.changed);
        Journal journal(*library_, id, module_, content().texts(), resumed.seating);
        return Sitting(module_, std::move(resumed.match), resumed.seating, journal, clock());
    }
    static void forget(Sitting& s, Seat who) {
        s.look(who);
        s.propose_new_pin();
    }
};

TEST_F(ConsentTest, from_the_third_wrong_pin_on_each_try_waits_longer) {
    Sitting s = locked();
    s.look(a);
    EXPECT_EQ(why_not(s.lift_curtain("0000")), Why::wrong_pin);
    EXPECT_EQ(why_not(s.lift_curtain("0000")), Why::wrong_pin);
    EXPECT_EQ(s.pin_wait(a), seconds(0)) << "two slips cost nothing";
    for (int wait : {5, 10, 20, 40, 60, 60}) {
        EXPECT_EQ(why_not(s.lift_curtain("0000")), Why::wrong_pin);
        EXPECT_EQ(s.pin_wait(a), seconds(wait));
        time_ += seconds(wait) - std::chrono::milliseconds(1);
        EXPECT_EQ(s.pin_wait(a), seconds(1));
        EXPECT_EQ(why_not(s.lift_curtain("1111")), Why::too_soon) << "the right one tells nothing before its time";
        EXPECT_TRUE(s.viewer().is_table());
        time_ += std::chrono::milliseconds(1);
    }
    EXPECT_TRUE(done(s.lift_curtain("1111")));
    s.abandon();
    s.look(a);
    EXPECT_EQ(why_not(s.lift_curtain("0000")), Why::wrong_pin);
    EXPECT_EQ(s.pin_wait(a), seconds(0)) << "the right one begins the count anew";
}

TEST_F(ConsentTest, no_other_door_and_no_other_start_ends_the_wait) {
    Sitting s = locked();
    s.look(a);
    for (int i = 0; i < 4; i++) {
        time_ += s.pin_wait(a);
        EXPECT_EQ(why_not(s.lift_curtain("0000")), Why::wrong_pin);
    }
    s.close();
    s.look(b);
    EXPECT_TRUE(done(s.lift_curtain("2222"))) << "only the seat's own PIN waits";
    s.look(a);
    EXPECT_EQ(why_not(s.lift_curtain("1111")), Why::too_soon);
    Sitting later = again(s);
    EXPECT_EQ(later.pin_wait(a), seconds(10));
    later.look(a);
    EXPECT_EQ(why_not(later.lift_curtain("1111")), Why::too_soon);
    time_ += seconds(10);
    EXPECT_TRUE(done(later.lift_curtain("1111")));
    EXPECT_EQ(again(later).pin_wait(a), seconds(0));
}

TEST_F(ConsentTest, what_is_no_pin_is_no_try) {
    Sitting s = locked();
    s.look(a);
    for (const char* text : {"", "1", "111", "11111", "abcd"})
        EXPECT_EQ(why_not(s.lift_curtain(text)), Why::no_pin) << text;
    EXPECT_EQ(s.seating().chairs[0].wrong_pins, 0);
}

TEST_F(ConsentTest, a_forgotten_pin_is_reset_by_all_others_and_chosen_anew_at_the_door) {
    Sitting s = locked();
    s.propose_new_pin();
    EXPECT_FALSE(s.proposal()) << "nobody stands at a door";
    forget(s, a);
    ASSERT_TRUE(s.proposal());
    EXPECT_EQ(s.waiting_votes(), SeatSet(b)) << "its own yes is not asked for";
    EXPECT_TRUE(s.viewer().is_table());
    ASSERT_TRUE(done(s.vote(b, true, "2222")));
    EXPECT_EQ(s.curtain(), a) << "still at the door";
    EXPECT_TRUE(s.viewer().is_table()) << "a yes opens nothing";
    EXPECT_FALSE(s.needs_pin(a));
    EXPECT_TRUE(s.chooses_pin(a));
    EXPECT_EQ(why_not(s.lift_curtain("")), Why::no_pin);
    EXPECT_TRUE(s.viewer().is_table());
    ASSERT_TRUE(done(s.lift_curtain("4711")));
    EXPECT_TRUE(s.viewer().is(a));

    Sitting later = again(s);
    later.look(a);
    EXPECT_EQ(why_not(later.lift_curtain("1111")), Why::wrong_pin) << "the old one is gone";
    EXPECT_TRUE(done(later.lift_curtain("4711")));
    later.look(b);
    EXPECT_TRUE(done(later.lift_curtain("2222")));
}

TEST_F(ConsentTest, one_no_or_leaving_the_door_keeps_the_pin) {
    Sitting s = locked();
    forget(s, a);
    ASSERT_TRUE(done(s.vote(b, false)));
    EXPECT_TRUE(s.needs_pin(a));
    EXPECT_EQ(s.curtain(), a);
    forget(s, a);
    s.abandon();
    EXPECT_FALSE(s.proposal());
    forget(s, a);
    s.look(b);
    EXPECT_FALSE(s.proposal()) << "another door is not that seat's";
    EXPECT_EQ(why_not(s.vote(b, true, "2222")), Why::no_vote);
    EXPECT_TRUE(s.seating().agreed.empty());
}

TEST_F(ConsentTest, a_yes_at_a_locked_table_takes_the_seats_own_pin) {
    const auto proposals = {+[](Sitting& s) { s.propose_takeback(); }, +[](Sitting& s) { forget(s, a); },
                            +[](Sitting& s) { s.propose_privacy(Privacy::open); }};
    for (const auto& propose : proposals) {
        Sitting s = locked();
        ASSERT_TRUE(says(s, a, "play L2 land down"));
        s.abandon();
        const auto before = s.match().digest();
        propose(s);
        ASSERT_TRUE(s.proposal());
        const SeatSet waiting = s.waiting_votes();
        EXPECT_EQ(why_not(s.vote(b, true)), Why::no_pin);
        EXPECT_EQ(why_not(s.vote(b, true, "1111")), Why::wrong_pin) << "another seat's";
        EXPECT_EQ(s.seating().chairs[1].wrong_pins, 1) << "tries at a vote are counted like those at the door";
        EXPECT_EQ(s.waiting_votes(), waiting);
        EXPECT_TRUE(s.proposal()) << "a wrong PIN is not a no";
        EXPECT_EQ(s.match().digest(), before);
        EXPECT_EQ(s.seating().privacy, Privacy::locked);
        EXPECT_TRUE(s.needs_pin(a));
        ASSERT_TRUE(done(s.vote(b, true, "2222")));
        EXPECT_FALSE(s.waiting_votes().has(b));
        if (s.proposal()) {
            ASSERT_TRUE(done(s.vote(a, true, "1111")));
        }
        EXPECT_FALSE(s.proposal());
    }
    Sitting s = locked();
    ASSERT_TRUE(says(s, a, "play L2 land down"));
    s.propose_takeback();
    ASSERT_TRUE(done(s.vote(b, false))) << "a no takes none";
    s.propose_takeback();
    for (int wrong = 0; wrong < 3; wrong++) EXPECT_EQ(why_not(s.vote(b, true, "0000")), Why::wrong_pin);
    EXPECT_EQ(why_not(s.vote(b, true, "2222")), Why::too_soon);
    time_ += seconds(5);
    EXPECT_TRUE(done(s.vote(b, true, "2222")));
}

TEST_F(ConsentTest, an_altered_level_opens_no_hand_that_has_a_pin) {
    Sitting s = locked();
    auto stored = *library_->load(s.journal()->game());
    stored.header.privacy = "open";
    stored.health = store::Health::changed;
    EXPECT_EQ(resume(stored)->seating.privacy, Privacy::locked);
    stored.health = store::Health::good;
    EXPECT_EQ(resume(stored)->seating.privacy, Privacy::open) << "the seats agreed on it";
    for (auto& chair : stored.header.seats) chair.pin_hash.clear();
    stored.health = store::Health::changed;
    EXPECT_EQ(resume(stored)->seating.privacy, Privacy::open) << "nobody would have a key";
}

TEST_F(ConsentTest, the_log_tells_what_was_agreed_where_it_was) {
    Sitting s = locked();
    ASSERT_TRUE(says(s, a, "play L2 land down"));
    const size_t before = s.log().size();
    forget(s, b);
    ASSERT_TRUE(done(s.vote(a, true, "1111")));
    ASSERT_EQ(s.log().size(), before + 1);
    EXPECT_EQ(s.log().back().kind, agreed_event);
    EXPECT_EQ(s.log().back().seat, b);
    EXPECT_EQ(s.news(a), before) << "it is news to everybody";
    ASSERT_TRUE(done(s.lift_curtain("3333")));
    ASSERT_TRUE(done(s.say(b, "play S6 sea up")));
    EXPECT_EQ(s.log()[before].kind, agreed_event) << "later events come after it";
    EXPECT_GT(s.log().size(), before + 1);
    EXPECT_EQ(s.news(b), s.log().size());
    EXPECT_EQ(again(s).log(), s.log());
    const auto file = game_file(module_, content(), s.match(), s.seating());
    EXPECT_EQ(open_game_file(file)->seating.agreed, s.seating().agreed) << "an exported game keeps it";
}

TEST_F(ConsentTest, a_new_pin_waits_for_nothing) {
    Sitting s = locked();
    s.look(a);
    for (int wrong = 0; wrong < 3; wrong++) EXPECT_EQ(why_not(s.lift_curtain("0000")), Why::wrong_pin);
    ASSERT_EQ(s.pin_wait(a), seconds(5));
    s.propose_new_pin();
    ASSERT_TRUE(done(s.vote(b, true, "2222")));
    ASSERT_TRUE(done(s.lift_curtain("4711")));
    s.abandon();
    s.look(a);
    EXPECT_EQ(s.pin_wait(a), seconds(0));
    EXPECT_TRUE(done(s.lift_curtain("4711")));
}

TEST_F(ConsentTest, what_was_agreed_before_a_takeback_is_told_before_it) {
    Sitting s = locked();
    ASSERT_TRUE(says(s, a, "play L2 land down"));
    forget(s, b);
    ASSERT_TRUE(done(s.vote(a, true, "1111")));
    s.close();
    s.propose_takeback();
    ASSERT_TRUE(s.proposal());
    ASSERT_TRUE(done(s.vote(a, true, "1111")));
    ASSERT_TRUE(done(s.vote(b, true))) << "its PIN is not chosen yet";
    const auto order = [](const std::vector<Event>& log) {
        std::vector<u8> kinds;
        for (const Event& e : log)
            if (e.kind == agreed_event || e.kind == takeback_event) kinds.push_back(e.kind);
        return kinds;
    };
    const std::vector<u8> told{agreed_event, takeback_event};
    EXPECT_EQ(order(s.log()), told);
    EXPECT_EQ(order(again(s).log()), told);
    s.look(a);
    EXPECT_EQ(s.curtain(), a) << "whose drawer was open last; but the other one agreed since";
    ASSERT_TRUE(says(s, a, "play L2 land down"));
    EXPECT_EQ(order(s.log()), told) << "later moves stand behind both";
    EXPECT_NE(s.log().back().kind, agreed_event);
}

TEST_F(ConsentTest, the_privacy_level_changes_when_everyone_agrees) {
    Sitting s = locked();
    s.look(a);
    ASSERT_TRUE(done(s.lift_curtain("1111")));
    s.propose_privacy(Privacy::open);
    EXPECT_TRUE(s.viewer().is_table()) << "nothing is open while it is voted on";
    ASSERT_TRUE(done(s.vote(a, true, "1111")));
    EXPECT_EQ(s.seating().privacy, Privacy::locked) << "one yes is not enough";
    ASSERT_TRUE(done(s.vote(b, true, "2222")));
    EXPECT_EQ(s.seating().privacy, Privacy::open);
    EXPECT_EQ(s.log().back().facts[1], static_cast<u8>(Privacy::open));
    EXPECT_EQ(again(s).seating().privacy, Privacy::open);
    s.look(b);
    EXPECT_TRUE(s.viewer().is(b));

    s.propose_privacy(Privacy::open);
    EXPECT_FALSE(s.proposal()) << "it is open already";
    s.propose_privacy(Privacy::courtesy);
    ASSERT_TRUE(done(s.vote(a, false)));
    EXPECT_EQ(s.seating().privacy, Privacy::open);
}

TEST_F(ConsentTest, a_table_that_becomes_locked_lets_each_seat_choose_its_pin) {
    auto match = module_.start_from(skirmish, {2, 7, {}}, {});
    Sitting s(module_, std::move(*match), {{{"Vermilion", 0, ""}, {"Azure", 1, ""}}, Privacy::courtesy, ""}, {});
    s.propose_privacy(Privacy::locked);
    ASSERT_TRUE(done(s.vote(a, true)) && done(s.vote(b, true)));
    s.look(a);
    EXPECT_TRUE(s.chooses_pin(a));
    EXPECT_EQ(why_not(s.lift_curtain()), Why::no_pin);
    ASSERT_TRUE(done(s.lift_curtain("1234")));
    s.look(b);
    ASSERT_TRUE(done(s.lift_curtain("5678")));
    s.look(a);
    EXPECT_EQ(why_not(s.lift_curtain("5678")), Why::wrong_pin);
    EXPECT_TRUE(done(s.lift_curtain("1234")));
}

TEST_F(ConsentTest, what_another_window_agreed_on_is_not_undone_by_this_one) {
    Sitting s = locked();
    Sitting other = again(s);
    other.propose_privacy(Privacy::courtesy);
    ASSERT_TRUE(done(other.vote(a, true, "1111")) && done(other.vote(b, true, "2222")));
    s.look(a);
    EXPECT_EQ(why_not(s.lift_curtain("0000")), Why::wrong_pin);
    s.propose_privacy(Privacy::open);
    ASSERT_TRUE(done(s.vote(b, true, "2222")));
    const Outcome no = s.vote(a, true, "1111");
    ASSERT_FALSE(no);
    EXPECT_EQ(std::get<store::StoreError>(no.error()).kind, store::ErrorKind::conflict);
    const Resumed resumed = *resume(*library_, s.journal()->game());
    EXPECT_EQ(resumed.seating.privacy, Privacy::courtesy);
    EXPECT_EQ(resumed.seating.agreed.size(), 1u);
}

TEST_F(ConsentTest, what_cannot_be_stored_is_not_agreed) {
    Sitting s = locked();
    store::Library elsewhere = open();
    ASSERT_TRUE(elsewhere.append(s.journal()->game(), 0, {0, "play", false, 1}));
    forget(s, a);
    const Outcome no = s.vote(b, true, "2222");
    ASSERT_FALSE(no);
    EXPECT_EQ(std::get<store::StoreError>(no.error()).kind, store::ErrorKind::conflict);
    EXPECT_TRUE(s.needs_pin(a));
    EXPECT_TRUE(s.seating().agreed.empty());
    EXPECT_EQ(why_not(s.lift_curtain("0000")), Why::wrong_pin) << "and still counts";
    EXPECT_EQ(s.seating().chairs[0].wrong_pins, 1);
}

TEST_F(ConsentTest, an_altered_table_in_the_library_is_read_as_far_as_it_goes) {
    Sitting s = locked();
    forget(s, a);
    ASSERT_TRUE(done(s.vote(b, true, "2222")));
    auto stored = *library_->load(s.journal()->game());
    for (const char* json :
         {R"({"table": 7})", R"({"table": {"wrong_pins": [-3], "agreed": [[1, 9, "open", 0]]}})",
          R"({"table": {"wrong_pins": [0, 0], "agreed": [[1, 255, "open", 0], [2, 255, "x", 9], [2, 1, "open", 9]]}})",
          R"({"table": {"wrong_pins": [0, 0], "agreed": [[1, 200, "open", 0], [2, 7, "open", 0]]}})"}) {
        stored.standing.public_json = json;
        const auto resumed = resume(stored);
        ASSERT_TRUE(resumed) << json;
        for (const Agreement& each : resumed->seating.agreed) {
            EXPECT_EQ(each.what, Agreement::What::privacy);
            EXPECT_EQ(each.seat, nobody) << "no seat did it alone";
        }
        EXPECT_GE(resumed->seating.chairs[0].wrong_pins, 0);
    }
}

TEST_F(ConsentTest, a_press_that_decides_nothing_takes_no_news_away) {
    // Azure ends the battle by withdrawing; either seat may deal the next one.
    Sitting s = sit(skirmish);
    ASSERT_TRUE(says(s, a, "play L2 land down"));
    ASSERT_TRUE(says(s, b, "withdraw"));
    const size_t ended = s.news(a);
    ASSERT_TRUE(done(s.say(a, "next")));
    EXPECT_EQ(s.news(a), ended) << "Vermilion still reads how the battle ended";
    EXPECT_LT(s.news(a), s.log().size());
}

}  // namespace
}  // namespace hexmoot::play
