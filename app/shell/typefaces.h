#pragma once

#include <QObject>

#include <QtQml/qqmlregistration.h>

#include "app/shell/settings.h"

namespace hexmoot::shell {

/// Which installed font family stands for each role. A family whose weights are wrong counts as missing.
class Typefaces : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    explicit Typefaces(QObject* parent = nullptr) : QObject(parent) {}

    /// The family for running text: the wished face, or the next one of its chain that is installed.
    Q_INVOKABLE static QString ui(hexmoot::shell::Settings::Face face);
    /// The family for titles and numbers.
    Q_INVOKABLE static QString display();
    /// The family name of a face, whether it is installed or not.
    Q_INVOKABLE static QString wished(hexmoot::shell::Settings::Face face);
};

}  // namespace hexmoot::shell
