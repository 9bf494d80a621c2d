#pragma once

#include <QObject>
#include <QStringList>

#include <QtQml/qqmlregistration.h>

namespace hexmoot::shell {

/// Sentences with places for values.
class Phrase : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    explicit Phrase(QObject* parent = nullptr) : QObject(parent) {}

    /// The text with the values in place of %1 to %9; a place without a value is left empty. Values are not searched
    /// for places, as `arg` after `arg` would do: a person may be named "%2".
    Q_INVOKABLE static QString fill(const QString& text, const QStringList& values);
};

}  // namespace hexmoot::shell
