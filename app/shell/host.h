#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <string>

#include <QtQml/qqmlregistration.h>

#include "app/shell/games_model.h"
#include "app/shell/shelf.h"
#include "app/shell/sounds.h"
#include "app/table/table_model.h"

namespace hexmoot::shell {

/// Seats people at a table: opens a stored game, deals another one to the same people, and clears the table.
class Host : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one")
    /// The game under way; null while nobody plays.
    Q_PROPERTY(hexmoot::ui::TableModel* table READ table NOTIFY tableChanged FINAL)
    /// What had to be said when the game was opened: it was altered, or ends at an earlier point. "" when nothing.
    Q_PROPERTY(QString notice READ notice NOTIFY tableChanged FINAL)

  public:
    Host(Shelf& shelf, const GamesModel& games, Sounds& sounds, QObject* parent = nullptr);

    [[nodiscard]] ui::TableModel* table() const { return table_.get(); }
    [[nodiscard]] QString notice() const { return notice_; }

    /// Opens a stored game to its last good point. False, with the reason reported by the shelf, when it cannot be
    /// opened.
    Q_INVOKABLE bool open(int id);
    /// Adds the game of an exported file to the library and opens it.
    bool open_file(const QString& path);
    /// Opens the game of an exported file without a library: what is answered there is not kept.
    bool show_file(const QString& path);
    /// Deals the same game to the same seats with the same table rules.
    Q_INVOKABLE bool rematch();
    Q_INVOKABLE void clear();
    /// The language has changed.
    void retell();

  signals:
    void tableChanged();

  private:
    std::optional<std::string> read(const QString& path);
    /// The content of a game; null, with its errors reported, when it cannot be played.
    const GameContent* content_of(const GameModule& module);
    void sit_down(std::unique_ptr<play::Sitting> sitting, const GameContent& content);

    Shelf& shelf_;
    const GamesModel& games_;
    Sounds& sounds_;
    std::unique_ptr<ui::TableModel> table_;
    QString notice_;
};

}  // namespace hexmoot::shell
