#include "app/board/hex_scene.h"

#include <QUrl>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/board/counter_art.h"
#include "app/board/mark_art.h"
#include "app/board/piece_slots.h"

namespace hexmoot::ui {
namespace {

QString word(const QVariantMap& row, const char* name) { return row.value(QLatin1String(name)).toString(); }
int number(const QVariantMap& row, const char* name, int usual) {
    return row.value(QLatin1String(name), usual).toInt();
}
bool flag(const QVariantMap& row, const char* name) { return row.value(QLatin1String(name)).toBool(); }
Hex hex_of(const QVariantMap& row) { return {number(row, "q", 0), number(row, "r", 0)}; }

/// A word as a part of a picture's name.
QString spelled(const QString& text) { return QString::fromLatin1(QUrl::toPercentEncoding(text)); }

QList<QVariantMap> all(const Rows* rows) { return rows ? rows->rows() : QList<QVariantMap>(); }

/// A row of a picture of w by h around a point.
QVariantMap picture(const QString& key, QPointF middle, qreal w, qreal h, const QString& art) {
    return {{QStringLiteral("key"), key},
            {QStringLiteral("x"), middle.x() - w / 2},
            {QStringLiteral("y"), middle.y() - h / 2},
            {QStringLiteral("w"), w},
            {QStringLiteral("h"), h},
            {QStringLiteral("art"), art}};
}

QVariantMap square(const QString& key, QPointF middle, qreal reach, const QString& art) {
    return picture(key, middle, 2 * reach, 2 * reach, art);
}

SlotPlace slot_place(bool inner, bool parted) {
    return inner ? SlotPlace::Inner : parted ? SlotPlace::BesideInner : SlotPlace::Field;
}

/// Where the marks of an area lie, one after the other.
QPointF mark_at(int index, bool inner, bool parted) {
    static const QList<QPointF> field{{.46, .4}, {-.46, .4}, {0, .68}, {0, -.68}},
        beside{{.64, -.34}, {.36, -.62}, {.66, .06}, {.06, -.76}},
        inside{{.44, .17}, {-.44, .17}, {0, -.4}, {.4, -.06}};
    const QList<QPointF>& spots = inner ? inside : parted ? beside : field;
    return spots[index % spots.size()] * hex_radius;
}

/// The chip of a light keeps clear of the counters.
QPointF chip_at(bool inner, bool parted, bool held) {
    if (inner) return held ? QPointF(-0.08, -0.46) * hex_radius : QPointF();
    if (parted) return QPointF(0.52, held ? -0.16 : 0.16) * hex_radius;
    return held ? QPointF(0, 0.62) * hex_radius : QPointF();
}

}  // namespace

void HexScene::take(Rows*& place, Rows* rows) {
    if (place == rows) return;
    if (place) disconnect(place, nullptr, this, nullptr);
    place = rows;
    if (rows) {
        connect(rows, &Rows::changed, this, [this, &place] {
            if (&place == &lights_) return lay_lights(), lay_places();
            if (&place == &arrows_) return lay_arrows();
            if (&place == &pieces_) return lay_pieces(), lay_lights();
            rebuild();
        });
        connect(rows, &QObject::destroyed, this, [this, &place] { place = nullptr; });
    }
    emit sourcesChanged();
    rebuild();
}

void HexScene::set_only(const QStringList& areas) {
    if (areas == only_) return;
    only_ = areas;
    emit onlyChanged();
    rebuild();
}

void HexScene::rebuild() {
    read_areas();
    read_tiles();
    lay_areas();
    lay_pieces();
    lay_lights();
    lay_places();
    lay_arrows();
}

bool HexScene::shows(Hex hex) const { return only_.isEmpty() || shown_.contains(hex); }

void HexScene::read_tiles() {
    QList<Tile> tiles;
    QRectF bounds;
    for (const QVariantMap& row : all(hexes_)) {
        const Tile tile{hex_of(row), word(row, "face"), word(row, "label")};
        if (!shows(tile.hex)) continue;
        tiles << tile;
        bounds |= hexagon(middle_of(tile.hex), hex_radius).boundingRect();
    }
    if (!bounds.isEmpty()) bounds.adjust(-6, -6, 6, 8);
    if (bounds != bounds_) {
        bounds_ = bounds;
        emit boundsChanged();
    }
    if (tiles == tiles_) return;
    tiles_ = tiles;
    emit tilesChanged();
}

void HexScene::read_areas() {
    by_key_.clear();
    fields_.clear();
    inners_.clear();
    shown_.clear();
    for (const QVariantMap& row : all(areas_))
        if (only_.contains(word(row, "key"))) shown_[hex_of(row)] = true;
    for (const QVariantMap& row : all(areas_)) {
        const Hex hex = hex_of(row);
        if (!shows(hex)) continue;
        const bool inner = flag(row, "inner");
        by_key_[word(row, "key")] = {hex, inner};
        (inner ? inners_ : fields_)[hex] = word(row, "key");
    }
    for (Place& each : by_key_) each.parted = !each.inner && inners_.contains(each.hex);
}

const HexScene::Place* HexScene::place(const QString& area) const {
    const auto found = by_key_.constFind(area);
    return found == by_key_.cend() ? nullptr : &*found;
}

void HexScene::lay_areas() {
    QList<QVariantMap> ground, names, badges;
    for (const QVariantMap& row : all(areas_)) {
        const QString key = word(row, "key");
        const Place* here = place(key);
        if (!here) continue;
        const int owner = number(row, "owner", -1);
        const bool held = flag(row, "held");
        if (here->inner) {
            const QString icon = word(row, "glyph");
            ground << square(key, here->middle(), reach_of(true),
                             QStringLiteral("inner/%1/%2/%3")
                                 .arg(icon.isEmpty() ? QStringLiteral("-") : spelled(icon))
                                 .arg(owner)
                                 .arg(held ? u"held" : u"empty"));
        } else if (owner >= 0 && !held) {
            ground << square(key, here->middle(), reach_of(false), QStringLiteral("edge/%1").arg(owner));
        }
        if (const QString name = word(row, "name"); !name.isEmpty()) {
            const QPointF at = here->middle() + (here->inner ? QPointF(0.12, 0.34) : QPointF(0, 0.62)) * hex_radius;
            names << QVariantMap{{QStringLiteral("key"), key},
                                 {QStringLiteral("x"), at.x()},
                                 {QStringLiteral("y"), at.y()},
                                 {QStringLiteral("text"), name}};
        }
        lay_badges(row, *here, badges);
    }
    // Fields come first: an inner area lies on its field's edge.
    std::stable_partition(ground.begin(), ground.end(),
                          [](const QVariantMap& row) { return word(row, "art").startsWith(u"edge"); });
    ground_.assign(ground);
    names_.assign(names);
    badges_.assign(badges);
}

void HexScene::lay_badges(const QVariantMap& row, const Place& at, QList<QVariantMap>& out) const {
    const QString key = word(row, "key");
    const QPointF middle = at.middle();
    if (const int defence = number(row, "defence", -1); defence >= 0)
        out << square(key + QStringLiteral("/defence"), middle + QPointF(-0.395, -0.35) * hex_radius, badge_reach,
                      QStringLiteral("defence/%1").arg(defence));
    if (const int worth = number(row, "worth", -1); worth >= 0)
        out << square(key + QStringLiteral("/worth"), middle + QPointF(0.38, -0.38) * hex_radius, badge_reach,
                      QStringLiteral("worth/%1").arg(worth));
    int index = 0;
    for (const QVariant& entry : row.value(QStringLiteral("marks")).toList()) {
        const QVariantMap mark = entry.toMap();
        out << square(QStringLiteral("%1/mark%2").arg(key).arg(index), middle + mark_at(index, at.inner, at.parted),
                      badge_reach, QStringLiteral("mark/%1").arg(spelled(word(mark, "glyph"))));
        index++;
    }
}

/// Where the counter of a piece was, one area after the other, as upper left corners.
QVariantList HexScene::way_of(const QVariantMap& row, const QVariantMap& counter) const {
    const QPointF corner = QPointF(counter[QStringLiteral("w")].toReal(), counter[QStringLiteral("h")].toReal()) / 2;
    QVariantList out;
    for (const QString& area : row.value(QStringLiteral("way")).toStringList())
        if (const Place* there = place(area)) out << there->middle() - corner;
    return out;
}

void HexScene::lay_pieces() {
    QMap<QString, QList<QVariantMap>> on;
    for (Place& each : by_key_) each.pieces = 0;
    for (const QVariantMap& row : all(pieces_)) on[word(row, "area")] << row;
    QMap<QString, QVariantMap> laid;
    for (auto it = on.cbegin(); it != on.cend(); ++it) {
        const auto here = by_key_.find(it.key());
        if (here == by_key_.end()) continue;
        here->pieces = static_cast<int>(it->size());
        const PieceSlots spots = piece_slots(slot_place(here->inner, here->parted), here->pieces);
        for (int i = 0; i < here->pieces; i++) {
            const QVariantMap& row = (*it)[i];
            const qreal lift = flag(row, "chosen") ? 2 : 0;
            const QPointF at = here->middle() + spots.at[i] - QPointF(0, lift);
            QVariantMap out =
                square(word(row, "key"), at, spots.size / counter_size * counter_canvas / 2, counter_name(row));
            out[QStringLiteral("size")] = spots.size;
            out[QStringLiteral("way")] = way_of(row, out);
            laid[word(row, "key")] = out;
        }
    }
    QList<QVariantMap> counters, picks;
    for (const QVariantMap& row : all(pieces_)) {
        const auto found = laid.constFind(word(row, "key"));
        if (found == laid.cend()) continue;
        counters << *found;
        if (!flag(row, "lit")) continue;
        const qreal size = found->value(QStringLiteral("size")).toReal();
        const QPointF middle(
            found->value(QStringLiteral("x")).toReal() + found->value(QStringLiteral("w")).toReal() / 2,
            found->value(QStringLiteral("y")).toReal() + found->value(QStringLiteral("h")).toReal() / 2);
        QVariantMap pick = picture(word(row, "key"), middle, size, size, {});
        pick[QStringLiteral("area")] = word(row, "area");
        pick[QStringLiteral("text")] = word(row, "text");
        pick[QStringLiteral("chosen")] = flag(row, "chosen");
        picks << pick;
    }
    counters_.assign(counters);
    picks_.assign(picks);
}

void HexScene::lay_lights() {
    QList<QVariantMap> glows, chips;
    for (const QVariantMap& row : all(lights_)) {
        const QString key = word(row, "key");
        const Place* here = place(key);
        if (!here) continue;
        const QString state = word(row, "state");
        glows << square(key, here->middle(), reach_of(here->inner),
                        QStringLiteral("light/%1/%2").arg(state, here->inner ? u"inner" : u"field"));
        const QString text = word(row, "chip");
        const QString own = word(row, "icon");
        const QString icon = own.isEmpty() && state == u"stop" ? QStringLiteral("stop") : own;
        if (text.isEmpty() && icon.isEmpty()) continue;
        const qreal scale = here->inner ? 0.86 : 1;
        chips << picture(key, here->middle() + chip_at(here->inner, here->parted, here->pieces > 0),
                         chip_width(text, !icon.isEmpty()) * scale, chip_height * scale,
                         QStringLiteral("chip/%1/%2/%3")
                             .arg(spelled(text), icon.isEmpty() ? QStringLiteral("-") : spelled(icon), state));
    }
    std::stable_partition(glows.begin(), glows.end(),
                          [](const QVariantMap& row) { return word(row, "art").endsWith(u"field"); });
    glows_.assign(glows);
    chips_.assign(chips);
}

void HexScene::lay_places() {
    QMap<QString, QVariantMap> lights;
    for (const QVariantMap& row : all(lights_)) lights[word(row, "key")] = row;
    QList<QVariantMap> places;
    for (const bool inner : {false, true})
        for (const QVariantMap& row : all(areas_)) {
            const QString key = word(row, "key");
            const Place* here = place(key);
            if (!here || here->inner != inner) continue;
            const qreal reach = here->radius();
            QVariantMap out = picture(key, here->middle(), reach * std::numbers::sqrt3, 2 * reach, {});
            const QVariantMap light = lights.value(key);
            const QString state = word(light, "state");
            out[QStringLiteral("inner")] = inner;
            out[QStringLiteral("lit")] = state == u"lit" || state == u"stop";
            out[QStringLiteral("chosen")] = state == u"chosen";
            out[QStringLiteral("text")] = word(row, "text");
            out[QStringLiteral("does")] = word(light, "text");
            places << out;
        }
    places_.assign(places);
}

void HexScene::lay_arrows() {
    QList<QVariantMap> ways;
    for (const QVariantMap& row : all(arrows_)) {
        const Place* from = place(word(row, "from"));
        const Place* to = place(word(row, "to"));
        if (!from || !to) continue;
        const QPointF way = to->middle() - from->middle();
        QVariantMap out = picture(
            word(row, "key"), from->middle() + way / 2, std::abs(way.x()) + 2 * arrow_margin,
            std::abs(way.y()) + 2 * arrow_margin,
            QStringLiteral("arrow/%1/%2/%3").arg(word(row, "kind")).arg(way.x(), 0, 'f', 1).arg(way.y(), 0, 'f', 1));
        out[QStringLiteral("text")] = word(row, "text");
        ways << out;
    }
    ways_.assign(ways);
}

QString HexScene::areaAt(QPointF point) const {
    // An inner area reaches over the side of its hex, so the neighbours count too.
    const Hex near = hex_at(point);
    for (const Hex step : {Hex{0, 0}, Hex{1, 0}, Hex{0, 1}, Hex{1, -1}, Hex{-1, 0}, Hex{0, -1}, Hex{-1, 1}}) {
        const Hex hex{near.q + step.q, near.r + step.r};
        const auto inner = inners_.constFind(hex);
        if (inner != inners_.cend() && in_hexagon(middle_of(hex) + inner_offset, inner_radius, point)) return *inner;
    }
    return fields_.value(near);
}

QPointF HexScene::middleOf(const QString& area) const {
    const Place* here = place(area);
    return here ? here->middle() : bounds_.center();
}

QRectF HexScene::around(const QStringList& areas) const {
    QRectF out;
    for (const QString& key : areas)
        if (const Place* here = place(key)) out |= hexagon(middle_of(here->hex), hex_radius).boundingRect();
    return out;
}

QStringList HexScene::litAreas() const {
    QStringList out;
    for (const QVariantMap& row : places_.rows())
        if (flag(row, "lit")) out << word(row, "key");
    for (const QVariantMap& row : picks_.rows()) out << word(row, "area");
    return out;
}

}  // namespace hexmoot::ui
