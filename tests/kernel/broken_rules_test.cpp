// Rules with faults: the answer is refused and the position kept, and the harness finds the law that is broken.
#include <charconv>

#include <gtest/gtest.h>

#include "engine/kernel/laws.h"
#include "tests/kernel/harbour_table.h"

namespace hexmoot::toy {
namespace {

enum class Fault {
    none,
    nobody_may_pass,
    never_asks,
    asks_nothing,
    rolls_a_die_without_faces,
    endless,
    loses_goods,
    has_a_whim,
    draws_unbarred,
    publishes_bids,
    reads_wrong,
    names_no_rule,
    forgets,
    shows_the_pile,
    samples_the_truth,
    checks_nothing
};

// The harbour with one planted fault.
struct Faulty : Harbour {
    static inline Fault fault = Fault::none;
    static inline int steps = 0;

    static void step(State& s, Table& table) {
        const u8 round = s.round;
        if (fault == Fault::never_asks) return;
        if (fault == Fault::asks_nothing) table.choose(one(Seat{0}, Question::roll, Rule::roll), [](Offer&) {});
        if (fault == Fault::rolls_a_die_without_faces) table.chance(s.rng, 0);
        if (fault == Fault::has_a_whim && ++steps % 7 == 0) tell(table, Happening::paid, nobody, Rule::pay, 0);
        if (fault == Fault::draws_unbarred && s.phase == Phase::bids) {
            table.choose(one(Seat{0}, Question::roll, Rule::roll), [](Offer& o) { o.add(word(Verb::roll)); });
            if (s.pile_size > 0) draw(s, Seat{0});
            s.phase = Phase::voyage;
            return;
        }
        if (fault == Fault::publishes_bids && s.phase == Phase::bids) {
            for (Seat p : everyone(s))
                table.choose(one(p, Question::bid, Rule::bid, Secrecy::kept, Shape::amount),
                             [&](Offer& o) { o.numbers(static_cast<u8>(Kind::coins), 0, s.coins[index(p)]); });
            table.publish();
            s.phase = Phase::voyage;
            return;
        }
        Harbour::step(s, table);
        if (fault == Fault::nobody_may_pass) HX_RULE(s.round == round);
        if (fault == Fault::loses_goods && s.round != round && s.used[0] > 0) s.used[0]--;
        if (fault == Fault::endless && s.phase == Phase::over) {
            s.round = 0;
            s.phase = Phase::bids;
        }
    }
    static void alias(Token t, std::string& out) {
        if (fault == Fault::reads_wrong && t == word(Verb::buy)) t = word(Verb::pass);
        Harbour::alias(t, out);
    }
    static std::string_view rule_name(RuleId r) {
        return fault == Fault::names_no_rule && r == cite(Rule::order) ? "" : Harbour::rule_name(r);
    }
    static std::string state_json(const State& s) {
        State less = s;
        if (fault == Fault::forgets) less.round = 0;
        return Harbour::state_json(less);
    }
    static View view(const State& s, const Prompt& prompt, Viewer eyes) {
        View v = Harbour::view(s, prompt, eyes);
        if (fault == Fault::shows_the_pile) v.shown.pile[0] = s.pile[0];
        return v;
    }
    static State sample(const State& s, Seat seat, Rng& rng) {
        const State w = Harbour::sample(s, seat, rng);
        return fault == Fault::samples_the_truth ? s : w;
    }
    static Reason check_command(const State& s, const Prompt& prompt, Seat who,
                                std::span<const std::string_view> words) {
        if (fault == Fault::checks_nothing) return allowed;
        if (fault == Fault::publishes_bids && s.phase == Phase::bids) {
            int bid = -1;
            std::from_chars(words[0].data(), words[0].data() + words[0].size(), bid);
            return bid >= 0 && bid <= s.coins[index(who)] ? allowed : because(Code::no_money, Rule::bid);
        }
        return Harbour::check_command(s, prompt, who, words);
    }
};
constexpr HiddenRow<Faulty> pile{"pile", [](const State& s, Seat) { return std::to_string(s.pile[0]); }};

class BrokenRules : public testing::Test {
  protected:
    ~BrokenRules() override { Faulty::fault = Fault::none; }

