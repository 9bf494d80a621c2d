// Law 1 at a prompt: words, and whole commands. Part of laws.h.
#pragma once
#include <algorithm>
#include <iterator>

#include "engine/kernel/laws/look.h"

namespace hexmoot::laws {

// How many words the laws may still try at a prompt. Where it does not last they look at a sample.
class Budget {
  public:
    explicit Budget(u32 words) : left_(words) {}
    bool take() {
        spent_ |= left_ == 0;
        if (left_ > 0) left_--;
        return !spent_;
    }
    void give_up() { left_ = 0; }
    u32 left() const { return left_; }
    bool spent() const { return spent_; }  // it did not last

  private:
    u32 left_;
    bool spent_ = false;
};

template <class Items>
auto any_of(const Items& all, Rng& rng) {
    return all[rng.below(static_cast<u32>(std::size(all)))];
}

// All words that were ever offered or blocked: what a game's unoffered words are taken from.
class Vocabulary {
  public:
    void learn(const Offer& offer) {
        for (const Answer& a : offer.answers()) learn(a.token);
        for (const Offer::Blocked& b : offer.blocked()) learn(b.answer.token);
    }
    std::span<const Token> words() const { return words_; }
    // Another word of the same kind, or the word itself when it knows no other.
    Token kin(Token t, Rng& rng) const {
        std::vector<Token> all;
        std::ranges::copy_if(words_, std::back_inserter(all), [&](Token x) { return x.kind == t.kind && x != t; });
        return all.empty() ? t : any_of(all, rng);
    }

  private:
    void learn(Token t) {
        const auto at = std::ranges::lower_bound(words_, std::bit_cast<u32>(t), {}, std::bit_cast<u32, Token>);
        if (at == words_.end() || *at != t) words_.insert(at, t);
    }
    std::vector<Token> words_;  // in the order of their bits
};

// The offer holds together: each seat asked has an answer, no word stands there twice, each blocked word says why.
template <Rules G>
void obey_offer(const Match<G>& m) {
    const Prompt& prompt = m.prompt();
    const Offer& offer = m.offer();
    SeatSet answered;
    for (const Answer& a : offer.answers()) {
        obey(prompt.asks(a.seat), Law::endings, "an answer of a seat that is not asked");
        obey(std::ranges::count(offer.answers(), a) == 1, Law::words, "a word is offered twice");
        obey(!offer.why_not(a), Law::words, "a word is offered and blocked");
        answered = answered.with(a.seat);
    }
    obey(answered == prompt.seats && !answered.empty(), Law::endings, "a seat is asked and has no answer");
    obey(!G::rule_name(prompt.rule).empty() && !G::prompt_name(prompt.kind).empty(), Law::words,
         "a prompt without rule or name");
    for (const Offer::Blocked& b : offer.blocked())
        obey(says_why<G>(b.why), Law::words, "a word is blocked without code or rule");
}

// An offered word parses back, any other is refused.
template <Rules G>
void obey_word(Match<G>& m, Answer a) {
    const std::string word = Match<G>::spelled(a.token);
    if (m.offer().has(a)) {
        std::string alias;
        G::alias(a.token, alias);
        if (m.read(a.seat, word) != a.token || m.read(a.seat, alias) != a.token)
            throw LawBroken{Law::words, word + " or " + alias + " is read as another word"};
        return;
    }
    const auto why = m.offer().why_not(a);
    const auto no = m.give(a);
    if (no) throw LawBroken{Law::words, "a word is accepted that is not offered: " + word};
    if (!says_why<G>(no.error().reason)) throw LawBroken{Law::words, "a word is refused without code or rule: " + word};
    obey(!why || *why == no.error().reason, Law::words, "a blocked word is refused for another reason");
}

// All words of all seats; as many of them as the budget has, half of them offered ones, where they are more. The caller
// sees to it that nothing has changed.
template <Rules G>
void obey_words(Match<G>& m, const Vocabulary& vocabulary, Budget& budget, Rng& rng) {
    const SeatSet seats = SeatSet::first(m.setup().seats);
    if (vocabulary.words().size() * static_cast<size_t>(seats.size()) <= budget.left()) {
        for (Token t : vocabulary.words())
            for (Seat s : seats) obey_word(m, {t, s});
    } else {
        const std::vector<Answer> offered = answers(m.offer());
        while (budget.take()) {
            obey_word(m, any_of(offered, rng));
            obey_word(m, {any_of(vocabulary.words(), rng),
                          seat(static_cast<int>(rng.below(static_cast<u32>(seats.size()))))});
        }
    }
    const Seat asked = m.prompt().seats.front();
    obey(!m.say(asked, "no-such-word") && !m.say(asked, ""), Law::words, "nonsense is accepted");
}

// The whole commands that a seat may say at a prompt: words until its step ends, something is revealed, or others are
// asked. All of them, unless listing them takes more words than the budget has left; then those listed by then, and one
// that is said at random.
template <Rules G>
class Commands {
  public:
    using Path = std::vector<Token>;

