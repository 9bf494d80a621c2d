#include "app/board/terrain.h"

#include <QLinearGradient>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <vector>

namespace hexmoot::ui {
namespace {

struct Ground {
    const char* face;
    QColor light, dark, stroke;
    void (*texture)(QPainter&, QPointF, std::minstd_rand&, const Ground&);
};

/// A number from 0 to 1, the same on every machine.
qreal chance(std::minstd_rand& dice) { return static_cast<qreal>(dice() - 1) / (std::minstd_rand::max() - 1); }

QPointF somewhere(QPointF middle, std::minstd_rand& dice) {
    const qreal turn = chance(dice) * 6.283, far = std::sqrt(chance(dice)) * hex_radius * 0.86;
    return middle + QPointF(far * std::cos(turn), far * std::sin(turn));
}

QPen round_pen(const QColor& colour, qreal width) {
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void tufts(QPainter& painter, QPointF middle, std::minstd_rand& dice, const Ground& ground) {
    QPainterPath blades;
    for (int i = 0; i < 26; i++) {
        const QPointF foot = somewhere(middle, dice);
        const qreal h = hex_radius * (0.06 + chance(dice) * 0.035);
        for (const QPointF tip : {QPointF(-0.7 * h, -h), QPointF(0, -1.3 * h), QPointF(0.7 * h, -h)}) {
            blades.moveTo(foot);
            blades.lineTo(foot + tip);
        }
    }
    painter.strokePath(blades, round_pen(ground.stroke, hex_radius * 0.02));
}

void strata(QPainter& painter, QPointF middle, std::minstd_rand& dice, const Ground& ground) {
    QPainterPath bands;
    for (int i = 0; i < 7; i++) {
        const qreal y = middle.y() - 0.78 * hex_radius + i * 0.26 * hex_radius + chance(dice) * 0.05 * hex_radius;
        bands.moveTo(middle.x() - hex_radius, y);
        for (int k = 1; k <= 10; k++)
            bands.lineTo(middle.x() - hex_radius + k * 0.2 * hex_radius, y + (chance(dice) - 0.5) * 0.13 * hex_radius);
    }
    painter.strokePath(bands, hex_pen(ground.stroke, hex_radius * 0.03));
    painter.setPen(hex_pen(ground.stroke, hex_radius * 0.02));
    painter.setBrush(ground.light);
    for (int i = 0; i < 6; i++) {
        const QPointF at = somewhere(middle, dice);
        const qreal w = hex_radius * (0.1 + chance(dice) * 0.08);
        painter.drawPolygon(QPolygonF{at + QPointF(-w, w / 2), at + QPointF(-0.55 * w, -w / 2),
                                      at + QPointF(0.55 * w, -w / 2), at + QPointF(w, w / 2)});
    }
}

void peaks(QPainter& painter, QPointF middle, std::minstd_rand& dice, const Ground& ground) {
    std::vector<QPointF> tops;
    for (int i = 0; i < 13; i++) {
        const qreal turn = i * 2.4 + chance(dice), far = hex_radius * 0.84 * std::sqrt((i + 0.6) / 13);
        tops.push_back(middle + QPointF(far * std::cos(turn), far * std::sin(turn)));
    }
    std::sort(tops.begin(), tops.end(), [](QPointF a, QPointF b) { return a.y() < b.y(); });
    for (const QPointF at : tops) {
        const qreal w = hex_radius * (0.17 + chance(dice) * 0.1), h = w * 1.35;
        const QPointF top = at + QPointF(0, -0.55 * h), right = at + QPointF(w, 0.45 * h);
        painter.setPen(hex_pen(ground.stroke, hex_radius * 0.02));
        painter.setBrush(ground.light);
        painter.drawPolygon(QPolygonF{at + QPointF(-w, 0.45 * h), top, right});
        painter.setPen(Qt::NoPen);
        QColor shadow = ground.stroke;
        shadow.setAlphaF(0.6F);
        painter.setBrush(shadow);
        painter.drawPolygon(QPolygonF{top, right, at + QPointF(0.1 * w, 0.45 * h)});
        painter.setBrush(QColor("#EEF1F4"));
        painter.drawPolygon(QPolygonF{top, top + QPointF(0.36 * w, 0.36 * h), top + QPointF(0.16 * w, 0.38 * h),
                                      top + QPointF(0, 0.48 * h), top + QPointF(-0.18 * w, 0.38 * h),
                                      top + QPointF(-0.36 * w, 0.36 * h)});
    }
}

void fissures(QPainter& painter, QPointF middle, std::minstd_rand& dice, const Ground&) {
    QPainterPath cracks;
    for (int i = 0; i < 6; i++) {
        const qreal way = i * 1.047 + chance(dice) * 0.5;
        QPointF at = middle + QPointF(std::cos(way), std::sin(way)) * (0.18 * hex_radius);
        cracks.moveTo(at);
        for (int k = 0; k < 5; k++) {
            const qreal turn = way + (chance(dice) - 0.5) * 1.5;
            at += QPointF(std::cos(turn), std::sin(turn)) * (0.19 * hex_radius);
            cracks.lineTo(at);
        }
    }
    painter.strokePath(cracks, round_pen(QColor("#59FF6A1F"), hex_radius * 0.065));
    painter.strokePath(cracks, round_pen(QColor("#FFB25A"), hex_radius * 0.022));
    for (int i = 0; i < 4; i++) {
        const QPointF at = somewhere(middle, dice);
        const qreal w = hex_radius * (0.07 + chance(dice) * 0.05);
        painter.setPen(hex_pen(QColor("#0B090A"), hex_radius * 0.02));
        painter.setBrush(QColor("#473C40"));
        painter.drawPolygon(QPolygonF{at + QPointF(-w, w), at + QPointF(-0.4 * w, -0.6 * w),
                                      at + QPointF(0.4 * w, -0.6 * w), at + QPointF(w, w)});
        painter.setPen(hex_pen(QColor("#FFB25A"), hex_radius * 0.03));
        painter.drawLine(at + QPointF(-0.4 * w, -0.6 * w), at + QPointF(0.4 * w, -0.6 * w));
    }
}

/// The marks of high contrast: white on black, each terrain told by its shapes alone.
namespace white {
const QColor ink("#FFFFFF");
}

const std::array<Ground, 4>& grounds() {
    static const std::array<Ground, 4> all{{
        {"clear", "#A99A66", "#8F8253", "#CC6E6640", tufts},
        {"badlands", "#A5603C", "#88482C", "#BF5E2F1C", strata},
        {"mountain", "#77808C", "#57606C", "#39414B", peaks},
        {"volcanic", "#322A2D", "#1E191C", "#120E10", fissures},
    }};
    return all;
}

const std::array<Ground, 4>& contrast_grounds() {
    static const std::array<Ground, 4> all{{
        {"clear", Qt::black, Qt::black, "#B8FFFFFF", tufts},
        {"badlands", Qt::black, Qt::black, "#B8FFFFFF", strata},
        {"mountain", Qt::black, Qt::black, "#FFFFFF", peaks},
        {"volcanic", Qt::black, Qt::black, "#FFFFFF", fissures},
    }};
    return all;
}

void fill_ground(QPainter& painter, QPointF middle, const Ground& ground) {
    QLinearGradient light(middle + QPointF(-hex_radius * 0.87, -hex_radius),
                          middle + QPointF(-hex_radius * 0.26, hex_radius));
    light.setColorAt(0, ground.light);
    light.setColorAt(1, ground.dark);
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawPolygon(hexagon(middle, hex_radius - 1.2));
}

void draw_face_down(QPainter& painter, QPointF middle, const BoardStyle& style) {
    painter.setPen(hex_pen(paint::rim, 2.6));
    painter.setBrush(style.contrast() ? QColor(Qt::black) : QColor("#232B36"));
    painter.drawPolygon(hexagon(middle, hex_radius - 1.6));
    painter.setBrush(Qt::NoBrush);
    constexpr std::array nested{0.78, 0.56, 0.34};
    for (size_t i = 0; i < nested.size(); i++) {
        QColor line = Qt::white;
        line.setAlphaF(style.contrast() ? 0.75F : 0.10F + 0.04F * static_cast<float>(i));
        painter.setPen(hex_pen(line, 2));
        painter.drawPolygon(hexagon(middle, hex_radius * nested[i]));
    }
    put_text(painter, QStringLiteral("?"), middle, 0.36 * hex_radius, 800,
             style.contrast() ? QColor(Qt::white) : QColor("#8C99A8"), style.display);
}

void draw_free(QPainter& painter, QPointF middle, const BoardStyle& style) {
    const bool light = style.look == shell::Settings::Look::Light;
    QColor ink = light ? QColor("#4A3F2A") : QColor(Qt::white);
    ink.setAlphaF(style.contrast() ? 0.9F : 0.45F);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(dashed(hex_pen(ink, 2), {7, 6}));
    painter.drawPolygon(hexagon(middle, hex_radius - 5));
    painter.setPen(hex_pen(ink, 2.4));
    painter.drawLine(middle - QPointF(0.13 * hex_radius, 0), middle + QPointF(0.13 * hex_radius, 0));
    painter.drawLine(middle - QPointF(0, 0.13 * hex_radius), middle + QPointF(0, 0.13 * hex_radius));
}

void draw_rims(QPainter& painter, QPointF middle, const BoardStyle& style) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(hex_pen(paint::rim, 2.6));
    painter.drawPolygon(hexagon(middle, hex_radius - 1.6));
    painter.setPen(hex_pen(style.contrast() ? QColor(Qt::white) : QColor("#21FFFFFF"), 1.5));
    painter.drawPolygon(hexagon(middle, hex_radius - 4));
}

}  // namespace

void draw_hex(QPainter& painter, Hex hex, const QString& face, const BoardStyle& style) {
    const QPointF middle = middle_of(hex);
    if (face == u"free") return draw_free(painter, middle, style);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, style.contrast() ? 0 : 128));
    painter.drawPolygon(hexagon(middle + QPointF(0, 3), hex_radius));
    if (face == u"unknown") return draw_face_down(painter, middle, style);
    const auto& all = style.contrast() ? contrast_grounds() : grounds();
    const auto ground =
        std::find_if(all.begin(), all.end(), [&](const Ground& g) { return face == QLatin1String(g.face); });
    const Ground& here = ground == all.end() ? all.front() : *ground;
    fill_ground(painter, middle, here);
    if (ground != all.end()) {
        QPainterPath outline;
        outline.addPolygon(hexagon(middle, hex_radius - 1.2));
        painter.save();
        painter.setClipPath(outline);
        std::minstd_rand dice(static_cast<unsigned>(hex.q * 7919 + hex.r * 104729 + 1000003));
        here.texture(painter, middle, dice, here);
        painter.restore();
    }
    draw_rims(painter, middle, style);
}

void draw_letter(QPainter& painter, Hex hex, const QString& letter, const BoardStyle& style) {
    const QPointF at = middle_of(hex) + QPointF(-0.62 * hex_radius, 0.34 * hex_radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(11, 14, 19, 190));
    painter.drawEllipse(at, 0.15 * hex_radius, 0.15 * hex_radius);
    put_text(painter, letter, at, 0.19 * hex_radius, 700, paint::cream, style.ui);
}

}  // namespace hexmoot::ui
