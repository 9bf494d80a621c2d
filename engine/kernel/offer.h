// What is asked, and what may be answered.
#pragma once
#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "engine/kernel/reason.h"
#include "engine/kernel/seat.h"
#include "engine/kernel/token.h"

namespace hexmoot {

// How much of an answer the other eyes learn.
enum class Secrecy : u8 {
    open,    // asked and answered before all eyes
    closed,  // what may be answered, and the answer, are the seat's own while the step lasts; public when it ends
    kept,    // as closed, and still the seat's own afterwards unless the step calls Table::publish()
};

// How words of one question combine. one: a single word. bag: the order of repeated answers means nothing, so generic
// players keep it ascending. amount: numbers of one kind, a stepper on the screen.
enum class Shape : u8 { one, bag, amount };

// The question on the table.
struct Prompt {
    SeatSet seats;  // who may answer
    u8 kind = 0;    // the game's kind of question; what it is for is public
    Shape shape = Shape::one;
    Secrecy secrecy = Secrecy::open;
    RuleId rule = RuleId::none;  // the rule that asks

    bool asks(Seat s) const { return seats.has(s); }
    friend bool operator==(const Prompt&, const Prompt&) = default;
};

// The words that may come next, and those that may not, each with its reason. Filled by rules code through pure
// functions of the State.
class Offer {
  public:
    struct Blocked {
        Answer answer;
        Reason why;
        friend bool operator==(const Blocked&, const Blocked&) = default;
    };

    Offer() {
        may_.reserve(64);
        blocked_.reserve(64);
    }
    void add(Token t) { may_.push_back({t, as_}); }
    // The legality test and its explanation in one: adds the word when `why_not` is allowed, else remembers the reason.
    void add_if(Token t, Reason why_not) {
        if (why_not.allowed())
            add(t);
        else if (explain_)
            blocked_.push_back({{t, as_}, why_not});
    }
    void numbers(u8 kind, int low, int high) {
        for (int i = low; i <= high; i++) add(Token::number(kind, i));
    }

    std::span<const Answer> answers() const { return may_; }
    std::span<const Blocked> blocked() const { return blocked_; }
    bool empty() const { return may_.empty(); }
    bool has(Answer a) const { return std::find(may_.begin(), may_.end(), a) != may_.end(); }
    std::optional<Reason> why_not(Answer a) const {
        for (const Blocked& b : blocked_)
            if (b.answer == a) return b.why;
        return {};
    }

    // Kernel only: start a new question; who speaks; whether to remember reasons (off for bots: it costs time).
    void clear() {
        may_.clear();
        blocked_.clear();
    }
    void speak_as(Seat s) { as_ = s; }
    void explain(bool on) { explain_ = on; }
    bool explains() const { return explain_; }

  private:
    std::vector<Answer> may_;
    std::vector<Blocked> blocked_;
    Seat as_ = nobody;
    bool explain_ = false;
};

}  // namespace hexmoot
