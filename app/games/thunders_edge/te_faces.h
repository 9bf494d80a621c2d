#pragma once

#include <QVariantMap>

#include "app/games/thunders_edge/te_engine.h"

namespace hexmoot::te {

class TeBoard;

/// The name of a bloc as pictures and colours know it: "military", "agra-union", ...; "" for none.
QString bloc_id(Bloc);
QString bloc_icon(Bloc);
QString trait_name(Trait);

/// The face of a Senate card, for SenateCard.qml: { key, bloc, blocName, icon, points, senator, name, trait, black,
/// effect, text, digit, lit, chosen }. Whoever shows it sets the last three.
QVariantMap senate_face(const TeBoard&, Senate);
/// What is asked for, for a chip (brief) or a sentence (text): { icon, senator, brief, text }.
QVariantMap request_face(const TeBoard&, Request);

/// Tells things apart that are called alike: their text becomes "Clear, 2 of 3".
void number_alike(QList<QVariantMap>& rows, const QString& field = QStringLiteral("text"));

}  // namespace hexmoot::te