    Commands(const Match<G>& m, Seat s, Budget& budget, Rng& rng) : match_(m), seat_(s) {
        if (!walk(m.position(), m.offer(), budget)) paths_.push_back(wander(rng));
    }
    const std::vector<Path>& paths() const { return paths_; }
    // True when the words may be said here, as Match::say takes them. What goes on after a revelation is for
    // check_command alone to judge.
    bool can_say(const Path& words) {
        Position<G> at = match_.position();
        Offer offer = match_.offer();
        for (size_t i = 0; i < words.size(); i++) {
            if (i > 0 && said_.barrier) return goes_on(words, i);
            if (!offer.has({words[i], seat_})) return false;
            say(at, words[i], offer);
        }
        return true;
    }

  private:
    static constexpr size_t longest = 100;  // more than the answers of a step

    static bool goes_on(const Path& path, size_t at) {
        std::vector<std::string> words;
        for (Token t : path) words.push_back(Match<G>::spelled(t));
        return G::after_reveal(Words(words.begin(), words.end()), at).has_value();
    }
    // Says a word; what may follow is then in the offer, and what came of it in said_. True when the command goes on.
    bool say(Position<G>& at, Token t, Offer& offer) {
        at.since.push_back({t, seat_});
        said_ = {};
        Prompt prompt;
        const bool asks = at.settle(now_, prompt, offer, said_);
        return asks && !said_.step_done && !said_.barrier && prompt.asks(seat_);
    }
    // False: the budget did not last.
    bool walk(const Position<G>& from, const Offer& offer, Budget& budget) {
        for (const Answer& a : answers(offer)) {
            if (a.seat != seat_) continue;
            if (path_.size() == longest) budget.give_up();  // a sealed round may be reopened for ever
            if (!budget.take()) return false;
            Position<G> next = from;
            Offer more;
            path_.push_back(a.token);
            if (!say(next, a.token, more))
                paths_.push_back(path_);
            else if (!walk(next, more, budget))
                return false;
            path_.pop_back();
        }
        return true;
    }
    Path wander(Rng& rng) {
        Path path;
        Position<G> at = match_.position();
        Offer offer = match_.offer();
        do {
            std::vector<Answer> own = answers(offer);
            std::erase_if(own, [&](const Answer& a) { return a.seat != seat_; });
            path.push_back(any_of(own, rng).token);
        } while (say(at, path.back(), offer) && path.size() < longest);
        return path;
    }

    const Match<G>& match_;
    Seat seat_;
    Path path_;
    std::vector<Path> paths_;
    typename G::State now_{};
    Telling said_;
};

// At the beginning of a command: check_command lets pass what can be said and, of commands that differ in one word from
// those, nothing else. The caller sees to it that nothing has changed.
template <Rules G>
void obey_commands(Match<G>& m, const Vocabulary& vocabulary, Budget& budget, Rng& rng) {
    const auto text = [](const auto& path) {
        std::string out;
        for (Token t : path) out += (out.empty() ? "" : " ") + Match<G>::spelled(t);
        return out;
    };
    const auto check = [&](Seat s, const auto& path) {
        std::vector<std::string> words;
        for (Token t : path) words.push_back(Match<G>::spelled(t));
        const std::vector<std::string_view> views(words.begin(), words.end());
        return G::check_command(m.now(), m.prompt(), s, views);
    };
    const u32 asked = static_cast<u32>(m.prompt().seats.size());
    for (Seat s : m.prompt().seats) {
        if (budget.spent() && rng.below(asked) != 0) continue;
        Commands<G> commands(m, s, budget, rng);
        for (const auto& path : commands.paths()) {
            const Reason why = check(s, path);
            if (!why.allowed())
                throw LawBroken{Law::commands, "check_command refuses what is offered: " + text(path) + " (" +
                                                   std::string(name_of<G>(why)) + ")"};
            auto other = path;
            Token& word = other[rng.below(static_cast<u32>(other.size()))];
            word = vocabulary.kin(word, rng);
            if (commands.can_say(other)) continue;
            if (check(s, other).allowed())
                throw LawBroken{Law::commands, "check_command lets pass what is not offered: " + text(other)};
            if (rng.below(8) == 0 && m.say(s, text(other)))
                throw LawBroken{Law::commands, "a command is accepted that is not offered: " + text(other)};
        }
    }
}

}  // namespace hexmoot::laws
