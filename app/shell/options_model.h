#pragma once

#include <QAbstractListModel>
#include <vector>

#include <QtQml/qqmlregistration.h>

#include "app/shell/engine.h"

namespace hexmoot::shell {

/// The table rules of one game that can be chosen before it is dealt.
class OptionsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the set-up")
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)

  public:
    enum Role {
        NameRole = Qt::UserRole,
        TitleRole,
        TextRole,
        ValueRole,
        SwitchRole,
        LowRole,
        HighRole,
        NamesRole,
        ConflictRole
    };

    using QAbstractListModel::QAbstractListModel;

    /// Takes the options of a game with their usual values.
    void begin(const GameModule& game, const GameContent& content, const std::string& language);
    /// Values parallel to the game's options.
    [[nodiscard]] const std::vector<int>& values() const { return values_; }

    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Sets a value; one out of range, or in conflict with another option, is ignored.
    Q_INVOKABLE void set(int row, int value);
    /// By name, for a remembered table; unknown names are ignored.
    void set(std::string_view name, int value);
    /// The choice that saves the players a part of the set-up, "World: Ready-made"; "" where there is none.
    [[nodiscard]] QString ready_made() const;
    /// Takes it.
    void take_ready_made();

  signals:
    void changed();

  private:
    [[nodiscard]] const OptionSpec& spec(int row) const { return game_->options[static_cast<size_t>(row)]; }
    /// Title of an option that is on and cannot be combined with this one; "" when there is none.
    [[nodiscard]] QString conflict(int row) const;
    [[nodiscard]] QString text(int row, std::string_view part) const;
    /// Of a choice, by value; else none.
    [[nodiscard]] std::pair<int, int> find_ready_made() const;
    [[nodiscard]] QStringList names(int row) const;

    const GameModule* game_ = nullptr;
    const GameContent* content_ = nullptr;
    std::string language_;
    std::vector<int> values_;
};

}  // namespace hexmoot::shell
