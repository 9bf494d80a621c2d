#pragma once

#include <QObject>
#include <QQuickItem>

#include <QtQml/qqmlregistration.h>

namespace hexmoot::ui {

/// Arrow keys: moves the focus to the nearest target in a direction. Targets are the items below `root` that have a
/// property `lit`; while any of them is lit, only lit ones count.
class FocusSteps : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    using QObject::QObject;

    /// From the focused target, one step right (dx 1), left (-1), down (dy 1) or up (-1). Without a focused target the
    /// first one gets the focus. False when there is nothing to go to.
    Q_INVOKABLE static bool step(QQuickItem* root, int dx, int dy);
    /// Gives the focus to the next lit target in reading order, round and round. False when none is lit.
    Q_INVOKABLE static bool next(QQuickItem* root);
    /// Gives the focus to the first lit target unless one has it.
    Q_INVOKABLE static bool first(QQuickItem* root);
    /// Takes the focus from a target; it stays near, so that keys go on to what is around.
    Q_INVOKABLE static void leave(QQuickItem* root);
};

}  // namespace hexmoot::ui
