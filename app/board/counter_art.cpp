#include "app/board/counter_art.h"

#include <QImage>
#include <QPainterPath>
#include <QUrl>

#include "app/shell/art.h"
#include "app/shell/seats.h"

namespace hexmoot::ui {
namespace {

using shell::Seats;

const QColor common_fill("#D7D2C4"), common_ink("#23211C");
const QColor attack_ink("#FFB3A1"), defence_ink("#BFE0FF"), move_ink("#E9E6DA");

/// Everything of a counter, drawn in a square of `edge` design lengths from the origin on.
class Counter {
  public:
    Counter(QPainter& painter, const CounterLook& look, const BoardStyle& style)
        : painter_(painter), look_(look), style_(style), family_(style.ui) {}

    /// The body, without what stays upright when it lies on its side.
    void body() {
        const QColor fill = common() ? common_fill : Seats::fill(look_.livery);
        box(0, 11, paint::black);
        box(2, 9, fill);
        if (!common()) band();
        if (look_.down)
            emblem({32, 32}, 30);
        else if (style_.detail >= 2)
            full();
        else
            plain();
        keyline();
    }

    void shadow() {
        if (style_.contrast()) return;
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(QColor(0, 0, 0, 118));
        painter_.drawRoundedRect(QRectF(1.5, 4.5, 63, 63), 11, 11);
    }

    void rings() {
        if (look_.chosen)
            ring(Qt::white, 4.6);
        else if (look_.lit)
            ring(paint::beacon, 4.2);
    }

    void discs() {
        if (look_.count > 1) count_disc();
        if (style_.detail == 0) return;
        if (look_.lost)
            cross_disc();
        else if (look_.moved && !look_.down)
            tick_disc();
    }

  private:
    [[nodiscard]] bool common() const { return look_.livery < 0; }
    [[nodiscard]] QColor ink() const { return common() ? common_ink : Seats::ink(look_.livery); }
    [[nodiscard]] bool strip() const {
        return look_.numbers && (look_.attack >= 0 || look_.defence >= 0 || look_.move >= 0);
    }

    void box(qreal inset, qreal radius, const QColor& colour) {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(colour);
        const qreal side = counter_size - 2 * inset;
        painter_.drawRoundedRect(QRectF(inset, inset, side, side), radius, radius);
    }

    void band() {
        if (style_.detail == 0 || style_.pattern <= 0) return;
        QPainterPath inside;
        inside.addRoundedRect(QRectF(2, 2, 60, 60), 9, 9);
        painter_.save();
        painter_.setClipPath(inside);
        painter_.setClipRect(QRectF(0, 0, 64, look_.down ? 64 : 18), Qt::IntersectClip);
        const QString tile = QStringLiteral("pattern/%1/%2").arg(look_.livery).arg(style_.pattern);
        for (qreal y = 2; y < (look_.down ? 62 : 18); y += 14)
            for (qreal x = 2; x < 62; x += 14) put_art(painter_, tile, QRectF(x, y, 14, 14));
        painter_.restore();
    }

    void emblem(QPointF middle, qreal size) {
        if (common()) return;
        if (style_.detail > 0) {  // a plain place keeps it readable on the pattern
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(Seats::fill(look_.livery));
            painter_.drawEllipse(middle, size * 0.62, size * 0.62);
        }
        put_art(painter_, QStringLiteral("emblem/%1/%2").arg(look_.livery).arg(ink().name().mid(1)),
                QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size));
    }

    void glyph(QPointF middle, qreal size) {
        put_art(painter_, QStringLiteral("piece/%1/%2").arg(look_.glyph, ink().name().mid(1)),
                QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size));
    }

    void plain() {
        if (style_.detail == 0) {
            emblem({14, 14}, 19);
            glyph(common() ? QPointF(32, 32) : QPointF(36, 38), common() ? 46 : 42);
            return;
        }
        emblem({13, 12.2}, 15);
        glyph(common() ? QPointF(32, 32) : QPointF(32.7, 38.5), common() ? 42 : 38);
    }

