#pragma once

#include <QColor>
#include <QObject>

#include <QtQml/qqmlregistration.h>

namespace hexmoot::shell {

/// The eight seat liveries: colour, emblem, pattern and name. A seat is never told by its colour alone.
/// Livery numbers run from 0 to 7; any other number is folded into that range.
class Seats : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int count READ count CONSTANT FINAL)

  public:
    explicit Seats(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] static int count();
    /// Surface colour of counters, emblems and the curtain.
    Q_INVOKABLE static QColor fill(int livery);
    /// Colour that is readable on `fill`.
    Q_INVOKABLE static QColor ink(int livery);
    /// Colour for text and lines on the theme's panels.
    Q_INVOKABLE static QColor text(int livery, bool on_light);
    /// Translated name of the colour, for example "Vermilion".
    Q_INVOKABLE static QString name(int livery);
    /// Translated name of the emblem, for example "spear".
    Q_INVOKABLE static QString emblem(int livery);

    /// Names of the artwork files; an empty pattern means plain.
    [[nodiscard]] static QString emblem_file(int livery);
    [[nodiscard]] static QString pattern_file(int livery);
};

}  // namespace hexmoot::shell
