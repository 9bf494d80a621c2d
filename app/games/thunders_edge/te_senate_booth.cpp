// The booth: what only the seat at the open drawer sees.
#include <algorithm>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_faces.h"
#include "app/games/thunders_edge/te_senate.h"
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

SenateSet TeSenate::own_hand() const {
    if (!in_booth() && !(discarding() && board().own())) return 0;
    return board().shown().senate_hand[hexmoot::index(board().speaker())];
}

// ---- chips

// Digits count the chips of one group, or those that can be given: there are never many.
QList<QVariantMap> TeSenate::chip_rows(bool giving) const {
    QList<QVariantMap> rows;
    const bool asking = draft_.begun && draft_.verb == te::Verb::cry;
    const bool offering = draft_.begun && draft_.verb == te::Verb::offer;
    if (!offering && (giving || !asking)) return rows;
    const Section mine = giving ? Section::give : Section::want;
    const bool reached = section() >= mine;
    const Offer next = reached ? after(mine) : Offer();
    const Request picked = giving ? draft_.give : draft_.want;
    int digit = 0;
    for (int i = 0; i < requests; i++) {
        const Token t = word(request(i));
        const int group = i < blocs ? 0 : i < 2 * blocs ? 1 : 2;
        const bool lit = reached && next.has({t, board().speaker()});
        const QVariantMap face = request_face(board(), request(i));
        const bool counts = section() == mine && (giving ? lit : group == group_);
        if (counts) digit = giving ? digit + 1 : i - group * blocs + 1;
        rows << QVariantMap{{u"key"_s, q(spelled(t))},
                            {u"icon"_s, face.value(u"icon"_s)},
                            {u"text"_s, group == 1 ? board().called(word(request(i % blocs))) : face.value(u"brief"_s)},
                            {u"settled"_s, face.value(u"brief"_s)},
                            {u"spoken"_s, board().called(t)},
                            {u"group"_s, group},
                            {u"digit"_s, counts && digit < 10 ? QString::number(digit) : QString()},
                            {u"lit"_s, lit},
                            {u"chosen"_s, picked == request(i)},
                            {u"reason"_s, lit || !reached ? QString() : why_not(next, t)}};
    }
    return rows;
}

QList<QVariantMap> TeSenate::addressee_rows() const {
    QList<QVariantMap> rows;
    if (!draft_.begun || (draft_.verb != te::Verb::offer && draft_.verb != te::Verb::swap)) return rows;
    Draft empty = draft_;
    const Offer next = after(Section::whom);
    for (Seat s : SeatSet::first(board().shown().seats)) {
        if (s == board().speaker()) continue;
        const bool picked = std::ranges::find(draft_.to, s) != draft_.to.end();
        const bool said = std::ranges::find(board().line(), word(s)) != board().line().end();
        const bool lit = (picked && !said) || next.has({word(s), board().speaker()}) ||
                         (draft_.verb == te::Verb::swap && board().line().size() < 2);
        rows << QVariantMap{{u"key"_s, ui::number(s)},
                            {u"seat"_s, ui::number(s)},
                            {u"letter"_s, QString(QLatin1Char(letter(s)))},
                            {u"name"_s, board().seat_name(s)},
                            {u"livery"_s, board().livery(s)},
                            {u"digit"_s, section() == Section::whom ? QString::number(ui::number(s) + 1) : QString()},
                            {u"lit"_s, lit},
                            {u"chosen"_s, picked},
                            {u"reason"_s, lit ? QString() : why_not(next, word(s))}};
    }
    return rows;
}

// ---- cards

// In which of its offers the card lies: it goes with that offer, or the offer goes with the card.
QString TeSenate::held_in(Senate c) const {
    if (!in_booth()) return {};
    const Market& m = board().shown().market;
    const Seat s = board().speaker();
    for (const MarketOffer& o : m.offers[s])
        if (o.number != 0 && (o.card == c || o.rider == c)) return tr("in offer %1").arg(o.number);
    const SilentOffer& o = m.silent[s];
    return o.number != 0 && (o.first == c || o.second == c) ? tr("held out") : QString();
}

