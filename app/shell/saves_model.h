#pragma once

#include <QAbstractListModel>
#include <optional>
#include <vector>

#include <QtQml/qqmlregistration.h>

#include "app/shell/games_model.h"
#include "app/shell/shelf.h"

namespace hexmoot::shell {

/// The saved games, newest first, as anybody may see them. A deleted game can be brought back until `forget`.
class SavesModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one")
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    /// How many there are without the search.
    Q_PROPERTY(int total READ total NOTIFY changed FINAL)
    /// Words that title, game or a player must contain.
    Q_PROPERTY(QString search READ search WRITE set_search NOTIFY changed FINAL)
    /// Only games of these rules; "" for all.
    Q_PROPERTY(QString game READ game WRITE set_game NOTIFY changed FINAL)
    /// Title of the game deleted last, while it can be brought back; "" otherwise.
    Q_PROPERTY(QString removed READ removed NOTIFY changed FINAL)
    /// Facts of the newest game that can be played on; `newest.id` is 0 when there is none.
    Q_PROPERTY(QVariant newest READ newest NOTIFY changed FINAL)

  public:
    enum Role {
        IdRole = Qt::UserRole,
        TitleRole,
        GameRole,
        GameTitleRole,
        PictureRole,
        ClockRole,
        NextRole,
        WhenRole,
        StateRole,
        SeatsRole,
        ResultRole,
        AnswersRole
    };

    SavesModel(Shelf& shelf, const GamesModel& games, QObject* parent = nullptr);

    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] int total() const { return static_cast<int>(all_.size()); }
    [[nodiscard]] QString search() const { return search_; }
    void set_search(const QString& search);
    [[nodiscard]] QString game() const { return game_; }
    void set_game(const QString& game);
    [[nodiscard]] QString removed() const;
    [[nodiscard]] QVariant newest() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// All facts of one row by role name; empty for no row.
    Q_INVOKABLE [[nodiscard]] QVariantMap facts(int row) const;
    Q_INVOKABLE [[nodiscard]] int rowOf(int id) const;

    /// Reads the library again.
    Q_INVOKABLE void refresh();
    Q_INVOKABLE void remove(int id);
    Q_INVOKABLE void bringBack();
    /// The deleted game can no longer be brought back.
    Q_INVOKABLE void forget();
    Q_INVOKABLE void rename(int id, const QString& title);

  signals:
    void changed();

  private:
    void show();
    [[nodiscard]] bool wanted(const store::GameSummary& save) const;
    [[nodiscard]] QVariant fact(const store::GameSummary& save, int role) const;
    [[nodiscard]] QVariantMap facts_of(const store::GameSummary& save) const;
    [[nodiscard]] QString result(const store::GameSummary& save) const;
    [[nodiscard]] QString next(const store::GameSummary& save) const;
    [[nodiscard]] QString state(const store::GameSummary& save) const;
    [[nodiscard]] QVariantList seats(const store::GameSummary& save) const;

    Shelf& shelf_;
    const GamesModel& games_;
    std::vector<store::GameSummary> all_;
    std::vector<size_t> shown_;  // indices into all_
    QString search_;
    QString game_;
    std::optional<store::GameSummary> removed_;
};

}  // namespace hexmoot::shell
