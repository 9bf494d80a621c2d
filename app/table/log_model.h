#pragma once

#include <QAbstractListModel>
#include <functional>
#include <span>
#include <vector>

#include <QtQml/qqmlregistration.h>

#include "app/shell/engine.h"

namespace hexmoot::ui {

/// The public log: one line for each event that is worth one, as the open table may know it, and a dashed seal where
/// undo stops. It never holds a secret, whoever looks. The same line said several times in a row is one, with how
/// often. What belongs together, as the dice of one roll, is told at its last event.
class LogModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The log belongs to a table")
    /// Only lines of this seat; -1: of all.
    Q_PROPERTY(int seat READ seat WRITE set_seat NOTIFY filterChanged FINAL)
    /// Only lines with these words.
    Q_PROPERTY(QString search READ search WRITE set_search NOTIFY filterChanged FINAL)
    /// Only what happened since the asked seat last acted.
    Q_PROPERTY(bool sinceLastTurn READ since_last_turn WRITE set_since_last_turn NOTIFY filterChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

  public:
    enum Role { TextRole = Qt::UserRole, SeatRole, SealRole };

    /// Tells an event, given those up to and including it as masked for the open table, and whether it is told together
    /// with what came before; "" is worth no line. An event that is told by the one after it is still asked for its
    /// own.
    struct Telling {
        QString text;
        size_t with = 0;  // of the events right before it, whose lines this one takes in
    };
    using Teller = std::function<Telling(std::span<const Event> up_to)>;

    explicit LogModel(Teller teller, QObject* parent = nullptr)
        : QAbstractListModel(parent), tell_(std::move(teller)) {}

    /// Takes the events of the match. `seal`: how many of them undo can't take back. `news`: where those begin that the
    /// asked seat has not seen.
    void follow(const std::vector<Event>& events, size_t seal, size_t news);
    /// Tells everything anew: the language changed.
    void retell();
    /// The lines of events from `from` to the end, without empty ones.
    struct Line {
        QString text;
        Seat seat = nobody;
        size_t event = 0;
    };
    [[nodiscard]] std::vector<Line> lines(size_t from) const;

    [[nodiscard]] int seat() const { return seat_; }
    void set_seat(int seat);
    [[nodiscard]] QString search() const { return search_; }
    void set_search(const QString& words);
    [[nodiscard]] bool since_last_turn() const { return since_; }
    void set_since_last_turn(bool on);
    [[nodiscard]] int count() const { return static_cast<int>(shown_.size()); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  signals:
    void filterChanged();
    void countChanged();

  private:
    struct Told {
        QString words;    // its own
        QString text;     // as it stands in the log; "" when a later line took it in
        size_t with = 0;  // of the events before it that are told here
        int times = 1;
    };
    static constexpr int seal_row = -1;

    void show();
    void forget_from(size_t event);
    void tell(size_t event);
    [[nodiscard]] std::vector<int> wanted() const;

    Teller tell_;
    std::vector<Event> events_;  // masked
    std::vector<Told> told_;
    std::vector<int> shown_;  // indices into told_, or seal_row
    size_t seal_ = 0;
    size_t news_ = 0;
    int seat_ = -1;
    QString search_;
    bool since_ = false;
};

}  // namespace hexmoot::ui
