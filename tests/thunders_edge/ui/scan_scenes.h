// Every screen of Thunder's Edge's table, set up by name.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/games/thunders_edge/te_engine.h"
#include "tests/ui/table_stage.h"

namespace hexmoot::robot {

/// A point of a game of greedy players, and what has to be done to see the screen.
struct Scene {
    std::string name;
    ui::Casting casting;
    std::function<void(ui::Stage&)> act = [](ui::Stage&) {};
};

/// All of them, in the order of a game. The greedy players' games are the same every time.
std::vector<Scene> scenes();

/// The stage at the scene, with everything done.
std::unique_ptr<ui::Stage> show(const Scene& scene, QSize size, const QString& look = QStringLiteral("Dark"),
                                qreal scale = 1);

}  // namespace hexmoot::robot
