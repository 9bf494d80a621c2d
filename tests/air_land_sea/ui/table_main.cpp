// Offscreen and by the software renderer, wherever the tests run.
#include <QGuiApplication>
#include <QQuickWindow>

#include <gtest/gtest.h>

#include "tests/ui/table_stage.h"

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    QGuiApplication app(argc, argv);
    hexmoot::ui::stage_game("air_land_sea");
    QQuickWindow::setTextRenderType(QQuickWindow::NativeTextRendering);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
