// The named parts of a mock-up, compared with what a window shows: within 8 pixels at 1600x900, or with a reason.
#pragma once

#include <QQuickWindow>

namespace hexmoot::robot {

/// Compares the window with the list of that name in the file, a JSON object of lists. A part is an object:
/// `part` is its name; `item` says how to find it, step by step from outside: "name:seat-0 > class:SeatEmblem#1",
/// where a step is name: of an object, says: of a thing to press, text: of a label, or class:, and #1 is the second
/// one of them. `x`, `y`, `w`, `h`, `cx`, `cy` and `colour` are what is drawn. `exception` is the reason why it is
/// elsewhere, or, without an item, why it is not there. Each part is told on the output, then their sums.
void expect_as_drawn(const char* file, const char* mockup, const QQuickWindow& window);

}  // namespace hexmoot::robot
