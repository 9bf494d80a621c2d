#pragma once

#include <QObject>

#include <QtQml/qqmlregistration.h>

#include "app/games/thunders_edge/te_engine.h"
#include "app/table/board_model.h"

namespace hexmoot::te {

class TeBoard;

/// One room of the table: the map, the Senate, the cards, a battle, orders, deals. It shows its questions of the game
/// and says the words that a press there means. It reads the board's view and offer, which are made for the eyes at the
/// screen.
class TePart : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A part belongs to a board")

  public:
    explicit TePart(TeBoard& board) : board_(board) {}

    /// Rebuilds what is shown. Called after every change, when view and offer are new.
    virtual void refresh() = 0;
    /// The drawer has closed: forgets what came from the hand.
    virtual void forget() {}
    /// This offered word can be said here by a press on a thing or a verb, so it stands in no list of words.
    [[nodiscard]] virtual bool covers(Token) const { return false; }
    /// Its verbs in the prompt bar now; a primary one only while this part leads.
    [[nodiscard]] virtual QList<ui::BoardModel::Verb> verbs() const { return {}; }
    /// Does what one of its verbs says; false when the verb is none of its own.
    virtual bool act(const QString& verb) {
        Q_UNUSED(verb)
        return false;
    }
    /// Drops what was picked here and not said yet; false when there is nothing.
    virtual bool step_back() { return false; }
    [[nodiscard]] virtual bool can_step_back() const { return false; }
    /// A digit of the keyboard; true when it meant something.
    virtual bool digit(int number) {
        Q_UNUSED(number)
        return false;
    }
    /// Something that happened stays in sight here until somebody goes on; nothing else is shown meanwhile.
    [[nodiscard]] virtual bool lingers() const { return false; }
    /// What is asked while something is picked here; "" for the question's own words.
    [[nodiscard]] virtual QString headline() const { return {}; }
    [[nodiscard]] virtual QString hint() const { return {}; }
    /// The rule for what is pointed at here; "" for none.
    [[nodiscard]] virtual QString rule_in_focus() const { return {}; }

  signals:
    void changed();

  protected:
    [[nodiscard]] TeBoard& board() const { return board_; }

  private:
    TeBoard& board_;
};

}  // namespace hexmoot::te
