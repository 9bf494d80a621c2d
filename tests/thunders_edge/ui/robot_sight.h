// What may be pressed at a table of Thunder's Edge now, and which of it says a word.
#pragma once

#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>
#include <vector>

namespace hexmoot::robot {

/// Something lit, or a verb that may be said.
struct Control {
    QQuickItem* item = nullptr;
    QString name;
    QStringList words;  // what its name says it is about
    bool verb = false;
    bool primary = false;
    bool generic = false;  // a word of the list "Also possible"
};

/// All of them, in paint order.
std::vector<Control> controls(const QQuickWindow& window);

/// How well a press on it begins to say these words; 0 for not at all. Things of their own come before the list of
/// words, and what is about the next word before what is about a later one.
int fit(const Control& control, const QStringList& words);

}  // namespace hexmoot::robot
