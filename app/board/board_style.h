// What the pictures of the board are made with, and the tools that all of them share.
#pragma once

#include <QColor>
#include <QPainter>
#include <QPen>
#include <QString>

#include "app/shell/settings.h"

namespace hexmoot::ui {

/// How much a picture shows (0 to 2, as visual.md counts), the theme, the strength of patterns in percent, the
/// typeface.
struct BoardStyle {
    int detail = 1;
    shell::Settings::Look look = shell::Settings::Look::Dark;
    int pattern = 26;
    /// The families for names and for large figures: resolved once, since pictures may be drawn in another thread.
    QString ui = {}, display = {};

    [[nodiscard]] bool contrast() const { return look == shell::Settings::Look::HighContrast; }
};

/// The board's own palette: the same in all themes, so that highlights keep their contrast on every terrain.
namespace paint {
inline const QColor black("#0B0E13"), casing("#04221D"), beacon("#7DF0DC"), danger("#FF8677"), danger_casing("#2A0805"),
    amber("#FFCB66"), plaster("#D9D2C0"), plaster_ink("#3A352A"), cream("#F4F1E8"), rim("#0B0908"), shield("#B3261E"),
    grey("#8F8873");
}

/// A pen with flat joins as hexagons need them.
[[nodiscard]] QPen hex_pen(const QColor& colour, qreal width);
/// Dashes given in design lengths, whatever the width of the pen.
[[nodiscard]] QPen dashed(QPen pen, const QList<qreal>& lengths);
/// Draws a picture of the house's artwork (see art()) sharp at the painter's scale.
void put_art(QPainter& painter, const QString& id, const QRectF& target);
/// Draws a text around its middle, sharp at the painter's scale. `size` is that of the letters in design lengths.
void put_text(QPainter& painter, const QString& text, QPointF middle, qreal size, int weight, const QColor& colour,
              const QString& family);
/// The dashes of a seat's edge; empty means a plain line.
[[nodiscard]] QList<qreal> dashes_of(int livery);

}  // namespace hexmoot::ui
