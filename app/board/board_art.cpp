#include "app/board/board_art.h"

#include <QQmlEngine>
#include <QUrl>

#include "app/board/counter_art.h"
#include "app/board/mark_art.h"
#include "app/shell/typefaces.h"

namespace hexmoot::ui {
namespace {

/// A picture whose middle is the origin and whose width is `reach` to both sides.
void around(QPainter& painter, QSize pixels, qreal reach) {
    const qreal scale = pixels.width() / (2 * reach);
    painter.translate(pixels.width() / 2.0, pixels.height() / 2.0);
    painter.scale(scale, scale);
}

void draw(QPainter& painter, const QStringList& words, QSize pixels, const BoardStyle& style) {
    const QString kind = words.value(0);
    const bool inner = words.value(2) == u"inner";
    if (kind == u"counter") return draw_counter(painter, pixels, counter_of(words), style);
    if (kind == u"pill") return draw_pill(painter, words, pixels, style);
    if (kind == u"felt") return draw_felt(painter, words, pixels);
    if (kind == u"inner") {
        around(painter, pixels, reach_of(true));
        draw_inner(painter, words, style);
    } else if (kind == u"edge") {
        around(painter, pixels, reach_of(false));
        draw_edge(painter, words, style);
    } else if (kind == u"light") {
        around(painter, pixels, reach_of(inner));
        draw_light(painter, words, style);
    } else if (kind == u"chip") {
        around(painter, pixels, chip_width(words.value(1), words.value(2) != u"-") / 2);
        draw_chip(painter, words, style);
    } else if (kind == u"defence" || kind == u"worth" || kind == u"mark") {
        around(painter, pixels, badge_reach);
        (kind == u"mark" ? draw_mark : kind == u"worth" ? draw_worth : draw_defence)(painter, words, style);
    } else if (kind == u"arrow") {
        around(painter, pixels, std::abs(words.value(2).toDouble()) / 2 + arrow_margin);
        draw_arrow(painter, words, style);
    } else {
        qWarning("No such picture of the board: %s", qPrintable(kind));
    }
}

BoardArt* art_of(QQmlEngine* engine, QJSEngine* js) {
    return new BoardArt(*shell::Settings::create(engine, js), engine);
}

}  // namespace

QImage board_art(const QString& id, QSize pixels, const BoardStyle& style) {
    QImage image(pixels.expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QStringList words = id.split(u'/');
    for (QString& word : words) word = QUrl::fromPercentEncoding(word.toUtf8());
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    draw(painter, words, image.size(), style);
    return image;
}

QImage BoardProvider::requestImage(const QString& id, QSize* size, const QSize&) {
    const QString options = id.section(u'?', -1);
    const QString wish = options.section(u',', 0, 0);
    const QSize pixels(qBound(1, wish.section(u'x', 0, 0).toInt(), 4096),
                       qBound(1, wish.section(u'x', 1, 1).toInt(), 4096));
    if (size) *size = pixels;
    const int detail = options.section(u',', 1, 1).toInt();
    return board_art(id.section(u'?', 0, -2), pixels, BoardArt::parse(options.section(u',', 2), detail));
}

BoardArt::BoardArt(shell::Settings& settings, QObject* parent) : QObject(parent), settings_(settings) {
    follow();
    connect(&settings, &shell::Settings::changed, this, &BoardArt::follow);
}

BoardArt* BoardArt::create(QQmlEngine* engine, QJSEngine* js) {
    if (!engine->imageProvider(QStringLiteral("board")))
        engine->addImageProvider(QStringLiteral("board"), new BoardProvider);
    return art_of(engine, js);
}

BoardStyle BoardArt::parse(const QString& style, int detail) {
    const QStringList words = style.split(u',');
    return {detail, static_cast<shell::Settings::Look>(words.value(0).toInt()), words.value(1).toInt(),
            shell::Typefaces::ui(static_cast<shell::Settings::Face>(words.value(2).toInt())),
            shell::Typefaces::display()};
}

int BoardArt::detail(qreal size, int before) {
    constexpr qreal some = 26, all = 56, late = 0.1;
    if (size >= (before >= 2 ? all * (1 - late) : all)) return 2;
    return size >= (before >= 1 ? some * (1 - late) : some) ? 1 : 0;
}

QString BoardArt::source(const QString& picture, qreal width, qreal height, int detail, const QString& style) {
    return QStringLiteral("image://board/%1?%2x%3,%4,%5")
        .arg(picture)
        .arg(qCeil(width))
        .arg(qCeil(height))
        .arg(detail)
        .arg(style);
}

QString BoardArt::counter(const QVariantMap& row) { return counter_name(row); }

qreal BoardArt::reach(bool inner) { return reach_of(inner); }

qreal BoardArt::pillWidth(const QString& text, const QString& style) { return pill_width(text, parse(style, 1)); }

qreal BoardArt::pillHeight() { return pill_height; }

void BoardArt::follow() {
    const QString now = QStringLiteral("%1,%2,%3")
                            .arg(static_cast<int>(settings_.resolved_look()))
                            .arg(settings_.property("patternStrength").toInt())
                            .arg(settings_.property("face").toInt());
    if (now == style_) return;
    style_ = now;
    emit changed();
}

}  // namespace hexmoot::ui
