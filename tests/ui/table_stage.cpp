#include "tests/ui/table_stage.h"

#include <QAccessible>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlContext>
#include <QQuickItem>
#include <stdexcept>

#include <gtest/gtest.h>

#include "app/shell/art_provider.h"
#include "app/shell/keymap.h"
#include "app/shell/qt_text.h"
#include "app/shell/settings.h"
#include "engine/content/assets.h"
#include "engine/store/pin.h"
#include "tests/ui/window_events.h"

namespace hexmoot::ui {
namespace {

constexpr const char* scene = R"(
import QtQuick
import Hexmoot
import Hexmoot.Ui
Window {
    id: window
    visible: true
    title: "Hexmoot"
    color: Theme.bg0
    Binding { target: Theme; property: "extent"; value: Qt.size(window.width, window.height) }
    TableScreen { objectName: "screen"; anchors.fill: parent; table: stagedTable }
}
)";

const GameModule* staged_game = nullptr;

const GameContent& staged_content() {
    static const GameContent content = [] {
        auto loaded = staged_game->content(assets_dir() / "games" / staged_game->id, {});
        if (!loaded) throw std::runtime_error(to_string(loaded.error()));
        return *loaded;
    }();
    return content;
}

template <class Visit>
void each(QQuickItem* item, const Visit& visit) {
    visit(item);
    for (QQuickItem* child : item->childItems()) each(child, visit);
}

}  // namespace

void stage_game(const char* id) { staged_game = find_game(id); }

int run_table_tests(int argc, char** argv, const char* game, bool spoken) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    QGuiApplication app(argc, argv);
    if (spoken) QAccessible::setActive(true);
    QQuickWindow::setTextRenderType(QQuickWindow::NativeTextRendering);
    stage_game(game);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}

std::unique_ptr<TableModel> make_table(const Casting& c) {
    const GameModule& module = *staged_game;
    const Setup setup{c.seats, c.seed, c.options};
    auto match = c.state.empty() ? module.start(setup, c.script) : module.start_from(c.state, setup, c.script);
    if (!match) throw std::runtime_error("no match: " + match.error().word);
    const std::string pin = c.pin.empty() ? "" : store::hash_pin(c.pin);
    if (c.before) c.before(**match);
    play::Seating seating{{}, c.privacy, "Friday"};
    const std::array names{c.first_name,          c.second_name,       std::string("Gold"),  std::string("Jade"),
                           std::string("Violet"), std::string("Rose"), std::string("Ivory"), std::string("Umber")};
    for (int i = 0; i < c.seats; i++) seating.chairs.push_back({names[static_cast<size_t>(i)], i, pin, 0});
    auto sitting = std::make_unique<play::Sitting>(module, std::move(*match), std::move(seating), std::nullopt, c.now);
    return std::make_unique<TableModel>(std::move(sitting), staged_content(), q(c.language));
}

struct Stage::Parts {
    shell::Settings settings{std::make_unique<shell::MemorySettings>()};
    shell::Keymap keymap{settings};
    QQmlApplicationEngine engine;
};

Stage::Stage(const Casting& casting, QSize size, const QString& look, qreal scale)
    : parts_(std::make_unique<Parts>()), table_(make_table(casting)) {
    parts_->settings.setProperty("look", look);
    parts_->settings.setProperty("scale", scale);
    parts_->settings.setProperty("reducedMotion", true);
    QQmlEngine& engine = parts_->engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.addImageProvider(QStringLiteral("art"), new shell::ArtProvider);
    engine.rootContext()->setContextProperty(QStringLiteral("stagedTable"), table_.get());
    QQmlComponent component(&engine);
    component.setData(scene, QUrl(QStringLiteral("qrc:/stage.qml")));
    window_ = qobject_cast<QQuickWindow*>(component.create());
    if (!window_) throw std::runtime_error(component.errorString().toStdString());
    window_->resize(size);
    settle();
}

Stage::~Stage() { delete window_; }

QQuickItem* Stage::find(const QString& name) const {
    QQuickItem* found = nullptr;
    visit_visible(window_->contentItem(), [&](QQuickItem* item) {
        if (item->objectName() == name) found = item;
    });
    return found;
}

QStringList Stage::words() const {
    QStringList out{window_->title()};
    const auto read = [&](QQuickItem* item) {
        for (const char* property : {"text", "description", "title", "name", "hint", "objectName"})
            if (const QVariant words = item->property(property); words.canConvert<QString>()) out << words.toString();
        if (const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(item))
            out << spoken->text(QAccessible::Name) << spoken->text(QAccessible::Description);
    };
    each(window_->contentItem(), read);
    out.removeAll(QString());
    return out;
}

QString Stage::focus_name() const {
    const QQuickItem* item = window_->activeFocusItem();
    while (item && item->objectName().isEmpty()) item = item->parentItem();
    return item ? item->objectName() : QString();
}

void Stage::hold(int key) {
    send_key(*window_, QEvent::KeyPress, key);
    settle();
}

void Stage::let_go(int key) {
    send_key(*window_, QEvent::KeyRelease, key);
    settle();
}

QPointF Stage::middle_of(const QString& name) const {
    const QQuickItem* item = find(name);
    if (!item) throw std::runtime_error("nothing on the screen is called " + name.toStdString());
    return item->mapToScene({item->width() / 2, item->height() / 2});
}

void Stage::press_pointer(const QString& name) { press_pointer(middle_of(name)); }

void Stage::press_pointer(QPointF at) {
    pointer_ = at;
    send_pointer(*window_, QEvent::MouseButtonPress, at, Qt::LeftButton);
    settle();
}

void Stage::let_pointer_go() {
    send_pointer(*window_, QEvent::MouseButtonRelease, pointer_, Qt::NoButton);
    settle();
}

void Stage::click(const QString& name) {
    pointer_ = middle_of(name);
    send_pointer(*window_, QEvent::MouseButtonPress, pointer_, Qt::LeftButton);
    let_pointer_go();
}

void Stage::press(int key, Qt::KeyboardModifiers modifiers, const QString& text) {
    press_key(*window_, key, modifiers, text);
    settle();
}

void Stage::set(const char* setting, const QVariant& value) { parts_->settings.setProperty(setting, value); }

shell::Keymap& Stage::keymap() { return parts_->keymap; }

void Stage::settle(int milliseconds) { run_events(milliseconds); }

QImage Stage::picture() {
    settle(120);
    return window_->grabWindow();
}

}  // namespace hexmoot::ui