    void full() {
        emblem({11.5, 11}, 13);
        if (look_.quick) {
            painter_.setBrush(Qt::NoBrush);
            painter_.setPen(QPen(ink(), 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            for (const qreal x : {46.0, 53.0}) painter_.drawPolyline(QPolygonF{{x, 6}, {x + 5, 11}, {x, 16}});
        }
        glyph({32, strip() ? 27.5 : common() ? 32 : 37}, strip() ? 30 : 38);
        if (strip()) numbers();
    }

    void numbers() {
        QPainterPath inside;
        inside.addRoundedRect(QRectF(2, 2, 60, 60), 9, 9);
        QPainterPath foot;
        foot.addRect(QRectF(0, 45, 64, 20));
        painter_.fillPath(inside.intersected(foot), paint::black);
        const auto print = [&](qreal x, int number, const QColor& colour) {
            put_text(painter_, number < 0 ? QStringLiteral("–") : QString::number(number), {x, 53.2}, 15, 700, colour,
                     family_);
        };
        print(12, look_.attack, attack_ink);
        print(32, look_.defence, defence_ink);
        print(52, look_.move, move_ink);
        painter_.setPen(hex_pen(QColor("#44FFFFFF"), 1));
        for (const qreal x : {22.0, 42.0}) painter_.drawLine(QPointF(x, 49), QPointF(x, 58));
    }

    void keyline() {
        const bool pale = common() || Seats::fill(look_.livery).lightnessF() > 0.9F;
        painter_.setBrush(Qt::NoBrush);
        QColor line = pale ? Qt::black : Qt::white;
        line.setAlphaF(style_.contrast() ? 0.9F : style_.detail >= 2 ? 0.45F : 0.68F);
        painter_.setPen(QPen(line, style_.contrast() ? 2 : style_.detail >= 2 ? 1.3 : 1.9));
        painter_.drawRoundedRect(QRectF(3, 3, 58, 58), 8.5, 8.5);
    }

    void ring(const QColor& colour, qreal width) {
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(paint::casing, width + 3));
        painter_.drawRoundedRect(QRectF(-4, -4, 72, 72), 14, 14);
        painter_.setPen(QPen(colour, width));
        painter_.drawRoundedRect(QRectF(-4, -4, 72, 72), 14, 14);
    }

    void disc(QPointF middle, qreal radius, const QColor& line, qreal width) {
        painter_.setPen(QPen(line, width));
        painter_.setBrush(paint::black);
        painter_.drawEllipse(middle, radius, radius);
    }

    void count_disc() {
        const bool large = style_.detail < 2;
        const QPointF middle = large ? QPointF(58, 6.5) : QPointF(59, 5);
        disc(middle, large ? 14 : 12, Qt::white, large ? 2.2 : 1.8);
        put_text(painter_, QString::number(look_.count), middle, large ? 19.5 : 16, 700, Qt::white, family_);
    }

    void tick_disc() {
        const QPointF middle(58, 58);
        disc(middle, 12, Qt::white, 2);
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(Qt::white, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter_.drawPolyline(
            QPolygonF{middle + QPointF(-5.4, .3), middle + QPointF(-1.4, 4.2), middle + QPointF(5.4, -4)});
    }

    void cross_disc() {
        const QPointF middle(58, 6);
        disc(middle, 12.5, paint::danger, 2.6);
        painter_.setPen(QPen(paint::danger, 3, Qt::SolidLine, Qt::RoundCap));
        painter_.drawLine(middle + QPointF(-4.4, -4.4), middle + QPointF(4.4, 4.4));
        painter_.drawLine(middle + QPointF(4.4, -4.4), middle + QPointF(-4.4, 4.4));
    }

    QPainter& painter_;
    const CounterLook& look_;
    const BoardStyle& style_;
    QString family_;
};

/// Calls `draw` with a painter in design lengths on a picture of its own.
template <class Draw>
QImage layer(QSize pixels, const Draw& draw) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixels.width() / counter_canvas, pixels.height() / counter_canvas);
    painter.translate(counter_margin, counter_margin);
    draw(painter);
    return image;
}

}  // namespace

QString counter_name(const QVariantMap& row) {
    const auto flag = [&](const char* name) { return row.value(QLatin1String(name)).toBool(); };
    const auto number = [&](const char* name, int usual) { return row.value(QLatin1String(name), usual).toInt(); };
    const QString state = row.value(QStringLiteral("state")).toString();
    QString flags;
    if (flag("quick")) flags += u'q';
    if (state == u"moved") flags += u'm';
    if (state == u"spent") flags += u's';
    if (state == u"lost") flags += u'x';
    if (state == u"down") flags += u'd';
    if (flag("lit")) flags += u'l';
    if (flag("chosen")) flags += u'c';
    return QStringLiteral("counter/%1/%2/%3/%4/%5/%6/%7")
        .arg(QString::fromLatin1(QUrl::toPercentEncoding(row.value(QStringLiteral("glyph")).toString())))
        .arg(number("livery", -1))
        .arg(number("attack", -1))
        .arg(number("defence", -1))
        .arg(number("move", -1))
        .arg(flags.isEmpty() ? QStringLiteral("-") : flags)
        .arg(number("count", 1));
}

CounterLook counter_of(const QStringList& words) {
    const QString flags = words.value(6);
    CounterLook look{words.value(1),         words.value(2).toInt(),
                     words.value(3).toInt(), words.value(4).toInt(),
                     words.value(5).toInt(), qMax(1, words.value(7, QStringLiteral("1")).toInt())};
    look.quick = flags.contains(u'q');
    look.moved = flags.contains(u'm');
    look.spent = flags.contains(u's');
    look.lost = flags.contains(u'x');
    look.down = flags.contains(u'd');
    look.lit = flags.contains(u'l');
    look.chosen = flags.contains(u'c');
    look.numbers = !flags.contains(u'n');
    return look;
}

void draw_counter(QPainter& painter, QSize pixels, const CounterLook& look, const BoardStyle& style) {
    QImage body = layer(pixels, [&](QPainter& on) { Counter(on, look, style).body(); });
    if (look.spent) body = body.transformed(QTransform().rotate(90));
    painter.drawImage(0, 0, layer(pixels, [&](QPainter& on) { Counter(on, look, style).shadow(); }));
    painter.setOpacity(look.lost ? 0.5 : 1);
    painter.drawImage(0, 0, body);
    painter.setOpacity(1);
    painter.drawImage(0, 0, layer(pixels, [&](QPainter& on) {
                          Counter counter(on, look, style);
                          counter.rings();
                          counter.discs();
                      }));
}

}  // namespace hexmoot::ui
