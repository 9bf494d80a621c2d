// What a person waits for at a table of Thunder's Edge, four seats, in the middle of the war: from a press to the frame
// that shows what it did. cmake -DHEXMOOT_BENCH=ON, then build/release/bin/table_bench
#include "tests/bench/frame_times.h"
#include "tests/thunders_edge/ui/te_table.h"

namespace hexmoot::te {
namespace {

constexpr QSize screen(1920, 1080);

// Somebody moves.
ui::Casting war() { return played_to(4, 7, Question::action_move, 40); }

// A unit is taken up: everything it may reach is lit.
void PressToLights(benchmark::State& state) {
    ui::Stage stage(war(), screen);
    stage.set("reducedMotion", true);
    ui::FrameTimes times(stage.window());
    for ([[maybe_unused]] auto _ : state) times.take([&] { board_of(stage.table()).map()->takeNext(); });
    times.tell(state);
}
BENCHMARK(PressToLights)->Iterations(60)->Unit(benchmark::kMillisecond);

// It goes to a lit area, and comes back.
void MoveAndUndo(benchmark::State& state) {
    ui::Stage stage(war(), screen);
    stage.set("reducedMotion", true);
    ui::FrameTimes times(stage.window());
    TeMap& map = *board_of(stage.table()).map();
    for ([[maybe_unused]] auto _ : state) {
        map.takeNext();
        QString target;
        for (const QVariantMap& light : map.lights()->rows())
            if (light.value("state").toString() == u"lit") target = light.value("key").toString();
        stage.settle();
        times.take([&] { map.pressArea(target); });
        stage.settle();
        times.take([&] { stage.table().undo(); });
    }
    times.tell(state);
}
BENCHMARK(MoveAndUndo)->Iterations(30)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hexmoot::te

int main(int argc, char** argv) {
    return hexmoot::ui::run_frame_benchmarks(argc, argv, [] { hexmoot::ui::stage_game("thunders_edge"); });
}
