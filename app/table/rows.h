#pragma once

#include <QAbstractListModel>
#include <QVariantMap>

#include <QtQml/qqmlregistration.h>

namespace hexmoot::ui {

/// A list of rows for a Repeater or ListView, each a map with a "key". QML reads one role, `row`.
/// A row whose key stays keeps its delegate, and with it focus and running animations.
class Rows : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Rows belong to a table")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    /// The rows by their keys, for a part that shows one of them.
    Q_PROPERTY(QVariant byKey READ by_key NOTIFY changed FINAL)

  public:
    using QAbstractListModel::QAbstractListModel;

    /// Takes the new rows. Keys must differ from each other.
    void assign(const QList<QVariantMap>& rows);

    [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }
    [[nodiscard]] QVariantMap by_key() const;
    [[nodiscard]] const QList<QVariantMap>& rows() const { return rows_; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override { return {{Qt::UserRole, "row"}}; }

  signals:
    void countChanged();
    void changed();

  private:
    void remove(int at);

    QList<QVariantMap> rows_;
};

}  // namespace hexmoot::ui
