// What a card or an ability is used on, as things to press: cards, players, units, numbers; areas are the map's, where
// it is in sight.
#include <algorithm>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_cards_faces.h"
#include "app/games/thunders_edge/te_faces.h"
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

namespace {

bool is_area(Token t) {
    const Kind kind = kind_of(t);
    return kind == Kind::field || kind == Kind::location || kind == Kind::cell;
}
bool is_chip_verb(Token t) {
    using enum te::Verb;
    return is(t, all) || is(t, disarm) || is(t, ask) || is(t, pass);
}
QString icon_of(Token t) {
    switch (kind_of(t)) {
        case Kind::off_world:
            return place_icon(off_world_of(t));
        case Kind::field:
        case Kind::location:
            return u"pin"_s;
        default:
            return {};
    }
}

}  // namespace

// Verbs are words of the prompt bar, but for those that stand beside players: all of them, or none any more.
bool TeCards::has_chip(Token t) const {
    const Kind kind = kind_of(t);
    if (is_area(t)) return board().stage() != u"map";
    if (kind == Kind::senate) return board().own();
    if (kind == Kind::verb) return is_chip_verb(t) || is(t, te::Verb::done) || is(t, te::Verb::none);
    return kind != Kind::hex;
}

QVariantMap TeCards::card_row(Token t) const {
    QVariantMap face;
    switch (kind_of(t)) {
        case Kind::mission:
            face = mission_face(board(), mission_of(t));
            break;
        case Kind::ability:
            face = location_face(board(), location_of(t));
            break;
        case Kind::faction:
            face = faction_face(board(), static_cast<Faction>(t.a));
            break;
        default:
            return {};
    }
    return {{u"key"_s, face.value(u"key"_s)}, {u"kind"_s, u"card"_s}, {u"face"_s, face}};
}

QList<QVariantMap> TeCards::choice_rows() const {
    QList<QVariantMap> rows;
    if (!choosing()) return rows;
    for (const Answer& a : board().offer().answers()) {
        const Token t = a.token;
        const Kind kind = kind_of(t);
        if (a.seat != board().speaker() || !has_chip(t)) continue;
        if (kind == Kind::senate || (kind == Kind::mission && board().shown().holds(me(), mission_of(t)))) continue;
        if (kind == Kind::verb && !is_chip_verb(t)) continue;
        QVariantMap row = card_row(t);
        const QString digit = kind == Kind::number
                                  ? (t.value() > 0 && t.value() < 10 ? QString::number(t.value()) : u""_s)
                              : rows.size() < 9 ? QString::number(rows.size() + 1)
                                                : QString();
        if (row.isEmpty()) {
            row = {{u"key"_s, q(spelled(t))},
                   {u"kind"_s, kind == Kind::seat ? u"seat"_s : u"word"_s},
                   {u"text"_s, board().called(t)},
                   {u"icon"_s, icon_of(t)},
                   {u"livery"_s, kind == Kind::seat ? board().livery(seat_of(t)) : -1}};
            if (kind == Kind::request) row.insert(u"icon"_s, request_face(board(), request_of(t)).value(u"icon"_s));
        } else {
            QVariantMap face = row.value(u"face"_s).toMap();
            face.insert(u"lit"_s, true);
            if (std::ranges::find(suggested_, t) != suggested_.end()) face.insert(u"state"_s, tr("suggested"));
            face.insert(u"digit"_s, digit);
            row.insert(u"face"_s, face);
        }
        row.insert(u"digit"_s, digit);
        rows << row;
    }
    return rows;
}

// ---- what is asked

// Whom a card of another seat asks, and about what; all of it lies open by then.
QString TeCards::headline_of_reply() const {
    const State& s = board().shown();
    if (board().kind() == Question::alliance_reply)
        return tr("%1 offers %2 an alliance").arg(board().seat_name(s.active), board().seat_name(board().speaker()));
    if (board().kind() != Question::recall_reply) return {};
    for (const Answer& a : board().match().line())
        if (kind_of(a.token) == Kind::mission && s.owns(board().speaker(), mission_of(a.token)))
            return tr("%1: pay 6 Credits or lose %2")
                .arg(board().seat_name(board().speaker()), board().called(a.token));
    return {};
}

QString TeCards::headline() const {
    if (!choosing()) return headline_of_reply();
    if (board().begun_with(te::Verb::break_)) return tr("Break the alliance with whom?");
    if (board().begun_with(te::Verb::arm)) return tr("Arm it against whom?");
    const QVariantMap card = card_begun();
    if (card.isEmpty()) return {};
    const QString name = card.value(u"name"_s).toString();
    if (paying()) return tr("Pay for %1").arg(name);
    for (const Answer& a : board().offer().answers()) {
        if (a.seat != board().speaker()) continue;
        switch (kind_of(a.token)) {
            case Kind::field:
            case Kind::location:
                return tr("%1: pick an area").arg(name);
            case Kind::seat:
                return tr("%1: pick a player").arg(name);
            case Kind::piece:
                return tr("%1: pick a unit").arg(name);
            case Kind::number:
                return tr("%1: how many?").arg(name);
            case Kind::mission:
            case Kind::senate:
                return tr("%1: pick a card").arg(name);
            case Kind::off_world:
                return tr("%1: pick a place").arg(name);
            case Kind::request:
                return tr("%1: pay with what?").arg(name);
            default:
                break;
        }
    }
    return {};
}

QString TeCards::hint() const {
    if (paying()) return suggestion_.isEmpty() ? tr("Press lit cards.") : tr("Suggested: %1").arg(suggestion_);
    if (!choosing()) return {};
    return card_begun().value(u"effect"_s).toString();
}

}  // namespace hexmoot::te
