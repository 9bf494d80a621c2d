// A Match: one game under way, answer by answer. What the window, the command line and the tests hold.
#pragma once
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/kernel/event.h"
#include "engine/kernel/position.h"
#include "engine/kernel/record.h"
#include "engine/kernel/said.h"
#include "engine/kernel/words.h"

namespace hexmoot {

inline constexpr u8 takeback_event = 255;  // Event::kind of the kernel: facts[0] = which takeback of the game this was

template <Rules G>
class Match {
  public:
    using State = typename G::State;

    // Starts a game. Options beyond those given have their usual values. Refused: a seat count or option out of range,
    // or what G::setup refuses (contradictory options).
    static Result<Match> start(Setup setup, std::vector<u32> script = {}) {
        const auto specs = G::options();
        if (setup.seats < G::min_seats || setup.seats > G::max_seats || setup.options.size() > specs.size())
            return refuse({code_bad_record, RuleId::none, {}}, "seats");
        for (size_t i = setup.options.size(); i < specs.size(); i++) setup.options.push_back(specs[i].usual);
        for (size_t i = 0; i < specs.size(); i++)
            if (setup.options[i] < specs[i].low || setup.options[i] > specs[i].high)
                return refuse({code_bad_record, RuleId::none, {}}, std::string(specs[i].name));
        auto state = G::setup(setup);
        if (!state) return refuse(state.error(), "options");
        Match m(*state);
        m.record_ = {std::string(G::id), G::version, std::move(setup), "", std::move(script), {}, {}};
        if (auto ok = m.go(); !ok) return tl::unexpected(ok.error());
        return m;
    }
    // Starts from a State of your own (fixtures). Precondition: G::check(state) is "".
    static Result<Match> start_from(const State& state, Setup setup, std::vector<u32> script = {}) {
        Match m(state);
        m.record_ = {std::string(G::id), G::version, std::move(setup), G::state_json(state), std::move(script), {}, {}};
        if (auto ok = m.go(); !ok) return tl::unexpected(ok.error());
        return m;
    }
    // Replays a record. The refusal's `at` is the number of the first answer that does not fit. `accept` is asked after
    // each answer (how many there are, the digest then); false ends the replay there, with the answers up to it.
    using Accept = FunctionRef<bool(size_t, u64)>;
    static Result<Match> load(const Record& record) {
        return load(record, [](size_t, u64) { return true; });
    }
    static Result<Match> load(const Record& record, Accept accept) {
        if (record.game != G::id || record.version != G::version)
            return refuse({code_bad_record, RuleId::none, {}}, record.game);
        auto m = record.start.empty() ? start(record.setup, record.script) : start_fixture(record);
        if (!m) return m;
        size_t reseed = 0;
        for (size_t i = 0; i <= record.words.size(); i++) {
            while (reseed < record.reseeds.size() && record.reseeds[reseed].at == i)
                m->reseed(record.reseeds[reseed++].count);
            if (i == record.words.size()) break;
            const Word& w = record.words[i];
            const auto token = m->read(w.seat, w.text);
            auto ok = token ? m->give({*token, w.seat}) : m->refuse_word(w.text);
            if (!ok) return tl::unexpected(Refusal{static_cast<int>(i), w.text, ok.error().reason});
            if (!accept(i + 1, m->digest())) {
                m->drop_last();
                return m;
            }
        }
        if (reseed < record.reseeds.size()) return refuse({code_bad_record, RuleId::none, {}}, "reseeds");
        return m;
    }

    bool over() const { return over_; }
    const Prompt& prompt() const { return prompt_; }
    const Offer& offer() const { return offer_; }
    const State& now() const { return now_; }  // the whole truth: engine and tests only, never a screen
    const Position<G>& position() const { return position_; }
    const std::vector<Event>& events() const { return events_; }
    typename G::View view(Viewer eyes) const { return G::view(now_, prompt_, eyes); }
    Standing standing() const { return G::standing(now_); }
    u64 digest() const { return position_.digest(); }
    size_t answers() const { return words_; }
    const Setup& setup() const { return record_.setup; }

    // The words of the command under way: what the asked seat has said since the last step ended.
    std::vector<Answer> line() const {
        std::vector<Answer> out;
        for (const Answer& a : position_.since)
            if (a.seat != nobody) out.push_back(a);
        return out;
    }

