#include "app/shell/art.h"

#include <QFile>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>
#include <algorithm>
#include <array>
#include <cmath>

#include "app/shell/seats.h"

namespace hexmoot::shell {
namespace {

constexpr qreal card_width = 100;
constexpr qreal card_height = 140;
const QColor paper("#F2ECDD");
const QColor card_back("#26303C");
const QColor card_frame("#5F7085");
const QColor card_chevron("#3B4959");

QColor colour_of(const QString& text) { return QColor(u'#' + text); }

/// Reads one SVG file; "currentColor" in it becomes `ink`. False, with a warning, when there is none.
bool load_svg(QSvgRenderer& renderer, const QString& path, const QColor& ink) {
    QFile file(QStringLiteral(":/art/%1.svg").arg(path));
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("No such picture: %s", qPrintable(path));
        return false;
    }
    QByteArray svg = file.readAll();
    svg.replace("currentColor", ink.name().toLatin1());
    renderer.load(svg);
    renderer.setAspectRatioMode(Qt::KeepAspectRatioByExpanding);
    return true;
}

/// Draws one SVG file into `target` with `ink`.
void draw_svg(QPainter& painter, const QString& path, const QColor& ink, const QRectF& target) {
    QSvgRenderer renderer;
    if (!load_svg(renderer, path, ink)) return;
    painter.setOpacity(ink.alphaF());
    renderer.render(&painter, target);
    painter.setOpacity(1);
}

constexpr qreal pattern_tile = 14;

/// Tiles the seat pattern over a square from the origin on.
void draw_pattern(QPainter& painter, int livery, int percent, qreal extent) {
    const QString pattern = Seats::pattern_file(livery);
    QSvgRenderer tile;
    if (pattern.isEmpty() || percent <= 0 || !load_svg(tile, QStringLiteral("theme/") + pattern, Seats::ink(livery)))
        return;
    painter.setOpacity(percent / 100.0);
    for (qreal y = 0; y < extent; y += pattern_tile)
        for (qreal x = 0; x < extent; x += pattern_tile)
            tile.render(&painter, QRectF(x, y, pattern_tile, pattern_tile));
    painter.setOpacity(1);
}

/// A badge is designed as a square of 40 units. Its pattern lies so that it is the same on both sides of the emblem and
/// no dot of it is cut by the emblem's disc.
void draw_badge(QPainter& painter, int livery, int percent) {
    const QColor fill = Seats::fill(livery);
    QPainterPath outline;
    outline.addRoundedRect(QRectF(1.5, 1.5, 37, 37), 11.2, 11.2);
    painter.fillPath(outline, fill);
    painter.save();
    painter.setClipPath(outline);
    painter.translate(-4.5, -11.5);
    draw_pattern(painter, livery, percent, 4 * pattern_tile);
    painter.restore();
    const QColor rim = fill.lightnessF() > 0.9F ? QColor(0, 0, 0, 85) : QColor(255, 255, 255, 85);
    QPainterPath edge;
    edge.addRoundedRect(QRectF(2, 2, 36, 36), 10.7, 10.7);
    painter.strokePath(edge, QPen(rim, 1));
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawEllipse(QPointF(20, 20), 13.5, 13.5);
    draw_svg(painter, QStringLiteral("theme/") + Seats::emblem_file(livery), Seats::ink(livery), QRectF(9, 9, 22, 22));
}

void draw_disc(QPainter& painter, int livery) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(Seats::ink(livery));
    painter.drawEllipse(QPointF(20, 20), 19.5, 19.5);
    painter.setBrush(Seats::fill(livery));
    painter.drawEllipse(QPointF(20, 20), 18.3, 18.3);
    draw_svg(painter, QStringLiteral("theme/") + Seats::emblem_file(livery), Seats::ink(livery), QRectF(8, 8, 24, 24));
}

QPainterPath card_outline() {
    QPainterPath outline;
    outline.addRoundedRect(QRectF(0.8, 0.8, card_width - 1.6, card_height - 1.6), 8, 8);
    return outline;
}

void draw_card(QPainter& painter, const QColor& band, const QColor& edge) {
    painter.fillPath(card_outline(), paper);
    painter.save();
    painter.setClipPath(card_outline());
    painter.fillRect(QRectF(0, 0, card_width, 36), band);
    painter.restore();
    painter.strokePath(card_outline(), QPen(edge, 1.6));
}