    static LawReport report(Fault fault, bool stepped = true) {
        Faulty::fault = fault;
        return obey_laws<Faulty>({.games = 20, .setup = {3, 0, {}}, .stepped = stepped, .longest = 400, .shrink = 2},
                                 std::span(&pile, 1));
    }
    static std::string_view law(Fault fault, bool stepped = true) { return law_name(report(fault, stepped).broken); }
    static Result<Match<Faulty>> start(Fault fault) {
        Faulty::fault = fault;
        return Match<Faulty>::start({2, 7, {}});
    }
};

TEST_F(BrokenRules, RefuseTheAnswerAndKeepThePosition) {
    auto m = start(Fault::nobody_may_pass);
    ASSERT_TRUE(m);
    for (const std::string line : {"A open 1", "B open 0", "A roll", "A wait", "A pass"})
        ASSERT_TRUE(m->say(seat(line[0] - 'A'), line.substr(2))) << line;
    const laws::Look<Faulty> before(*m);
    const auto no = m->give({word(Verb::pass), Seat{1}});
    ASSERT_FALSE(no);
    EXPECT_EQ(no.error().reason.code, code_rules_broken);
    EXPECT_EQ(no.error().word, "s.round == round");
    EXPECT_EQ(laws::Look<Faulty>(*m).differs(before), "");
    EXPECT_TRUE(m->say(Seat{1}, "decline"));  // the game goes on
}

TEST_F(BrokenRules, ARulebookThatAsksNothingDoesNotStart) {
    EXPECT_EQ(start(Fault::never_asks).error().reason.code, code_rules_broken);
    EXPECT_EQ(start(Fault::asks_nothing).error().reason.code, code_rules_broken);
    EXPECT_EQ(start(Fault::rolls_a_die_without_faces).error().word, "n > 0 && n <= max_chance");
}

TEST_F(BrokenRules, AreFoundByTheirLaw) {
    EXPECT_EQ(law(Fault::none), "");
    EXPECT_EQ(law(Fault::reads_wrong), law_name(Law::words));
    EXPECT_EQ(law(Fault::names_no_rule), law_name(Law::words));
    EXPECT_EQ(law(Fault::endless), law_name(Law::endings));
    EXPECT_EQ(law(Fault::nobody_may_pass), law_name(Law::endings));
    EXPECT_EQ(law(Fault::draws_unbarred), law_name(Law::undo));
    EXPECT_EQ(law(Fault::forgets), law_name(Law::records));
    EXPECT_EQ(law(Fault::loses_goods), law_name(Law::conservation));
    EXPECT_EQ(law(Fault::shows_the_pile), law_name(Law::secrets));
    EXPECT_EQ(law(Fault::publishes_bids), law_name(Law::secrets));
    EXPECT_EQ(law(Fault::samples_the_truth), law_name(Law::secrets));
    EXPECT_EQ(law(Fault::checks_nothing), law_name(Law::commands));
    EXPECT_NE(law(Fault::has_a_whim), "");
}

TEST_F(BrokenRules, AreFoundInline) {
    EXPECT_EQ(law(Fault::endless, false), law_name(Law::endings));
    EXPECT_EQ(law(Fault::asks_nothing, false), law_name(Law::endings));
    EXPECT_EQ(law(Fault::loses_goods, false), law_name(Law::conservation));
}

TEST_F(BrokenRules, AreReportedWithTheSmallestRecord) {
    const LawReport r = report(Fault::loses_goods);
    EXPECT_FALSE(r.record.start.empty()) << "one step from a position is enough to show it";
    EXPECT_LE(r.record.words.size(), 8u);
    EXPECT_NE(to_string(r).find("law 7 (conservation): there are 7 "), std::string::npos) << to_string(r);
    EXPECT_TRUE(Match<Faulty>::load(r.record));
}

}  // namespace
}  // namespace hexmoot::toy
