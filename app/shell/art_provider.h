#pragma once

#include <QQuickImageProvider>

namespace hexmoot::shell {

/// Draws the house's own vector artwork at the exact pixel size asked for. Colours are written "rrggbb" or "aarrggbb".
///   icon/<name>/<colour>               line icon of assets/icons
///   emblem/<livery>/<colour>           bare seat emblem
///   seat/<livery>/<pattern %>          seat badge: fill, pattern, emblem
///   disc/<livery>                      round seat badge of the hand-over curtain
///   pattern/<livery>/<pattern %>       one tile of a seat pattern
///   card/<band colour>/<edge colour>   card front: paper, band, edge
///   cardback/<edge colour>             card back: frame and chevrons
///   logo/<colour>/<centre colour>      the hexagonal table
///   picture/<path under assets>        any other picture, as it is
/// A picture may end in "?all,12", "?top,12" or "?left,12": rounded corners of so many pixels.
class ArtProvider : public QQuickImageProvider {
  public:
    ArtProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

    /// Unknown names give an empty picture and a warning in the log; they never fail.
    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;
};

}  // namespace hexmoot::shell
