#include "app/board/hex_map.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/board/board_art.h"
#include "app/board/terrain.h"

namespace hexmoot::ui {
namespace {

QImage paint_tiles(const HexScene& scene, QSize pixels, const BoardStyle& style, bool labels) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF bounds = scene.bounds();
    painter.scale(pixels.width() / bounds.width(), pixels.height() / bounds.height());
    painter.translate(-bounds.topLeft());
    for (const HexScene::Tile& tile : scene.tiles()) draw_hex(painter, tile.hex, tile.face, style);
    if (labels)
        for (const HexScene::Tile& tile : scene.tiles())
            if (!tile.label.isEmpty()) draw_letter(painter, tile.hex, tile.label, style);
    return image;
}

}  // namespace

HexMap::HexMap(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    connect(this, &HexMap::changed, this, &QQuickItem::polish);
}

void HexMap::set_scene(HexScene* scene) {
    if (scene == scene_) return;
    if (scene_) disconnect(scene_, nullptr, this, nullptr);
    scene_ = scene;
    if (scene) {
        connect(scene, &HexScene::tilesChanged, this, &QQuickItem::polish);
        connect(scene, &HexScene::boundsChanged, this, &QQuickItem::polish);
    }
    emit changed();
}

void HexMap::updatePolish() {
    if (!scene_ || scene_->bounds().isEmpty() || raster_ <= 0) {
        image_ = {};
    } else {
        const qreal ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
        const QSizeF wish = scene_->bounds().size() * raster_;
        const QSizeF device = QSizeF(std::round(wish.width()), std::round(wish.height())) * ratio;
        const qreal shrink = std::min(1.0, largest / std::max(device.width(), device.height()));
        const QSize pixels = (device * shrink).toSize().expandedTo({1, 1});
        image_ = paint_tiles(*scene_, pixels, BoardArt::parse(style_, 2), labels_);
        painted_++;
    }
    fresh_ = true;
    update();
}

QSGNode* HexMap::updatePaintNode(QSGNode* node, UpdatePaintNodeData*) {
    auto* picture = static_cast<QSGImageNode*>(node);
    if (image_.isNull() || width() <= 0) {
        delete picture;
        return nullptr;
    }
    if (!picture) {
        picture = window()->createImageNode();
        picture->setOwnsTexture(true);
        picture->setFiltering(QSGTexture::Linear);
        fresh_ = true;
    }
    if (fresh_) picture->setTexture(window()->createTextureFromImage(image_, QQuickWindow::TextureHasAlphaChannel));
    fresh_ = false;
    picture->setRect(boundingRect());
    return picture;
}

bool HexMask::contains(const QPointF& point) const {
    return in_hexagon({radius_ * std::numbers::sqrt3 / 2, radius_}, radius_, point);
}

}  // namespace hexmoot::ui
