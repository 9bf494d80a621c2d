// What a person waits for at a table of Thunder's Edge, four seats, in the middle of the war: from a press to the frame
// that shows what it did. cmake -DHEXMOOT_BENCH=ON, then build/release/bin/table_bench
#include <QAccessible>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QPointer>
#include <algorithm>
#include <functional>
#include <vector>

#include <benchmark/benchmark.h>

#include "tests/thunders_edge/ui/te_table.h"

namespace hexmoot::te {
namespace {

constexpr QSize screen(1920, 1080);

// The fourth turn, and somebody moves.
ui::Casting war() { return played_to(4, 7, Question::action_move, 40); }

class Watch {
  public:
    Watch() { stage_.set("reducedMotion", true); }

    TeBoard& board() { return board_of(stage_.table()); }
    ui::TableModel& table() { return stage_.table(); }

    void time(const std::function<void()>& input) {
        QElapsedTimer clock;
        clock.start();
        input();
        show_frame();
        times_.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    void tell(benchmark::State& state) {
        std::sort(times_.begin(), times_.end());
        const auto at = [&](double part) {
            return times_[static_cast<size_t>(part * static_cast<double>(times_.size() - 1))];
        };
        state.counters["p50"] = at(0.5);
        state.counters["p95"] = at(0.95);
        state.counters["max"] = times_.back();
    }
    void rest() { stage_.settle(); }

  private:
    void show_frame() {
        bool shown = false;
        QQuickWindow& window = stage_.window();
        const auto connection = QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [&] { shown = true; });
        window.update();
        while (!shown) QCoreApplication::processEvents(QEventLoop::AllEvents);
        QObject::disconnect(connection);
    }

    ui::Stage stage_{war(), screen};
    std::vector<double> times_;
};

// A unit is taken up: everything it may reach is lit.
void PressToLights(benchmark::State& state) {
    Watch watch;
    for ([[maybe_unused]] auto _ : state) watch.time([&] { watch.board().map()->takeNext(); });
    watch.tell(state);
}
BENCHMARK(PressToLights)->Iterations(60)->Unit(benchmark::kMillisecond);

// It goes to a lit area, and comes back.
void MoveAndUndo(benchmark::State& state) {
    Watch watch;
    TeMap& map = *watch.board().map();
    for ([[maybe_unused]] auto _ : state) {
        map.takeNext();
        QString target;
        for (const QVariantMap& light : map.lights()->rows())
            if (light.value("state").toString() == u"lit") target = light.value("key").toString();
        watch.rest();
        watch.time([&] { map.pressArea(target); });
        watch.rest();
        watch.time([&] { watch.table().undo(); });
    }
    watch.tell(state);
}
BENCHMARK(MoveAndUndo)->Iterations(30)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hexmoot::te

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    qputenv("QT_QPA_UPDATE_IDLE_TIME", "0");  // else the wait for idle time is measured
    QGuiApplication app(argc, argv);
    QQuickWindow::setTextRenderType(QQuickWindow::NativeTextRendering);
    hexmoot::ui::stage_game("thunders_edge");
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
