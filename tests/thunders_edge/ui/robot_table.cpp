#include "tests/thunders_edge/ui/robot_table.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QGuiApplication>
#include <QRegularExpression>
#include <algorithm>
#include <cstdio>
#include <stdexcept>

#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"
#include "tests/ui/robot_eyes.h"

namespace hexmoot::robot {

namespace {

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
    return std::string(te::question_name(match.prompt().kind)) + " (" + board_of(table()).stage().toStdString() + ")";
}

bool TableRobot::press(const QString& name) {
    QQuickItem* item = named(house_.window(), name);
    if (!item || !item->property("reason").toString().isEmpty()) return false;
    hands_.say(house_.window(), *item);
    return true;
}

// Among several seats that may speak: its podium, or whatever else bears its letter.
bool TableRobot::call_seat(Seat who) {
    const QString letter_of = QString(QLatin1Char(letter(who)));
    for (const Control& c : controls(house_.window()))
        if (c.words.size() == 1 && c.words.front() == letter_of && !c.verb && !c.generic && !tried_.contains(c.name)) {
            tried_.insert(c.name);
            hands_.pick(house_.window(), *c.item);
            return true;
        }
    return false;
}

// Curtains, drawers and whose turn it is to speak; true when something was done.
bool TableRobot::make_way(const Plan& plan) {
    const play::Sitting& sitting = table().sitting();
    QQuickWindow& window = house_.window();
    if (sitting.curtain() != nobody) {
        QQuickItem* button = named(window, QStringLiteral("curtain-open"));
        if (!button) throw std::runtime_error("the curtain has no way in");
        ++evening_.turns[public_state(sitting.match()).turn].curtains;
        hands_.lift(window, *button);
        return true;
    }
    if (sitting.drawer() != nobody && sitting.drawer() != plan.seat)
        return press(QStringLiteral("verb-put-back")) || press(QStringLiteral("verb-close"));
    if (press(QStringLiteral("verb-go-on"))) return true;  // a result that stays in sight until it has been read
    const te::TeBoard& board = board_of(table());
    const bool called = board.speaker() == plan.seat && board.subject() != nobody;
    if (sitting.drawer() == nobody && !called && call_seat(plan.seat)) return true;
    const bool in_hand = sitting.secret_question() || board.opening(plan.seat) == plan.words.front();
    if (sitting.drawer() == nobody && in_hand && board.speaker() == plan.seat)
        return press(QStringLiteral("verb-look"));
    return false;
}

bool TableRobot::try_control(const Control& control) {
    tried_.insert(control.name);
    const size_t before = table().sitting().match().answers();
    const std::string at = moment();
    try {
        if (control.verb)
            hands_.say(house_.window(), *control.item);
        else
            hands_.pick(house_.window(), *control.item);
    } catch (const std::runtime_error& e) {
        const std::string what = at + ": " + sort_of(control.name).toStdString();
        if (++evening_.unreached[what] == 1) std::printf("  unreached %s: %s\n", what.c_str(), e.what());
        return false;
    }
    if (control.generic && table().sitting().match().answers() != before)
        ++evening_.listed[at + ": " + sort_of(control.words.join(u' ')).toStdString()];
    return true;
}

void TableRobot::say(const Plan& plan) {
    std::vector<Control> all = controls(house_.window());
    std::erase_if(all, [&](const Control& c) { return tried_.contains(c.name); });
    const auto best = std::ranges::max_element(all, {}, [&](const Control& c) { return fit(c, plan.words); });
    if (best != all.end() && fit(*best, plan.words) > 0) {
        try_control(*best);
        return;
    }
    // What was picked may want a word that says so.
    const auto primary = std::ranges::find_if(all, [](const Control& c) { return c.verb && c.primary; });
    if (!tried_.empty() && primary != all.end()) {
        try_control(*primary);
        return;
    }
    if ((plan.words.front() == u"close" || plan.words.front() == u"none") && press(QStringLiteral("verb-close")))
        return;
    // Cards behind a barrier, of which the plan knows nothing: any that is lit.
    const auto card = std::ranges::find_if(all, [](const Control& c) { return c.name.startsWith(u"card/"); });
    if (!tried_.empty() && card != all.end()) {
        try_control(*card);
        return;
    }
    give_up(plan);
}

// The game goes on without the window, and the word is reported.
void TableRobot::give_up(const Plan& plan) {
    const std::string word = plan.words.front().toStdString();
    std::string seen;
    for (const Control& c : controls(house_.window())) seen += ' ' + c.name.toStdString();
    const std::string what = moment() + ": " + sort_of(plan.words.front()).toStdString();
    if (++evening_.lost[what] == 1)
        std::printf("  lost %s: %s, there is%s\n", what.c_str(), word.c_str(), seen.c_str());
    auto& whole = const_cast<ui::TableModel&>(table());  // NOLINT(cppcoreguidelines-pro-type-const-cast)
    if (table().sitting().secret_question() && table().sitting().drawer() != plan.seat) {
        whole.look(ui::number(plan.seat));
        return;
    }
    if (!whole.say(plan.words.front(), plan.seat)) throw std::runtime_error("nothing says " + word + " at " + moment());
    settle(house_.window());
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

void TableRobot::act() {
    const play::Sitting& sitting = table().sitting();
    const size_t answers = sitting.match().answers();
    if (answers != planned_at_ || !plan_ || planned_for_ != sitting.curtain()) {
        const bool new_question = answers != planned_at_;
        plan_ = plan(table(), rng_);
        planned_at_ = answers;
        planned_for_ = sitting.curtain();
        if (new_question) {
            tried_.clear();
            acts_here_ = 0;
        }
    }
    if (!plan_) throw std::runtime_error("nobody has anything to say at " + moment());
    if (++acts_here_ > 60) throw std::runtime_error("it goes round in circles at " + moment());
    if (!make_way(*plan_)) say(*plan_);
}

Evening TableRobot::play(int until_turn) {
    QElapsedTimer clock;
    clock.start();
    table_ = house_.table();
    if (!table_) throw std::runtime_error("there is no table");
    house_.window().installEventFilter(&input_);
    evening_.answers = table().sitting().match().answers();
    while (!table().over() && public_state(table().sitting().match()).turn < until_turn) {
        ++evening_.acts;
        if (look_) look_(table());
        act();
        count();
    }
    evening_.over = table().over();
    evening_.seconds = static_cast<double>(clock.elapsed()) / 1000;
    return evening_;
}

}  // namespace hexmoot::robot
