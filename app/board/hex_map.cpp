#include "app/board/hex_map.h"

#include <QCoreApplication>
#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGRenderNode>
#include <QSGRendererInterface>
#include <QThreadPool>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/board/board_art.h"
#include "app/board/terrain.h"

namespace hexmoot::ui {
namespace {

/// Draws nothing over a rectangle.
class Nothing : public QSGRenderNode {
  public:
    QRectF area;

    void render(const RenderState*) override {}
    [[nodiscard]] QRectF rect() const override { return area; }
    [[nodiscard]] RenderingFlags flags() const override { return BoundedRectRendering; }
};

/// Not the common pool: the renderer waits for that one.
QThreadPool& painters() {
    static QThreadPool pool;
    pool.setMaxThreadCount(1);
    return pool;
}

}  // namespace

QImage HexMap::paint_tiles(const Wish& wish, const BoardStyle& style) {
    QImage image(wish.pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(wish.pixels.width() / wish.bounds.width(), wish.pixels.height() / wish.bounds.height());
    painter.translate(-wish.bounds.topLeft());
    for (const HexScene::Tile& tile : wish.tiles) draw_hex(painter, tile.hex, tile.face, style);
    if (wish.labels)
        for (const HexScene::Tile& tile : wish.tiles)
            if (!tile.label.isEmpty()) draw_letter(painter, tile.hex, tile.label, style);
    return image;
}

HexMap::HexMap(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    connect(this, &HexMap::changed, this, &QQuickItem::polish);
}

// A picture that is being painted needs fonts, which go with the program.
HexMap::~HexMap() {
    ++*turn_;
    painters().waitForDone();
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

void HexMap::set_hasty(bool hasty) {
    if (hasty == hasty_) return;
    hasty_ = hasty;
    emit hastyChanged();
    update();
}

HexMap::Wish HexMap::wish() const {
    if (!scene_ || scene_->bounds().isEmpty() || raster_ <= 0) return {};
    const qreal ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    const QSizeF size = scene_->bounds().size() * raster_;
    const QSizeF device = QSizeF(std::round(size.width()), std::round(size.height())) * ratio;
    const qreal shrink = std::min(1.0, largest / std::max(device.width(), device.height()));
    return {scene_->tiles(), scene_->bounds(), (device * shrink).toSize().expandedTo({1, 1}), style_, labels_};
}

void HexMap::updatePolish() {
    const Wish now = wish();
    if (now == wished_) return;
    const bool moved = now.bounds != wished_.bounds;
    wished_ = now;
    if (now.pixels.isEmpty()) return show({});
    const BoardStyle style = BoardArt::parse(now.style, 2);
    // Stretched over other bounds, the old picture would be wrong and not just less sharp.
    if (image_.isNull() || moved) {
        ++*turn_;
        return show(paint_tiles(now, style));
    }
    const int turn = ++*turn_;
    painters().start([now, style, turn, last = turn_, here = QPointer<HexMap>(this)] {
        if (*last != turn) return;  // something else is wanted by now
        const QImage image = paint_tiles(now, style);
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [image, turn, last, here] {
                if (here && *last == turn) here->show(image);
            },
            Qt::QueuedConnection);
    });
}

void HexMap::show(const QImage& image) {
    image_ = image;
    if (!image.isNull()) painted_++;
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
        fresh_ = true;
    }
    if (fresh_) picture->setTexture(window()->createTextureFromImage(image_, QQuickWindow::TextureHasAlphaChannel));
    fresh_ = false;
    picture->setFiltering(hasty_ ? QSGTexture::Nearest : QSGTexture::Linear);
    picture->setRect(boundingRect());
    return picture;
}

QSGNode* HexVeil::updatePaintNode(QSGNode* node, UpdatePaintNodeData*) {
    if (window()->rendererInterface()->graphicsApi() != QSGRendererInterface::Software) return nullptr;
    auto* veil = static_cast<Nothing*>(node);
    if (!veil) veil = new Nothing;
    veil->area = boundingRect();
    veil->markDirty(QSGNode::DirtyMaterial);
    return veil;
}

bool HexMask::contains(const QPointF& point) const {
    return in_hexagon({radius_ * std::numbers::sqrt3 / 2, radius_}, radius_, point);
}

}  // namespace hexmoot::ui
