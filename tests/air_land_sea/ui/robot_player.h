// A robot that plays what it sees: from New game or Continue to the result, through the window only.
#pragma once

#include "tests/ui/robot_hands.h"
#include "tests/ui/robot_house.h"

namespace hexmoot::robot {

/// What happened in one war.
struct Played {
    int acts = 0;
    int reopened = 0;
    int battles = 0;
    bool in_disrupt = false;   // closed and opened in the middle of it
    bool in_redeploy = false;  // likewise
    u64 digest = 0;            // of the war as the table showed it last
    size_t answers = 0;
};

class Player {
  public:
    Player(House& house, Hands& hands, Dice& dice) : house_(house), hands_(hands), dice_(dice) {}

    /// From Start through New game to the first look at the table.
    void deal(play::Privacy privacy);
    /// From Start to the table of the newest game.
    void go_on();
    /// Plays until the result shows, closing and opening the program now and then, and goes back to Start.
    Played play();

  private:
    void act();
    void act_on_hand(const QList<QQuickItem*>& lit);
    bool now_and_then(unsigned one_in) { return dice_() % one_in == 0; }
    bool say(const QString& verb);
    void press(const QString& words);
    void reopen(Played& war);
    void maybe_reopen(Played& war);

    House& house_;
    Hands& hands_;
    Dice& dice_;
};

}  // namespace hexmoot::robot
