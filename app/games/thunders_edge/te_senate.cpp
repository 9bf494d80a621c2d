#include "app/games/thunders_edge/te_senate.h"

#include <algorithm>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_faces.h"
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

TeSenate::TeSenate(TeBoard& board) : TePart(board) {}

// ---- where we are

bool TeSenate::at_market() const {
    const Phase p = board().shown().phase;
    return p >= Phase::market_window && p <= Phase::market_draw;
}
bool TeSenate::in_booth() const {
    return at_market() && board().own() && board().shown().market.booth == board().speaker();
}
bool TeSenate::on_floor() const { return at_market() && !in_booth(); }
bool TeSenate::discarding() const { return board().shown().phase == Phase::discard; }
bool TeSenate::choosing_leak() const { return board().shown().phase == Phase::consul_end && !board().match().over(); }
Seat TeSenate::chosen() const { return board().subject(); }

// ---- following the game

void TeSenate::refresh() {
    read_events();
    count_fresh();
    read_draft();
    podiums_.assign(podium_rows());
    offers_.assign(offer_rows());
    wants_.assign(chip_rows(false));
    gives_.assign(chip_rows(true));
    addressees_.assign(addressee_rows());
    hand_.assign(hand_rows());
    to_me_.assign(to_me_rows());
    keeping_.assign(keeping_rows());
    steps_.assign(step_rows());
    shown_hands_.assign(shown_rows());
    emit changed();
}

void TeSenate::count_fresh() {
    const BySeat<int> got = cards_got(board().news());
    for (Seat s : SeatSet::first(board().shown().seats)) {
        fresh_[s] += got[s];
        if (!at_market() || board().at().sitting().drawer() == s) fresh_[s] = 0;
    }
}

void TeSenate::forget() {
    draft_ = {};
    pending_ = {};
}

bool TeSenate::covers(Token t) const {
    using enum te::Verb;
    const auto any_of = [&](std::initializer_list<te::Verb> words) {
        return std::ranges::any_of(words, [&](te::Verb v) { return is(t, v); });
    };
    const Token begun = board().begun();
    const auto begun_with = [&](std::initializer_list<te::Verb> words) {
        return std::ranges::any_of(words, [&](te::Verb v) { return is(begun, v); });
    };
    const bool plain = board().line().empty();
    if (at_market() && plain)
        return any_of({cry,  uncry, raise,  lower, pass, booth,  revoke, leave, refuse, end,
                       keep, offer, accept, auto_, hold, consul, close,  none,  swap,   return_}) ||
               (is(t, card) && board().kind() == Question::market_rota);
    if (at_market()) return begun_with({cry, uncry, revoke, refuse, offer, accept, swap, return_});
    if (choosing_leak()) return plain ? any_of({cancel, keep}) : begun_with({cancel});
    if (discarding()) return plain ? any_of({te::Verb::discard, keep, reopen}) : begun_with({te::Verb::discard});
    return false;
}

// ---- verbs

void TeSenate::add(Verbs& out, te::Verb v, const QString& text, const char* key, const QString& why_not) const {
    const Token t = word(v);
    const QString id = q(spelled(t)), cap = key ? u"<%1>"_s.arg(QLatin1StringView(key)) : QString();
    if (!why_not.isEmpty())
        out << ui::BoardModel::Verb{id, text, cap, why_not};
    else if (board().offers(t) || !board().reason(t).isEmpty())
        out << ui::BoardModel::Verb{id, text, cap, board().reason(t)};
}

QList<ui::BoardModel::Verb> TeSenate::verbs() const {
    Verbs out;
    if (page_ > 0 && board().stage() == u"senate") {
        out << ui::BoardModel::Verb{u"go-on"_s, tr("Go on"), u"<confirm>"_s, {}, true};
        out.last().opens = true;  // all look at this first
        return out;
    }
    if (in_booth())
        add_booth_verbs(out);
    else if (on_floor())
        add_floor_verbs(out);
    else if (discarding())
        add_discard_verbs(out);
    else if (choosing_leak())
        add(out, te::Verb::keep, tr("Keep the Leak"), "pass");
    return out;
}

