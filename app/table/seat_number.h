#pragma once

#include "app/shell/engine.h"

namespace hexmoot::ui {

/// Seats as QML counts them: from 0; -1 is nobody.
inline int number(Seat s) { return s == nobody ? -1 : static_cast<int>(index(s)); }
inline Seat seat_numbered(int i) { return i < 0 ? nobody : seat(i); }

}  // namespace hexmoot::ui
