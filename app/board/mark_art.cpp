#include "app/board/mark_art.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <cmath>

#include "app/shell/seats.h"

namespace hexmoot::ui {
namespace {

using shell::Seats;

void outline(QPainter& painter, qreal radius, const QPen& pen) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPolygon(hexagon({}, radius));
}

void area(QPainter& painter, qreal radius, const QBrush& brush, QPointF at = {}) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush);
    painter.drawPolygon(hexagon(at, radius));
}

void put_icon(QPainter& painter, const QString& name, QPointF at, qreal size, const QColor& ink) {
    put_art(painter, QStringLiteral("piece/%1/%2").arg(name, ink.name(QColor::HexArgb).mid(1)),
            QRectF(at.x() - size / 2, at.y() - size / 2, size, size));
}

/// The colour of a seat's edge: in high contrast the one that is readable on black.
QColor edge_colour(int livery, const BoardStyle& style) {
    return style.contrast() ? Seats::text(livery, false) : Seats::fill(livery);
}

QColor faded(QColor colour, float alpha) {
    colour.setAlphaF(alpha);
    return colour;
}

/// A line of one lightness in a casing of the other.
void cased(QPainter& painter, qreal radius, const QColor& casing, const QPen& line) {
    outline(painter, radius, hex_pen(casing, line.widthF() + 3.5));
    outline(painter, radius, line);
}

/// Hatching over a hexagon, drawn as lines: a brush pattern would not scale.
void hatch(QPainter& painter, qreal radius) {
    QPainterPath inside;
    inside.addPolygon(hexagon({}, radius));
    painter.save();
    painter.fillPath(inside, QColor("#8C7A1A12"));
    painter.setClipPath(inside);
    painter.setPen(hex_pen(QColor("#99FF8677"), 5));
    for (qreal x = -3 * radius; x < 3 * radius; x += 17)
        painter.drawLine(QPointF(x, radius), QPointF(x + 2 * radius, -radius));
    painter.restore();
}

/// Short strokes at the six corners.
void corner_ticks(QPainter& painter, qreal radius) {
    const QPolygonF corners = hexagon({}, radius);
    const qreal reach = radius * 0.28;
    QPainterPath ticks;
    for (int i = 0; i < 6; i++) {
        const QPointF at = corners[i];
        const auto towards = [&](QPointF other) { return at + (other - at) * (reach / radius); };
        ticks.moveTo(towards(corners[(i + 5) % 6]));
        ticks.lineTo(at);
        ticks.lineTo(towards(corners[(i + 1) % 6]));
    }
    painter.strokePath(ticks, hex_pen(paint::black, 8));
    painter.strokePath(ticks, hex_pen(paint::amber, 4.5));
}

/// A block arrow along the x axis, its tip at `tip` and its tail at `tail`.
QPolygonF block_arrow(qreal tail, qreal tip, qreal half, qreal head) {
    const qreal neck = tip - head;
    return {{tail, -half},       {neck, -half}, {neck, -head * 0.78}, {tip, 0},
            {neck, head * 0.78}, {neck, half},  {tail, half}};
}

