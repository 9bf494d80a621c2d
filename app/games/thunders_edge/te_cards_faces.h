#pragma once

#include <QVariantMap>

#include "app/games/thunders_edge/te_engine.h"

namespace hexmoot::te {

class TeBoard;

/// The kind of a Mission card as pictures know it: "initiative", "alliance", "strength", "investment", "action".
QString kind_id(MissionKind);
QString place_icon(OffWorld);
QString type_icon(LocationType);

/// The face of a Mission card, for MissionCard.qml: { key, name, kind, kindName, icon, timing, pay, control, cost,
/// effect, points, tension, ... }. Whoever shows it sets state, reason, digit, lit, chosen and dimmed.
QVariantMap mission_face(const TeBoard&, Mission);
/// The face of a Location with its ability, for LocationCard.qml; `used` strikes the ability through.
QVariantMap location_face(const TeBoard&, Location);
QVariantMap faction_face(const TeBoard&, Faction);
/// The words of any card's face, for a screen reader.
QString spoken_face(const QVariantMap& face);

/// One line of a Senate requirement: { icon, bloc, need, text }.
QVariantMap line_face(const TeBoard&, const SenateLine&);

}  // namespace hexmoot::te
