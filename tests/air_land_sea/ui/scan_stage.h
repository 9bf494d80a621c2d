// Every screen of the program, set up by name.
#pragma once

#include <map>

#include "tests/ui/robot_hands.h"
#include "tests/ui/robot_house.h"

namespace hexmoot::robot {

/// A position of the game and what has to be done to see the screen.
struct Scene {
    QString screen;     // of the house; "" for the table
    std::string state;  // of the game on the table, or of a game in the library; "" for none
    play::Privacy privacy = play::Privacy::open;
    std::function<void(House&, Hands&)> act = [](House&, Hands&) {};
    std::function<void(House&)> prepare = [](House&) {};  // before the program starts
};

/// All of them: start, new game, saves, settings pages, about, and the table in each kind of decision.
const std::map<std::string, Scene>& scenes();
/// Opens the program at the scene.
void show(House& house, const Scene& scene);

}  // namespace hexmoot::robot
