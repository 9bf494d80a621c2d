// From words to presses: which control of the table comes next on the way to a command.
#pragma once

#include <QMap>
#include <QStringList>

#include "tests/thunders_edge/ui/robot_sight.h"

namespace hexmoot::robot {

/// A command as far as it is said, and what is left of it. Words are spelled as the engine spells them.
struct Meaning {
    QStringList said;
    QStringList words;  // the next one first, never empty
    bool combat = false;
    bool first_units = false;
    bool in_hand = false;        // the drawer of the speaker is open
    QMap<QString, int> pressed;  // since the last answer, by name

    [[nodiscard]] bool fresh() const { return said.isEmpty(); }
    [[nodiscard]] QStringList whole() const { return said + words; }
    [[nodiscard]] bool was_pressed(const QString& name) const { return pressed.contains(name); }
};

/// The control to press now; null when nothing on the screen leads to these words.
const Control* next_press(const Sight& sight, const Meaning& meaning);
/// The same for a word that is said by a press on the thing itself, or on a button of its name.
const Control* says_word(const Sight& sight, const QString& word);

/// What a word is, by its spelling.
bool is_area(const QString& word);
bool is_card(const QString& word);
bool is_seat(const QString& word);
bool is_unit(const QString& word);

// The ways of single parts of the game.
const Control* way_of_senate(const Sight& sight, const Meaning& meaning);
const Control* way_of_map(const Sight& sight, const Meaning& meaning);
const Control* way_of_battle(const Sight& sight, const Meaning& meaning);
const Control* way_of_order(const Sight& sight, const Meaning& meaning);
const Control* way_of_first_units(const Sight& sight, const Meaning& meaning);

}  // namespace hexmoot::robot