void TeSenate::add_floor_verbs(Verbs& out) const {
    using enum te::Verb;
    if (draft_.begun) {
        out << ui::BoardModel::Verb{u"kinds"_s, tr("Other kinds"), u"<request>"_s};
        return;
    }
    if (!board().line().empty()) return;
    const Seat s = chosen();
    const State& now = board().shown();
    const QString who = s == nobody ? tr("Press a seat’s number first.") : QString();
    const bool up = s != nobody && now.market.raised.has(s);
    if (now.has(Option::withdraw)) {
        add(out, leave, tr("Leave"), "giveUp", who);
        if (!out.isEmpty()) out.last().gives_up = true;
    }
    if (!now.has(Option::silent_swap)) add(out, cry, tr("Ask"), "request", who);
    if (up)
        add(out, lower, tr("Hand down"), "handUp", who);
    else
        add(out, raise, tr("Hand up"), "handUp", who);
    if (!now.rota()) add(out, pass, tr("Pass"), "pass", who);
    if (now.rota() && up) add(out, keep, tr("Keep it up"), "pass");
    if (now.rota() && !up) add(out, end, tr("End the turn"), "pass");
    add(out, now.rota() ? card : booth, tr("Booth"), "booth", who);
    if (!out.isEmpty() && out.last().text == tr("Booth")) out.last().opens = true;
    if (const int n = s == nobody ? 0 : acceptable(s); n > 0) {
        Seat owner = nobody;
        if (!offer_named(n, owner)) (void)silent_named(n, owner);
        out << ui::BoardModel::Verb{
            u"accept"_s, tr("Answer %1’s offer").arg(board().seat_name(owner)), u"<confirm>"_s, {}, true};
    }
}

void TeSenate::add_booth_verbs(Verbs& out) const {
    using enum te::Verb;
    if (draft_.begun) {
        if (section() == Section::want) out << ui::BoardModel::Verb{u"kinds"_s, tr("Other kinds"), u"<request>"_s};
        const QString text = draft_.verb == offer    ? tr("Post the offer")
                             : draft_.verb == accept ? tr("Accept and trade")
                             : draft_.verb == swap   ? tr("Hold them out")
                                                     : tr("Swap");
        out << ui::BoardModel::Verb{u"say-draft"_s, text, u"<confirm>"_s, missing(), true};
        return;
    }
    if (!board().line().empty()) return;
    const State& now = board().shown();
    if (now.has(Option::silent_swap))
        add(out, swap, tr("Hold cards out"), "offer");
    else
        add(out, offer, tr("Make an offer"), "offer");
    if (now.market.hold.has(board().speaker()))
        add(out, auto_, tr("Declare for me"), "handUp");
    else
        add(out, hold, tr("Hold"), "handUp");
    if (board().offers(consul)) add(out, consul, tr("Declare as Consul"), "declare");
}

void TeSenate::add_discard_verbs(Verbs& out) const {
    if (!board().own()) return add(out, te::Verb::keep, tr("Keep all"), "pass");
    if (!draft_.begun) return;
    const size_t n = draft_.cards.size();
    const QString id = n > 0 ? u"say-draft"_s : board().line().empty() ? u"keep"_s : u"done"_s;
    const QString text = n == 0 ? tr("Keep all") : tr("Discard %1").arg(n);
    out << ui::BoardModel::Verb{id, text, u"<confirm>"_s, missing(), true};
}

bool TeSenate::act(const QString& verb) {
    if (verb == u"go-on" && page_ > 0) {
        goOn();
        return true;
    }
    if (!at_market() && !discarding()) return false;
    if (verb == u"say-draft" || (verb == u"done" && draft_.begun))
        say_draft();
    else if (verb == u"kinds")
        group((group_ + 1) % 3);
    else if (verb == u"booth" || (verb == u"card" && on_floor()))
        board().at().look(ui::number(board().speaker()));
    else if (verb == u"cry")
        begin(te::Verb::cry);
    else if (verb == u"offer")
        begin(te::Verb::offer);
    else if (verb == u"swap")
        begin(te::Verb::swap);
    else if (verb == u"accept" && on_floor())
        answer(acceptable(chosen()), ui::number(chosen()));
    else
        return false;
    return true;
}

bool TeSenate::digit(int number) {
    if (page_ > 0 && board().stage() == u"senate") {
        goOn();
        return true;
    }
    const QString wanted = QString::number(number);
    const auto at = [&](const ui::Rows& rows) {
        for (const QVariantMap& row : rows.rows())
            if (row.value(u"digit"_s).toString() == wanted && row.value(u"lit"_s).toBool()) return row;
        return QVariantMap();
    };
    const auto pick = [&](const ui::Rows& rows, const auto& with) {
        const QVariantMap row = at(rows);
        if (!row.isEmpty()) with(row.value(u"key"_s));
        return !row.isEmpty();
    };
    if (draft_.begun) {
        switch (section()) {
            case Section::whom:
                return pick(addressees_, [&](const QVariant& key) { pickSeat(key.toInt()); });
            case Section::want:
                return pick(wants_, [&](const QVariant& key) { pickWant(key.toString()); });
            case Section::give:
                return pick(gives_, [&](const QVariant& key) { pickGive(key.toString()); });
            default:
                return pick(hand_, [&](const QVariant& key) { pickCard(key.toString()); });
        }
    }
    if (in_booth()) return pick(to_me_, [&](const QVariant& key) { pickOffer(key.toInt()); });
    if (!on_floor() && !discarding()) return false;
    return pick(podiums_, [&](const QVariant& key) { choose(key.toInt()); });
}

