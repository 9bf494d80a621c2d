#pragma once

#include <QImage>
#include <QObject>
#include <QQuickImageProvider>
#include <QVariantMap>

#include <QtQml/qqmlregistration.h>

#include "app/board/board_style.h"
#include "app/board/hex_grid.h"

class QJSEngine;
class QQmlEngine;

namespace hexmoot::ui {

/// One picture of the board, drawn at exactly this size in pixels: counter/..., inner/..., edge/..., light/...,
/// chip/..., defence/..., worth/..., mark/..., arrow/..., pill/..., felt/... as counter_art.h and mark_art.h say; words
/// are percent-encoded. Unknown names give an empty picture and a warning in the log.
[[nodiscard]] QImage board_art(const QString& id, QSize pixels, const BoardStyle& style);

/// "image://board/<picture>?<width>x<height>,<detail>,<style>".
class BoardProvider : public QQuickImageProvider {
  public:
    BoardProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;
};

/// Where QML gets the pictures of the board from. `style` follows the user's settings: with another style all pictures
/// have another address.
class BoardArt : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString style READ style NOTIFY changed FINAL)
    /// Of a hex, from its middle to a corner; how wide a counter is. In design lengths.
    Q_PROPERTY(qreal radius READ radius CONSTANT FINAL)
    Q_PROPERTY(qreal counterWidth READ counter_width CONSTANT FINAL)

  public:
    explicit BoardArt(shell::Settings& settings, QObject* parent = nullptr);

    /// Also gives the engine its provider of pictures.
    static BoardArt* create(QQmlEngine* engine, QJSEngine* js);

    [[nodiscard]] QString style() const { return style_; }
    [[nodiscard]] static qreal radius() { return hex_radius; }
    [[nodiscard]] static qreal counter_width() { return counter_share * hex_radius; }
    /// The style that a text of style() spells.
    [[nodiscard]] static BoardStyle parse(const QString& style, int detail);
    /// How much a counter shows that is `size` pixels large on the screen and showed `before`: thresholds at 26 and 56
    /// pixels, which count 10 % later on the way.
    Q_INVOKABLE static int detail(qreal size, int before);
    /// The address of a picture of so many pixels; `style` is the property, passed so that QML sees it change.
    Q_INVOKABLE static QString source(const QString& picture, qreal width, qreal height, int detail,
                                      const QString& style);
    /// The name of a counter's picture, from a row of a board or anything like it.
    Q_INVOKABLE static QString counter(const QVariantMap& row);
    /// Half the width of the picture of a field or of an inner area.
    Q_INVOKABLE static qreal reach(bool inner);
    /// How wide and high the pill of a name is, for letters of size 1.
    Q_INVOKABLE static qreal pillWidth(const QString& text, const QString& style);
    Q_INVOKABLE static qreal pillHeight();

  signals:
    void changed();

  private:
    void follow();

    shell::Settings& settings_;
    QString style_;
};

}  // namespace hexmoot::ui
