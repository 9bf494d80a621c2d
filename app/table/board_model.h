#pragma once

#include <QObject>
#include <QVariantMap>
#include <memory>

#include <QtQml/qqmlregistration.h>

#include "app/shell/engine.h"
#include "app/table/log_model.h"

namespace hexmoot::ui {

class TableModel;

/// What one game shows and does at the table. The table keeps privacy, undo, log and rules; the board knows its pieces.
/// It holds the view of the sitting's viewer and nothing else. A game derives from it and is found by its id.
class BoardModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A board belongs to a table")

  public:
    explicit BoardModel(TableModel& table) : table_(table) {}

    /// One button of the prompt bar. `key` is an action of the key map in angle brackets ("<confirm>").
    struct Verb {
        QString id;
        QString text;
        QString key;
        QString reason = {};  // why it can't be pressed now; "" when it can
        bool primary = false;
        bool gives_up = false;  // gives something away, so it does not push itself forward, and no slip presses it
        bool opens = false;     // opens the hand: the table offers no other way in beside it
    };

    /// Rebuilds everything from the sitting for its viewer. Called after every change.
    virtual void refresh() = 0;
    /// The drawer has closed: forgets what came from the hand (selection, lights, previews, what is shown at the side).
    virtual void forget() {}
    /// The verbs of this moment. Without an own idea of the game: every offered word.
    [[nodiscard]] virtual QList<Verb> verbs() const;
    /// Does what a verb's button says.
    virtual void act(const QString& verb);
    /// Drops what was picked but not said yet; false when there is nothing.
    virtual bool step_back() { return false; }
    /// There is something that step_back() would drop: "Put back" stands in the place of "Close the hand".
    [[nodiscard]] virtual bool can_step_back() const { return false; }
    /// Who speaks: the words of the verbs are this seat's, and the hand that opens is its own.
    [[nodiscard]] virtual Seat speaker() const;
    /// The asked seat decides this from its own hand, so its drawer stays open until it has decided.
    [[nodiscard]] virtual bool decides_from_hand() const;
    /// What a seat says as its drawer opens, where the game has a word for that; "" for nothing.
    [[nodiscard]] virtual QString opening(Seat) const { return {}; }
    /// What the seat at the open drawer says as it closes; "" for nothing.
    [[nodiscard]] virtual QString closing() const { return {}; }
    /// Where all decide in secret: whose curtain comes next by itself once somebody has decided; nobody for none.
    [[nodiscard]] virtual Seat next_to_look() const;
    /// How a seat stands in such a round: "sealed", "waiting" or "away"; "" outside of one.
    [[nodiscard]] virtual QString queue_status(Seat) const { return {}; }
    /// There is something of its own for a seat to look at.
    [[nodiscard]] virtual bool has_hand(Seat) const { return true; }
    /// Facts of a seat for the rail, added to its row.
    virtual void describe(Seat, QVariantMap& row) const { Q_UNUSED(row) }
    /// What a seat will see behind the curtain, in one sentence without any secret.
    [[nodiscard]] virtual QString will_see(Seat) const { return {}; }
    /// The line of the log for the last of these events, as all may know them; by itself the module's line.
    [[nodiscard]] virtual LogModel::Telling tell(std::span<const Event> up_to) const;
    /// This event, as all may know it, hurt the seat: such news come first.
    [[nodiscard]] virtual bool harms(const Event&, Seat) const { return false; }
    /// What is asked once something is picked but not said yet, and what to do then; "" for the question's own words.
    [[nodiscard]] virtual QString headline() const { return {}; }
    [[nodiscard]] virtual QString hint() const { return {}; }
    /// Whom the headline is about; nobody for all.
    [[nodiscard]] virtual Seat subject() const;
    /// The rule for what is pointed at; "" for the rule of the moment.
    [[nodiscard]] virtual QString rule_in_focus() const { return {}; }

  signals:
    void changed();
    /// Somebody picked out one thing to read about, by a press or a key; pointing at it is not enough.
    void singledOut();

  protected:
    [[nodiscard]] TableModel& table() const { return table_; }

  private:
    TableModel& table_;
};

/// Whether the window can show this game: its board is built.
bool has_board(std::string_view game);
/// The board of the game with this id. @pre has_board(game)
std::unique_ptr<BoardModel> make_board(std::string_view game, TableModel& table);

}  // namespace hexmoot::ui
