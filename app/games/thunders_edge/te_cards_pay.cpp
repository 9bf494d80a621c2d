#include "app/games/thunders_edge/te_cards_pay.h"

#include <algorithm>

namespace hexmoot::te {
namespace {

// Of cards that pay alike the many small ones go: the strong ones are worth keeping in a hand of three.
int price(Senate c) {
    const SenateCard& card = card_of(c);
    return 8 * card.points - 1 + (card.is_senator() ? 2 : 0) + (c == Senate::leak ? 3 : 0);
}

struct Search {
    std::vector<Token> best, now;
    int best_price = 1 << 20;

    // Cards of a line are tried in ascending order, so that no set of them is tried twice.
    void complete(const Spend& x, int from, int spent) {
        if (spent >= best_price) return;
        if (x.done()) {
            best = now;
            best_price = spent;
            return;
        }
        for (int i = from; i < senate_cards; i++) {
            const Senate c = senate(i);
            if (!has(x.hand, c) || !may_spend(x, x.hand, c).allowed()) continue;
            const Spend next = with_word(x, word(c));
            now.push_back(word(c));
            complete(next, next.line == x.line ? i + 1 : 0, spent + price(c));
            now.pop_back();
        }
        for (Location l : {Location::centor, Location::saint_brandt}) {
            if (!may_declare(x, l).allowed()) continue;
            now.push_back(word(l));
            complete(with_word(x, word(l)), 0, spent + 500);
            now.pop_back();
        }
    }
};

}  // namespace

Spend whole_payment(const State& s, Seat p, Mission m) { return begin_spend(s, p, card_of(m).lines, true, true); }

std::optional<Spend> payment(const State& s, Seat p, std::span<const Token> line) {
    if (line.size() < 2 || kind_of(line[1]) != Kind::mission) return {};
    const Mission m = mission_of(line[1]);
    size_t at = 2;
    Spend x;
    if (card_of(m).kind == MissionKind::initiative) {
        x = whole_payment(s, p, m);
    } else if (m == Mission::de_escalation && line.size() > 2 && kind_of(line[2]) == Kind::request) {
        const int which = index(request_of(line[2]));
        const bool senator = which >= 2 * blocs;
        const SenateLine wanted = senator ? SenateLine{0, Bloc::none, 1, static_cast<Trait>(which - 2 * blocs)}
                                          : SenateLine{4, static_cast<Bloc>(which), 0, Trait::none};
        x = begin_spend(s, p, {wanted}, false, true);
        at = 3;
    } else {
        return {};
    }
    for (; at < line.size() && !x.done(); at++) {
        const Kind kind = kind_of(line[at]);
        if (kind != Kind::senate && kind != Kind::ability) break;
        x = with_word(x, line[at]);
    }
    return x;
}

std::vector<Token> cheapest(const Spend& x) {
    if (x.done() || !can_finish(x)) return {};
    Search with_cards;
    Spend cards_alone = x;
    cards_alone.governor = cards_alone.synod = false;
    if (can_finish(cards_alone)) with_cards.complete(cards_alone, 0, 0);
    if (!with_cards.best.empty()) return with_cards.best;
    Search search;
    search.complete(x, 0, 0);
    return search.best;
}

int covered_now(const Spend& x) {
    int sum = x.share;
    each_card(x.on_line, [&](Senate c) { sum += x.now().points > 0 ? card_of(c).points : 1; });
    return sum;
}

}  // namespace hexmoot::te
