#include "app/table/rows.h"

#include <algorithm>

namespace hexmoot::ui {
namespace {

QVariant key(const QVariantMap& row) { return row.value(QStringLiteral("key")); }

bool has(const QList<QVariantMap>& rows, qsizetype from, const QVariant& wanted) {
    return std::any_of(rows.begin() + from, rows.end(), [&](const QVariantMap& row) { return key(row) == wanted; });
}

}  // namespace

void Rows::assign(const QList<QVariantMap>& rows) {
    if (rows == rows_) return;
    const int before = count();
    for (int i = 0; i < rows.size(); ++i) {
        while (i < count() && key(rows_[i]) != key(rows[i]) && !has(rows, i, key(rows_[i]))) remove(i);
        if (i < count() && key(rows_[i]) == key(rows[i])) {
            if (rows_[i] == rows[i]) continue;
            rows_[i] = rows[i];
            emit dataChanged(index(i), index(i));
        } else {
            beginInsertRows({}, i, i);
            rows_.insert(i, rows[i]);
            endInsertRows();
        }
    }
    while (count() > rows.size()) remove(count() - 1);
    if (count() != before) emit countChanged();
    emit changed();
}

QVariantMap Rows::by_key() const {
    QVariantMap out;
    for (const QVariantMap& row : rows_) out[key(row).toString()] = row;
    return out;
}

void Rows::remove(int at) {
    beginRemoveRows({}, at, at);
    rows_.removeAt(at);
    endRemoveRows();
}

int Rows::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant Rows::data(const QModelIndex& index, int role) const {
    return role == Qt::UserRole ? QVariant(rows_.value(index.row())) : QVariant();
}

}  // namespace hexmoot::ui
