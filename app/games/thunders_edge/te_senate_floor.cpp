// The floor of the Senate before all eyes: podiums, wishes, open offers.
#include <algorithm>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_faces.h"
#include "app/games/thunders_edge/te_senate.h"
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

// ---- podiums

QString TeSenate::state_of(Seat s) const {
    const State& now = board().shown();
    const Market& m = now.market;
    if (discarding()) return board().queue_status(s) == u"sealed" ? tr("sealed") : tr("decides");
    if (!at_market()) return {};
    if (m.withdrawn.has(s)) return tr("has left");
    if (m.booth == s) return tr("in the booth");
    if (m.raised.has(s)) return {};
    if (now.rota() && board().kind() == Question::market_rota && floor_seat(now) == s) return tr("has the floor");
    if (m.passed.has(s)) return tr("passed");
    const int needed = now.has(Option::silent_swap) ? 1 : 2;  // TE-MKT-10
    return !now.rota() && board().view().senate_cards[s] < needed ? tr("too few cards") : QString();
}

QVariantList TeSenate::wishes(Seat s) const {
    QVariantList out;
    const Seat speaker = chosen();
    const bool free = on_floor() && speaker != nobody && !draft_.begun;
    for (Request r : board().shown().market.cries[s]) {
        if (r == Request::none) continue;
        QVariantMap wish = request_face(board(), r);
        const bool own = speaker == s;
        wish.insert({{u"word"_s, q(spelled(word(r)))},
                     {u"own"_s, own},
                     {u"lit"_s, free && (own ? board().offers(te::Verb::uncry) || board().begun_with(te::Verb::uncry)
                                             : board().line().empty() && !board().opening(speaker).isEmpty())}});
        out << wish;
    }
    return out;
}

QVariantMap TeSenate::podium(Seat s) const {
    const State& now = board().shown();
    const Market& m = now.market;
    const int cards = board().view().senate_cards[s];
    const int out = board().view().silent_cards[s];
    const int acts = now.option(Option::market_max_acts) - m.acts[s];
    const QString state = state_of(s);
    const bool up = at_market() && m.raised.has(s);
    QStringList spoken{tr("%1, %2 Senate cards").arg(board().seat_name(s)).arg(cards)};
    if (fresh_[s] > 0) spoken << tr("%1 new").arg(fresh_[s]);
    if (up) spoken << tr("hand up");
    if (!state.isEmpty()) spoken << state;
    for (const QVariant& wish : wishes(s)) spoken << tr("needs %1").arg(wish.toMap().value(u"text"_s).toString());
    return {{u"key"_s, ui::number(s)},
            {u"seat"_s, ui::number(s)},
            {u"letter"_s, QString(QLatin1Char(letter(s)))},
            {u"name"_s, board().seat_name(s)},
            {u"livery"_s, board().livery(s)},
            {u"digit"_s, QString::number(ui::number(s) + 1)},
            {u"cards"_s, cards},
            {u"fresh"_s, fresh_[s]},
            {u"out"_s, out},
            {u"wishes"_s, wishes(s)},
            {u"up"_s, up},
            {u"state"_s, state},
            {u"left"_s, m.withdrawn.has(s)},
            {u"counters"_s, now.consul_counters[hexmoot::index(s)]},
            {u"chosen"_s,
             now.rota() && at_market() ? floor_seat(now) == s : board().at().drawer_seat() < 0 && chosen() == s},
            {u"note"_s, at_market() && acts <= 3 ? tr("%1 acts left").arg(acts) : QString()},
            {u"lit"_s, (on_floor() || discarding()) && board().view().prompt.asks(s) && !draft_.begun &&
                           board().line().empty() && board().at().drawer_seat() < 0 && (!now.rota() || discarding())},
            {u"text"_s, spoken.join(u", "_s)}};
}

QList<QVariantMap> TeSenate::podium_rows() const {
    QList<QVariantMap> rows;
    for (Seat s : SeatSet::first(board().shown().seats)) rows << podium(s);
    return rows;
}

// ---- offers

const MarketOffer* TeSenate::offer_named(int number, Seat& owner) const {
    const State& now = board().shown();
    for (Seat s : SeatSet::first(now.seats))
        for (const MarketOffer& o : now.market.offers[s])
            if (o.number == number && number != 0) {
                owner = s;
                return &o;
            }
    return nullptr;
}

const SilentOffer* TeSenate::silent_named(int number, Seat& owner) const {
    const State& now = board().shown();
    for (Seat s : SeatSet::first(now.seats))
        if (now.market.silent[s].number == number && number != 0) {
            owner = s;
            return &now.market.silent[s];
        }
    return nullptr;
}

// The first offer that this seat may answer in its booth, as far as the table can tell; 0: none.
int TeSenate::acceptable(Seat s) const {
    const State& now = board().shown();
    if (now.market.raised.has(s) || board().opening(s).isEmpty()) return 0;
    for (Seat owner : SeatSet::first(now.seats)) {
        for (const MarketOffer& o : now.market.offers[owner])
            if (o.number != 0 && o.to.has(s)) return o.number;
        if (const SilentOffer& o = now.market.silent[owner]; o.number != 0 && o.to == s) return o.number;
    }
    return 0;
}

