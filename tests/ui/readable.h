// What anybody could read in a window.
#pragma once

#include <QQuickWindow>
#include <QString>
#include <vector>

namespace hexmoot::robot {

/// A piece of text and where it stands.
struct Readable {
    QString where;
    QString text;
};
/// The title, every text of every item whether it shows or not, tooltips, and all of the accessibility tree.
std::vector<Readable> readable(QQuickWindow& window);

}  // namespace hexmoot::robot
