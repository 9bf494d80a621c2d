// What happened, as it happened: the log prints events, the board animates them.
#pragma once
#include <array>
#include <type_traits>
#include <vector>

#include "engine/kernel/reason.h"
#include "engine/kernel/seat.h"

namespace hexmoot {

// One thing that happened. `secret` is the part (a card, a number) that only the seats of `seen_by` may know;
// everything else is public. `cause` is the rule that made it happen. Emit through Table::emit at the moment of the
// change, never by comparing states.
struct Event {
    u8 kind = 0;
    Seat seat = nobody;
    SeatSet seen_by = everybody;
    u8 secret = 0;
    std::array<u8, 6> facts{};
    RuleId cause = RuleId::none;

    static constexpr u8 hidden = 255;  // `secret` as eyes outside seen_by get it
    // The event as these eyes may know it.
    constexpr Event for_eyes(Viewer v) const {
        Event e = *this;
        if (!v.sees(seen_by)) e.secret = hidden;
        return e;
    }
    friend constexpr bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) == 12 && std::is_trivially_copyable_v<Event>);

}  // namespace hexmoot