// Whom it comes from and goes to, and what each of them may do with it from here.
void TeSenate::add_sides(QVariantMap& row, Seat owner, SeatSet to, int number) const {
    const bool free = on_floor() && board().at().drawer_seat() < 0 && !draft_.begun;
    const bool plain = free && board().line().empty();
    const Market& m = board().shown().market;
    QVariantList sides, accepts;
    QStringList names;
    for (Seat s : to) {
        names << board().seat_name(s);
        const QString way_in = board().opening(s);
        const QString why = m.raised.has(s)    ? tr("%1’s hand is up.").arg(board().seat_name(s))
                            : way_in.isEmpty() ? tr("%1 cannot go to the booth now.").arg(board().seat_name(s))
                                               : QString();
        sides << QVariantMap{{u"livery"_s, board().livery(s)}, {u"name"_s, board().seat_name(s)}};
        accepts << QVariantMap{
            {u"seat"_s, ui::number(s)},
            {u"letter"_s, QString(QLatin1Char(letter(s)))},
            {u"name"_s, board().seat_name(s)},
            {u"livery"_s, board().livery(s)},
            {u"digit"_s, QString::number(ui::number(s) + 1)},
            {u"chosen"_s, chosen() == s},
            {u"lit"_s, plain && why.isEmpty()},
            {u"reason"_s, why},
            {u"refusable"_s,
             free && chosen() == s && (board().offers(te::Verb::refuse) || board().begun_with(te::Verb::refuse))}};
    }
    row.insert({{u"key"_s, number},
                {u"number"_s, number},
                {u"from"_s, QVariantMap{{u"livery"_s, board().livery(owner)}, {u"name"_s, board().seat_name(owner)}}},
                {u"to"_s, sides},
                {u"toNames"_s, names.join(tr(" or "))},
                {u"accepts"_s, accepts},
                {u"own"_s, free && chosen() == owner &&
                               (board().offers(te::Verb::revoke) || board().begun_with(te::Verb::revoke))}});
}

QVariantMap TeSenate::offer_row(Seat owner, const MarketOffer& o) const {
    QVariantMap row{
        {u"gives"_s, request_face(board(), o.give)}, {u"wants"_s, request_face(board(), o.want)}, {u"silent"_s, 0}};
    add_sides(row, owner, o.to, o.number);
    row.insert(u"text"_s, tr("%1 gives %2, wants %3 from %4, a secret rider each, sealed")
                              .arg(board().seat_name(owner), board().called(word(o.give)), board().called(word(o.want)),
                                   row.value(u"toNames"_s).toString()));
    return row;
}

QVariantMap TeSenate::silent_row(Seat owner, const SilentOffer& o) const {
    const int n = board().view().silent_cards[owner];
    QVariantMap row{{u"gives"_s, QVariantMap()}, {u"wants"_s, QVariantMap()}, {u"silent"_s, n}};
    add_sides(row, owner, o.to, o.number);
    row.insert(u"text"_s,
               (n == 1 ? tr("%1 holds out 1 card face down to %2") : tr("%1 holds out 2 cards face down to %2"))
                   .arg(board().seat_name(owner), board().seat_name(o.to)));
    return row;
}

QList<QVariantMap> TeSenate::offer_rows() const {
    QList<QVariantMap> rows;
    if (!at_market()) return rows;
    const State& now = board().shown();
    for (Seat s : SeatSet::first(now.seats)) {
        for (const MarketOffer& o : now.market.offers[s])
            if (o.number != 0) rows << offer_row(s, o);
        if (now.market.silent[s].number != 0) rows << silent_row(s, now.market.silent[s]);
    }
    std::ranges::sort(rows, {}, [](const QVariantMap& row) { return row.value(u"number"_s).toInt(); });
    return rows;
}

// ---- what all wait for

QVariantMap TeSenate::floor() const {
    const State& now = board().shown();
    const SeatSet in = in_segment(now);
    const int deck = board().view().senate_deck;
    const bool all_but_one = now.has(Option::hands_all_but_one);
    QString call;
    if (at_market() && now.market.announced != nobody)
        call = now.rota()
                   ? tr("Last time round: then all hands go up.")
                   : tr("Last call: when %1 passes too, all hands go up.").arg(board().seat_name(now.market.announced));
    return {
        {u"market"_s, at_market()},
        {u"deck"_s, tr("Deck %1").arg(deck)},
        {u"deckNote"_s, deck < in.size() ? tr("too few for a draw") : QString()},
        {u"hands"_s, tr("Hands up %1 of %2").arg(now.market.raised.size()).arg(in.size())},
        {u"handsNote"_s, all_but_one ? tr("all but one up = everyone draws") : tr("all up = everyone draws")},
        {u"call"_s, call},
        {u"rota"_s,
         now.rota() ? tr("Round %1 of %2").arg(now.market.rotation + 1).arg(now.option(Option::market_max_rotations))
                    : QString()},
        {u"speaker"_s, board().seat_name(chosen())},
        {u"livery"_s, chosen() == nobody ? 0 : board().livery(chosen())}};
}

}  // namespace hexmoot::te
