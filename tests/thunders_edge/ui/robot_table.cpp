#include "tests/thunders_edge/ui/robot_table.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QGuiApplication>
#include <QRegularExpression>
#include <algorithm>
#include <cstdio>
#include <stdexcept>

#include "app/shell/qt_text.h"
#include "tests/ui/robot_eyes.h"

namespace hexmoot::robot {

namespace {

constexpr int most_presses = 60;  // for one answer

// Fields, hexes and numbers by what they are: "(0,1)" and "(2,-3)" are one finding.
QString sort_of(QString word) {
    static const QRegularExpression place(QStringLiteral("\\(-?\\d+,-?\\d+\\)")), number(QStringLiteral("\\d+"));
    return word.replace(place, QStringLiteral("()")).replace(number, QStringLiteral("#"));
}

}  // namespace

bool InputCounter::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress) ++clicks;
    if (event->type() == QEvent::KeyPress) ++keys;
    return QObject::eventFilter(watched, event);
}

std::string TableRobot::moment() const {
    const AnyMatch& match = table().sitting().match();
    const te::TeBoard& board = board_of(table());
    return std::string(te::question_name(match.prompt().kind)) + " (" + board.stage().toStdString() + ", " +
           letter(board.speaker()) + ")";
}

bool TableRobot::press(const Control* control) {
    if (!control) return false;
    QQuickWindow& window = house_.window();
    const Control pressed = *control;
    ++pressed_[pressed.name];
    const size_t before = table().sitting().match().answers();
    const std::string at = moment();
    if (pressed.verb)
        hands_.say(window, *pressed.item);
    else
        hands_.pick(window, *pressed.item);
    if (pressed.name.startsWith(u"more/") && table().sitting().match().answers() != before)
        ++evening_.listed[at + ": " + sort_of(pressed.name.section(u'/', 1)).toStdString()];
    return true;
}

// Curtains, drawers and whose turn it is to speak; true when something was done.
bool TableRobot::make_way(const Plan& plan, const Sight& sight) {
    const play::Sitting& sitting = table().sitting();
    const te::TeBoard& board = board_of(table());
    if (sitting.curtain() != nobody) {
        const Control* door = sight.any(QStringLiteral("curtain-open"));
        if (!door) throw std::runtime_error("the curtain has no way in");
        ++evening_.turns[public_state(sitting.match()).turn].curtains;
        hands_.lift(house_.window(), *door->item);
        return true;
    }
    if (sitting.drawer() != nobody && sitting.drawer() != plan.seat)
        return press(sight.lit_of({"verb-put-back", "verb-close"}));
    // A result that stays in sight until it has been read.
    if (press(sight.lit(QStringLiteral("verb-go-on")))) return true;
    if (sitting.drawer() != nobody) return false;
    // Among several seats that may speak: its podium.
    const QString podium = QStringLiteral("seat/") + QLatin1Char(letter(plan.seat));
    const bool called = board.speaker() == plan.seat && board.subject() != nobody;
    if (const Control* seat = sight.lit(podium); seat && !called && !seat->checked) return press(seat);
    const bool in_hand = sitting.secret_question() || board.opening(plan.seat) == plan.words.front();
    return in_hand && board.speaker() == plan.seat && press(sight.lit(QStringLiteral("verb-look")));
}

// In a round in which all decide at once the line holds what others have sealed, too, and what was written before.
QStringList TableRobot::said_by(Seat who) const {
    static const QStringList begin{"order", "buy", "reopen", "discard"};
    const AnyMatch& match = table().sitting().match();
    const te::Phase phase = public_state(match).phase;
    const bool round = phase == te::Phase::initial_buy || phase == te::Phase::purchase || phase == te::Phase::discard;
    QStringList line;
    for (const Answer& a : match.line()) {
        if (a.seat != who) continue;
        const QString word = q(match.spelled(a.token));
        const bool anew = round && begin.contains(word) && (word != u"buy" || phase == te::Phase::initial_buy);
        if (anew) line.clear();
        line << word;
    }
    return line;
}

Meaning TableRobot::meaning_of(const Plan& plan) const {
    const te::Phase phase = public_state(table().sitting().match()).phase;
    const bool in_hand = table().sitting().drawer() == plan.seat;
    return {.said = said_by(plan.seat),
            .words = plan.words,
            .combat = phase >= te::Phase::combat_1 && phase <= te::Phase::combat_7,
            .first_units = phase == te::Phase::initial_buy && in_hand,
            .in_hand = in_hand,
            .pressed = pressed_};
}

