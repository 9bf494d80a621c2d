// Commands of the Senate that are put together before they are said: the cards are chosen with all in sight, and
// nothing is heard of what is dropped again.
#include <algorithm>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_senate.h"
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

QString TeSenate::task() const { return draft_.begun ? q(verb_name(draft_.verb)) : QString(); }

void TeSenate::begin(te::Verb v, int number) {
    draft_ = {.begun = true, .verb = v, .who = board().speaker(), .number = number};
    fill_in();
    changed_draft();
}

void TeSenate::changed_draft() { board().at().refresh(); }

// ---- following what was said

void TeSenate::read_draft() {
    using enum te::Verb;
    const std::vector<Token>& line = board().line();
    const bool mine = (at_market() || discarding()) && board().at().sitting().may_see_offer();
    const auto known = [](Token t) {
        return std::ranges::any_of(std::array{cry, offer, accept, swap, return_, te::Verb::discard},
                                   [&](te::Verb v) { return is(t, v); });
    };
    const Seat curtain = board().at().sitting().curtain(), drawer = board().at().sitting().drawer();
    if (pending_.begun && in_booth() && board().speaker() == pending_.who && line.empty() &&
        board().offers(pending_.verb)) {
        draft_ = pending_;
        pending_ = {};
        group_ = 0;
        fill_in();
    } else if (pending_.begun && curtain != pending_.who && drawer != pending_.who) {
        pending_ = {};
    }
    if (!mine) return void(draft_ = {});
    if (discarding() && board().own() && !draft_.begun && line.empty() && board().offers(te::Verb::discard))
        draft_ = {.begun = true, .verb = te::Verb::discard, .who = board().speaker()};
    if (line.empty()) {
        if (draft_.begun && (draft_.who != board().speaker() || !board().offers(draft_.verb))) draft_ = {};
        return;
    }
    const std::vector<Token> full = draft_.begun ? words(Section::ready) : std::vector<Token>();
    const bool goes_on = full.size() >= line.size() && std::equal(line.begin(), line.end(), full.begin());
    if (draft_.begun && draft_.who == board().speaker() && goes_on) return;
    draft_ = {};
    if (!known(line.front())) return;
    draft_ = {.begun = true, .verb = static_cast<te::Verb>(line.front().a), .who = board().speaker()};
    bool giving = false;
    for (Token t : line) {
        giving = giving || is(t, give);
        if (kind_of(t) == Kind::seat) draft_.to.push_back(seat_of(t));
        if (kind_of(t) == Kind::request) (giving ? draft_.give : draft_.want) = request_of(t);
        if (kind_of(t) == Kind::number) draft_.number = t.value();
        if (kind_of(t) == Kind::senate) draft_.cards.push_back(senate_of(t));
    }
}

// Nothing of it is only here.
bool TeSenate::draft_said() const {
    if (draft_.verb == te::Verb::discard) return draft_.cards.size() + 1 <= std::max<size_t>(board().line().size(), 1);
    return words(section()).size() <= board().line().size();
}

// ---- its words

size_t TeSenate::most_cards() const {
    switch (draft_.verb) {
        case te::Verb::discard:
            return senate_cards;
        case te::Verb::return_: {
            Seat owner = nobody;
            return silent_named(draft_.number, owner) ? board().view().silent_cards[owner] : 0;
        }
        default:
            return 2;
    }
}

TeSenate::Section TeSenate::section() const {
    using enum te::Verb;
    if (draft_.verb == cry) return Section::want;
    if ((draft_.verb == offer || draft_.verb == swap) && draft_.to.empty()) return Section::whom;
    if (draft_.verb == offer && draft_.want == Request::none) return Section::want;
    if (draft_.verb == offer && draft_.give == Request::none) return Section::give;
    if (draft_.verb == te::Verb::discard) return Section::card;
    const size_t n = draft_.cards.size();
    return n >= most_cards() ? Section::ready : n == 0 ? Section::card : Section::rider;
}

// All words before the one that is asked for in this section.
std::vector<Token> TeSenate::words(Section up_to) const {
    using enum te::Verb;
    std::vector<Token> out{word(draft_.verb)};
    if (draft_.verb == cry) {
        if (up_to == Section::ready && draft_.want != Request::none) out.push_back(word(draft_.want));
        return out;
    }
    if (draft_.number != 0) out.push_back(number_word(draft_.number));
    for (Seat s : draft_.to) out.push_back(word(s));
    if (draft_.verb == offer && up_to >= Section::want) {
        out.push_back(word(te::Verb::want));
        if (up_to >= Section::give && draft_.want != Request::none) {
            out.push_back(word(draft_.want));
            out.push_back(word(te::Verb::give));
            if (up_to >= Section::card && draft_.give != Request::none) out.push_back(word(draft_.give));
        }
    }
    const bool in_order = draft_.verb == offer || draft_.verb == accept;
    const size_t shown = in_order ? (up_to >= Section::ready   ? 2
                                     : up_to == Section::rider ? 1
                                                               : 0)
                                  : draft_.cards.size();
    for (size_t i = 0; i < std::min(shown, draft_.cards.size()) && up_to >= Section::card; i++)
        out.push_back(word(draft_.cards[i]));
    if (up_to == Section::ready && (draft_.verb == swap || draft_.verb == te::Verb::discard)) out.push_back(word(done));
    return out;
}

Offer TeSenate::after(Section s) const {
    std::vector<Token> full = words(s);
    const size_t said = board().line().size();
    if (full.size() < said) return {};
    full.erase(full.begin(), full.begin() + static_cast<std::ptrdiff_t>(said));
    return full.empty() ? board().offer() : board().offer_after(full);
}

