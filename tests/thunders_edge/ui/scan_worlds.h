// Games as they are, and as they might be for all that some eyes can know; and everything that the models of a table
// hold ready for the screen.
#pragma once

#include <QStringList>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/table/table_model.h"
#include "tests/thunders_edge/ui/robot_plan.h"
#include "tests/ui/table_stage.h"

namespace hexmoot::robot {

/// A table whose game begins at the present step of another one and has heard its words.
struct World {
    te::State base;
    std::vector<Answer> said;
};

/// The true one. Nothing while the step has thrown dice, which no other world would throw.
std::optional<World> truth(const AnyMatch& match);
/// One that this seat cannot tell from the true one, with the same question asked of the same seats for all to see.
/// Nothing when another seat's secret words, said otherwise there, show.
std::optional<World> twin(const AnyMatch& match, const World& truth, Seat who, Rng& rng);
/// A table in that world.
ui::Casting casting(const World& world, const Setup& setup);

/// Every property of the table, its board and their parts, every row of every model: all that QML can read.
QStringList everything(QObject& table);
/// What stands in one list and not in the other, at most `most` lines.
QString differences(const QStringList& one, const QStringList& other, int most = 12);

/// Plays a game of greedy players and calls at every `step`-th question, until `look` says no more.
void greedy_game(const Setup& setup, int step, const std::function<bool(const AnyMatch&)>& look);

}  // namespace hexmoot::robot