// A word that no control says is the end of the game: there is no other way to play it.
void TableRobot::say(const Plan& plan, const Sight& sight) {
    const Meaning meaning = meaning_of(plan);
    if (press(next_press(sight, meaning))) return;
    const std::string words = (meaning.said.join(u' ') + " | " + meaning.words.join(u' ')).toStdString();
    throw std::runtime_error("nothing says " + std::string(1, letter(plan.seat)) + ": " + words + " at " + moment() +
                             ", there is" + sight.told());
}

void TableRobot::count() {
    const AnyMatch& match = table().sitting().match();
    Effort& effort = evening_.turns[public_state(match).turn];
    effort.clicks += std::exchange(input_.clicks, 0);
    effort.keys += std::exchange(input_.keys, 0);
    effort.answers += match.answers() - evening_.answers;
    evening_.answers = match.answers();
    evening_.digest = match.digest();
    if (match.over()) return;
    ++evening_.stages[board_of(table()).stage().toStdString()];
    ++evening_.questions[std::string(te::question_name(match.prompt().kind))];
}

// The rest of the deal that is being proposed: what greedy players would say in the middle of it is another one. One
// deal is begun in each turn, so that deals are seen.
std::optional<Plan> TableRobot::deal_goes_on() {
    const te::State now = public_state(table().sitting().match());
    const bool open_table = table().sitting().drawer() == nobody && table().sitting().curtain() == nobody;
    if (open_table && now.phase == te::Phase::mission_turn && now.turn > last_deal_) {
        deal_ = deal_plan(table());
        if (deal_) last_deal_ = now.turn;
    }
    if (!deal_) return {};
    const QStringList said = said_by(deal_->seat);
    if (said.size() >= deal_->words.size() || deal_->words.first(said.size()) != said) return {};
    return Plan{deal_->seat, deal_->words.sliced(said.size())};
}

void TableRobot::plan_anew() {
    const size_t answers = table().sitting().match().answers();
    const Seat curtain = table().sitting().curtain();
    const bool new_question = answers != planned_at_;
    if (plan_ && !new_question && planned_for_ == curtain) return;
    plan_ = deal_goes_on();
    if (!plan_) {
        deal_.reset();
        plan_ = plan(table(), rng_);
    }
    planned_at_ = answers;
    planned_for_ = curtain;
    if (!new_question) return;
    pressed_.clear();
    acts_here_ = 0;
}

void TableRobot::act() {
    plan_anew();
    if (!plan_) throw std::runtime_error("nobody has anything to say at " + moment());
    const Sight sight(house_.window());
    if (++acts_here_ > most_presses)
        throw std::runtime_error("it goes round in circles at " + moment() + " with " +
                                 plan_->words.join(u' ').toStdString() + ", there is" + sight.told());
    if (!make_way(*plan_, sight)) say(*plan_, sight);
}

// The reveals of the scoring, one by one, and the result.
void TableRobot::see_the_end() {
    constexpr int most_reveals = 40;
    ++evening_.stages[board_of(table()).stage().toStdString()];
    QQuickWindow& window = house_.window();
    for (int i = 0; i < most_reveals && named(window, QStringLiteral("score-next")); ++i)
        hands_.press(window, *named(window, QStringLiteral("score-next")));
    if (!named(window, QStringLiteral("end-rematch")))
        if (QQuickItem* result = named(window, QStringLiteral("result-open"))) hands_.say(window, *result);
    if (!named(window, QStringLiteral("end-rematch"))) throw std::runtime_error("the end of the game shows no result");
}

Evening TableRobot::play(int until_turn, size_t until_answers) {
    QElapsedTimer clock;
    clock.start();
    table_ = house_.table();
    if (!table_) throw std::runtime_error("there is no table");
    house_.window().installEventFilter(&input_);
    const size_t begun = table().sitting().match().answers();
    evening_.answers = begun;
    const auto enough = [&] {
        return table().over() || public_state(table().sitting().match()).turn >= until_turn ||
               evening_.answers >= until_answers;
    };
    while (!enough()) {
        ++evening_.acts;
        if (look_) look_(table());
        act();
        count();
    }
    evening_.over = table().over();
    if (evening_.over) see_the_end();
    evening_.given = evening_.answers - begun;
    evening_.seconds = static_cast<double>(clock.elapsed()) / 1000;
    return evening_;
}

}  // namespace hexmoot::robot
