// What a hand and the open cards allow in a window (TE-CARD-3): the words stand there on public grounds, the choice
// among hidden cards comes behind them.
#include "engine/games/thunders_edge/windows.h"

namespace hexmoot::te {
namespace {

Reason may_look_at_hand(const State& s, Seat p) {
    if (s.mission_count(p) == 0) return because(Code::not_in_hand, Rule::card_7);
    if (s.looked.has(p)) return because(Code::limit, Rule::card_5);  // in vain, and nothing has changed since
    return allowed;
}

void use_one(State& s, Table& table, Seat p, Window w) {
    const Token which = table.choose(ask(p, Question::which_card, Rule::card_7), [&](Offer& o) {
        for (int i = 0; i < location_cards; i++) {
            const Location l = location_card(i);
            o.add_if(word(l), may_use(s, p, l, w));
        }
        for (int i = 0; i < factions; i++) {
            const Faction f = static_cast<Faction>(i);
            o.add_if(word(f), may_use(s, p, f, w));
        }
    });
    use_ability(s, table, p, which, w);
}

}  // namespace

bool window_opens(const State& s, Seat p, Window w) { return s.mission_count(p) > 0 || any_ability(s, p, w); }

void offer_window(const State& s, Seat p, Window w, Offer& o) {
    o.add_if(word(Verb::card), may_look_at_hand(s, p));
    o.add_if(word(Verb::ability), any_ability(s, p, w) ? allowed : because(Code::ability, Rule::card_7));
}

bool use_window(State& s, Table& table, Seat p, Window w, Token t) {
    if (is(t, Verb::card)) {
        const bool played = play_card(s, table, p, w);
        s.looked = played ? s.looked.without(p) : s.looked.with(p);
        return true;
    }
    if (!is(t, Verb::ability)) return false;
    use_one(s, table, p, w);
    s.looked = s.looked.without(p);
    return true;
}

}  // namespace hexmoot::te