void fill_arrow(QPainter& painter, const QPolygonF& shape, const QColor& fill) {
    painter.setPen(QPen(paint::black, 7, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(paint::black);
    painter.drawPolygon(shape);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawPolygon(shape);
}

}  // namespace

void draw_inner(QPainter& painter, const QStringList& words, const BoardStyle& style) {
    const int owner = words.value(2).toInt();
    const bool held = words.value(3) == u"held";
    if (!style.contrast()) area(painter, inner_radius, QColor(0, 0, 0, 115), {0, 2});
    painter.setPen(hex_pen(paint::rim, 2.4));
    painter.setBrush(paint::plaster);
    painter.drawPolygon(hexagon({}, inner_radius));
    const QColor rim = owner < 0 ? paint::grey : Seats::fill(owner);
    if (owner >= 0 && !held) {  // an owner without units there shows its dashes, so that it is not told by colour alone
        outline(painter, inner_radius - 4, hex_pen(paint::rim, 6.4));
        outline(painter, inner_radius - 4, dashed(hex_pen(rim, 4), dashes_of(owner)));
    } else {
        outline(painter, inner_radius - 4, hex_pen(rim, 4));
    }
    if (!words.value(1).isEmpty() && words.value(1) != u"-")
        put_icon(painter, words[1], {0, -0.02 * hex_radius}, 0.46 * hex_radius,
                 faded(paint::plaster_ink, held ? 0.28F : 0.9F));
}

void draw_edge(QPainter& painter, const QStringList& words, const BoardStyle& style) {
    const int owner = words.value(1).toInt();
    outline(painter, hex_radius - 6.5, hex_pen(faded(paint::rim, style.contrast() ? 1.F : 0.6F), 7));
    outline(painter, hex_radius - 6.5, dashed(hex_pen(edge_colour(owner, style), 4.2), dashes_of(owner)));
}

void draw_light(QPainter& painter, const QStringList& words, const BoardStyle&) {
    const QString state = words.value(1);
    const bool inner = words.value(2) == u"inner";
    const qreal radius = inner ? inner_radius - 1 : hex_radius - 8;
    if (state == u"lit" || state == u"stop") {
        area(painter, radius, faded(paint::beacon, inner ? 0.42F : 0.27F));
        const QPen line = hex_pen(paint::beacon, 4);
        cased(painter, radius, faded(paint::casing, 0.75F), state == u"stop" ? dashed(line, {11, 6}) : line);
    } else if (state == u"probed") {
        hatch(painter, radius);
        cased(painter, radius, paint::danger_casing, hex_pen(paint::danger, 4));
    } else if (state == u"chosen") {
        area(painter, radius, faded(Qt::white, 0.12F));
        cased(painter, radius, paint::black, hex_pen(Qt::white, 3.5));
    } else if (state == u"threatened") {
        corner_ticks(painter, radius);
    } else if (state == u"focus" && words.value(2) == u"piece") {
        const qreal unit = 2 * reach_of(false) / focus_canvas, edge = 42 * unit;
        const QRectF around(-edge, -edge, 2 * edge, 2 * edge);
        painter.setBrush(Qt::NoBrush);
        for (const auto& [colour, width] : {std::pair{paint::black, 8.0}, std::pair{QColor(Qt::white), 4.4}}) {
            painter.setPen(QPen(colour, width * unit));
            painter.drawRoundedRect(around, 19 * unit, 19 * unit);
        }
    } else if (state == u"focus") {
        const qreal around = inner ? inner_radius + 3.5 : hex_radius - 1.5;
        outline(painter, around, hex_pen(paint::black, 5.5));
        outline(painter, around, hex_pen(Qt::white, 3));
    }
}

struct ChipColours {
    QColor edge, fill, ink, icon;
};
/// Mint says "you may" and nothing else; a refusal is dark, as it covers what it speaks of.
ChipColours chip_colours(const QString& tone) {
    if (tone == u"probed") return {paint::danger, paint::black, Qt::white, paint::danger};
    const QColor fill = tone == u"threatened" ? paint::amber : tone == u"chosen" ? paint::cream : paint::beacon;
    return {paint::casing, fill, paint::casing, paint::casing};
}

qreal chip_width(const QString& text, bool icon) {
    const auto letters = static_cast<qreal>(std::max<qsizetype>(0, text.size() - 1));
    return hex_radius * (0.38 + (letters > 2 ? 0.155 : 0.14) * letters + (icon && !text.isEmpty() ? 0.24 : 0)) + 5;
}

void draw_chip(QPainter& painter, const QStringList& words, const BoardStyle& style) {
    const QString text = words.value(1);
    const QString icon = words.value(2);
    const bool has_icon = !icon.isEmpty() && icon != u"-";
    const QRectF outer(-chip_width(text, has_icon) / 2, -chip_height / 2, chip_width(text, has_icon), chip_height);
    const ChipColours colours = chip_colours(words.value(3));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.edge);
    painter.drawRoundedRect(outer, chip_height / 2, chip_height / 2);
    painter.setBrush(colours.fill);
    const QRectF pill = outer.adjusted(2.5, 2.5, -2.5, -2.5);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    const qreal shift = has_icon && !text.isEmpty() ? 0.13 * hex_radius : 0;
    put_text(painter, text, {-shift, 0}, 0.28 * hex_radius, 700, colours.ink, style.ui);
    if (has_icon)
        put_icon(painter, icon, {text.isEmpty() ? 0 : outer.right() - 0.19 * hex_radius, 0}, 0.27 * hex_radius,
                 colours.icon);
}

void draw_defence(QPainter& painter, const QStringList& words, const BoardStyle& style) {
    const qreal w = 0.29 * hex_radius, left = -w / 2, top = -0.17 * hex_radius;
    QPainterPath shield;
    shield.moveTo(left, top);
    shield.lineTo(left + w, top);
    shield.lineTo(left + w, top + 0.6 * w);
    shield.quadTo(left + w, top + 0.95 * w, 0, top + 1.15 * w);
    shield.quadTo(left, top + 0.95 * w, left, top + 0.6 * w);
    shield.closeSubpath();
    painter.setPen(hex_pen(style.contrast() ? QColor(Qt::white) : paint::rim, 1.6));
    painter.setBrush(paint::shield);
    painter.drawPath(shield);
    put_text(painter, words.value(1), {0, top + 0.5 * w}, 0.2 * hex_radius, 700, Qt::white, style.ui);
}