// ---- the floor

void TeSenate::choose(int seat) {
    board().chooseSpeaker(chosen() == ui::seat_numbered(seat) ? -1 : seat);
    board().single_out();
}

void TeSenate::pressWish(int seat, const QString& word) {
    const Seat s = chosen();
    const Seat owner = ui::seat_numbered(seat);
    if (s == nobody) return choose(seat);
    if (s == owner) {
        board().say(board().begun_with(te::Verb::uncry) ? word : u"uncry "_s + word);
        return;
    }
    pending_ = {.begun = true, .verb = te::Verb::offer, .who = s, .to = {owner}};
    for (Request r : board().shown().market.cries[owner])
        if (r != Request::none && q(spelled(te::word(r))) == word) pending_.hoped = r;
    board().at().look(ui::number(s));
}

void TeSenate::answer(int number, int seat) {
    const Seat s = ui::seat_numbered(seat);
    if (board().subject() != s) board().chooseSpeaker(seat);
    const bool silent = board().shown().has(Option::silent_swap);
    pending_ = {.begun = true, .verb = silent ? te::Verb::return_ : te::Verb::accept, .who = s, .number = number};
    board().at().look(seat);
}

void TeSenate::revoke(int number) {
    const QString n = QString::number(number);
    board().say(board().begun_with(te::Verb::revoke) ? n : u"revoke "_s + n);
}

void TeSenate::refuse(int number) {
    const QString n = QString::number(number);
    board().say(board().begun_with(te::Verb::refuse) ? n : u"refuse "_s + n);
}

void TeSenate::standing(bool hold) { board().say({word(hold ? te::Verb::hold : te::Verb::auto_)}); }

void TeSenate::group(int which) {
    if (which == group_) return;
    group_ = which;
    changed_draft();
}

// ---- words

QString TeSenate::headline() const {
    if (page_ == 1) return end_.consul == nobody ? tr("No Consul this turn") : tr("A Consul is found");
    if (page_ == 2) return tr("All Senate hands are shown");
    const Seat s = board().speaker();
    const QString name = board().seat_name(s);
    if (draft_.begun && on_floor()) return tr("%1: what do you need?").arg(name);
    if (draft_.begun && in_booth()) {
        switch (section()) {
            case Section::whom:
                return tr("%1: whom is it for?").arg(name);
            case Section::want:
                return tr("%1: what do you want?").arg(name);
            case Section::give:
                return tr("%1: what do you give?").arg(name);
            case Section::card:
                return tr("%1: which card exactly?").arg(name);
            case Section::rider:
                return tr("%1: which card rides with it?").arg(name);
            case Section::ready:
                return draft_.verb == te::Verb::offer ? tr("Ready to post") : tr("Ready to trade");
        }
    }
    if (on_floor() && !board().shown().rota() && chosen() != nobody && board().line().empty())
        return tr("%1 has the floor").arg(name);
    if (discarding() && board().own() && draft_.begun) return tr("%1: what do you discard?").arg(name);
    return {};
}

QString TeSenate::hint() const {
    if (page_ > 0) return tr("Any key goes on.");
    if (draft_.begun && on_floor()) return tr("A request is public and binds nobody.");
    if (draft_.begun && in_booth()) {
        switch (section()) {
            case Section::whom:
                return tr("Press a seat’s number.");
            case Section::want:
            case Section::give:
                return tr("Press a number, or go with the arrows.");
            case Section::card:
            case Section::rider:
                return tr("Press the number under a lit card.");
            case Section::ready:
                return draft_.verb == te::Verb::offer || draft_.verb == te::Verb::swap
                           ? tr("It binds you until you take it back.")
                           : tr("The cards cross at once. It cannot be undone.");
        }
    }
    if (on_floor() && !board().shown().rota() && chosen() == nobody)
        return tr("Press a seat’s number, then what it does.");
    if (discarding() && board().own() && draft_.begun) return tr("Press the numbers under the cards, then Enter.");
    return {};
}

}  // namespace hexmoot::te