void draw_card_back(QPainter& painter, const QColor& edge) {
    painter.fillPath(card_outline(), card_back);
    QPainterPath inner;
    inner.addRoundedRect(QRectF(7, 7, card_width - 14, card_height - 14), 5, 5);
    painter.save();
    painter.setClipPath(inner);
    painter.setPen(QPen(card_chevron, 5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    for (int row = 0; row < 7; ++row) {
        const qreal y = 20 + row * 16;
        painter.drawPolyline(std::array{QPointF(10, y + 20), QPointF(50, y), QPointF(90, y + 20)}.data(), 3);
    }
    painter.restore();
    painter.strokePath(inner, QPen(card_frame, 1.5));
    painter.strokePath(card_outline(), QPen(edge, 1.6));
}

// Nested hexes around an icon.
void draw_hex_back(QPainter& painter, const QColor& edge, const QString& icon) {
    painter.fillPath(card_outline(), card_back);
    painter.strokePath(card_outline(), QPen(edge, 1.8));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 64), 1.5));
    painter.drawRoundedRect(QRectF(6, 6, card_width - 12, card_height - 12), 5, 5);
    for (int ring = 0; ring < 3; ++ring) {
        QPolygonF hex;
        for (int corner = 0; corner < 6; ++corner) {
            const qreal turn = M_PI / 3 * corner - M_PI / 2;
            hex << QPointF(card_width / 2, card_height / 2) +
                       (14 + 11 * ring) * QPointF(std::cos(turn), std::sin(turn));
        }
        painter.setPen(QPen(QColor(255, 255, 255, std::array{128, 77, 43}.at(static_cast<size_t>(ring))), 2));
        painter.drawPolygon(hex);
    }
    draw_svg(painter, QStringLiteral("icons/") + icon, Qt::white,
             QRectF(card_width / 2 - 9, card_height / 2 - 9, 18, 18));
}

/// Scales the painter so that a picture designed `width` by `height` fills the image.
void fit(QPainter& painter, const QSize& size, qreal width, qreal height) {
    painter.scale(size.width() / width, size.height() / height);
}

void draw(QPainter& painter, const QStringList& words, const QSize& size) {
    const QString kind = words.value(0);
    const QString name = words.value(1);
    const QString option = words.value(2);
    const QRectF all(QPointF(), size);
    if (kind == u"icon") {
        draw_svg(painter, QStringLiteral("icons/") + name, colour_of(option), all);
    } else if (kind == u"piece") {
        const QString filled = QStringLiteral("pieces/") + name;
        const bool there = QFile::exists(QStringLiteral(":/art/%1.svg").arg(filled));
        draw_svg(painter, there ? filled : QStringLiteral("icons/") + name, colour_of(option), all);
    } else if (kind == u"emblem") {
        draw_svg(painter, QStringLiteral("theme/") + Seats::emblem_file(name.toInt()), colour_of(option), all);
    } else if (kind == u"seat") {
        fit(painter, size, 40, 40);
        draw_badge(painter, name.toInt(), option.toInt());
    } else if (kind == u"disc") {
        fit(painter, size, 40, 40);
        draw_disc(painter, name.toInt());
    } else if (kind == u"pattern") {
        fit(painter, size, 14, 14);
        draw_pattern(painter, name.toInt(), option.toInt(), 14);
    } else if (kind == u"card") {
        fit(painter, size, card_width, card_height);
        draw_card(painter, colour_of(name), colour_of(option));
    } else if (kind == u"cardback") {
        fit(painter, size, card_width, card_height);
        draw_card_back(painter, colour_of(name));
    } else if (kind == u"hexback") {
        fit(painter, size, card_width, card_height);
        draw_hex_back(painter, colour_of(name), option);
    } else if (kind == u"logo") {
        draw_svg(painter, QStringLiteral("art/logo"), colour_of(name), all);
        draw_svg(painter, QStringLiteral("art/logo-centre"), colour_of(option), all);
    } else if (kind == u"picture") {
        draw_svg(painter, words.sliced(1).join(u'/'), Qt::black, all);
    } else {
        qWarning("No such kind of picture: %s", qPrintable(kind));
    }
}

/// Rounds corners as "all,12", "top,12" or "left,12" asks: lengths of `ratio` pixels, on those sides only.
void round_corners(QPainter& painter, const QSize& size, const QString& wish, qreal ratio) {
    const QStringList words = wish.split(u',');
    const qreal radius = words.value(1).toDouble() * ratio;
    QRectF shape(QPointF(), size);
    if (words.value(0) == u"top") shape.adjust(0, 0, 0, 2 * radius);
    if (words.value(0) == u"left") shape.adjust(0, 0, 2 * radius, 0);
    QPainterPath outside;
    outside.addRect(QRectF(QPointF(), size).adjusted(-1, -1, 1, 1));
    QPainterPath inside;
    inside.addRoundedRect(shape, radius, radius);
    painter.resetTransform();
    painter.setCompositionMode(QPainter::CompositionMode_Clear);
    painter.fillPath(outside.subtracted(inside), Qt::black);
}

}  // namespace

QImage art(const QString& id, const QSize& size, qreal ratio) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter, id.section(u'?', 0, 0).split(u'/'), size);
    if (id.contains(u'?')) round_corners(painter, size, id.section(u'?', 1), ratio);
    return image;
}

}  // namespace hexmoot::shell
