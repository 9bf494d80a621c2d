#pragma once

#include <QImage>
#include <QString>

namespace hexmoot::shell {

/// One picture of the house's own vector artwork, drawn at exactly this size in pixels. Colours are written "rrggbb" or
/// "aarrggbb".
///   icon/<name>/<colour>               line icon of assets/icons
///   piece/<name>/<colour>              filled picture of assets/pieces, or the line icon of that name
///   emblem/<livery>/<colour>           bare seat emblem
///   seat/<livery>/<pattern %>          seat badge: fill, pattern, emblem
///   disc/<livery>                      round seat badge of the hand-over curtain
///   pattern/<livery>/<pattern %>       one tile of a seat pattern
///   card/<band colour>/<edge colour>   card front: paper, band, edge
///   cardback/<edge colour>             card back: frame and chevrons
///   hexback/<edge colour>/<icon>       card back: frame and nested hexes around a line icon
///   logo/<colour>/<centre colour>      the hexagonal table
///   picture/<path under assets>        any other picture, as it is
/// A picture may end in "?all,12", "?top,12" or "?left,12": rounded corners of so many lengths of the layout, each
/// `ratio` pixels. Unknown names give an empty picture and a warning in the log; they never fail.
[[nodiscard]] QImage art(const QString& id, const QSize& size, qreal ratio = 1);

}  // namespace hexmoot::shell
