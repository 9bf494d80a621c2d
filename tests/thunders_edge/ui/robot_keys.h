// The keyboard of a person who has sixty things lit at once: arrows straight to where it is meant, quickly.
#pragma once

#include "tests/ui/robot_hands.h"

namespace hexmoot::robot {

class MapKeyboard : public Keyboard {
  public:
    explicit MapKeyboard(Dice& dice) : Keyboard(dice), dice_(dice) {}
    void pick(QQuickWindow& window, QQuickItem& target) override;

  private:
    bool lead_to(QQuickWindow& window, QQuickItem& target);
    static void follow_arrows(QQuickWindow& window, QQuickItem& target);

    Dice& dice_;
};

}  // namespace hexmoot::robot
