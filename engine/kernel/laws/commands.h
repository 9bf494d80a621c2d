// Law 1 at a prompt: words, and whole commands. Part of laws.h.
#pragma once
#include <set>

#include "engine/kernel/laws/look.h"

namespace hexmoot::laws {

// All words that were ever offered or blocked: what a game's unoffered words are taken from.
class Vocabulary {
  public:
    void learn(const Offer& offer) {
        for (const Answer& a : offer.answers()) words_.insert(std::bit_cast<u32>(a.token));
        for (const Offer::Blocked& b : offer.blocked()) words_.insert(std::bit_cast<u32>(b.answer.token));
    }
    std::vector<Token> words() const {
        std::vector<Token> out;
        for (u32 bits : words_) out.push_back(std::bit_cast<Token>(bits));
        return out;
    }
    // Another word of the same kind, or the word itself when it knows no other.
    Token kin(Token t, Rng& rng) const {
        std::vector<Token> all;
        for (Token x : words())
            if (x.kind == t.kind && x != t) all.push_back(x);
        return all.empty() ? t : all[rng.below(static_cast<u32>(all.size()))];
    }

  private:
    std::set<u32> words_;
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

// Every offered word parses back, every other word is refused. The caller sees to it that nothing has changed.
template <Rules G>
void obey_words(Match<G>& m, const Vocabulary& vocabulary) {
    const Offer& offer = m.offer();
    std::string alias;
    for (Token t : vocabulary.words())
        for (Seat s : SeatSet::first(m.setup().seats)) {
            if (offer.has({t, s})) {
                alias.clear();
                G::alias(t, alias);
                const bool back = m.read(s, Match<G>::spelled(t)) == t && m.read(s, alias) == t;
                if (!back)
                    throw LawBroken{Law::words, Match<G>::spelled(t) + " or " + alias + " is read as another word"};
                continue;
            }
            const auto why = offer.why_not({t, s});
            const auto no = m.give({t, s});
            if (no) throw LawBroken{Law::words, "a word is accepted that is not offered: " + Match<G>::spelled(t)};
            if (!says_why<G>(no.error().reason))
                throw LawBroken{Law::words, "a word is refused without code or rule: " + Match<G>::spelled(t)};
            obey(!why || *why == no.error().reason, Law::words, "a blocked word is refused for another reason");
        }
    const Seat asked = m.prompt().seats.front();
    obey(!m.say(asked, "no-such-word") && !m.say(asked, ""), Law::words, "nonsense is accepted");
}

// The whole commands that a seat may say at a prompt: words until its step ends, something is revealed, or others are
// asked.
template <Rules G>
class Commands {
  public:
    using Path = std::vector<Token>;

    Commands(const Match<G>& m, Seat s) : seat_(s) { walk(m.position(), m.offer()); }
    const std::vector<Path>& paths() const { return paths_; }
    bool complete() const { return complete_; }  // false: there are too many, or too long ones
    // True when the words may be said here: a whole command or the beginning of one.
    bool has(const Path& words) const {
        return std::ranges::any_of(paths_, [&](const Path& p) {
            return p.size() >= words.size() && std::equal(words.begin(), words.end(), p.begin());
        });
    }

  private:
    static constexpr size_t most = 300;
    static constexpr size_t longest = 8;

    void walk(const Position<G>& from, const Offer& offer) {
        for (const Answer& a : answers(offer)) {
            if (a.seat != seat_) continue;
            if (paths_.size() == most || path_.size() == longest) {
                complete_ = false;
                return;
            }
            Position<G> next = from;
            next.since.push_back(a);
            path_.push_back(a.token);
            Telling tell;
            Prompt prompt;
            Offer more;
            const bool asks = next.settle(now_, prompt, more, tell);
            if (!asks || tell.step_done || tell.barrier || !prompt.asks(seat_))
                paths_.push_back(path_);
            else
                walk(next, more);
            path_.pop_back();
        }
    }

    Seat seat_;
    Path path_;
    std::vector<Path> paths_;
    typename G::State now_{};
    bool complete_ = true;
};

// At the beginning of a command: check_command lets pass what can be said and, of commands that differ in one word from
// those, nothing else. The caller sees to it that nothing has changed.
template <Rules G>
void obey_commands(Match<G>& m, const Vocabulary& vocabulary, Rng& rng) {
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
    for (Seat s : m.prompt().seats) {
        const Commands<G> commands(m, s);
        for (const auto& path : commands.paths()) {
            const Reason why = check(s, path);
            if (!why.allowed())
                throw LawBroken{Law::commands, "check_command refuses what is offered: " + text(path) + " (" +
                                                   std::string(name_of<G>(why)) + ")"};
            auto other = path;
            Token& word = other[rng.below(static_cast<u32>(other.size()))];
            word = vocabulary.kin(word, rng);
            if (!commands.complete() || commands.has(other)) continue;
            if (check(s, other).allowed())
                throw LawBroken{Law::commands, "check_command lets pass what is not offered: " + text(other)};
            if (rng.below(8) == 0 && m.say(s, text(other)))
                throw LawBroken{Law::commands, "a command is accepted that is not offered: " + text(other)};
        }
    }
}

}  // namespace hexmoot::laws
