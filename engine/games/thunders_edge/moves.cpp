// Which moves of the market a seat may make (TE-MKT-2): the table of moves, and the tests in the order of TE-GEN-9.
#include "engine/games/thunders_edge/market.h"

namespace hexmoot::te {
namespace {

enum class Place : u8 { table, booth, floor };  // floor: of the rota alone
struct Move {
    Verb verb;
    Place place;
    bool hand_down;
};
constexpr std::array moves{Move{Verb::cry, Place::table, true},     Move{Verb::uncry, Place::table, false},
                           Move{Verb::raise, Place::table, true},   Move{Verb::lower, Place::table, false},
                           Move{Verb::pass, Place::table, true},    Move{Verb::booth, Place::table, false},
                           Move{Verb::revoke, Place::table, false}, Move{Verb::refuse, Place::table, false},
                           Move{Verb::leave, Place::table, false},  Move{Verb::offer, Place::booth, true},
                           Move{Verb::accept, Place::booth, true},  Move{Verb::auto_, Place::booth, false},
                           Move{Verb::hold, Place::booth, false},   Move{Verb::consul, Place::booth, false},
                           Move{Verb::swap, Place::booth, true},    Move{Verb::return_, Place::booth, true},
                           Move{Verb::close, Place::booth, false},  Move{Verb::end, Place::floor, false},
                           Move{Verb::keep, Place::floor, false}};

bool option_allows(const State& s, Verb v) {
    switch (v) {
        case Verb::cry:
        case Verb::offer:
        case Verb::accept:
            return !s.has(Option::silent_swap);
        case Verb::swap:
        case Verb::return_:
        case Verb::refuse:
            return s.has(Option::silent_swap);
        case Verb::pass:
        case Verb::booth:
        case Verb::close:
            return !s.rota();
        case Verb::end:
        case Verb::keep:
            return s.rota();
        case Verb::leave:
            return s.has(Option::withdraw);
        default:
            return true;
    }
}
Rule option_rule(Verb v) {
    switch (v) {
        case Verb::pass:
        case Verb::booth:
        case Verb::close:
        case Verb::end:
        case Verb::keep:
            return Rule::mkt_2;
        case Verb::leave:
            return Rule::opt_2;
        default:
            return Rule::opt_3;
    }
}

// Whose turn it is, and whether this is the place for the move (TE-MKT-3, -7, -8).
Reason may_here(const State& s, Seat p, const Move& m) {
    const Market& market = s.market;
    if (s.rota()) {
        const Seat floor = floor_seat(s);
        if (p != floor) return because(Code::not_your_turn, Rule::mkt_1, word(floor));
        const bool of_raised = m.verb == Verb::lower || m.verb == Verb::keep;
        if (market.raised.has(p) && !of_raised) return because(Code::wrong_state, Rule::mkt_3);
    } else if (market.booth != nobody && market.booth != p) {
        return because(Code::not_your_turn, Rule::mkt_8, word(market.booth));
    }
    if (m.place == Place::booth && market.booth != p) return because(Code::no_floor, Rule::mkt_7);
    if (m.place != Place::booth && market.booth == p) return because(Code::wrong_state, Rule::mkt_8);
    return allowed;
}

template <class T>
bool room(const std::array<T, most_offers>& offers) {
    return std::ranges::any_of(offers, [](const T& o) { return o.number == 0; });
}
bool has_wish(const State& s, Seat p) {
    return std::ranges::any_of(s.market.cries[p], [](Request r) { return r != Request::none; });
}
int open_offers(const State& s, Seat p) {
    const auto& offers = s.market.offers[p];
    return static_cast<int>(std::ranges::count_if(offers, [](const MarketOffer& o) { return o.number != 0; })) +
           (s.market.silent[p].number != 0);
}

Reason no_act_left(const State& s, Seat p) {
    if (acts_left(s, p)) return allowed;
    return because(Code::limit, Rule::mkt_9, number_word(s.option(Option::market_max_acts)));
}

Reason may_cry(const State& s, Seat p) {
    if (std::ranges::count(s.market.cries[p], Request::none) == 0)
        return because(Code::limit, Rule::mkt_2, number_word(most_cries));
    return no_act_left(s, p);
}
Reason may_post(const State& s, Seat p) {
    if (in_segment(s).without(p).empty()) return because(Code::bad_target, Rule::mkt_2);
    if (s.hand_size(p) < 2) return because(Code::hand_size, Rule::trade_2, number_word(s.hand_size(p)));
    bool any = false;
    for (int r = 0; r < requests; r++) any = any || can_give(s, p, request(r));
    if (!any) return because(Code::card_mismatch, Rule::trade_2);
    if (!room(s.market.offers[p])) return because(Code::limit, Rule::mkt_2, number_word(most_offers));
    return no_act_left(s, p);
}
// Of several offers the best answer counts: one that can be taken, else the last reason in the printed order.
Reason may_accept_any(const State& s, Seat p) {
    Reason why = because(Code::bad_target, Rule::mkt_2);
    for (Seat owner : in_segment(s))
        for (const MarketOffer& o : s.market.offers[owner]) {
            if (!o.to.has(p) || o.number == 0) continue;
            why = may_accept(s, p, o);
            if (why.allowed()) return why;
        }
    return why;
}
Reason may_return_any(const State& s, Seat p) {
    Reason why = because(Code::bad_target, Rule::opt_3);
    for (Seat owner : in_segment(s)) {
        const SilentOffer& o = s.market.silent[owner];
        if (o.to != p || o.number == 0) continue;
        why = may_return(s, p, o);
        if (why.allowed()) return why;
    }
    return why;
}
bool refusable(const State& s, Seat p) {
    return std::ranges::any_of(s.market.silent.at, [&](const SilentOffer& o) { return o.number != 0 && o.to == p; });
}
Reason may_swap(const State& s, Seat p) {
    if (in_segment(s).without(p).empty()) return because(Code::bad_target, Rule::opt_3);
    if (s.hand_size(p) < 1) return because(Code::count, Rule::opt_3, number_word(0));
    if (s.market.silent[p].number != 0) return because(Code::limit, Rule::opt_3, number_word(1));
    return no_act_left(s, p);
}

Reason precondition(const State& s, Seat p, Verb v) {
    const Market& m = s.market;
    switch (v) {
        case Verb::cry:
            return may_cry(s, p);
        case Verb::uncry:
            return has_wish(s, p) ? allowed : because(Code::bad_target, Rule::mkt_2);
        case Verb::lower:
            return m.raised.has(p) ? no_act_left(s, p) : because(Code::hand_down, Rule::mkt_2);
        case Verb::pass:
            return counts_as_passed(s, p) ? because(Code::limit, Rule::mkt_10) : allowed;
        case Verb::booth:
            return no_act_left(s, p);
        case Verb::revoke:
            return open_offers(s, p) > 0 ? allowed : because(Code::bad_target, Rule::mkt_2);
        case Verb::refuse:
            return refusable(s, p) ? allowed : because(Code::bad_target, Rule::opt_3);
        case Verb::offer:
            return may_post(s, p);
        case Verb::accept:
            return may_accept_any(s, p);
        case Verb::auto_:
        case Verb::hold:
            return m.standing_set ? because(Code::limit, Rule::mkt_8) : allowed;
        case Verb::consul:
            return qualifies(s.senate_hand[hexmoot::index(p)]) ? allowed : because(Code::not_qualified, Rule::con_2);
        case Verb::swap:
            return may_swap(s, p);
        case Verb::return_:
            return may_return_any(s, p);
        case Verb::keep:
            return m.raised.has(p) ? allowed : because(Code::hand_down, Rule::mkt_3);
        default:
            return allowed;
    }
}

Reason may(const State& s, Seat p, const Move& m) {
    if (!option_allows(s, m.verb)) return because(Code::option_off, option_rule(m.verb));
    if (s.market.withdrawn.has(p)) return because(Code::withdrawn, Rule::opt_2, word(p));
    if (m.hand_down && s.market.raised.has(p)) return because(Code::hand_raised, Rule::trade_4, word(p));
    const Reason here = may_here(s, p, m);
    return here.allowed() ? precondition(s, p, m.verb) : here;
}

}  // namespace

Reason may_move_market(const State& s, Seat p, Verb v) {
    const auto m = std::ranges::find(moves, v, &Move::verb);
    return m == moves.end() ? because(Code::wrong_state, Rule::mkt_2) : may(s, p, *m);
}
void offer_market(const State& s, Seat p, Offer& o) {
    const bool in_booth = s.market.booth == p;
    for (const Move& m : moves)
        if (o.explains() || (m.place == Place::booth) == in_booth) o.add_if(word(m.verb), may(s, p, m));
}

bool acts_left(const State& s, Seat p) { return s.market.acts[p] < s.option(Option::market_max_acts); }
SeatSet in_segment(const State& s) {
    SeatSet out;
    for (Seat p : all_seats(s))
        if (!s.market.withdrawn.has(p)) out = out.with(p);
    return out;
}
bool counts_as_passed(const State& s, Seat p) {
    const int needed = s.has(Option::silent_swap) ? 1 : 2;  // with fewer cards it cannot trade
    return s.market.passed.has(p) || s.hand_size(p) < needed;
}

bool can_give(const State& s, Seat p, Request r) {
    if (s.hand_size(p) < 2) return false;
    for (int i = 0; i < senate_cards; i++)
        if (s.holds(p, senate(i)) && satisfies(r, senate(i))) return true;
    return false;
}
SenateSet cards_of(const SilentOffer& o) {
    if (o.number == 0) return 0;
    return bit(o.first) | (o.second == Senate::none ? 0 : bit(o.second));
}

Reason may_accept(const State& s, Seat p, const MarketOffer& o) {
    if (o.number == 0 || !o.to.has(p)) return because(Code::bad_target, Rule::mkt_2, number_word(o.number));
    if (s.market.exchanged) return because(Code::limit, Rule::mkt_8, number_word(1));
    if (s.hand_size(p) < 2) return because(Code::hand_size, Rule::trade_2, number_word(s.hand_size(p)));
    return can_give(s, p, o.want) ? allowed : because(Code::card_mismatch, Rule::trade_2, word(o.want));
}
Reason may_return(const State& s, Seat p, const SilentOffer& o) {
    if (o.number == 0 || o.to != p) return because(Code::bad_target, Rule::opt_3, number_word(o.number));
    if (s.market.exchanged) return because(Code::limit, Rule::mkt_8, number_word(1));
    const int wanted = count(cards_of(o)), locked = count(cards_of(s.market.silent[p]));
    if (s.hand_size(p) < wanted) return because(Code::count, Rule::opt_3, number_word(wanted));
    return s.hand_size(p) - locked >= wanted ? allowed : because(Code::locked, Rule::opt_3, number_word(wanted));
}

MarketOffer* find_offer(State& s, int number, Seat& owner) {
    for (Seat p : all_seats(s))
        for (MarketOffer& o : s.market.offers[p])
            if (o.number == number) {
                owner = p;
                return &o;
            }
    return nullptr;
}
SilentOffer* find_silent(State& s, int number, Seat& owner) {
    for (Seat p : all_seats(s))
        if (s.market.silent[p].number == number) {
            owner = p;
            return &s.market.silent[p];
        }
    return nullptr;
}

}  // namespace hexmoot::te