void draw_worth(QPainter& painter, const QStringList& words, const BoardStyle& style) {
    painter.setPen(hex_pen(paint::rim, 1.6));
    painter.setBrush(paint::amber);
    painter.drawPolygon(hexagon({}, 0.175 * hex_radius));
    put_text(painter, words.value(1), {}, (words.value(1).size() > 1 ? 0.17 : 0.2) * hex_radius, 700, QColor("#1B1400"),
             style.ui);
}

void draw_mark(QPainter& painter, const QStringList& words, const BoardStyle& style) {
    const QString glyph = words.value(1);
    const QColor ink("#EDE7D8");
    painter.setBrush(paint::black);
    if (glyph == u"landing") {
        painter.setPen(QPen(ink, 2));
        painter.drawEllipse(QPointF(), 0.19 * hex_radius, 0.19 * hex_radius);
        put_text(painter, QStringLiteral("H"), {}, 0.27 * hex_radius, 800, ink, style.display);
        return;
    }
    painter.setPen(QPen(faded(Qt::white, style.contrast() ? 1.F : 0.5F), 1.2));
    painter.drawRoundedRect(QRectF(-0.16 * hex_radius, -0.16 * hex_radius, 0.32 * hex_radius, 0.32 * hex_radius), 4, 4);
    put_icon(painter, glyph, {}, 0.25 * hex_radius, ink);
}

void draw_arrow(QPainter& painter, const QStringList& words, const BoardStyle&) {
    const QPointF way(words.value(2).toDouble(), words.value(3).toDouble());
    const qreal length = std::hypot(way.x(), way.y());
    painter.save();
    painter.rotate(std::atan2(way.y(), way.x()) * 180 / M_PI);
    const QString kind = words.value(1);
    if (kind == u"path") {
        const qreal half = std::max(length / 2 - 0.22 * hex_radius, 0.2 * hex_radius);
        painter.setPen(QPen(paint::black, 8, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(-half, 0), QPointF(half - 8, 0));
        painter.setPen(QPen(paint::cream, 4, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(-half, 0), QPointF(half - 8, 0));
        fill_arrow(painter, {{half - 14, -9}, {half + 2, 0}, {half - 14, 9}}, paint::cream);
    } else if (kind == u"through") {
        // Into an inner area the way is so close that the arrow comes from before it, and ends at its rim.
        const qreal half = std::max(0.24 * length, 0.2 * hex_radius),
                    shift = length < hex_radius ? -0.19 * hex_radius : 0;
        painter.translate(shift, 0);
        fill_arrow(painter, block_arrow(-half - 5, half - 9, 5, 14), paint::danger);
        fill_arrow(painter, {{half - 7, -13}, {half + 8, 0}, {half - 7, 13}, {half - 2, 0}}, paint::danger);
    } else {
        const qreal half = std::max(0.26 * length, 0.22 * hex_radius),
                    shift = length < hex_radius ? -0.15 * hex_radius : 0;
        painter.translate(shift, 0);
        fill_arrow(painter, block_arrow(-half, half, 6, 17), paint::cream);
    }
    painter.restore();
}

void draw_felt(QPainter& painter, const QStringList& words, QSizeF size) {
    const QPointF middle(size.width() / 2, size.height() * 0.45);
    QRadialGradient light(middle, std::max(size.width(), size.height()) * 0.8);
    light.setColorAt(0, QColor(u'#' + words.value(1)));
    light.setColorAt(1, QColor(u'#' + words.value(2)));
    painter.fillRect(QRectF(QPointF(), size), light);
}

qreal pill_width(const QString& text, const BoardStyle& style) {
    constexpr int measured = 100;
    QFont font(style.ui);
    font.setPixelSize(measured);
    font.setWeight(QFont::DemiBold);
    return QFontMetricsF(font).horizontalAdvance(text) / measured + 1.1;
}

void draw_pill(QPainter& painter, const QStringList& words, QSizeF size, const BoardStyle& style) {
    const QRectF all(QPointF(), size);
    painter.setPen(style.contrast() ? QPen(Qt::white, 1) : QPen(Qt::NoPen));
    painter.setBrush(style.contrast() ? QColor(Qt::black) : faded(paint::black, 0.88F));
    const QRectF pill = style.contrast() ? all.adjusted(.5, .5, -.5, -.5) : all;
    painter.drawRoundedRect(pill, size.height() / 3, size.height() / 3);
    put_text(painter, words.value(1), all.center(), size.height() / pill_height, 600, paint::cream, style.ui);
}

}  // namespace hexmoot::ui
