// Figures of the hex board on the software renderer, 1920x1080, a large world: cmake -DHEXMOOT_BENCH=ON, then
//   build/release/bin/board_bench
// Each time is that from an input to the frame that shows it; percentiles of the frames are counters, in milliseconds.
#include <cmath>
#include <functional>

#include "app/table/focus_steps.h"
#include "tests/bench/frame_times.h"
#include "tests/ui/board_stage.h"

namespace hexmoot::ui {
namespace {

constexpr int hexes = 216, counters = 300;
constexpr QSize screen(1920, 1080);

BoardStage& stage() {
    static BoardStage only(large_world(hexes, counters), screen);
    return only;
}

/// Times one frame after another with `input`, from the whole board on.
void frames(benchmark::State& state, const std::function<void(int)>& input) {
    QMetaObject::invokeMethod(&stage().board(), "fit");
    stage().settle(400);
    FrameTimes times(stage().window());
    int frame = 0;
    for ([[maybe_unused]] auto _ : state) times.take([&] { input(frame++); });
    times.tell(state);
}

void pan(double dx, double dy) {
    QMetaObject::invokeMethod(&stage().board(), "pan", Q_ARG(double, dx), Q_ARG(double, dy));
}

void Pan(benchmark::State& state) {
    frames(state, [](int frame) { pan(12 * std::cos(frame / 9.0), 9 * std::sin(frame / 7.0)); });
}
BENCHMARK(Pan)->Iterations(300)->Unit(benchmark::kMillisecond);

void PanNear(benchmark::State& state) {
    for (int i = 0; i < 4; i++) QMetaObject::invokeMethod(&stage().board(), "zoomIn");
    stage().settle(400);
    frames(state, [](int frame) {
        if (frame == 0)
            for (int i = 0; i < 4; i++) QMetaObject::invokeMethod(&stage().board(), "zoomIn");
        pan(12 * std::cos(frame / 9.0), 9 * std::sin(frame / 7.0));
    });
}
BENCHMARK(PanNear)->Iterations(300)->Unit(benchmark::kMillisecond);

void Zoom(benchmark::State& state) {
    frames(state, [](int frame) {
        const QPointF at(700 + frame % 500, 500);
        QMetaObject::invokeMethod(&stage().board(), "zoomBy", Q_ARG(double, frame / 25 % 2 ? 1 / 1.04 : 1.04),
                                  Q_ARG(double, at.x()), Q_ARG(double, at.y()));
    });
}
BENCHMARK(Zoom)->Iterations(300)->Unit(benchmark::kMillisecond);

/// All pictures are drawn anew for the zoom that rests: this frame may be late.
void ZoomRests(benchmark::State& state) {
    frames(state, [](int frame) {
        QMetaObject::invokeMethod(&stage().board(), frame % 2 ? "zoomOut" : "zoomIn");
        QMetaObject::invokeMethod(&stage().board(), "sharpen");
    });
}
BENCHMARK(ZoomRests)->Iterations(12)->Unit(benchmark::kMillisecond);

void FocusToFrame(benchmark::State& state) {
    frames(state, [](int frame) {
        constexpr int ways[4][2] = {{1, 0}, {0, 1}, {1, 0}, {0, -1}};
        const auto& way = ways[frame % 4];
        if (!FocusSteps::step(&stage().board(), way[0], way[1])) FocusSteps::next(&stage().board());
    });
}
BENCHMARK(FocusToFrame)->Iterations(200)->Unit(benchmark::kMillisecond);

/// Another piece is chosen: other lights, other chips.
void LightsToFrame(benchmark::State& state) {
    const World world = large_world(hexes, counters);
    frames(state, [&](int frame) {
        QList<QVariantMap> lights;
        for (qsizetype i = frame % 5; i < world.lights.size(); i += 3) lights << world.lights[i];
        stage().lights.assign(lights);
    });
    stage().lights.assign(world.lights);
}
BENCHMARK(LightsToFrame)->Iterations(100)->Unit(benchmark::kMillisecond);

void MoveToFrame(benchmark::State& state) {
    World world = large_world(hexes, counters);
    frames(state, [&](int frame) {
        QVariantMap& piece = world.pieces[frame % world.pieces.size()];
        piece["area"] = world.pieces[(frame * 7 + 1) % world.pieces.size()]["area"];
        stage().pieces.assign(world.pieces);
    });
}
BENCHMARK(MoveToFrame)->Iterations(100)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hexmoot::ui

int main(int argc, char** argv) { return hexmoot::ui::run_frame_benchmarks(argc, argv); }
