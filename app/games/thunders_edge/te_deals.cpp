#include "app/games/thunders_edge/te_deals.h"

#include <algorithm>
#include <optional>

#include "app/games/thunders_edge/te_board.h"
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

TeDeals::TeDeals(TeBoard& board) : TePart(board) {}

// ---- what goes on

bool TeDeals::proposing() const { return board().begun_with(te::Verb::deal) && !answering(); }

// While cards are in it only the answering seat may know what it is asked.
bool TeDeals::answering() const {
    const Deal& d = board().shown().deal;
    return d.to != nobody && !board().at().over() && board().view().prompt.seats == SeatSet(d.to);
}

bool TeDeals::asks_back() const {
    return std::ranges::any_of(board().line(), [](Token t) { return is(t, te::Verb::for_); });
}

bool TeDeals::wanting() const { return proposing() && board().kind() == Question::which_card && asks_back(); }

QString TeDeals::title() const {
    const Deal& d = board().shown().deal;
    if (answering()) return tr("%1 proposes a deal to %2").arg(board().seat_name(d.from), board().seat_name(d.to));
    return d.to == nobody ? tr("A deal with whom?") : tr("A deal with %1").arg(board().seat_name(d.to));
}

QString TeDeals::note() const {
    if (answering()) return {};
    if (board().kind() == Question::which_card && !board().own()) return tr("Open the hand to pick the card.");
    if (board().kind() == Question::which_card)
        return wanting() ? tr("Which card is wanted? Only the two of you know.") : tr("Pick a lit card of your hand.");
    return {};
}

// ---- naming things

std::optional<std::vector<Token>> TeDeals::way_to(bool gives) const {
    using enum te::Verb;
    if (!proposing() || board().kind() != Question::deal_terms) return {};
    const te::Verb there = gives ? give : for_;
    if (board().offers(there)) return std::vector<Token>{word(there)};
    const bool on_side = asks_back() != gives;
    const bool begun = std::ranges::any_of(board().line(), [](Token t) { return is(t, give) || is(t, for_); });
    return on_side && begun ? std::optional(std::vector<Token>()) : std::nullopt;
}

void TeDeals::say_and_look(const QString& words) {
    const Seat who = board().speaker();
    if (!board().say(words)) return;
    const auto& sitting = board().at().sitting();
    if (sitting.secret_question() && sitting.match().prompt().asks(who) && sitting.drawer() != who)
        board().at().look(ui::number(who));
}

void TeDeals::name(const QString& side, const QString& what) {
    const auto way = way_to(side == u"give");
    if (!way) return;
    QStringList words;
    for (Token t : *way) words << q(spelled(t));
    say_and_look((words << what).join(u' '));
}

void TeDeals::press(const QString& word) { say_and_look(word); }

void TeDeals::cancel() {
    if (board().at().sitting().drawer() != nobody) board().at().close();
    if (proposing()) board().at().undo();
}

bool TeDeals::digit(int number) {
    if (!proposing()) return false;
    const QString key = QString::number(number);
    for (const QVariantMap& row : seats_.rows())
        if (row.value(u"digit"_s) == key) {
            press(row.value(u"key"_s).toString());
            return true;
        }
    for (const bool gives : {false, true}) {
        const auto way = way_to(gives);
        if (!way || !way->empty() || !board().offers(number_word(number))) continue;
        press(key);
        return true;
    }
    return false;
}

// ---- the part

void TeDeals::refresh() {
    seats_.assign(seat_rows());
    const bool named = board().shown().deal.to != nobody && open();
    sides_.assign(named ? QList<QVariantMap>{side_row(true), side_row(false)} : QList<QVariantMap>());
    titles_.assign(title_rows());
    emit changed();
}

bool TeDeals::covers(Token t) const {
    if (!proposing()) return false;
    switch (kind_of(t)) {
        case Kind::seat:
        case Kind::number:
        case Kind::field:
        case Kind::location:
            return true;
        case Kind::mission:
            return wanting();
        case Kind::verb:
            return is(t, te::Verb::card) || is(t, te::Verb::any);
        default:
            return false;
    }
}

QList<ui::BoardModel::Verb> TeDeals::verbs() const {
    using enum te::Verb;
    QList<ui::BoardModel::Verb> out;
    if (board().at().over()) return out;
    if (answering() && board().kind() == Question::deal_reply) {
        board().add(out, decline, tr("Decline"), u"<pass>"_s);
        board().add(out, accept, tr("Accept the deal"), u"<deal>"_s);
    } else if (proposing()) {
        board().add(out, give, tr("Give"));
        board().add(out, for_, asks_back() || board().offers(give) ? tr("Only ask") : tr("Ask in return"));
        if (board().offers(none)) board().add(out, none, tr("No card after all"));
        board().add(out, done, tr("Propose"), u"<confirm>"_s, board().offers(done));
    } else if (board().line().empty() && board().offers(deal)) {
        out << ui::BoardModel::Verb{
            .id = u"deal"_s, .text = tr("Deal"), .key = u"<deal>"_s, .reason = {}, .primary = false, .gives_up = true};
    }
    return out;
}

bool TeDeals::act(const QString& verb) {
    if (!proposing() || verb != q(spelled(word(te::Verb::card)))) return false;
    press(verb);
    return true;
}

QString TeDeals::headline() const {
    if (answering() && board().kind() == Question::which_card) return tr("Which card do you give?");
    if (!proposing()) return {};
    switch (board().kind()) {
        case Question::which_seat:
            return tr("A deal with whom?");
        case Question::deal_terms:
            return asks_back() ? tr("What do you ask for?") : tr("What do you give?");
        default:
            return wanting() ? tr("Which card do you want?") : tr("Which card do you give?");
    }
}

QString TeDeals::hint() const {
    return proposing() ? tr("Name it on the sheet. Areas without units can be given, too.") : QString();
}

}  // namespace hexmoot::te
