// One play of a card, or one use of an ability, in one window: a step of its own for tests of cards.
#pragma once
#include "tests/thunders_edge/fixture.h"

namespace hexmoot::te {

struct OneCard {
    using State = te::State;
    static inline Seat seat{};
    static inline Window window{};
    static inline Token ability{};  // none: a card

    static constexpr u8 done = 255;  // turn of a State whose play is over
    static bool over(const State& s) { return s.turn == done || s.phase == Phase::over; }
    static void step(State& s, Table& table) {
        if (ability == Token{})
            play_card(s, table, seat, window);
        else
            use_ability(s, table, seat, ability, window);
        s.turn = done;
    }
};

// "A MIS-45 CF Fa done"
inline Talk<OneCard> play(const State& s, Seat p, Window w, std::initializer_list<u32> dice = {}) {
    OneCard::seat = p;
    OneCard::window = w;
    OneCard::ability = {};
    return Talk<OneCard>(s, dice);
}
// The ability has been named already; its choices follow. Precondition: it may be used.
template <class Source>
Talk<OneCard> use(const State& s, Seat p, Source source, Window w) {
    EXPECT_TRUE(may_use(s, p, source, w).allowed());
    OneCard::seat = p;
    OneCard::window = w;
    OneCard::ability = word(source);
    return Talk<OneCard>(s);
}

inline std::string text(Reason why) {
    return why.allowed() ? "allowed" : std::string(code_name(why.code)) + " " + std::string(rule_name(why.rule));
}
inline std::string may(const State& s, Seat p, int mission_number, Window w) {
    return text(may_play(s, p, mission(mission_number - 1), w));
}
template <class Source>
std::string may(const State& s, Seat p, Source source, Window w) {
    return text(may_use(s, p, source, w));
}
inline bool discarded(const State& s, int mission_number) {
    return (s.mission_discard & bit(mission(mission_number - 1))) != 0;
}

}  // namespace hexmoot::te
