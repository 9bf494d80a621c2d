// The two ways to use a window: with the mouse only, and with the keyboard only.
#pragma once

#include <QQuickWindow>
#include <random>
#include <string>

namespace hexmoot::robot {

using Dice = std::mt19937_64;

/// Uses the window with real input events and nothing else. Throws std::runtime_error when a thing can't be reached.
class Hands {
  public:
    virtual ~Hands() = default;
    /// Presses a button, chooses a choice.
    virtual void press(QQuickWindow& window, QQuickItem& item) = 0;
    /// Presses a verb of the table, by its printed key where there is one.
    virtual void say(QQuickWindow& window, QQuickItem& verb) = 0;
    /// Picks something that is lit.
    virtual void pick(QQuickWindow& window, QQuickItem& target) = 0;
    /// Opens the curtain that no PIN locks.
    virtual void lift(QQuickWindow& window, QQuickItem& button) = 0;
    /// Goes to a text field and types. Digits come from the keyboard in any case.
    virtual void type(QQuickWindow& window, QQuickItem& field, const QString& text) = 0;
};

class Mouse : public Hands {
  public:
    void press(QQuickWindow& window, QQuickItem& item) override;
    void say(QQuickWindow& window, QQuickItem& verb) override { press(window, verb); }
    void pick(QQuickWindow& window, QQuickItem& target) override { press(window, target); }
    void lift(QQuickWindow& window, QQuickItem& button) override { press(window, button); }
    void type(QQuickWindow& window, QQuickItem& field, const QString& text) override;
};

class Keyboard : public Hands {
  public:
    explicit Keyboard(Dice& dice) : dice_(dice) {}
    void press(QQuickWindow& window, QQuickItem& item) override;
    void say(QQuickWindow& window, QQuickItem& verb) override;
    void pick(QQuickWindow& window, QQuickItem& target) override;
    void lift(QQuickWindow& window, QQuickItem& button) override;
    void type(QQuickWindow& window, QQuickItem& field, const QString& text) override;

  private:
    void tab_to(QQuickWindow& window, QQuickItem& item);

    Dice& dice_;
};

}  // namespace hexmoot::robot
