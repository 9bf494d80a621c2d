// The booth: what a seat does behind the curtain in the market (TE-MKT-2, TE-MKT-8). In the rota it is the floor seat's
// look at its cards: `card` opens it and `none` closes it, at no cost. All words are the seat's own, but for those that
// say what the table is told anyway.
#include "engine/games/thunders_edge/free.h"
#include "engine/games/thunders_edge/market.h"

namespace hexmoot::te {
namespace {

Ask in_booth(Seat p, Question q, Rule r) { return ask(p, q, r, Secrecy::kept); }

// A card of the hand that satisfies the request, then another one that rides with it.
struct Goods {
    Senate card = Senate::none, rider = Senate::none;
    SenateSet both() const { return bit(card) | bit(rider); }
};
Goods choose_goods(const State& s, Table& table, Seat p, Request r) {
    Goods g;
    g.card = senate_of(table.choose(in_booth(p, Question::which_card, Rule::trade_2), [&](Offer& o) {
        for (int i = 0; i < senate_cards; i++) {
            const Senate c = senate(i);
            const bool fits = s.holds(p, c) && satisfies(r, c);
            o.add_if(word(c), fits ? allowed : because(Code::card_mismatch, Rule::trade_2, word(r)));
        }
    }));
    g.rider = senate_of(table.choose(in_booth(p, Question::which_card, Rule::trade_2), [&](Offer& o) {
        for (int i = 0; i < senate_cards; i++) {
            const Senate c = senate(i);
            const bool other = s.holds(p, c) && c != g.card;
            o.add_if(word(c), other ? allowed : because(Code::rider_same, Rule::trade_2, word(c)));
        }
    }));
    return g;
}

// PostOffer: "offer C D want church give military", then the two cards. Addressees and requests are public.
SeatSet choose_addressees(const State& s, Table& table, Seat p) {
    SeatSet to;
    while (true) {
        const Ask which = ask(p, Question::which_seat, Rule::mkt_2, Secrecy::kept, Shape::bag);
        const Token t = table.choose(which, [&](Offer& o) {
            for (Seat x : all_seats(s)) {
                const bool reachable = x != p && !s.market.withdrawn.has(x);
                if (!to.has(x))
                    o.add_if(word(x), reachable ? allowed : because(Code::bad_target, Rule::mkt_2, word(x)));
            }
            o.add_if(word(Verb::want), to.empty() ? because(Code::bad_target, Rule::mkt_2) : allowed);
        });
        if (is(t, Verb::want)) return to;
        to = to.with(seat_of(t));
    }
}
void post_offer(State& s, Table& table, Seat p) {
    MarketOffer x;
    x.to = choose_addressees(s, table, p);
    x.want = request_of(table.choose(in_booth(p, Question::which_request, Rule::req_1), [](Offer& o) {
        for (int i = 0; i < requests; i++) o.add(word(request(i)));
    }));
    table.choose(in_booth(p, Question::which_request, Rule::req_1), [](Offer& o) { o.add(word(Verb::give)); });
    x.give = request_of(table.choose(in_booth(p, Question::which_request, Rule::req_1), [&](Offer& o) {
        for (int i = 0; i < requests; i++) {
            const Request r = request(i);
            o.add_if(word(r), can_give(s, p, r) ? allowed : because(Code::card_mismatch, Rule::trade_2, word(r)));
        }
    }));
    say_aloud(table);
    const Goods g = choose_goods(s, table, p, x.give);
    x.card = g.card;
    x.rider = g.rider;
    x.number = static_cast<u8>(next_number(s));
    *std::ranges::find(s.market.offers[p], 0, &MarketOffer::number) = x;
    use_act(s, p);
    market_act(s, Act::wish);
    tell(table, Happening::offer_posted, p, Rule::mkt_2, {x.number, x.to.bits(), index(x.want), index(x.give)});
}

void accept_offer(State& s, Table& table, Seat p) {
    const int n = table
                      .choose(in_booth(p, Question::choice, Rule::mkt_2),
                              [&](Offer& o) {
                                  for (Seat owner : all_seats(s))
                                      for (const MarketOffer& x : s.market.offers[owner])
                                          if (x.number != 0) o.add_if(number_word(x.number), may_accept(s, p, x));
                              })
                      .value();
    say_aloud(table);
    Seat owner = nobody;
    MarketOffer& open = *find_offer(s, n, owner);
    const MarketOffer x = open;
    const Goods g = choose_goods(s, table, p, x.want);
    open = {};
    tell(table, Happening::traded, p, Rule::trade_1, {hexmoot::index(owner), index(x.give), index(x.want)});
    exchange(s, table, owner, bit(x.card) | bit(x.rider), p, g.both());
    s.looked = s.looked.without(p);
}

// SetStanding: switching to AUTO while qualified declares at once (TE-MKT-5).
void set_standing(State& s, Table& table, Seat p, bool hold) {
    s.market.standing_set = 1;
    s.market.hold = hold ? s.market.hold.with(p) : s.market.hold.without(p);
    if (!hold && qualifies(s.senate_hand[hexmoot::index(p)])) make_consul(s, table, p, Rule::mkt_5);
}

void close(State& s, Table& table, Seat p) {
    table.publish();
    leave_booth(s, table);
    if (s.rota()) s.looked = s.looked.with(p);
}

}  // namespace

void booth_step(State& s, Table& table) {
    const Seat p = s.market.booth;
    const Token t = table.choose(in_booth(p, Question::market_booth, Rule::mkt_8), [&](Offer& o) {
        offer_market(s, p, o);
        if (s.rota()) o.add(word(Verb::none));
        o.add_if(word(Verb::arm),
                 s.market.armed ? because(Code::limit, rule_of(Mission::counter_intelligence)) : may_arm(s, p));
    });
    switch (static_cast<Verb>(t.a)) {
        case Verb::offer:
            return post_offer(s, table, p);
        case Verb::accept:
            return accept_offer(s, table, p);
        case Verb::auto_:
        case Verb::hold:
            return set_standing(s, table, p, is(t, Verb::hold));
        case Verb::consul:
            table.publish();
            return make_consul(s, table, p, Rule::con_5);
        case Verb::swap:
            return silent_offer(s, table, p);
        case Verb::return_:
            return silent_return(s, table, p);
        case Verb::arm:
            s.market.armed = 1;
            return arm_counter(s, table, p);
        default:
            return close(s, table, p);
    }
}

}  // namespace hexmoot::te