    // Gives one answer. Refused answers change nothing.
    Result<void> give(Answer a) {
        auto ok = give_keeping_redo(a);
        if (ok) undone_.clear();
        return ok;
    }
    // The words of a typed line: what it means to the game, without what the seat has said of this command already, or
    // has been given because there was no choice.
    std::vector<std::string> heard(Seat who, std::string_view typed) const {
        std::vector<std::string> words = G::heard(now_, who, words_of(typed));
        for (const Answer& a : line()) {
            if (words.empty() || a.seat != who || !reads<G>(words.front(), a.token)) break;
            words.erase(words.begin());
        }
        return words;
    }
    // Says a whole command, "play L2 land up", or one after the other: all of the words or none. Words are read as in
    // records, or by alias. A command ends where something is revealed. One that goes on is refused, else refused
    // commands would tell what lies there; unless the game says how it goes on (after_reveal): then what the revelation
    // forbids of it lapses.
    Result<void> say(Seat who, std::string_view text) {
        const Words words = words_of(text);
        if (words.empty()) return refuse_word(std::string());
        if (index(who) >= record_.setup.seats) return refuse({code_not_asked, prompt_.rule, {}}, std::string(words[0]));
        const bool whole = line().empty();
        const Begun all{whole ? now_ : position_.base, prompt_};
        std::vector<std::string> said;
        for (const Answer& a : line())
            if (a.seat == who) said.push_back(spelled(a.token));
        Words command(said.begin(), said.end());
        command.insert(command.end(), words.begin(), words.end());
        Begun begun = all;
        std::vector<Answer> redo = std::exchange(undone_, {});
        for (size_t i = 0; i < words.size(); i++) {
            const bool revealed = i > 0 && barrier_after_last();
            const size_t left = words.size() - i;
            if (i > 0 && !revealed && line().empty()) {  // the next command of the line
                begun = {now_, prompt_};
                command.erase(command.begin(), command.end() - static_cast<std::ptrdiff_t>(left));
            }
            const auto rest = revealed ? G::after_reveal(command, command.size() - left) : std::nullopt;
            if (rest && check(begun, who, command).allowed()) {
                say_rest(who, *rest);
                return {};
            }
            const auto ok = revealed ? refuse({code_not_offered, prompt_.rule, {}}) : say_word(who, words[i]);
            if (!ok) {
                const size_t at = i;
                for (; i > 0; i--) drop_last();
                undone_ = std::move(redo);
                Refusal no{static_cast<int>(at), std::string(words[at]), ok.error().reason};
                if (whole) no.reason = better_reason(all, who, words, no.reason);
                return tl::unexpected(no);
            }
        }
        return {};
    }
    // The token a word means here for this seat: among the offered words first, then the blocked ones.
    std::optional<Token> read(Seat who, std::string_view word) const {
        const auto is = [&](const Answer& a) { return a.seat == who && reads<G>(word, a.token); };
        for (const Answer& a : offer_.answers())
            if (is(a)) return a.token;
        for (const Offer::Blocked& b : offer_.blocked())
            if (is(b.answer)) return b.answer.token;
        return {};
    }

    // Undo drops the last answer of the game: possible until something was revealed after it.
    bool can_undo() const { return words_ > 0 && !barrier_after_last(); }
    bool can_takeback() const { return words_ > 0; }
    Result<void> undo() {
        if (!can_undo()) return refuse({code_no_undo, RuleId::none, {}});
        const Answer a = last_answer();
        const bool past_takeback = !record_.reseeds.empty() && record_.reseeds.back().at == words_;
        drop_last();
        // The random numbers of a takeback move back with it: what is said again may not end as it did.
        if (past_takeback)
            undone_.clear();
        else
            undone_.push_back(a);
        return {};
    }
    // Gives the answer that undo dropped last: everything is then as before the undo.
    bool can_redo() const { return !undone_.empty(); }
    Result<void> redo() {
        if (undone_.empty()) return refuse({code_no_undo, RuleId::none, {}});
        const Answer a = undone_.back();
        auto ok = give_keeping_redo(a);
        if (ok) undone_.pop_back();
        return ok;
    }
    // Undo past a barrier. All seats must have agreed: the caller has asked them. Random numbers change; the events say
    // so.
    Result<void> takeback() {
        if (!can_takeback()) return refuse({code_no_undo, RuleId::none, {}});
        const u32 count = record_.reseeds.empty() ? 1 : record_.reseeds.back().count + 1;
        remove_last();
        undone_.clear();
        reseed(count);
        return {};
    }

