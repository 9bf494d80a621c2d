// What of all that can be read in a window the present eyes may not.
#pragma once

#include <QQuickWindow>
#include <QStringList>

#include "app/shell/engine.h"
#include "engine/games/air_land_sea/air_land_sea.h"

namespace hexmoot::robot {

/// The names and sentences of the cards in a pack of nonsense: each occurs nowhere else.
QString nonsense_name(als::Card card);
QString nonsense_rule(als::Card card);
/// Puts the pack into the user's data folder, where the program looks for it.
void write_nonsense_pack();

/// Everything readable that names a card these eyes do not know. Lines of the public log (`public_lines`) may name what
/// was public when they were written. Without a match nothing may be named.
QStringList leaks(QQuickWindow& window, const AnyMatch* match, Viewer eyes, const QStringList& public_lines);

}  // namespace hexmoot::robot
