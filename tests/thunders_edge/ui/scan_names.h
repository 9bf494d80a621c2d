// What of all that can be read in a window names a card that the present eyes may not know.
#pragma once

#include <QQuickWindow>
#include <QStringList>

#include "app/games/thunders_edge/te_engine.h"
#include "app/table/table_model.h"

namespace hexmoot::robot {

/// The names of the cards in a pack of nonsense: each occurs nowhere else.
QString nonsense_name(te::Mission card);
QString nonsense_name(te::Senate card);
/// Puts the pack into the user's data folder, where the program looks for it.
void write_nonsense_pack();

/// Everything readable in a window that names a card which its table's viewer does not know. Lines of the public log
/// may name what was public when they were written. Without a table nothing may be named.
QStringList leaks(QQuickWindow& window, const ui::TableModel* table);
/// The same for other eyes.
QStringList leaks(QQuickWindow& window, const ui::TableModel* table, Viewer eyes);

}  // namespace hexmoot::robot
