// Sealed rounds and standing orders: two shapes of asking that many rulebooks share.
#pragma once
#include "engine/kernel/table.h"

namespace hexmoot {

// The words of a sealed round in a game's notation.
struct SealWords {
    Token open;    // this seat goes next
    Token reopen;  // this seat takes its sealed decision back and decides anew
};

// All seats of `seats` decide in secret, in any order: any unsealed seat may go next, a sealed one may reopen until the
// last one seals. `decide(seat)` asks that seat everything (with Secrecy::kept) and stores the result in the caller's
// own variables, not in the State: it may run again after a reopen. A seat that has begun is asked to its end. Returns
// when all are sealed; the joint reveal is the caller's. Every seat is asked even if it can only pass: skipping would
// tell.
inline void sealed_round(Table& table, SeatSet seats, u8 kind, RuleId rule, const SealWords& words,
                         FunctionRef<void(Seat)> decide) {
    SeatSet sealed;
    while (!(sealed == seats)) {
        const Answer next =
            table.any({seats, kind, rule}, [&](Seat s, Offer& o) { o.add(sealed.has(s) ? words.reopen : words.open); });
        sealed = sealed.without(next.seat);
        decide(next.seat);
        sealed = sealed.with(next.seat);
    }
}

// A seat's standing order for one kind of reaction window, kept in the State and changed at the seat's own prompts.
enum class StandingOrder : u8 { ask, decline };

// Asks a reaction unless the seat's order declines it. The window must open on public facts only, so that not being
// asked tells nothing.
inline bool react(Table& table, StandingOrder order, const Ask& ask, Token yes, Token no) {
    return order == StandingOrder::ask && table.may(ask, yes, no);
}

}  // namespace hexmoot
