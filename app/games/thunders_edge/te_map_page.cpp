// The side page: the unit that was taken up, the area that is pointed at.
#include <algorithm>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_map.h"
#include "app/shell/qt_text.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

namespace {

QVariantMap fact(const QString& label, const QString& value) { return {{u"label"_s, label}, {u"value"_s, value}}; }

}  // namespace

QString TeMap::chosen_key() const { return chosen_.none() ? QString() : key_of(board().shown(), chosen_); }

QVariantMap TeMap::unit() const {
    if (chosen_.none()) return {};
    const State& s = board().shown();
    const UnitType& type = unit_of(chosen_.piece);
    QVariantMap out;
    for (const QVariantMap& row : pieces_.rows())
        if (row.value("key").toString() == key_of(s, chosen_)) out = row;
    QString note = tr("%1 · %2").arg(board().seat_name(s.owner(chosen_.area)), area_name(chosen_.area));
    if (type.breakthrough != 0) note += u'\n' + tr("Can break through");
    if (chosen_.piece == Piece::conventional) note += u'\n' + tr("Lost in volcanic fields");
    if (type_of(chosen_.piece) == Piece::artillery) note += u'\n' + tr("Supports over two areas");
    const int full = std::max<int>(type.move, chosen_.points);
    out[u"title"_s] = board().called(word(type_of(chosen_.piece)));
    out[u"note"_s] = note;
    out[u"facts"_s] = QVariantList{fact(tr("Attack · Defence"), u"%1 · %2"_s.arg(type.attack).arg(type.defense)),
                                   fact(tr("Movement left"), tr("%1 of %2 areas").arg(chosen_.points).arg(full)),
                                   fact(tr("Legal areas now"), QString::number(ways_.all().size()))};
    return out;
}

QVariantMap TeMap::location_card(Area a) const {
    const State& s = board().shown();
    const Location l = location_in(s, a);
    if (l == Location::none) return {};
    const std::string id = "location." + spelled(word(l)) + '.';
    constexpr std::array types{"population_center", "refinery", "outpost"};
    const bool used = (s.locations_used >> index(l) & 1) != 0;
    return {{u"name"_s, board().text(id + "name")},
            {u"type"_s, board().text(std::string("type.") + types[static_cast<size_t>(card_of(l).type)])},
            {u"ability"_s, board().text(id + "ability")},
            {u"text"_s, board().text(id + "text")},
            {u"used"_s, used},
            {u"state"_s, used ? tr("Used") : tr("Once a game, by its holder")},
            {u"rule"_s, q(spelled(word(l)))}};
}

QVariantList TeMap::area_facts(Area a) const {
    const State& s = board().shown();
    QVariantList facts{fact(tr("Held by"), s.owner(a) == nobody ? tr("nobody") : board().seat_name(s.owner(a)))};
    facts << fact(tr("Units"), units(s, a) > 0 ? units_text(a) : tr("none"));
    if (const Location l = location_in(s, a); l != Location::none) {
        facts << fact(tr("Defence Value"), QString::number(card_of(l).defense));
        facts << fact(tr("Resources"), QString::number(card_of(l).resource));
        facts << fact(tr("Victory points"), QString::number(card_of(l).victory));
    } else if (known_terrain(s, site_of(a))) {
        const Terrain t = terrain(s, site_of(a));
        if (t == Terrain::mountain || t == Terrain::volcanic) facts << fact(tr("Entering it"), tr("ends the move"));
        if (t == Terrain::volcanic) facts << fact(tr("Conventional Force"), tr("is lost"));
    } else {
        facts << fact(tr("Entering it"), tr("turns it up"));
    }
    for (const QVariant& mark : marks(a)) facts << fact(mark.toMap().value("text").toString(), QString());
    return facts;
}

QVariantMap TeMap::area() const {
    const Area pointed = area_named(pointed_);
    const Area a = pointed != Area::none ? pointed : area_named(singled_);
    if (a == Area::none) return {};
    const State& s = board().shown();
    return {{u"key"_s, key_of(s, a)},
            {u"title"_s, area_name(a)},
            {u"livery"_s, s.owner(a) == nobody ? -1 : board().livery(s.owner(a))},
            {u"pointed"_s, pointed != Area::none},
            {u"light"_s, light_text(a)},
            {u"facts"_s, area_facts(a)},
            {u"card"_s, location_card(a)}};
}

}  // namespace hexmoot::te
