// Pictures of the hex board to look at: board_pictures FOLDER
#include <QDir>
#include <QGuiApplication>
#include <cstdio>

#include "tests/ui/board_stage.h"
#include "tests/ui/window_events.h"

namespace {

using namespace hexmoot::ui;

constexpr const char* parts = R"qml(
import QtQuick
import Hexmoot
import Hexmoot.Ui
Window {
    id: window
    visible: true
    color: Theme.bg1
    Binding { target: Theme; property: "extent"; value: Qt.size(window.width, window.height) }
    HexLens {
        x: 20; y: 20
        hexes: stagedHexes; areas: stagedAreas; pieces: stagedPieces; lights: stagedLights
        area: "L(0,0)"
    }
    HexLens {
        x: 420; y: 20
        hexes: stagedHexes; areas: stagedAreas; pieces: stagedPieces; lights: stagedLights
        area: "F(1,2)"
    }
    HexVignette {
        x: 820; y: 20; width: 460; height: 340
        hexes: stagedHexes; areas: stagedAreas; pieces: stagedPieces; arrows: stagedArrows
        only: ["F(1,0)", "F(0,1)", "F(2,0)"]
    }
    Grid {
        x: 30; y: 470
        columns: 8
        spacing: 22
        Repeater {
            model: 8
            Counter {
                required property int index
                livery: index; glyph: ["conventional", "walker", "menace", "obliterator", "artillery"][index % 5]
                attack: index % 5; defence: 2; move: 1; quick: index % 2 === 1; count: index % 3 + 1
            }
        }
        Repeater {
            model: ["", "moved", "spent", "lost", "down"]
            Counter {
                required property string modelData
                livery: 0; glyph: "menace"; attack: 2; defence: 2; move: 2; quick: true; state: modelData; count: 2
            }
        }
        Counter { livery: 1; glyph: "walker"; attack: 2; defence: 1; move: 2; chosen: true }
        Counter { livery: 1; glyph: "artillery"; attack: -1; defence: 1; move: 1; lit: true }
        Counter { glyph: "fort" }
        Counter { glyph: "landing" }
        Counter { glyph: "siege" }
        Counter { glyph: "gavel" }
        Counter { glyph: "control"; livery: 5 }
        Counter { livery: 2; glyph: "walker"; attack: 2; defence: 1; move: 2; size: 40 }
        Counter { livery: 2; glyph: "walker"; attack: 2; defence: 1; move: 2; size: 30 }
        Counter { livery: 3; glyph: "obliterator"; attack: 4; defence: 1; move: 1; size: 96; count: 2 }
    }
}
)qml";

void keep(BoardStage& stage, const QDir& folder, const QString& name) {
    const QString path = folder.filePath(name + ".png");
    if (!stage.picture().save(path)) std::fprintf(stderr, "cannot write %s\n", qPrintable(path));
}

void call(BoardStage& stage, const char* function) {
    QMetaObject::invokeMethod(&stage.board(), function);
    stage.settle(250);
}

void pictures(const QDir& folder, const QString& look, QSize size) {
    BoardStage stage(busy_world(), size, look);
    const QString name = QStringLiteral("%1-%2").arg(look.toLower()).arg(size.width());
    keep(stage, folder, name);
    for (int i = 0; i < 3; i++) call(stage, "zoomIn");
    if (QQuickItem* area = stage.find("area/F(-1,0)")) area->forceActiveFocus(Qt::TabFocusReason);
    if (QQuickItem* piece = stage.find("piece/F(-1,0)/walker"); piece && look == u"Light")
        piece->forceActiveFocus(Qt::TabFocusReason);
    keep(stage, folder, name + "-near");
    call(stage, "fit");
    for (int i = 0; i < 5; i++) call(stage, "zoomOut");
    stage.board().setProperty("labels", true);
    keep(stage, folder, name + "-far");
}

}  // namespace

int main(int argc, char** argv) {
    QGuiApplication app(argc, argv);
    QQuickWindow::setTextRenderType(QQuickWindow::NativeTextRendering);
    const QDir folder(argc > 1 ? argv[1] : ".");
    folder.mkpath(".");
    for (const char* look : {"Dark", "Light", "HighContrast"}) pictures(folder, look, {1054, 746});
    pictures(folder, "Dark", {720, 500});
    for (const char* look : {"Dark", "Light", "HighContrast"}) {
        BoardStage stage(busy_world(), {1600, 900}, look, parts);
        keep(stage, folder, QStringLiteral("parts-") + QString(look).toLower());
    }
    return 0;
}
