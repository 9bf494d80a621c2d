#include "app/shell/art_provider.h"

#include "app/shell/art.h"

namespace hexmoot::shell {

QImage ArtProvider::requestImage(const QString& id, QSize* size, const QSize& requested) {
    constexpr int usual = 48;
    const QSize wanted(requested.width() > 0 ? requested.width() : usual,
                       requested.height() > 0 ? requested.height() : usual);
    if (size) *size = wanted;
    return art(id, wanted);
}

}  // namespace hexmoot::shell
