#pragma once

#include <QHash>
#include <QMap>
#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QStringList>
#include <QVariantMap>

#include <QtQml/qqmlregistration.h>

#include "app/board/hex_grid.h"
#include "app/table/rows.h"

namespace hexmoot::ui {

/// Where everything of a hex board lies. Takes the rows of a game (HexBoard.qml describes them) and makes rows of
/// pictures, { key, x, y, w, h, art }, in design lengths: x and y are the upper left corner. The names of pictures are
/// those of board_art().
class HexScene : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(hexmoot::ui::Rows* hexes READ hexes WRITE set_hexes NOTIFY sourcesChanged FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* areas READ areas WRITE set_areas NOTIFY sourcesChanged FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* pieces READ pieces WRITE set_pieces NOTIFY sourcesChanged FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* lights READ lights WRITE set_lights NOTIFY sourcesChanged FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* arrows READ arrows WRITE set_arrows NOTIFY sourcesChanged FINAL)
    /// Only the hexes of these areas, with what is on them; all when it is empty.
    Q_PROPERTY(QStringList only READ only WRITE set_only NOTIFY onlyChanged FINAL)
    Q_PROPERTY(QRectF bounds READ bounds NOTIFY boundsChanged FINAL)

    /// Edges of owned fields and the inner areas.
    Q_PROPERTY(hexmoot::ui::Rows* ground READ ground CONSTANT FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* glows READ glows CONSTANT FINAL)
    /// { key, x, y, text }: the middle of the upper edge of a name.
    Q_PROPERTY(hexmoot::ui::Rows* names READ names CONSTANT FINAL)
    /// With `way`, the points that a counter has just come by.
    Q_PROPERTY(hexmoot::ui::Rows* counters READ counters CONSTANT FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* badges READ badges CONSTANT FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* ways READ ways CONSTANT FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* chips READ chips CONSTANT FINAL)
    /// What may be pointed at: { key, x, y, w, h, inner, lit, text, does }.
    Q_PROPERTY(hexmoot::ui::Rows* places READ places CONSTANT FINAL)
    /// The pieces that may be picked: { key, area, x, y, w, h, text }.
    Q_PROPERTY(hexmoot::ui::Rows* picks READ picks CONSTANT FINAL)

  public:
    using QObject::QObject;

    [[nodiscard]] Rows* hexes() const { return hexes_; }
    [[nodiscard]] Rows* areas() const { return areas_; }
    [[nodiscard]] Rows* pieces() const { return pieces_; }
    [[nodiscard]] Rows* lights() const { return lights_; }
    [[nodiscard]] Rows* arrows() const { return arrows_; }
    void set_hexes(Rows* rows) { take(hexes_, rows); }
    void set_areas(Rows* rows) { take(areas_, rows); }
    void set_pieces(Rows* rows) { take(pieces_, rows); }
    void set_lights(Rows* rows) { take(lights_, rows); }
    void set_arrows(Rows* rows) { take(arrows_, rows); }
    [[nodiscard]] QStringList only() const { return only_; }
    void set_only(const QStringList& areas);

    [[nodiscard]] QRectF bounds() const { return bounds_; }
    [[nodiscard]] Rows* ground() { return &ground_; }
    [[nodiscard]] Rows* glows() { return &glows_; }
    [[nodiscard]] Rows* names() { return &names_; }
    [[nodiscard]] Rows* counters() { return &counters_; }
    [[nodiscard]] Rows* badges() { return &badges_; }
    [[nodiscard]] Rows* ways() { return &ways_; }
    [[nodiscard]] Rows* chips() { return &chips_; }
    [[nodiscard]] Rows* places() { return &places_; }
    [[nodiscard]] Rows* picks() { return &picks_; }

    /// One hex of the map.
    struct Tile {
        Hex hex;
        QString face;
        QString label;
        bool operator==(const Tile&) const = default;
    };
    [[nodiscard]] const QList<Tile>& tiles() const { return tiles_; }

    /// The area at a point: the inner one where there is one; "" off the map.
    Q_INVOKABLE [[nodiscard]] QString areaAt(QPointF point) const;
    /// The middle of an area; of the whole board when there is none of that name.
    Q_INVOKABLE [[nodiscard]] QPointF middleOf(const QString& area) const;
    /// What encloses these areas; nothing when none of them is there.
    Q_INVOKABLE [[nodiscard]] QRectF around(const QStringList& areas) const;
    /// The areas that are lit, in the order of the lights.
    Q_INVOKABLE [[nodiscard]] QStringList litAreas() const;

  signals:
    void sourcesChanged();
    void onlyChanged();
    void boundsChanged();
    /// Faces or places of hexes.
    void tilesChanged();

  private:
    struct Place {
        Hex hex;
        bool inner = false;
        bool parted = false;  // a field whose hex has an inner area
        int pieces = 0;
        [[nodiscard]] QPointF middle() const { return middle_of(hex) + (inner ? inner_offset : QPointF()); }
        [[nodiscard]] qreal radius() const { return inner ? inner_radius : hex_radius; }
    };

    void take(Rows*& place, Rows* rows);
    void rebuild();
    void read_tiles();
    void read_areas();
    void lay_areas();
    void lay_badges(const QVariantMap& row, const Place& at, QList<QVariantMap>& out) const;
    void lay_pieces();
    void lay_lights();
    void lay_places();
    void lay_arrows();
    [[nodiscard]] bool shows(Hex hex) const;
    [[nodiscard]] QVariantList way_of(const QVariantMap& row, const QVariantMap& counter) const;
    [[nodiscard]] const Place* place(const QString& area) const;

    Rows* hexes_ = nullptr;
    Rows* areas_ = nullptr;
    Rows* pieces_ = nullptr;
    Rows* lights_ = nullptr;
    Rows* arrows_ = nullptr;
    QStringList only_;
    QList<Tile> tiles_;
    QMap<QString, Place> by_key_;
    QMap<Hex, QString> fields_, inners_;
    QMap<Hex, bool> shown_;  // while only some are
    QRectF bounds_;
    Rows ground_, glows_, names_, counters_, badges_, ways_, chips_, places_, picks_;
};

}  // namespace hexmoot::ui
