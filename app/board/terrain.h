#pragma once

#include <QPainter>
#include <QString>

#include "app/board/board_style.h"
#include "app/board/hex_grid.h"

namespace hexmoot::ui {

/// Draws one hex of the map in design lengths: "clear", "badlands", "mountain", "volcanic", "unknown" (face down),
/// "free" (an empty place that may be chosen). Its texture is the same whenever that hex is drawn.
void draw_hex(QPainter& painter, Hex hex, const QString& face, const BoardStyle& style);
/// Draws the letter of a terrain in the lower left of its hex.
void draw_letter(QPainter& painter, Hex hex, const QString& letter, const BoardStyle& style);

}  // namespace hexmoot::ui
