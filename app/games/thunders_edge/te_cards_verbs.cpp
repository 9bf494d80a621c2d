// The buttons of Missions, windows, options and replies.
#include "app/games/thunders_edge/te_board.h"
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

namespace {

constexpr auto suggested_id = "pay-suggested";

}  // namespace

QList<TeCards::Verb> TeCards::verbs() const {
    QList<Verb> out;
    if (board().at().over()) return out;
    if (choosing())
        add_choice_verbs(out);
    else
        add_turn_verbs(out);
    return out;
}

// The states that are about cards alone, and the option of the Action and Drop Phase.
void TeCards::add_turn_verbs(QList<Verb>& to) const {
    using enum te::Verb;
    const auto one = [&](te::Verb v, const QString& text, const QString& key = {}, bool primary = false) {
        board().add(to, v, text, key, primary);
    };
    const auto two = [&](te::Verb no, const QString& declined, te::Verb yes, const QString& done_so) {
        one(no, declined, u"<pass>"_s);
        one(yes, done_so, u"<confirm>"_s, true);
    };
    switch (board().kind()) {
        case Question::mission_turn:
            one(rest, tr("Pass for the segment"));
            one(pass, tr("Pass"), u"<pass>"_s, !board().offers(play));
            one(play, tr("Play a card"), u"<card>"_s, board().offers(play));
            break;
        case Question::status_missions:
            one(buy_mission, tr("Buy a Mission card"), u"<card>"_s);
            one(done, tr("Done"), u"<confirm>"_s, true);
            break;
        case Question::status_extra:
            two(skip, tr("Do without"), draw, tr("Draw a Mission card"));
            break;
        case Question::action_offer:
            two(pass, tr("Pass the option"), go, tr("Act now"));
            break;
        case Question::drop_offer:
            two(pass, tr("Pass the option"), go, tr("Drop now"));
            break;
        case Question::alliance_reply:
            two(decline, tr("Decline"), accept, tr("Accept the alliance"));
            break;
        case Question::recall_reply:
            one(lose, tr("Lose the Initiative"), u"<giveUp>"_s);
            one(pay, tr("Pay 6 Credits"), u"<confirm>"_s, true);
            break;
        default:
            add_window_verbs(to);
    }
}

void TeCards::add_window_verbs(QList<Verb>& to) const {
    if (!window_now() || !board().line().empty()) return;
    board().add(to, te::Verb::card, tr("Play a card"), u"<card>"_s);
    const auto usable = abilities_now();
    const QString text = usable.size() == 1 ? tr("Use %1").arg(board().called(usable.front())) : tr("Use an ability");
    board().add(to, te::Verb::ability, text, u"<ability>"_s);
}

std::vector<Token> TeCards::abilities_now() const {
    std::vector<Token> out;
    const Seat p = board().speaker();
    for (int i = 0; i < location_cards; i++)
        if (may_use(board().shown(), p, location_card(i), *window_now()).allowed())
            out.push_back(word(location_card(i)));
    if (may_use(board().shown(), p, Faction::aegis_command, *window_now()).allowed())
        out.push_back(word(Faction::aegis_command));
    return out;
}

void TeCards::add_choice_verbs(QList<Verb>& to) const {
    using enum te::Verb;
    if (board().offers(none)) board().add(to, none, tr("Play none"));
    if (board().offers(done)) board().add(to, done, tr("Enough"), u"<confirm>"_s, true);
    if (!suggested_.empty())
        to << Verb{QString::fromLatin1(suggested_id), tr("Pay as suggested"), u"<confirm>"_s, {}, true};
}

// The word opens the question; which card stands behind the curtain.
void TeCards::begin_from_hand(te::Verb v) {
    const Seat who = board().speaker();
    if (!board().say({word(v)})) return;
    if (board().at().sitting().secret_question() && board().at().sitting().drawer() != who)
        board().at().look(ui::number(who));
}

void TeCards::paySuggested() {
    QStringList words;
    for (Token t : suggested_) words << q(spelled(t));
    if (!words.isEmpty()) board().say(words.join(u' '));
}

bool TeCards::act(const QString& verb) {
    using enum te::Verb;
    if (verb == QLatin1String(suggested_id)) {
        paySuggested();
        return true;
    }
    for (te::Verb v : {play, card, arm})
        if (verb == q(spelled(word(v))) && board().line().empty() && board().offers(v)) {
            begin_from_hand(v);
            return true;
        }
    return false;
}

}  // namespace hexmoot::te