    // Where the events begin that are news to this seat: after those that its last decision brought about. The only
    // answer to a public question is none: anybody may give it in the seat's name.
    size_t news(Seat s) const {
        size_t from = 0;
        for (size_t i = 0; i < said_.size(); i++)
            if (said_[i].answer.seat == s && said_[i].chosen)
                from = i + 1 < said_.size() ? said_[i + 1].events : events_.size();
        return from;
    }
    Record record() const {
        Record r = record_;
        for (const Said& s : said_)
            if (s.answer.seat != nobody) r.words.push_back({s.answer.seat, spelled(s.answer.token), s.is_public});
        return r;
    }
    // Readable lines, one for each command: a run of answers by one seat in one step, up to a revelation. "A play L2
    // land up". Words these eyes may not know are "?". all_words: after the end of the game everything may be told.
    std::string transcript(Viewer eyes, bool all_words = false) const {
        return lines_of(said_, eyes, all_words, [](Token t) { return spelled(t); });
    }
    static std::string spelled(Token t) {
        std::string s;
        G::spell(t, s);
        return s;
    }

  private:
    struct Step {
        State base;
        size_t first;  // index into said_
    };

    explicit Match(const State& s) : position_{s, {}}, now_(s) { offer_.explain(true); }
    // Whether it is offered more than one answer.
    bool has_choice(Seat s) const { return std::ranges::count(offer_.answers(), s, &Answer::seat) > 1; }
    static tl::unexpected<Refusal> refuse(Reason why, std::string word = "") {
        return tl::unexpected(Refusal{0, std::move(word), why});
    }
    Result<void> refuse_word(std::string_view word) const {
        return refuse({code_unknown_word, prompt_.rule, {}}, std::string(word));
    }
    static Result<Match> start_fixture(const Record& record) {
        auto state = G::from_json(record.start);
        if (!state) return refuse({code_bad_record, RuleId::none, {}}, state.error());
        return start_from(*state, record.setup, record.script);
    }

    // Where a command began.
    struct Begun {
        State base;
        Prompt asked;
    };
    // The specification's test of a whole command. Asked of a world that the seat cannot tell from this one: a refusal
    // must not tell where a hidden card is.
    static Reason check(const Begun& at, Seat who, const Words& words) {
        Rng rng = Rng::seeded(0);
        return G::check_command(G::sample(at.base, who, rng), at.asked, who, words);
    }
    // Its code, where its order of tests puts that before the reason of the one word.
    static Reason better_reason(const Begun& at, Seat who, const Words& words, Reason plain) {
        const Reason why = check(at, who, words);
        return why.allowed() || why.code >= plain.code ? plain : why;
    }

