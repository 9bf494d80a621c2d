#pragma once

#include <QAbstractListModel>

#include <QtQml/qqmlregistration.h>

#include "app/shell/games_model.h"
#include "app/shell/options_model.h"
#include "app/shell/settings.h"
#include "app/shell/shelf.h"

namespace hexmoot::shell {

/// Who sits where and by which table rules, before a game is dealt. Each game's last table is remembered, without its
/// PINs.
class SetupModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one")
    Q_PROPERTY(QString game READ game NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString picture READ picture NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(int minSeats READ min_seats NOTIFY changed FINAL)
    Q_PROPERTY(int maxSeats READ max_seats NOTIFY changed FINAL)
    Q_PROPERTY(Privacy privacy READ privacy WRITE set_privacy NOTIFY changed FINAL)
    Q_PROPERTY(hexmoot::shell::OptionsModel* options READ options CONSTANT FINAL)
    Q_PROPERTY(bool remembered READ remembered NOTIFY changed FINAL)
    /// What dealReadyMade() takes of the table rules, "World: Ready-made"; "" where nothing is ready-made.
    Q_PROPERTY(QString readyMade READ ready_made NOTIFY changed FINAL)
    /// Why the game cannot be dealt yet; "" when it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)

  public:
    enum class Privacy { Open, Courtesy, Locked };
    Q_ENUM(Privacy)
    enum Role { NameRole = Qt::UserRole, LiveryRole, PinRole, TakenRole, NumberRole };

    SetupModel(Shelf& shelf, const GamesModel& games, Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] QString game() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString picture() const;
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] int min_seats() const { return game_ ? game_->min_seats : 0; }
    [[nodiscard]] int max_seats() const { return game_ ? game_->max_seats : 0; }
    [[nodiscard]] Privacy privacy() const { return privacy_; }
    void set_privacy(Privacy privacy);
    [[nodiscard]] OptionsModel* options() { return &options_; }
    [[nodiscard]] bool remembered() const { return remembered_; }
    [[nodiscard]] QString ready_made() const { return game_ ? options_.ready_made() : QString(); }
    [[nodiscard]] QString problem() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Sets the table for a game: the last one of this game, or its smallest one. Unknown games change nothing.
    Q_INVOKABLE void begin(const QString& game);
    Q_INVOKABLE void addSeat();
    Q_INVOKABLE void removeSeat(int row);
    Q_INVOKABLE void setName(int row, const QString& name);
    /// A livery that another seat has is swapped with it.
    Q_INVOKABLE void setLivery(int row, int livery);
    Q_INVOKABLE void setPin(int row, const QString& pin);
    /// Seats the same people in a random order.
    Q_INVOKABLE void shuffle();
    /// Starts the game and stores it. The number of the game, or 0 with the reason in `problem` or reported by the
    /// shelf.
    Q_INVOKABLE int deal();
    /// The same with what is ready-made, so that play begins in seconds.
    Q_INVOKABLE int dealReadyMade();

  signals:
    void changed();

  private:
    struct Chair {
        QString name;
        int livery = 0;
        QString pin;
    };

    [[nodiscard]] bool has_row(int row) const { return row >= 0 && row < rowCount(); }
    Chair& chair(int row) { return chairs_[static_cast<size_t>(row)]; }
    [[nodiscard]] int free_livery() const;
    void tell(int first, int last);
    void remember() const;
    void recall();
    [[nodiscard]] play::Seating seating() const;

    Shelf& shelf_;
    const GamesModel& games_;
    Settings& settings_;
    OptionsModel options_;
    const GameModule* game_ = nullptr;
    std::vector<Chair> chairs_;
    Privacy privacy_ = Privacy::Courtesy;
    bool remembered_ = false;
};

}  // namespace hexmoot::shell
