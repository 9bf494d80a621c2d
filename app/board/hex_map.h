#pragma once

#include <QImage>
#include <QList>
#include <QPointer>
#include <QQuickItem>
#include <QRectF>
#include <QSize>
#include <atomic>
#include <memory>

#include <QtQml/qqmlregistration.h>

#include "app/board/board_style.h"
#include "app/board/hex_scene.h"

namespace hexmoot::ui {

/// The ground of a hex board: one picture of all hexes, painted anew only when a hex, the look or the wished `raster`
/// changes. Covers the scene's bounds. Only the first one is waited for: later ones are painted beside, and the old
/// one is stretched meanwhile.
class HexMap : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(hexmoot::ui::HexScene* scene READ scene WRITE set_scene NOTIFY changed FINAL)
    /// How many pixels of the layout a design length has.
    Q_PROPERTY(qreal raster MEMBER raster_ NOTIFY changed FINAL)
    /// As BoardArt.style says.
    Q_PROPERTY(QString style MEMBER style_ NOTIFY changed FINAL)
    /// Letters say which terrain it is.
    Q_PROPERTY(bool labels MEMBER labels_ NOTIFY changed FINAL)

    /// While it moves fast it is stretched the quick way.
    Q_PROPERTY(bool hasty READ hasty WRITE set_hasty NOTIFY hastyChanged FINAL)

  public:
    explicit HexMap(QQuickItem* parent = nullptr);
    ~HexMap() override;

    [[nodiscard]] HexScene* scene() const { return scene_; }
    void set_scene(HexScene* scene);
    [[nodiscard]] bool hasty() const { return hasty_; }
    void set_hasty(bool hasty);
    /// How often it was painted, for tests.
    [[nodiscard]] int painted() const { return painted_; }

    /// Larger pictures are painted at fewer pixels and stretched.
    static constexpr int largest = 4096;

  signals:
    void changed();
    void hastyChanged();

  protected:
    void updatePolish() override;
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData*) override;

  private:
    struct Wish {
        QList<HexScene::Tile> tiles;
        QRectF bounds;
        QSize pixels;
        QString style;
        bool labels = false;
        bool operator==(const Wish&) const = default;
    };
    static QImage paint_tiles(const Wish& wish, const BoardStyle& style);
    [[nodiscard]] Wish wish() const;
    void show(const QImage& image);

    QPointer<HexScene> scene_;
    qreal raster_ = 1;
    QString style_;
    bool labels_ = false;
    Wish wished_;
    std::shared_ptr<std::atomic<int>> turn_ = std::make_shared<std::atomic<int>>(0);  // of the last wish
    QImage image_;
    bool hasty_ = false;
    bool fresh_ = false;
    int painted_ = 0;
};

/// Lies over a board that moves. Qt's software renderer adds up what each of hundreds of pictures uncovers, which takes
/// longer than drawing them; under one veil that is new in each frame there is nothing to add up. It draws nothing.
class HexVeil : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT

  public:
    explicit HexVeil(QQuickItem* parent = nullptr) : QQuickItem(parent) { setFlag(ItemHasContents); }

  protected:
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData*) override;
};

/// A hexagon that fills an item: the area in which a pointer hits it.
class HexMask : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qreal radius MEMBER radius_ NOTIFY radiusChanged FINAL)

  public:
    using QObject::QObject;
    Q_INVOKABLE [[nodiscard]] bool contains(const QPointF& point) const;

  signals:
    void radiusChanged();

  private:
    qreal radius_ = 0;
};

}  // namespace hexmoot::ui
