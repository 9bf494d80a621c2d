// A robot that plays Thunder's Edge through the window: what the greedy player would say, it looks for on the screen.
#pragma once

#include <functional>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/thunders_edge/ui/robot_plan.h"
#include "tests/thunders_edge/ui/robot_sight.h"
#include "tests/thunders_edge/ui/robot_way.h"
#include "tests/ui/robot_hands.h"
#include "tests/ui/robot_house.h"

namespace hexmoot::robot {

/// What a turn of the game cost its players.
struct Effort {
    int curtains = 0;
    int clicks = 0;
    int keys = 0;
    size_t answers = 0;
};

/// What happened in one game.
struct Evening {
    int acts = 0;
    size_t answers = 0;  // of the whole game
    size_t given = 0;    // by the robot
    u64 digest = 0;
    double seconds = 0;
    bool over = false;
    std::map<int, Effort> turns;  // of the game; 0 is the set-up
    std::map<std::string, int> stages;
    std::map<std::string, int> questions;
    std::map<std::string, int> listed;  // words said by the list "Also possible", with their question
};

/// Counts the events of mouse and keyboard that reach a window.
class InputCounter : public QObject {
  public:
    int clicks = 0;
    int keys = 0;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

class TableRobot {
  public:
    TableRobot(House& house, Hands& hands, u64 seed) : house_(house), hands_(hands), rng_(Rng::seeded(seed)) {}

    /// Plays from what lies on the table to the end, or until the game has come to this turn or to so many answers.
    /// Throws std::runtime_error when no control on the screen says what is meant.
    Evening play(int until_turn = 99, size_t until_answers = std::numeric_limits<size_t>::max());
    /// Called before every act.
    void watch(std::function<void(const ui::TableModel&)> look) { look_ = std::move(look); }

  private:
    void act();
    void plan_anew();
    std::optional<Plan> deal_goes_on();
    void see_the_end();
    bool make_way(const Plan& plan, const Sight& sight);
    bool press(const Control* control);
    [[nodiscard]] QStringList said_by(Seat who) const;
    [[nodiscard]] Meaning meaning_of(const Plan& plan) const;
    void say(const Plan& plan, const Sight& sight);
    void count();
    [[nodiscard]] std::string moment() const;
    [[nodiscard]] const ui::TableModel& table() const { return *table_; }

    House& house_;
    Hands& hands_;
    Rng rng_;
    InputCounter input_;
    Evening evening_;
    const ui::TableModel* table_ = nullptr;
    std::function<void(const ui::TableModel&)> look_;
    std::optional<Plan> plan_;
    size_t planned_at_ = 0;
    Seat planned_for_ = nobody;
    QMap<QString, int> pressed_;  // since the last answer
    int acts_here_ = 0;
    std::optional<Plan> deal_;  // all its words, while it is proposed
    int last_deal_ = 0;         // the turn in which one was proposed
};

}  // namespace hexmoot::robot
