// The Table: all that rules code may talk to besides its State.
//
// A game is one function step(State&, Table&) that resolves the next step of the rulebook in straight lines and asks
// the Table for every decision. When the answer is known, choose() returns it. When it is not, the run is given up by
// one private exception; the kernel keeps (State before the step, answers since), shows the prompt, and runs the step
// again when the answer has come. Players that are programs hand the Table a Chooser and the same code runs straight
// through.
//
// For authors of rules:
//  - look for targets in the State before asking; never ask with an empty offer
//  - offer functions are pure; a State changed after a choose() is changed again in the next run, which is right, and
//  never before it twice
//  - no `noexcept`, no `catch (...)`, no destructor that writes State between two choices: the exception passes through
//  - end a step after a shuffle or a draw, and keep it below about a hundred answers: other worlds are dealt from where
//  the step began (worlds.h), and what a seat drew since would be dealt again
#pragma once
#include <exception>
#include <span>
#include <vector>

#include "engine/kernel/event.h"
#include "engine/kernel/function_ref.h"
#include "engine/kernel/offer.h"
#include "engine/kernel/rng.h"

namespace hexmoot {

// A player that is a program: bots, fuzzers, scripts. It gets the prompt and the offer, and answers with one of the
// offer's answers.
class Chooser {
  public:
    virtual Answer choose(const Prompt&, const Offer&) = 0;

  protected:
    ~Chooser() = default;
};

// One question, as rules code asks it.
struct Ask {
    SeatSet seats;
    u8 kind = 0;
    RuleId rule = RuleId::none;
    Secrecy secrecy = Secrecy::open;
    Shape shape = Shape::one;
};

// Thrown by HX_RULE; never leaves the kernel.
struct RulesBroken : std::exception {
    const char* condition;
    explicit RulesBroken(const char* c) : condition(c) {}
    const char* what() const noexcept override { return condition; }
};
// A state that the rules make impossible. Stays on in release: the answer is refused and the position kept.
#define HX_RULE(condition)                                          \
    do {                                                            \
        if (!(condition)) throw ::hexmoot::RulesBroken(#condition); \
    } while (false)

class Table {
  public:
    using OfferTo = FunctionRef<void(Offer&)>;
    using OfferToEach = FunctionRef<void(Seat, Offer&)>;

    // The answer of the one seat asked. Precondition: ask.seats has exactly one seat and the offer is not empty.
    Token choose(const Ask& ask, OfferTo offer) {
        if (at_ < known_.size()) return recall(ask.seats).token;
        return this->ask(ask, [&](Seat, Offer& o) { offer(o); }).token;
    }
    // The first answer of any of several seats (an open floor). The offer is filled once for each seat.
    Answer any(const Ask& ask, OfferToEach offer) {
        if (at_ < known_.size()) return recall(ask.seats);
        return this->ask(ask, offer);
    }
    // A yes or no question.
    bool may(const Ask& ask, Token yes, Token no) {
        return choose(ask, [&](Offer& o) {
                   o.add(yes);
                   o.add(no);
               }) == yes;
    }
    // A die, or any uniform draw from 0..n-1. Remembered like an answer: a run after a takeback keeps what was already
    // rolled. Raises the undo barrier. Scripted results come first, in order; one out of range counts modulo n.
    // Precondition: 0 < n <= max_chance, what a Token can remember.
    static constexpr u32 max_chance = 1u << 24;
    u32 chance(Rng& rng, u32 n);

    // Something happened. Silent in the part of a run that was told before.
    void emit(const Event& e) {
        if (fresh() && events_) events_->push_back(e);
    }
    // Hidden information came out: undo of the last answer now needs the consent of all seats.
    void reveals() {
        if (fresh()) barrier_ = true;
    }
    // All words of this step so far become public (a card was played face up).
    void publish() { published_ = at_; }

  private:
    template <class G>
    friend struct Position;
    struct Suspend {};  // the one control-flow exception of the kernel; never leaves Position

    explicit Table(Offer& offer) : offer_(offer) {}
    bool fresh() const { return at_ == known_.size(); }
    Answer ask(const Ask&, OfferToEach);
    // The answer remembered next. Where other seats were asked, or a die was thrown, the run took another way.
    const Answer& recall(SeatSet asked) {
        const Answer& a = known_[at_++];
        HX_RULE(asked.has(a.seat));
        return a;
    }

    std::span<const Answer> known_;
    size_t at_ = 0;
    Offer& offer_;
    Prompt prompt_;
    Chooser* chooser_ = nullptr;
    std::span<const u32> script_;
    std::vector<Event>* events_ = nullptr;
    std::vector<Answer>* said_ = nullptr;  // where new answers and chance results go
    u32 asked_ = 0;                        // questions put to the Chooser in this run
    bool barrier_ = false;
    size_t published_ = 0;
};

}  // namespace hexmoot
