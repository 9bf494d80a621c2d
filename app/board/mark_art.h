// Everything on the board that is neither ground nor counter. Each picture is drawn around the origin in design
// lengths.
#pragma once

#include <QPainter>
#include <QString>
#include <QStringList>

#include "app/board/board_style.h"
#include "app/board/hex_grid.h"

namespace hexmoot::ui {

/// The picture of a field or of the inner area of a hex, with room for its shadow: half its width and height.
[[nodiscard]] constexpr qreal reach_of(bool inner) { return (inner ? inner_radius : hex_radius) + 6; }

/// "inner/<icon>/<livery>/<held>": plaster, the owner's rim and what the place is.
void draw_inner(QPainter& painter, const QStringList& words, const BoardStyle& style);
/// "edge/<livery>/<inner>": the dashed edge of an area that is owned and empty.
void draw_edge(QPainter& painter, const QStringList& words, const BoardStyle& style);
/// "light/<state>/<inner>": lit, stop, probed, chosen, threatened; and "focus", which may also be around a "piece".
void draw_light(QPainter& painter, const QStringList& words, const BoardStyle& style);
/// How wide the picture of the focus around a piece is, where the piece is as wide as counter_size.
constexpr qreal focus_canvas = 96;
/// "chip/<text>/<icon>/<tone>": a pill with a short text and, unless "-", an icon. The tone is the state of its light.
void draw_chip(QPainter& painter, const QStringList& words, const BoardStyle& style);
[[nodiscard]] qreal chip_width(const QString& text, bool icon);
constexpr qreal chip_height = 0.4 * hex_radius + 5;
/// "defence/<number>", "worth/<number>": the shield and the hexagon on top of an inner area.
void draw_defence(QPainter& painter, const QStringList& words, const BoardStyle& style);
void draw_worth(QPainter& painter, const QStringList& words, const BoardStyle& style);
/// "mark/<glyph>/<text>".
void draw_mark(QPainter& painter, const QStringList& words, const BoardStyle& style);
constexpr qreal badge_reach = 0.22 * hex_radius;
/// "arrow/<kind>/<dx>/<dy>": attack, through, path; from one middle to the other, around the middle between them.
void draw_arrow(QPainter& painter, const QStringList& words, const BoardStyle& style);
constexpr qreal arrow_margin = 0.55 * hex_radius;
/// "felt/<colour>/<colour>": the table under a lamp; colours are written rrggbb.
void draw_felt(QPainter& painter, const QStringList& words, QSizeF size);
/// "pill/<text>": fills the picture; letters are as high as the picture wants.
void draw_pill(QPainter& painter, const QStringList& words, QSizeF size, const BoardStyle& style);
/// How wide a pill is and how high, for letters of size 1.
[[nodiscard]] qreal pill_width(const QString& text, const BoardStyle& style);
constexpr qreal pill_height = 1.45;

}  // namespace hexmoot::ui
