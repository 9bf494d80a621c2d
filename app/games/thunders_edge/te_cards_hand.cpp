// The open hand: which cards may be played now, what they ask for, and how one is paid.
#include <algorithm>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_cards_faces.h"
#include "app/games/thunders_edge/te_cards_pay.h"
#include "app/games/thunders_edge/te_faces.h"
#include "app/shell/qt_text.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

namespace {

QString when_played(Mission m) {
    if (m == Mission::counter_intelligence) return TeCards::tr("It is armed in secret, at your own part.");
    if (card_of(m).kind != MissionKind::action) return TeCards::tr("It is played in your turn of the Missions.");
    return TeCards::tr("It waits for its moment.");
}

int senators_of(SenateSet hand, Trait trait) {
    int n = 0;
    u8 seen = 0;
    each_card(hand, [&](Senate c) {
        const SenateCard& card = card_of(c);
        if (!card.is_senator()) return;
        if (trait != Trait::none) {
            n += card.trait == trait;
        } else if (!(seen >> index(card.bloc) & 1)) {
            seen = static_cast<u8>(seen | 1u << index(card.bloc));
            n++;
        }
    });
    return n;
}

int held_for(SenateSet hand, const SenateLine& line) {
    return line.points > 0 ? bloc_points(hand, line.bloc) : senators_of(hand, line.trait);
}

}  // namespace

Reason TeCards::why_not(Mission m) const {
    if (const auto why = board().offer().why_not({word(m), me()})) return *why;
    if (const auto window = window_now()) return may_play(board().shown(), me(), m, *window);
    return because(Code::wrong_state, Rule::card_3, word(m));
}

bool TeCards::may_be_played(Mission m) const {
    if (me() == nobody || me() != board().speaker() || board().deals()->wanting()) return false;
    if (board().offers(word(m))) return true;
    using enum te::Verb;
    if (!board().line().empty()) return false;
    if (m == Mission::counter_intelligence) return board().offers(arm);
    return (board().offers(play) || board().offers(card)) && why_not(m).allowed();
}

// A tick or a cross at each line, as far as the own cards and the map go.
void TeCards::mark_requirements(QVariantMap& face, Mission m) const {
    const State& s = board().shown();
    const MissionCard& card = card_of(m);
    face.insert(u"afford"_s, s.money(me()) >= card.cost);
    if (card.kind != MissionKind::initiative) return;
    const bool together = can_finish(whole_payment(s, me(), m));
    QVariantList pay;
    for (const SenateLine& line : card.lines) {
        if (line.empty()) continue;
        QVariantMap row = line_face(board(), line);
        const int have = held_for(s.senate_hand[hexmoot::index(me())], line);
        row.insert(u"have"_s, have);
        row.insert(u"ok"_s, together || have >= row.value(u"need"_s).toInt());
        pay << row;
    }
    face.insert(u"pay"_s, pay);
    face.insert(u"together"_s, together);
    face.insert(u"controls"_s, meets(s, me(), m));
}

QList<QVariantMap> TeCards::mission_rows() const {
    QList<QVariantMap> rows;
    if (me() == nobody) return rows;
    const State& s = board().shown();
    const bool picking = std::ranges::any_of(board().offer().answers(), [&](const Answer& a) {
        return a.seat == me() && kind_of(a.token) == Kind::mission && s.holds(me(), mission_of(a.token));
    });
    const bool may_press = me() == board().speaker() && (picking || board().line().empty());
    for (int i = 0; i < mission_cards; i++) {
        const Mission m = mission(i);
        if (!s.holds(me(), m)) continue;
        QVariantMap face = mission_face(board(), m);
        mark_requirements(face, m);
        const bool lit = may_be_played(m);
        const bool armed = s.counter_of == me() && m == Mission::counter_intelligence;
        const Reason why = lit ? allowed : why_not(m);
        face.insert({{u"lit"_s, lit},
                     {u"dimmed"_s, (picking || board().deals()->wanting()) && !lit},
                     {u"digit"_s, may_press && rows.size() < 9 ? QString::number(rows.size() + 1) : QString()},
                     {u"when"_s, when_played(m)},
                     {u"state"_s, armed ? tr("armed") : QString()},
                     {u"why"_s, lit || why.allowed() ? QString() : board().at().explain(word(m), why)}});
        face.insert(u"text"_s, spoken_face(face) + u", "_s + (lit ? tr("may be played") : tr("not now")));
        rows << face;
    }
    return rows;
}

QList<QVariantMap> TeCards::senate_rows() const {
    QList<QVariantMap> rows;
    if (me() == nobody) return rows;
    const SenateSet hand = board().shown().senate_hand[hexmoot::index(me())];
    SenateSet named = 0;
    if (choosing())
        for (Token t : board().line())
            if (kind_of(t) == Kind::senate) named |= bit(senate_of(t));
    each_card(hand, [&](Senate c) {
        QVariantMap face = senate_face(board(), c);
        const bool lit = choosing() && board().own() && board().offers(word(c));
        const bool suggested = std::ranges::find(suggested_, word(c)) != suggested_.end();
        face.insert({{u"lit"_s, lit},
                     {u"chosen"_s, (named & bit(c)) != 0},
                     {u"suggested"_s, suggested},
                     {u"dimmed"_s, paying() && !lit && !(named & bit(c)) && !suggested},
                     {u"digit"_s, QString()}});
        if (suggested) face.insert(u"text"_s, face.value(u"text"_s).toString() + u", "_s + tr("suggested"));
        rows << face;
    });
    number_alike(rows);
    // What pays stands first, so that the eye and the focus find it.
    const auto rank = [](const QVariantMap& row) {
        return row[u"chosen"_s].toBool() ? 0 : row[u"suggested"_s].toBool() ? 1 : row[u"lit"_s].toBool() ? 2 : 3;
    };
    if (paying()) std::ranges::stable_sort(rows, {}, rank);
    int digits = 0;
    for (QVariantMap& row : rows)
        if (row.value(u"lit"_s).toBool() && digits < 9) row.insert(u"digit"_s, QString::number(++digits));
    return rows;
}

// None while no Senate card or ability is asked for.
QList<QVariantMap> TeCards::payment_rows() {
    suggested_.clear();
    left_.clear();
    suggestion_.clear();
    if (me() == nobody || !board().own() || !choosing()) return {};
    const auto x = te::payment(board().shown(), me(), board().line());
    if (!x || x->done()) return {};
    suggested_ = cheapest(*x);
    SenateSet left = x->hand;
    QStringList words;
    for (Token t : suggested_) {
        if (kind_of(t) == Kind::senate) left &= ~bit(senate_of(t));
        words << board().called(t);
    }
    suggestion_ = words.join(u", "_s);
    left_ = tr("Left after that: cards %1, points %2").arg(count(left)).arg(support_points(left));
    QList<QVariantMap> rows;
    for (int i = 0; i < 3; i++) {
        const SenateLine& line = x->lines[static_cast<size_t>(i)];
        if (line.empty()) continue;
        QVariantMap row = line_face(board(), line);
        row.insert({{u"key"_s, i},
                    {u"have"_s, i < x->line    ? row.value(u"need"_s).toInt()
                                : i == x->line ? covered_now(*x)
                                               : 0},
                    {u"state"_s, i < x->line    ? u"paid"_s
                                 : i == x->line ? u"now"_s
                                                : u"next"_s}});
        rows << row;
    }
    return rows;
}

}  // namespace hexmoot::te
