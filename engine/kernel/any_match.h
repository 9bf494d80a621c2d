// A match of any game: what menus, the sitting, the store and the command line hold.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/kernel/match.h"

namespace hexmoot {

class AnyMatch {
  public:
    virtual ~AnyMatch() = default;
    virtual std::string_view game() const = 0;
    virtual std::unique_ptr<AnyMatch> clone() const = 0;

    virtual bool over() const = 0;
    virtual const Prompt& prompt() const = 0;
    virtual const Offer& offer() const = 0;
    virtual std::vector<Answer> line() const = 0;
    virtual const std::vector<Event>& events() const = 0;
    virtual Standing standing() const = 0;
    virtual const Setup& setup() const = 0;
    virtual size_t answers() const = 0;
    virtual u64 digest() const = 0;

    virtual Result<void> give(Answer) = 0;
    virtual Result<void> say(Seat, std::string_view words) = 0;
    virtual std::vector<std::string> heard(Seat, std::string_view typed) const = 0;
    virtual std::optional<Token> read(Seat, std::string_view word) const = 0;
    virtual bool can_undo() const = 0;
    virtual bool can_redo() const = 0;
    virtual bool can_takeback() const = 0;
    virtual Result<void> undo() = 0;
    virtual Result<void> redo() = 0;
    virtual Result<void> takeback() = 0;
    virtual size_t news(Seat) const = 0;

    virtual Record record() const = 0;
    virtual std::string transcript(Viewer, bool all_words = false) const = 0;
    virtual std::string view_json(Viewer) const = 0;
    virtual std::string state_json() const = 0;  // the whole truth

    virtual std::string spelled(Token) const = 0;
    virtual std::string_view rule_name(RuleId) const = 0;
    virtual std::string_view code_name(u16) const = 0;  // the kernel's codes too
    virtual std::string_view prompt_name(u8 kind) const = 0;
};

template <Rules G>
class MatchOf final : public AnyMatch {
  public:
    explicit MatchOf(Match<G> m) : match(std::move(m)) {}
    Match<G> match;  // a game's own view model reaches the typed view here

    std::string_view game() const override { return G::id; }
    std::unique_ptr<AnyMatch> clone() const override { return std::make_unique<MatchOf>(match); }
    bool over() const override { return match.over(); }
    const Prompt& prompt() const override { return match.prompt(); }
    const Offer& offer() const override { return match.offer(); }
    std::vector<Answer> line() const override { return match.line(); }
    const std::vector<Event>& events() const override { return match.events(); }
    Standing standing() const override { return match.standing(); }
    const Setup& setup() const override { return match.setup(); }
    size_t answers() const override { return match.answers(); }
    u64 digest() const override { return match.digest(); }
    Result<void> give(Answer a) override { return match.give(a); }
    Result<void> say(Seat s, std::string_view words) override { return match.say(s, words); }
    std::vector<std::string> heard(Seat s, std::string_view typed) const override { return match.heard(s, typed); }
    std::optional<Token> read(Seat s, std::string_view word) const override { return match.read(s, word); }
    bool can_undo() const override { return match.can_undo(); }
    bool can_redo() const override { return match.can_redo(); }
    bool can_takeback() const override { return match.can_takeback(); }
    Result<void> undo() override { return match.undo(); }
    Result<void> redo() override { return match.redo(); }
    Result<void> takeback() override { return match.takeback(); }
    size_t news(Seat s) const override { return match.news(s); }
    Record record() const override { return match.record(); }
    std::string transcript(Viewer v, bool all_words) const override { return match.transcript(v, all_words); }
    std::string view_json(Viewer v) const override { return G::view_json(match.view(v)); }
    std::string state_json() const override { return G::state_json(match.now()); }
    std::string spelled(Token t) const override { return match.spelled(t); }
    std::string_view rule_name(RuleId r) const override { return G::rule_name(r); }
    std::string_view code_name(u16 code) const override {
        return code >= first_kernel_code ? kernel_code_name(code) : G::code_name(code);
    }
    std::string_view prompt_name(u8 kind) const override { return G::prompt_name(kind); }
};

}  // namespace hexmoot
