// What a person waits for: the time from an input to the frame that shows it.
#pragma once

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQuickWindow>
#include <algorithm>
#include <functional>
#include <vector>

#include <benchmark/benchmark.h>

namespace hexmoot::ui {

/// Collects such times and tells them as percentiles, in milliseconds.
class FrameTimes {
  public:
    explicit FrameTimes(QQuickWindow& window) : window_(window) {}

    void take(const std::function<void()>& input) {
        QElapsedTimer clock;
        clock.start();
        input();
        show_frame();
        times_.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }

    /// @pre some were taken
    void tell(benchmark::State& state) {
        std::sort(times_.begin(), times_.end());
        const auto at = [&](double part) {
            return times_[static_cast<size_t>(part * static_cast<double>(times_.size() - 1))];
        };
        state.counters["p50"] = at(0.5);
        state.counters["p95"] = at(0.95);
        state.counters["p99"] = at(0.99);
        state.counters["max"] = times_.back();
    }

  private:
    /// Runs events until the window has shown another frame.
    void show_frame() {
        bool shown = false;
        const auto connection =
            QObject::connect(&window_, &QQuickWindow::frameSwapped, &window_, [&] { shown = true; });
        window_.update();
        while (!shown) QCoreApplication::processEvents(QEventLoop::AllEvents);
        QObject::disconnect(connection);
    }

    QQuickWindow& window_;
    std::vector<double> times_;
};

/// The main() of such a benchmark: offscreen, by the software renderer. `prepare` runs once there is an application.
inline int run_frame_benchmarks(int argc, char** argv, const std::function<void()>& prepare = [] {}) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    qputenv("QT_QPA_UPDATE_IDLE_TIME", "0");  // else the wait for idle time is measured
    QGuiApplication app(argc, argv);
    QQuickWindow::setTextRenderType(QQuickWindow::NativeTextRendering);
    prepare();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

}  // namespace hexmoot::ui
