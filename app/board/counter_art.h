#pragma once

#include <QPainter>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include "app/board/board_style.h"

namespace hexmoot::ui {

/// What one counter shows.
struct CounterLook {
    QString glyph;
    int livery = -1;                           // -1: common to all
    int attack = -1, defence = -1, move = -1;  // -1: a dash
    int count = 1;
    bool quick = false, moved = false, spent = false, lost = false, down = false, lit = false, chosen = false;
    bool numbers = true;
};

/// Reads the words of an id "counter/<glyph>/<livery>/<attack>/<defence>/<move>/<flags>/<count>". Flags are the letters
/// q quick, m moved, s spent, x lost, d face down, l lit, c chosen, n no numbers; "-" stands for none.
[[nodiscard]] CounterLook counter_of(const QStringList& words);

/// The id of the picture for a row { glyph, livery, attack, defence, move, quick, state, lit, chosen, count }.
[[nodiscard]] QString counter_name(const QVariantMap& row);

/// A counter of design size 64 lies in a picture of 84: room for its shadow, its disc and its ring.
constexpr qreal counter_size = 64, counter_margin = 10, counter_canvas = counter_size + 2 * counter_margin;

/// Draws a counter so that it fills a square picture.
void draw_counter(QPainter& painter, QSize pixels, const CounterLook& look, const BoardStyle& style);

}  // namespace hexmoot::ui
