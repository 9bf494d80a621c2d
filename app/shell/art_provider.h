#pragma once

#include <QQuickImageProvider>

namespace hexmoot::shell {

/// "image://art/..." for icons, emblems and cards: small pictures that many items share. Larger ones are Picture items.
class ArtProvider : public QQuickImageProvider {
  public:
    ArtProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;
};

}  // namespace hexmoot::shell
