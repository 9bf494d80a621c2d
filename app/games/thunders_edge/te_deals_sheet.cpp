// The rows of the sheet: the parties, what each gives, what may still be named.
#include <algorithm>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_deals.h"
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

namespace {

constexpr int quick_numbers = 10;

bool is_land(Token t) { return kind_of(t) == Kind::field || kind_of(t) == Kind::location; }

}  // namespace

QList<QVariantMap> TeDeals::seat_rows() const {
    QList<QVariantMap> rows;
    if (!proposing() || board().kind() != Question::which_seat) return rows;
    const Seat from = board().speaker();
    for (Seat p : all_seats(board().shown())) {
        if (p == from) continue;
        rows << QVariantMap{{u"key"_s, q(spelled(word(p)))},       {u"kind"_s, u"seat"_s},
                            {u"text"_s, board().seat_name(p)},     {u"icon"_s, QString()},
                            {u"livery"_s, board().livery(p)},      {u"digit"_s, QString::number(rows.size() + 1)},
                            {u"reason"_s, board().reason(word(p))}};
    }
    return rows;
}

// Faces for the eyes of the two parties, a number for all others.
QVariantList TeDeals::cards_named(bool gives) const {
    const Deal& d = board().shown().deal;
    const Seat eyes = board().view().eyes.seat();
    const bool party = eyes != nobody && (eyes == d.from || eyes == d.to);
    const int count = gives ? d.cards_given : d.cards_asked;
    QVariantList out;
    const auto add = [&](const QString& text) { out << QVariantMap{{u"icon"_s, u"flag"_s}, {u"text"_s, text}}; };
    if (!party) {
        if (count > 0) add(tr("Mission cards: %1").arg(count));
        return out;
    }
    const MissionSet cards = gives ? d.offered : d.wanted;
    for (int i = 0; i < mission_cards; i++)
        if (cards & bit(mission(i))) add(board().called(word(mission(i))));
    for (int i = std::popcount(cards); i < count; i++) add(tr("any Mission card"));
    return out;
}

QVariantList TeDeals::items(bool gives) const {
    const Deal& d = board().shown().deal;
    const State& s = board().shown();
    QVariantList out;
    if (const int credits = gives ? d.gives : d.takes; credits > 0)
        out << QVariantMap{{u"icon"_s, u"coin"_s}, {u"text"_s, tr("Credits: %1").arg(credits)}};
    for (int i = 0; i < 2 * s.sites.size; i++) {
        const Area a = static_cast<Area>(i);
        if (d.areas[static_cast<size_t>(i)] && s.owner(a) == (gives ? d.from : d.to))
            out << QVariantMap{{u"icon"_s, u"pin"_s}, {u"text"_s, board().called(word(s, a))}};
    }
    return out + cards_named(gives);
}

QVariantMap TeDeals::side_row(bool gives) const {
    const Deal& d = board().shown().deal;
    const Seat owner = gives ? d.from : d.to;
    const auto way = way_to(gives);
    QVariantList numbers, areas;
    bool card = false;
    int most = 0;
    if (way) {
        const Offer next = way->empty() ? board().offer() : board().offer_after(*way);
        for (const Answer& a : next.answers()) {
            if (a.seat != board().speaker()) continue;
            if (kind_of(a.token) == Kind::number) most = std::max(most, static_cast<int>(a.token.value()));
            if (is_land(a.token))
                areas << QVariantMap{{u"key"_s, q(spelled(a.token))}, {u"text"_s, board().called(a.token)}};
            card = card || is(a.token, te::Verb::card);
        }
    }
    for (int n = 1; n <= std::min(most, quick_numbers); n++) numbers << n;
    return {{u"key"_s, gives ? u"give"_s : u"take"_s},
            {u"title"_s, tr("%1 gives").arg(board().seat_name(owner))},
            {u"livery"_s, board().livery(owner)},
            {u"open"_s, way.has_value()},
            {u"items"_s, items(gives)},
            {u"numbers"_s, numbers},
            {u"most"_s, most > quick_numbers ? most : 0},
            {u"areas"_s, areas},
            {u"card"_s, card},
            {u"cardText"_s, gives ? tr("A Mission card") : tr("A Mission card of theirs")}};
}

// One entry a title: its copies are alike.
QList<QVariantMap> TeDeals::title_rows() const {
    QList<QVariantMap> rows;
    if (!wanting() || !board().own()) return rows;
    QStringList seen;
    for (const Answer& a : board().offer().answers()) {
        const QString name = board().called(a.token);
        const bool any = is(a.token, te::Verb::any);
        if ((kind_of(a.token) != Kind::mission && !any) || seen.contains(name)) continue;
        seen << name;
        rows << QVariantMap{
            {u"key"_s, q(spelled(a.token))},           {u"kind"_s, u"word"_s}, {u"text"_s, any ? tr("Any card") : name},
            {u"icon"_s, any ? u"cards"_s : QString()}, {u"livery"_s, -1},      {u"digit"_s, QString()}};
    }
    return rows;
}

}  // namespace hexmoot::te