QList<QVariantMap> TeSenate::hand_rows() const {
    QList<QVariantMap> rows;
    const bool picking = draft_.begun && section() >= Section::card;
    const size_t n = draft_.cards.size();
    const Section at = n >= 2 && draft_.verb != te::Verb::discard ? Section::rider : section();
    const Offer next = picking && n < most_cards() ? after(section()) : picking ? after(at) : Offer();
    int digit = 0;
    each_card(own_hand(), [&](Senate c) {
        QVariantMap row = senate_face(board(), c);
        const auto chosen = std::ranges::find(draft_.cards, c);
        const bool picked = draft_.begun && chosen != draft_.cards.end();
        const bool lit = picking && (picked || next.has({word(c), board().speaker()}));
        digit++;
        row.insert({{u"digit"_s, picking && digit < 10 ? QString::number(digit) : QString()},
                    {u"lit"_s, lit},
                    {u"chosen"_s, picked},
                    {u"dimmed"_s, picking && !lit},
                    {u"reason"_s, picking && !lit ? why_not(next, word(c)) : QString()},
                    {u"note"_s, held_in(c)}});
        rows << row;
    });
    number_alike(rows);
    return rows;
}

// The places for the cards that go away, in the booth.
QVariantList TeSenate::slot_rows() const {
    QVariantList out;
    if (!draft_.begun || draft_.verb == te::Verb::cry || draft_.verb == te::Verb::discard) return out;
    const bool silent = draft_.verb == te::Verb::swap || draft_.verb == te::Verb::return_;
    Seat owner = nobody;
    const MarketOffer* answered = offer_named(draft_.number, owner);
    const Request promised = answered ? answered->want : draft_.give;
    for (size_t i = 0; i < most_cards(); i++) {
        const bool full = i < draft_.cards.size();
        const QString what = silent                      ? tr("Face down")
                             : i == 1                    ? tr("Rider: your choice")
                             : promised == Request::none ? tr("Promised")
                                                         : tr("Promised: %1").arg(board().called(word(promised)));
        out << QVariantMap{{u"full"_s, full},
                           {u"label"_s, what},
                           {u"place"_s, silent   ? tr("face down")
                                        : i == 0 ? tr("promised")
                                                 : tr("rider")},
                           {u"card"_s, full ? senate_face(board(), draft_.cards[i]) : QVariantMap()}};
    }
    return out;
}

QList<QVariantMap> TeSenate::to_me_rows() const {
    QList<QVariantMap> rows;
    if (!in_booth() || draft_.begun || !board().line().empty()) return rows;
    const bool silent = board().shown().has(Option::silent_swap);
    const te::Verb v = silent ? te::Verb::return_ : te::Verb::accept;
    const Token begun[]{word(v)};
    const Offer next = board().offers(v) ? board().offer_after(begun) : Offer();
    const Seat me = board().speaker();
    for (QVariantMap row : offer_rows()) {
        const int number = row.value(u"number"_s).toInt();
        Seat owner = nobody;
        const MarketOffer* open = offer_named(number, owner);
        const SilentOffer* held = open ? nullptr : silent_named(number, owner);
        if (!(open && open->to.has(me)) && !(held && held->to == me)) continue;
        const bool lit = next.has({number_word(number), me});
        const QString why = lit                 ? QString()
                            : board().offers(v) ? why_not(next, number_word(number))
                                                : board().reason(v);
        row.insert({{u"digit"_s, rows.size() < 9 ? QString::number(rows.size() + 1) : QString()},
                    {u"lit"_s, lit},
                    {u"reason"_s, why}});
        rows << row;
    }
    return rows;
}

// ---- what stays

QList<QVariantMap> TeSenate::keeping_rows() const {
    QList<QVariantMap> rows;
    SenateSet kept = own_hand();
    if (kept == 0) return rows;
    if (draft_.begun)
        for (Senate c : draft_.cards) kept &= ~bit(c);
    const auto add_row = [&](const QString& key, const QString& icon, const QString& name, int value, int goal) {
        rows << QVariantMap{{u"key"_s, key},   {u"icon"_s, icon},
                            {u"name"_s, name}, {u"value"_s, value},
                            {u"goal"_s, goal}, {u"text"_s, tr("%1: %2 of %3").arg(name).arg(value).arg(goal)}};
    };
    int best = 0;
    for (int i = 0; i < blocs; i++) {
        const Bloc b = static_cast<Bloc>(i);
        add_row(bloc_id(b), bloc_icon(b), board().called(word(request(i))), bloc_points(kept, b), 10);
        best = std::max(best, bloc_points(kept, b));
    }
    std::ranges::stable_sort(rows, std::greater{},
                             [](const QVariantMap& row) { return row.value(u"value"_s).toInt(); });
    add_row(u"senators"_s, u"users"_s, tr("Senators"), senators(kept), 5);
    for (QVariantMap& row : rows)
        row.insert(u"best"_s, best > 0 && row.value(u"value"_s) == best && row.value(u"goal"_s) == 10);
    return rows;
}