    // Says what a command goes on with after something was revealed, or nothing of it when that forbids it.
    void say_rest(Seat who, const Words& words) {
        for (size_t i = 0; i < words.size(); i++) {
            if (i > 0 && barrier_after_last()) return say_rest(who, G::after_reveal(words, i).value_or(Words()));
            if (say_word(who, words[i])) continue;
            for (; i > 0; i--) drop_last();
            return;
        }
    }
    Result<void> say_word(Seat who, std::string_view word) {
        if (const auto token = read(who, word)) return give_keeping_redo({*token, who});
        if (over_) return refuse({code_over, RuleId::none, {}});
        return prompt_.asks(who) ? refuse_word(word) : refuse({code_not_asked, prompt_.rule, {}});
    }
    Result<void> give_keeping_redo(Answer a) {
        if (over_) return refuse({code_over, RuleId::none, {}}, spelled(a.token));
        if (!prompt_.asks(a.seat)) return refuse({code_not_asked, prompt_.rule, {}}, spelled(a.token));
        if (!offer_.has(a)) {
            const Reason why = offer_.why_not(a).value_or(Reason{code_not_offered, prompt_.rule, a.token});
            return refuse(why, spelled(a.token));
        }
        if (line().empty()) {  // a new step; what it drew before its first question belongs to it
            steps_.push_back({position_.base, said_.size()});
            for (const Answer& c : position_.since)
                said_.push_back({c, Secrecy::open, true, true, false, steps_.size() - 1, events_.size()});
        }
        const bool is_public = prompt_.secrecy == Secrecy::open;
        const bool chosen = !is_public || has_choice(a.seat);
        said_.push_back({a, prompt_.secrecy, is_public, false, chosen, steps_.size() - 1, events_.size()});
        words_++;
        position_.since.push_back(a);
        if (auto ok = go(); !ok) {
            drop_last();
            return ok;
        }
        return {};
    }
    // Settles and books what the run told about the answers of the step under way.
    Result<void> go() {
        Telling tell;
        tell.events = &events_;
        try {
            over_ = !position_.settle(now_, prompt_, offer_, tell, record_.script);
        } catch (const RulesBroken& broken) {
            return refuse({code_rules_broken, RuleId::none, {}}, broken.condition);
        }
        if (steps_.empty()) return {};
        for (size_t i = steps_.back().first; i < said_.size(); i++) {
            Said& s = said_[i];
            if (i - steps_.back().first < tell.published || (tell.step_done && s.secrecy == Secrecy::closed))
                s.is_public = true;
        }
        if (!said_.empty()) said_.back().barrier |= tell.barrier;
        for (const Answer& c : tell.chances)
            said_.push_back({c, Secrecy::open, true, true, false, steps_.size() - 1, events_.size()});
        return {};
    }
    // A run without telling: after answers were dropped.
    void settle_silently() {
        const bool under_way = !line().empty();
        Telling tell;
        over_ = !position_.settle(now_, prompt_, offer_, tell, record_.script);
        if (!under_way) return;  // what the step before made public stays so
        for (size_t i = steps_.back().first; i < said_.size(); i++)
            said_[i].is_public = said_[i].secrecy == Secrecy::open || i - steps_.back().first < tell.published;
    }
    bool barrier_after_last() const {
        for (size_t i = said_.size(); i > 0; i--) {
            if (said_[i - 1].barrier) return true;
            if (said_[i - 1].answer.seat != nobody) return false;
        }
        return false;
    }
    Answer last_answer() const {
        for (size_t i = said_.size(); i > 0; i--)
            if (said_[i - 1].answer.seat != nobody) return said_[i - 1].answer;
        return {};
    }
    void drop_last() {
        if (const u32 count = remove_last(); count > 0)
            reseed(count);
        else
            settle_silently();
    }
    // Removes the last answer and what it brought about; the position waits to be settled. Returns which takeback had
    // come after it, 0 for none.
    u32 remove_last() {
        while (!said_.empty() && said_.back().answer.seat == nobody) said_.pop_back();
        HX_RULE(!said_.empty());
        events_.resize(said_.back().events);
        said_.pop_back();
        words_--;
        const Step& step = steps_.back();
        position_.base = step.base;
        position_.since.clear();
        for (size_t i = step.first; i < said_.size(); i++) position_.since.push_back(said_[i].answer);
        if (line().empty()) {
            said_.erase(said_.begin() + static_cast<std::ptrdiff_t>(step.first), said_.end());
            steps_.pop_back();
        }
        u32 count = 0;
        for (; !record_.reseeds.empty() && record_.reseeds.back().at > words_; record_.reseeds.pop_back())
            count = std::max(count, record_.reseeds.back().count);
        return count;
    }
    // From here the random numbers are those of (seed, count); what was drawn in the step under way stays as
    // remembered.
    void reseed(u32 count) {
        const u64 rolls = position_.base.rng.rolls;
        position_.base.rng = Rng::seeded(record_.setup.seed ^ (u64{count} << 32 | 0x7A6Bu));
        position_.base.rng.rolls = rolls;
        if (!line().empty()) steps_.back().base = position_.base;
        record_.reseeds.push_back({static_cast<u32>(words_), count});
        Event told;
        told.kind = takeback_event;
        told.facts[0] = static_cast<u8>(count);
        events_.push_back(told);
        settle_silently();
    }

    Position<G> position_;
    State now_;
    Prompt prompt_;
    Offer offer_;
    Record record_;  // words stay empty here: said_ has them
    std::vector<Event> events_;
    std::vector<Said> said_;
    std::vector<Step> steps_;  // one for each step that has answers
    std::vector<Answer> undone_;
    size_t words_ = 0;
    bool over_ = false;
};

}  // namespace hexmoot
