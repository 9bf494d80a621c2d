// Moves on the public table of the market (TE-MKT-2).
#include "engine/games/thunders_edge/chapters.h"
#include "engine/games/thunders_edge/market.h"

namespace hexmoot::te {
namespace {

// TE-MKT-2 Cry: a wish that binds nobody.
void cry(State& s, Table& table, Seat p) {
    const Request r = request_of(table.choose(ask(p, Question::which_request, Rule::req_1), [](Offer& o) {
        for (int i = 0; i < requests; i++) o.add(word(request(i)));
    }));
    *std::ranges::find(s.market.cries[p], Request::none) = r;
    use_act(s, p);
    market_act(s, Act::wish);
    tell(table, Happening::cried, p, Rule::mkt_2, {index(r)});
}
void uncry(State& s, Table& table, Seat p) {
    auto& cries = s.market.cries[p];
    const Request r = request_of(table.choose(ask(p, Question::which_request, Rule::mkt_2), [&](Offer& o) {
        for (int i = 0; i < requests; i++)
            if (std::ranges::count(cries, request(i)) > 0) o.add(word(request(i)));
    }));
    *std::ranges::find(cries, r) = Request::none;
    tell(table, Happening::uncried, p, Rule::mkt_2, {index(r)});
}

void raise(State& s, Table& table, Seat p) {
    s.market.raised = s.market.raised.with(p);
    s.market.stale = s.market.stale.with(p);
    s.market.busy = 1;  // TE-MKT-4; no market act: marks stay (TE-MKT-10)
    clear_wishes(s, p);
    tell(table, Happening::hand_raised, p, Rule::mkt_2);
    if (s.rota()) advance_floor(s, table);
}
void lower(State& s, Table& table, Seat p) {
    s.market.raised = s.market.raised.without(p);
    use_act(s, p);
    market_act(s, Act::other);
    tell(table, Happening::hand_lowered, p, Rule::mkt_2);
}

void pass(State& s, Table& table, Seat p) {
    s.market.passed = s.market.passed.with(p);
    tell(table, Happening::floor_passed, p, Rule::mkt_10);
}
void open_booth(State& s, Table& table, Seat p) {
    s.market.booth = p;
    new_visit(s);
    use_act(s, p);
    tell(table, Happening::booth_opened, p, Rule::mkt_8);
}

void revoke(State& s, Table& table, Seat p) {
    const int n = table
                      .choose(ask(p, Question::choice, Rule::mkt_2),
                              [&](Offer& o) {
                                  for (const MarketOffer& x : s.market.offers[p])
                                      if (x.number != 0) o.add(number_word(x.number));
                                  if (s.market.silent[p].number != 0) o.add(number_word(s.market.silent[p].number));
                              })
                      .value();
    Seat owner = nobody;
    if (MarketOffer* o = find_offer(s, n, owner))
        *o = {};
    else
        *find_silent(s, n, owner) = {};
    tell(table, Happening::offer_withdrawn, p, Rule::mkt_2, {n});
}
void refuse(State& s, Table& table, Seat p) {
    const int n = table
                      .choose(ask(p, Question::choice, Rule::opt_3),
                              [&](Offer& o) {
                                  for (Seat x : all_seats(s))
                                      if (const SilentOffer& offer = s.market.silent[x]; offer.number && offer.to == p)
                                          o.add(number_word(offer.number));
                              })
                      .value();
    Seat owner = nobody;
    *find_silent(s, n, owner) = {};
    tell(table, Happening::silent_refused, p, Rule::opt_3, {hexmoot::index(owner)});
}

// TE-OPT-2.
void leave(State& s, Table& table, Seat p) {
    s.market.withdrawn = s.market.withdrawn.with(p);
    s.market.raised = s.market.raised.without(p);
    s.market.passed = s.market.passed.without(p);
    clear_wishes(s, p);
    tell(table, Happening::segment_left, p, Rule::opt_2);
    strike(s, table, p);
    if (s.rota() && !in_segment(s).empty()) advance_floor(s, table);
}

void keep_raised(State& s, Table& table, Seat p) {
    s.market.stale = s.market.stale.with(p);
    advance_floor(s, table);
}

}  // namespace

void table_move(State& s, Table& table, Seat p, Verb v) {
    s.looked = s.looked.without(p);
    switch (v) {
        case Verb::cry:
            return cry(s, table, p);
        case Verb::uncry:
            return uncry(s, table, p);
        case Verb::raise:
            return raise(s, table, p);
        case Verb::lower:
            return lower(s, table, p);
        case Verb::pass:
            return pass(s, table, p);
        case Verb::booth:
            return open_booth(s, table, p);
        case Verb::revoke:
            return revoke(s, table, p);
        case Verb::refuse:
            return refuse(s, table, p);
        case Verb::leave:
            return leave(s, table, p);
        case Verb::end:
            return advance_floor(s, table);
        case Verb::keep:
            return keep_raised(s, table, p);
        default:
            HX_RULE(false);  // no word of the table
    }
}

}  // namespace hexmoot::te
