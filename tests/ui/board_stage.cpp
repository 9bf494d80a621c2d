#include "tests/ui/board_stage.h"

#include <QQmlComponent>
#include <QQmlContext>
#include <stdexcept>

#include "app/shell/art_provider.h"
#include "tests/ui/window_events.h"

namespace hexmoot::ui {
namespace {

constexpr const char* usual_scene = R"(
import QtQuick
import Hexmoot
import Hexmoot.Ui
Window {
    id: window
    visible: true
    color: Theme.table0
    Binding { target: Theme; property: "extent"; value: Qt.size(window.width, window.height) }
    HexBoard {
        objectName: "board"
        anchors.fill: parent
        focus: true
        hexes: stagedHexes
        areas: stagedAreas
        pieces: stagedPieces
        lights: stagedLights
        arrows: stagedArrows
    }
}
)";

}  // namespace

BoardStage::BoardStage(const World& world, QSize size, const QString& look, const char* scene)
    : settings_(std::make_unique<shell::MemorySettings>()), keymap_(settings_) {
    settings_.setProperty("look", look);
    settings_.setProperty("reducedMotion", true);
    show(world);
    engine_.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine_.addImageProvider(QStringLiteral("art"), new shell::ArtProvider);
    QQmlContext& context = *engine_.rootContext();
    context.setContextProperty("stagedHexes", &hexes);
    context.setContextProperty("stagedAreas", &areas);
    context.setContextProperty("stagedPieces", &pieces);
    context.setContextProperty("stagedLights", &lights);
    context.setContextProperty("stagedArrows", &arrows);
    QQmlComponent component(&engine_);
    component.setData(scene ? scene : usual_scene, QUrl(QStringLiteral("qrc:/stage.qml")));
    window_ = qobject_cast<QQuickWindow*>(component.create());
    if (!window_) throw std::runtime_error(component.errorString().toStdString());
    window_->resize(size);
    settle(50);
    board_ = find(QStringLiteral("board"));
}

BoardStage::~BoardStage() { delete window_; }

void BoardStage::show(const World& world) {
    hexes.assign(world.hexes);
    areas.assign(world.areas);
    pieces.assign(world.pieces);
    lights.assign(world.lights);
    arrows.assign(world.arrows);
}

QQuickItem* BoardStage::find(const QString& name) const {
    QQuickItem* found = nullptr;
    visit_visible(window_->contentItem(), [&](QQuickItem* item) {
        if (item->objectName() == name) found = item;
    });
    return found;
}

QPointF BoardStage::middle_of(const QString& name) const {
    const QQuickItem* item = find(name);
    if (!item) throw std::runtime_error("nothing on the board is called " + name.toStdString());
    return item->mapToScene({item->width() / 2, item->height() / 2});
}

qreal BoardStage::legs_left() const {
    qreal left = 0;
    visit_visible(window_->contentItem(), [&](QQuickItem* item) { left += item->property("legsLeft").toReal(); });
    return left;
}
QString BoardStage::focus_name() const {
    const QQuickItem* item = window_->activeFocusItem();
    return item ? item->objectName() : QString();
}

void BoardStage::click(QPointF at, Qt::MouseButton button) {
    for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
        QMouseEvent event(type, at, window_->mapToGlobal(at), button,
                          type == QEvent::MouseButtonPress ? button : Qt::NoButton, {});
        event.setTimestamp(static_cast<quint64>(QDateTime::currentMSecsSinceEpoch()));
        QCoreApplication::sendEvent(window_, &event);
    }
    settle();
}

void BoardStage::press(int key, Qt::KeyboardModifiers modifiers, const QString& text) {
    press_key(*window_, key, modifiers, text);
    settle();
}

void BoardStage::settle(int milliseconds) { run_events(milliseconds); }

QImage BoardStage::picture() {
    settle(60);
    return window_->grabWindow();
}

}  // namespace hexmoot::ui
