// Answers, refusals, undo, takeback, records and transcripts of a match.
#include "engine/kernel/match.h"

#include <gtest/gtest.h>

#include "engine/kernel/any_match.h"
#include "tests/kernel/harbour_table.h"

namespace hexmoot::toy {
namespace {

using Look = laws::Look<Harbour>;

std::string last_event(const Match<Harbour>& m) {
    const Event& e = m.events().back();
    return std::to_string(e.kind) + ":" + std::to_string(e.kind == takeback_event ? e.facts[0] : e.secret);
}

TEST(MatchStart, RefusesSeatsAndOptionsOutOfRange) {
    EXPECT_EQ(Match<Harbour>::start({6, 0, {}}).error().reason.code, code_bad_record);
    EXPECT_EQ(Match<Harbour>::start({2, 0, {0}}).error().word, "rounds");
    EXPECT_EQ(Match<Harbour>::start({2, 0, {1, 0, 0}}).error().reason.code, code_bad_record);
    EXPECT_EQ(Match<Harbour>::start({2, 0, {}})->setup().options, (std::vector{2, 0}));
}

TEST(MatchSay, RefusesWithCodeAndChangesNothing) {
    Harbourside t(2);
    t.refuses("A ", code_unknown_word);
    t.refuses("A jump", code_unknown_word);
    t.refuses("A open 5", code_unknown_word);  // four coins only
    t.refuses("C open 1", code_not_asked);
    t.refuses("H open 1", code_not_asked);
    t.bids("AB", 4, 0).says("A roll").says("A wait");
    t.refuses("A buy", static_cast<u16>(Code::no_money));
    t.refuses("A pass pass", static_cast<u16>(Code::wrong_word));  // the game knows better
}

// A game whose commands go on after a revelation.
struct Hawkers : Harbour {
    static Reason check_command(const State&, const Prompt&, Seat, std::span<const std::string_view> words) {
        const bool known =
            std::ranges::all_of(words, [](auto w) { return w == "buy" || w == "pass" || w == "decline"; });
        return known ? allowed : because(Code::wrong_word, Rule::floor);
    }
    static std::optional<Words> after_reveal(std::span<const std::string_view> words, size_t at) {
        return Words(words.begin() + static_cast<std::ptrdiff_t>(at), words.end());
    }
};
struct HawkersTable {
    Match<Hawkers> m = *Match<Hawkers>::start({2, 7, {}});
    HawkersTable() {
        for (const char* line : {"A open 1", "B open 0", "A roll", "A wait"}) EXPECT_TRUE(says(line)) << line;
    }
    Result<void> says(std::string_view line) { return m.say(seat(line[0] - 'A'), line.substr(2)); }
    std::string last_lines() const {
        const std::string all = m.transcript(Viewer::table());
        return all.substr(all.find("wait") + 5);
    }
};
TEST(MatchSay, GoesOnAfterARevelation) {
    HawkersTable t;
    ASSERT_TRUE(t.says("B buy pass"));
    EXPECT_EQ(t.last_lines(), "B buy\nB pass");
    ASSERT_TRUE(t.m.undo());
    EXPECT_FALSE(t.m.can_undo());
    ASSERT_TRUE(t.m.redo());
}
TEST(MatchSay, WhatARevelationForbidsLapses) {
    HawkersTable t;
    ASSERT_TRUE(t.says("B decline")) << "its line goes on with this";
    ASSERT_TRUE(t.says("B buy buy pass")) << "nobody buys twice";
    EXPECT_EQ(t.last_lines(), "B decline buy");
    EXPECT_FALSE(t.m.can_undo());
    EXPECT_FALSE(t.m.can_redo());
    const auto again = Match<Hawkers>::load(t.m.record());
    ASSERT_TRUE(again);
    EXPECT_EQ(laws::Look<Hawkers>(*again).differs(laws::Look<Hawkers>(t.m)), "");
}
TEST(MatchSay, WhatIsRefusedRevealsNothing) {
    HawkersTable t;
    const laws::Look<Hawkers> before(t.m);
    const auto no = t.says("B buy dance");
    ASSERT_FALSE(no);
    EXPECT_EQ(no.error().at, 1);
    EXPECT_EQ(no.error().reason.code, static_cast<u16>(Code::wrong_word));
    EXPECT_EQ(laws::Look<Hawkers>(t.m).differs(before), "");
}

TEST(MatchSay, KeepsRedoWhenItRefuses) {
    Harbourside t(2);
    t.says("A open");
    ASSERT_TRUE(t.m.undo());
    t.refuses("A open 9", code_unknown_word);
    EXPECT_TRUE(t.m.can_redo());
    EXPECT_TRUE(t.m.redo());
    EXPECT_EQ(t.m.prompt().kind, static_cast<u8>(Question::bid));
}

TEST(MatchSay, ReadsAliases) {
    Harbourside t(2);
    t.says("A open $3");
    EXPECT_EQ(t.m.record().words.back().text, "3");
}

TEST(MatchHeard, LeavesOutWhatTheSeatHasSaidOfTheCommand) {
    Harbourside t(2);
    t.says("A open");
    using Heard = std::vector<std::string>;
    EXPECT_EQ(t.m.heard(Seat{0}, "open $3"), Heard{"$3"});
    EXPECT_EQ(t.m.heard(Seat{0}, " open"), Heard{});
    EXPECT_EQ(t.m.heard(Seat{0}, "$3"), Heard{"$3"});
    EXPECT_EQ(t.m.heard(Seat{1}, "open 1"), (Heard{"open", "1"}));
}

// A refused command must not tell what the dice would have been.
TEST(MatchSay, ACommandEndsWhereSomethingIsRevealed) {
    Harbourside t(2);
    t.bids("AB", 1, 0);
    t.refuses("A roll wait", static_cast<u16>(Code::wrong_word));
    t.says("A roll").says("A wait");
    EXPECT_EQ(t.m.transcript(Viewer::table()), "A open 1\nB open 0\nA roll\nA wait");
}

TEST(MatchGive, SaysWhyNot) {
    Harbourside t(2);
    EXPECT_EQ(t.m.give({word(Verb::roll), Seat{0}}).error().reason.code, code_not_offered);
    EXPECT_EQ(t.m.give({word(Verb::open), Seat{4}}).error().reason.code, code_not_asked);
    t.bids("AB", 1, 0).says("A roll").says("A wait");
    const Reason why = t.m.give({word(Verb::ask), Seat{0}}).error().reason;
    EXPECT_EQ(Harbour::rule_name(why.rule), "TOY-ORDER");
}

TEST(MatchUndo, GivesBackTheLookAndRedoesIt) {
    Harbourside t(2);
    t.says("A open");
    const Look open(t.m);
    t.says("A 2");
    const Look sealed(t.m);
    ASSERT_TRUE(t.m.undo());
    EXPECT_EQ(Look(t.m).differs(open), "");
    ASSERT_TRUE(t.m.redo());
    EXPECT_EQ(Look(t.m).differs(sealed), "");
    ASSERT_TRUE(t.m.undo());
    ASSERT_TRUE(t.m.undo());
    EXPECT_FALSE(t.m.can_undo());
    EXPECT_EQ(t.m.undo().error().reason.code, code_no_undo);
    EXPECT_TRUE(t.m.redo());
    t.says("A 1");
    EXPECT_FALSE(t.m.can_redo());  // another answer was given
}

TEST(MatchUndo, StopsAtDiceDrawsAndReveals) {
    Harbourside t(2);
    t.bids("AB", 1, 0);
    EXPECT_FALSE(t.m.can_undo());  // the bids are on the table
    t.says("A roll");
    EXPECT_FALSE(t.m.can_undo());
    t.says("A wait");
    EXPECT_TRUE(t.m.can_undo());
    t.says("B buy");
    EXPECT_FALSE(t.m.can_undo());
}

// What a step made public when it ended stays public when the next step's first word is undone.
TEST(MatchUndo, LeavesTheStepBeforeAsItIs) {
    Harbourside t(2);
    t.bids("AB", 1, 0).says("A roll");
    ASSERT_TRUE(t.m.takeback());
    EXPECT_EQ(t.m.transcript(Viewer::table()), "A open 1\nB open 0");
    t.says("A roll").says("A wait").says("A pass");
    ASSERT_TRUE(t.m.undo());
    EXPECT_EQ(t.m.transcript(Viewer::table()), "A open 1\nB open 0\nA roll\nA wait");
}

TEST(MatchTakeback, RollsAnewAndSaysSo) {
    Harbourside t(2);
    t.bids("AB", 1, 0);
    std::set<std::string> faces;
    for (int i = 1; i <= 20; i++) {
        t.says("A roll");
        faces.insert(last_event(t.m));
        ASSERT_TRUE(t.m.takeback());
        EXPECT_EQ(last_event(t.m), "255:" + std::to_string(i));
        EXPECT_FALSE(t.m.can_redo());
    }
    EXPECT_GE(faces.size(), 4u);
    const auto again = Match<Harbour>::load(t.m.record());
    ASSERT_TRUE(again);
    EXPECT_EQ(Look(*again).differs(Look(t.m)), "");
}

TEST(MatchTakeback, KeepsTheDiceThatLieOnTheTable) {
    Harbourside t(2);
    t.bids("AB", 1, 0).says("A roll");
    const std::string die = last_event(t.m);
    t.says("A wait");
    ASSERT_TRUE(t.m.takeback());
    EXPECT_EQ(t.m.prompt().kind, static_cast<u8>(Question::sail));
    EXPECT_EQ(t.m.position().since.back().seat, nobody);
    EXPECT_EQ("1:" + std::to_string(t.m.position().since.back().token.value()), die);
    EXPECT_EQ(t.m.record().reseeds, (std::vector<Reseed>{{5, 1}}));
}

// The record of two takebacks at one place, and of one that went further back, tells the same events.
TEST(MatchTakeback, ReplaysFromItsRecord) {
    Harbourside t(2);
    t.bids("AB", 1, 0).says("A roll").says("A wait").says("B buy");
    for (int i = 0; i < 2; i++) {
        ASSERT_TRUE(t.m.takeback());
        t.says("B buy");
    }
    ASSERT_TRUE(t.m.takeback());
    ASSERT_TRUE(t.m.takeback());
    ASSERT_TRUE(t.m.takeback());
    const auto again = Match<Harbour>::load(t.m.record());
    ASSERT_TRUE(again);
    EXPECT_EQ(Look(*again).differs(Look(t.m)), "");
}

TEST(MatchTakeback, UndoPastItTakesTheRandomNumbersAlong) {
    Harbourside t(2);
    t.bids("AB", 1, 0).says("A roll").says("A wait").says("A pass").says("B buy");
    ASSERT_TRUE(t.m.takeback());
    ASSERT_TRUE(t.m.undo());
    EXPECT_FALSE(t.m.can_redo());
    EXPECT_EQ(t.m.record().reseeds, (std::vector<Reseed>{{6, 1}}));
    EXPECT_EQ(Look(*Match<Harbour>::load(t.m.record())).differs(Look(t.m)), "");
}

TEST(MatchRecord, MarksSecretWordsAndReplays) {
    Harbourside t(2, {3});
    t.bids("AB", 1, 0).says("A roll").says("A sail").says("A " + t.held(Seat{0}));
    const Record r = t.m.record();
    EXPECT_FALSE(r.words.back().is_public);
    EXPECT_TRUE(r.words[1].is_public);
    EXPECT_EQ(r.script, std::vector<u32>{3});
    const auto again = Match<Harbour>::load(r);
    ASSERT_TRUE(again);
    EXPECT_EQ(Look(*again).differs(Look(t.m)), "");
}

TEST(MatchRecord, RefusesWhatDoesNotFit) {
    Harbourside t(2);
    t.bids("AB", 1, 0);
    const Record good = t.m.record();
    Record r = good;
    r.version++;
    EXPECT_EQ(Match<Harbour>::load(r).error().reason.code, code_bad_record);
    r = good;
    r.game = "chess";
    EXPECT_FALSE(Match<Harbour>::load(r));
    r = good;
    r.words[3].text = "seven";
    EXPECT_EQ(Match<Harbour>::load(r).error().at, 3);
    EXPECT_EQ(Match<Harbour>::load(r).error().word, "seven");
    r = good;
    r.reseeds.push_back({9, 1});
    EXPECT_EQ(Match<Harbour>::load(r).error().reason.code, code_bad_record);
    r = good;
    r.start = "{";
    EXPECT_EQ(Match<Harbour>::load(r).error().reason.code, code_bad_record);
}

TEST(MatchRecord, IsReplayedAsFarAsItIsAccepted) {
    Harbourside t(2);
    t.says("A open 1");
    const Look accepted(t.m);
    t.says("B open 0").says("A roll");
    ASSERT_TRUE(t.m.takeback());
    const auto m = Match<Harbour>::load(t.m.record(), [](size_t answers, u64) { return answers <= 2; });
    ASSERT_TRUE(m);
    EXPECT_EQ(Look(*m).differs(accepted), "");
}

TEST(MatchRecord, GoesOnFromAFixture) {
    Harbourside t(2);
    t.bids("AB", 1, 0);
    auto m = Match<Harbour>::start_from(t.m.position().base, t.m.setup());
    ASSERT_TRUE(m);
    ASSERT_TRUE(m->say(Seat{0}, "roll"));
    EXPECT_EQ(Look(*Match<Harbour>::load(m->record())).differs(Look(*m)), "");
}

TEST(ScriptedDice, ComeInOrderAndThenAreRolled) {
    Harbourside t(2, {5, 14}), rolled(2);
    for (auto* at : {&t, &rolled})
        at->bids("AB", 1, 0)
            .says("A roll")
            .says("A wait")
            .says("A pass")
            .says("B pass")
            .bids("AB", 1, 0)
            .says("A roll");
    EXPECT_EQ(t.m.events()[2].secret, 5);
    EXPECT_EQ(last_event(t.m), "1:2");             // 14 modulo 6
    EXPECT_EQ(t.m.now().rng, rolled.m.now().rng);  // later dice are those of the seed
    EXPECT_EQ(t.m.now().rng.rolls, 2u);
}

TEST(AnyMatch, ClonesAreOnTheirOwn) {
    const std::unique_ptr<AnyMatch> one = std::make_unique<MatchOf<Harbour>>(Harbourside(2).m);
    const auto two = one->clone();
    ASSERT_TRUE(two->say(Seat{0}, "open 2"));
    EXPECT_EQ(one->answers(), 0u);
    EXPECT_EQ(two->answers(), 2u);
    EXPECT_NE(one->digest(), two->digest());
    EXPECT_EQ(one->code_name(code_no_undo), "ERR_NO_UNDO");
    EXPECT_EQ(one->code_name(static_cast<u16>(Code::storm)), "ERR_STORM");
}

}  // namespace
}  // namespace hexmoot::toy
