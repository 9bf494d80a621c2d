#include "app/games/thunders_edge/te_cards.h"

#include <algorithm>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_cards_faces.h"
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

TeCards::TeCards(TeBoard& board) : TePart(board) {}

// ---- what goes on

Seat TeCards::me() const { return board().view().eyes.seat(); }

// The answers of others to a card are questions of their own.
bool TeCards::choosing() const {
    using enum te::Verb;
    static constexpr std::array commands{play, card, ability, arm, break_, standing};
    static constexpr std::array questions{Question::which_card,  Question::which_area,    Question::which_seat,
                                          Question::which_piece, Question::which_request, Question::how_many,
                                          Question::choice};
    return std::ranges::any_of(commands, [&](te::Verb v) { return board().begun_with(v); }) &&
           std::ranges::find(questions, board().kind()) != questions.end();
}

std::optional<Mission> TeCards::mission_begun() const {
    const auto& line = board().line();
    if (!choosing() || line.size() < 2 || kind_of(line[1]) != Kind::mission) return {};
    return mission_of(line[1]);
}

std::optional<Window> TeCards::window_now() const {
    switch (board().kind()) {
        case Question::mission_turn:
            return Window::missions;
        case Question::action_move:
            return Window::move;
        case Question::combat_1:
            return Window::combat_1;
        case Question::combat_2:
            return Window::combat_2;
        case Question::combat_5_card:
            return Window::combat_5;
        case Question::resources:
            return Window::resources;
        case Question::drop_place:
            return Window::drop;
        default:
            return {};
    }
}

QString TeCards::mode() const {
    if (paying()) return u"pay"_s;
    const bool among_own = std::ranges::any_of(board().offer().answers(), [&](const Answer& a) {
        return a.seat == me() && kind_of(a.token) == Kind::mission && board().shown().holds(me(), mission_of(a.token));
    });
    if (choosing() && choices_.count() > 0 && !among_own) return u"choose"_s;
    return me() == nobody ? QString() : u"hand"_s;
}

QString TeCards::title() const {
    if (me() != nobody) return tr("%1’s cards").arg(board().seat_name(me()));
    return mode().isEmpty() ? QString() : tr("Pick one");
}

QString TeCards::note() const {
    const QString now = mode();
    if (now == u"pay") return tr("Enter pays what is suggested. Or press cards.");
    if (now == u"choose") return board().called(board().begun());
    return now.isEmpty() ? QString() : tr("Everyone else looks away.");
}

QVariantMap TeCards::card_begun() const {
    const auto& line = board().line();
    if (!choosing() || line.size() < 2) return {};
    QVariantMap face = card_row(line[1]).value(u"face"_s).toMap();
    face.insert(u"chosen"_s, true);
    return face;
}

// ---- pressing

void TeCards::press(const QString& key) {
    const auto& answers = board().offer().answers();
    const auto offered = std::ranges::find_if(
        answers, [&](const Answer& a) { return a.seat == board().speaker() && q(spelled(a.token)) == key; });
    if (offered != answers.end()) {
        board().say({offered->token});
        return;
    }
    const auto held = std::ranges::find_if(missions_.rows(), [&](const QVariantMap& row) { return row["key"] == key; });
    if (held == missions_.rows().end()) return inspect(key);
    using enum te::Verb;
    if (me() != board().speaker())
        return board().at().refuse(tr("Not now: others decide."), tr("Wait until you are asked."));
    const bool armed = key == q(spelled(word(Mission::counter_intelligence)));
    if (armed && board().offers(arm)) {
        board().say({word(arm)});
        return;
    }
    for (te::Verb v : {play, card})
        if (board().offers(v) || board().offer().why_not({word(v), me()})) {
            board().say(q(spelled(word(v))) + u' ' + key);
            return;
        }
    board().at().refuse(tr("No card can be played now."), held->value(u"when"_s).toString());
}

void TeCards::show_side() {
    detail_.assign(detail_rows());
    front_.assign(front_rows());
    free_moves_.assign(free_rows());
}

void TeCards::point(const QString& key) {
    if (pointed_ == key) return;
    pointed_ = key;
    detail_.assign(detail_rows());
}

void TeCards::inspect(const QString& key) {
    inspected_ = key;
    pointed_.clear();
    if (!key.isEmpty()) board().single_out();
    show_side();
}

void TeCards::showSeat(int seat) {
    const Seat wanted = ui::seat_numbered(seat);
    seat_shown_ = wanted == seat_shown_ ? nobody : wanted;
    inspected_.clear();
    confirming_.clear();
    if (seat_shown_ != nobody) board().single_out();
    show_side();
}

// ---- the part

void TeCards::refresh() {
    payment_.assign(payment_rows());
    missions_.assign(mission_rows());
    senate_.assign(senate_rows());
    choices_.assign(choice_rows());
    const QVariantMap card = card_begun();
    begun_.assign(card.isEmpty() ? QList<QVariantMap>() : QList<QVariantMap>{card});
    show_side();
    emit changed();
}

void TeCards::forget() {
    pointed_.clear();
    inspected_.clear();
}

bool TeCards::step_back() {
    if (confirming_.isEmpty()) return false;
    confirming_.clear();
    free_moves_.assign(free_rows());
    return true;
}

// A number means itself; else the digit under a card or on a chip.
bool TeCards::digit(int number) {
    const QString now = mode();
    if (now.isEmpty()) return false;
    const ui::Rows& rows = now == u"pay" ? senate_ : now == u"choose" ? choices_ : missions_;
    const auto row = std::ranges::find_if(
        rows.rows(), [&](const QVariantMap& r) { return r.value(u"digit"_s).toString() == QString::number(number); });
    if (row == rows.rows().end()) return false;
    press(row->value(u"key"_s).toString());
    return true;
}

bool TeCards::covers(Token t) const {
    using enum te::Verb;
    static constexpr std::array free{break_, standing, arm};
    if (choosing() && has_chip(t)) return true;
    if (kind_of(t) == Kind::mission && me() != nobody && board().shown().holds(me(), mission_of(t)))
        return board().offers(t);
    return kind_of(t) == Kind::verb && board().line().empty() &&
           std::ranges::any_of(free, [&](te::Verb v) { return is(t, v); });
}

QString TeCards::rule_in_focus() const {
    return detail_.count() > 0 ? detail_.rows().front().value(u"rule"_s).toString() : QString();
}

}  // namespace hexmoot::te