QString TeSenate::why_not(const Offer& offer, Token t) const {
    const auto why = offer.why_not({t, board().speaker()});
    return why ? board().at().explain(t, *why) : QString();
}

bool TeSenate::whole() const {
    switch (draft_.verb) {
        case te::Verb::swap:
            return !draft_.cards.empty();
        case te::Verb::discard:
            return after(Section::card).has({word(te::Verb::done), board().speaker()});
        default:
            return section() == Section::ready;
    }
}

QString TeSenate::missing() const {
    if (whole()) return {};
    if (draft_.verb == te::Verb::discard) {
        const int left = count(own_hand()) - static_cast<int>(draft_.cards.size()) - senate_hand_limit;
        return tr("Discard %1 more.").arg(left);
    }
    switch (section()) {
        case Section::whom:
            return tr("Choose whom it is for first.");
        case Section::want:
            return tr("Choose what you want first.");
        case Section::give:
            return tr("Choose what you give first.");
        default:
            return tr("Pick a lit card first.");
    }
}

void TeSenate::say_draft() {
    if (!whole()) return board().at().refuse(missing(), {});
    QStringList spoken;
    const std::vector<Token> full = words(Section::ready);
    for (size_t i = board().line().size(); i < full.size(); i++) spoken << q(spelled(full[i]));
    const Draft kept = draft_;
    draft_ = {};
    if (board().say(spoken.join(u' '))) return;
    draft_ = kept;
    changed_draft();
}

bool TeSenate::step_back() {
    if (!can_step_back()) return false;
    if (!draft_.cards.empty())
        draft_.cards.pop_back();
    else if (draft_.give != Request::none)
        draft_.give = Request::none;
    else if (draft_.want != Request::none)
        draft_.want = Request::none;
    else if (!draft_.to.empty())
        draft_.to.clear();
    else
        draft_ = {};
    return true;
}

// ---- picking

// What hardly needs to be said: what the seat cried for already, what the other one cries for, the only card that fits.
void TeSenate::fill_in() {
    using enum te::Verb;
    const auto& cries = board().shown().market.cries;
    const auto only = [&](Section s) {
        const Offer next = after(s);
        Senate card = Senate::none;
        int found = 0;
        for (const Answer& a : next.answers())
            if (kind_of(a.token) == Kind::senate) {
                card = senate_of(a.token);
                found++;
            }
        if (found == 1) draft_.cards.push_back(card);
    };
    if (draft_.verb == offer && !draft_.to.empty()) {
        for (Request r : cries[draft_.who])
            if (draft_.want == Request::none && r != Request::none) draft_.want = r;
        if (draft_.want != Request::none && draft_.give == Request::none && draft_.to.size() == 1) {
            const Offer next = after(Section::give);
            std::vector<Request> wishes{draft_.hoped};
            wishes.insert(wishes.end(), cries[draft_.to.front()].begin(), cries[draft_.to.front()].end());
            for (Request r : wishes)
                if (draft_.give == Request::none && r != Request::none && next.has({word(r), draft_.who}))
                    draft_.give = r;
        }
        if (draft_.give == Request::none) return;
    } else if (draft_.verb != accept) {
        return;
    }
    if (draft_.cards.empty()) only(Section::card);
    if (draft_.cards.size() == 1) only(Section::rider);
}

void TeSenate::pickWant(const QString& word_picked) {
    for (int i = 0; i < requests; i++) {
        if (q(spelled(word(request(i)))) != word_picked) continue;
        if (draft_.verb == te::Verb::cry) {
            const bool said = !board().line().empty();
            draft_ = {};
            group_ = 0;
            board().say(said ? word_picked : u"cry "_s + word_picked);
            return;
        }
        draft_.want = draft_.want == request(i) ? Request::none : request(i);
    }
    group_ = 0;
    if (draft_.want == Request::none) return changed_draft();
    fill_in();
    changed_draft();
}

void TeSenate::pickGive(const QString& word_picked) {
    for (int i = 0; i < requests; i++)
        if (q(spelled(word(request(i)))) == word_picked)
            draft_.give = draft_.give == request(i) ? Request::none : request(i);
    draft_.cards.clear();
    if (draft_.give != Request::none) fill_in();
    changed_draft();
}

void TeSenate::pickSeat(int seat) {
    const Seat s = ui::seat_numbered(seat);
    if (const auto at = std::ranges::find(draft_.to, s); at != draft_.to.end()) {
        draft_.to.erase(at);
    } else {
        if (draft_.verb == te::Verb::swap) draft_.to.clear();
        draft_.to.push_back(s);
        fill_in();
    }
    changed_draft();
}

void TeSenate::pickCard(const QString& word_picked) {
    Senate c = Senate::none;
    for (int i = 0; i < senate_cards; i++)
        if (q(spelled(word(senate(i)))) == word_picked) c = senate(i);
    if (choosing_leak()) {
        board().say(board().begun_with(te::Verb::cancel) ? word_picked : u"cancel "_s + word_picked);
        return;
    }
    if (!draft_.begun) return;
    auto& cards = draft_.cards;
    const auto at = std::ranges::find(cards, c);
    const bool any_order = draft_.verb == te::Verb::discard || draft_.verb == te::Verb::return_;
    if (at != cards.end())
        any_order ? void(cards.erase(at)) : cards.resize(static_cast<size_t>(at - cards.begin()));
    else if (cards.size() >= most_cards() && !cards.empty())
        cards.back() = c;
    else
        cards.push_back(c);
    if (cards.size() == 1 && at == cards.end()) fill_in();
    changed_draft();
}

void TeSenate::pickOffer(int number) {
    begin(board().shown().has(Option::silent_swap) ? te::Verb::return_ : te::Verb::accept, number);
}

}  // namespace hexmoot::te