// ---- words

// What all will read of it.
QString TeSenate::promise() const {
    if (!in_booth() || !draft_.begun) return {};
    const QString me = board().seat_name(board().speaker());
    Seat owner = nobody;
    if (draft_.verb == te::Verb::accept)
        if (const MarketOffer* o = offer_named(draft_.number, owner))
            return tr("The log will show: %1 and %2 traded %3 against %4")
                .arg(board().seat_name(owner), me, board().called(word(o->give)), board().called(word(o->want)));
    if (draft_.verb == te::Verb::return_ && silent_named(draft_.number, owner))
        return tr("The log will show: %1 and %2 swapped face down").arg(board().seat_name(owner), me);
    if (draft_.verb == te::Verb::offer && draft_.want != Request::none && draft_.give != Request::none)
        return tr("The log will show: %1 wants %2 for %3")
            .arg(me, board().called(word(draft_.want)), board().called(word(draft_.give)));
    return draft_.verb == te::Verb::swap ? tr("The log will show to whom, and how many cards") : QString();
}

QString TeSenate::lead() const {
    Seat owner = nobody;
    if (discarding()) return tr("Down to three cards; you may discard more. They go back into the deck unseen.");
    if (!draft_.begun)
        return tr("Post an offer, answer one, or only look. The table learns that you were here, no more.");
    switch (draft_.verb) {
        case te::Verb::accept:
            if (const MarketOffer* o = offer_named(draft_.number, owner))
                return tr("%1 offers %2 for %3. Pick which card, then any other as the rider. %1’s own two cards are "
                          "sealed.")
                    .arg(board().seat_name(owner), board().called(word(o->give)), board().called(word(o->want)));
            return {};
        case te::Verb::return_:
            return tr("Give as many cards back, face down. Both sides see them after the swap.");
        case te::Verb::swap:
            return tr(
                "One or two cards, face down. They are locked until the other one answers or you take them back.");
        default:
            return tr("All hear whom, what you want and what you give. The two cards stay secret.");
    }
}

QVariantMap TeSenate::booth() const {
    if (!in_booth() && !(discarding() && board().own())) return {};
    const Seat me = board().speaker();
    const Market& m = board().shown().market;
    const QString name = board().seat_name(me);
    Seat owner = nobody;
    QString title = discarding() ? tr("Discard") : tr("Your booth");
    if (draft_.begun && draft_.verb == te::Verb::accept)
        if (const MarketOffer* o = offer_named(draft_.number, owner))
            title = tr("Give %1 %2, plus a rider").arg(board().seat_name(owner), board().called(word(o->want)));
    if (draft_.begun && draft_.verb == te::Verb::return_ && silent_named(draft_.number, owner))
        title = tr("Answer %1 face down").arg(board().seat_name(owner));
    if (draft_.begun && draft_.verb == te::Verb::offer) title = tr("Make an offer");
    if (draft_.begun && draft_.verb == te::Verb::swap) title = tr("Hold cards out");
    const bool trade = draft_.begun && (draft_.verb == te::Verb::accept || draft_.verb == te::Verb::offer);
    const int kept = count(own_hand()) - static_cast<int>(draft_.begun ? draft_.cards.size() : 0);
    return {{u"title"_s, title},
            {u"name"_s, discarding() ? tr("%1’s Senate cards").arg(name) : tr("%1’s booth").arg(name)},
            {u"livery"_s, board().livery(me)},
            {u"lead"_s, lead()},
            {u"promise"_s, promise()},
            {u"rule"_s, discarding() ? u"TE-DISC-1"_s
                        : trade      ? u"TE-TRADE-1"_s
                                     : QString()},
            {u"slots"_s, slot_rows()},
            {u"market"_s, in_booth()},
            {u"hold"_s, m.hold.has(me)},
            {u"standingReason"_s, board().reason(m.hold.has(me) ? te::Verb::auto_ : te::Verb::hold)},
            {u"mayStand"_s, board().offers(m.hold.has(me) ? te::Verb::auto_ : te::Verb::hold)},
            {u"qualifies"_s, in_booth() && qualifies(own_hand())},
            {u"raised"_s, in_booth() && m.raised.has(me)},
            {u"handNote"_s, draft_.begun && !draft_.cards.empty() ? tr("%1 left in hand").arg(kept) : QString()}};
}

}  // namespace hexmoot::te
