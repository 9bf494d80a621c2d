#include "tests/ui/shell_window.h"

#include <stdexcept>

#include "app/shell/art_provider.h"
#include "tests/ui/window_events.h"

namespace hexmoot::shell {
namespace {

std::filesystem::path library_in(const QTemporaryDir& folder, const std::filesystem::path& wish) {
    return wish.empty() ? std::filesystem::path(folder.path().toStdString()) / "library.sqlite" : wish;
}

}  // namespace

House::House(const std::filesystem::path& library)
    : shelf(library_in(folder, library)),
      settings(std::make_unique<ShelfSettings>(shelf)),
      keymap(settings),
      sounds(settings),
      saves(shelf, games),
      setup(shelf, games, settings),
      host(shelf, games, sounds) {
    settings.setProperty("mute", true);
    settings.setProperty("look", "Dark");
}

int House::deal() {
    setup.begin(games.first());
    const int id = setup.deal();
    saves.refresh();
    return id;
}

ShellWindow::ShellWindow(House& house, const QString& screen, QSize size, const QString& language) {
    house.games.set_language(language_.apply(language));
    house.keymap.retranslate();
    engine_.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine_.addImageProvider(QStringLiteral("art"), new ArtProvider);
    engine_.setInitialProperties({{"games", QVariant::fromValue(&house.games)},
                                  {"saves", QVariant::fromValue(&house.saves)},
                                  {"setup", QVariant::fromValue(&house.setup)},
                                  {"shelf", QVariant::fromValue(&house.shelf)},
                                  {"sounds", QVariant::fromValue(&house.sounds)},
                                  {"host", QVariant::fromValue(&house.host)},
                                  {"screen", screen},
                                  {"width", size.width()},
                                  {"height", size.height()}});
    engine_.load(QUrl(QStringLiteral("qrc:/qt/qml/Hexmoot/Ui/screens/Main.qml")));
    window_ = qobject_cast<QQuickWindow*>(engine_.rootObjects().value(0));
    if (!window_) throw std::runtime_error("the window cannot be loaded");
    settle(80);
}

ShellWindow::~ShellWindow() { language_.apply(QStringLiteral("en")); }

void ShellWindow::press(int key, Qt::KeyboardModifiers modifiers, const QString& text) {
    ui::press_key(*window_, key, modifiers, text);
    settle();
}

void ShellWindow::settle(int milliseconds) { ui::run_events(milliseconds); }

void ShellWindow::each_visible(const std::function<void(QQuickItem*)>& visit) {
    ui::visit_visible(window_->contentItem(), visit);
}

bool ShellWindow::shows(const QString& text) {
    bool found = false;
    each_visible([&](QQuickItem* item) { found = found || item->property("text").toString().contains(text); });
    return found;
}

}  // namespace hexmoot::shell
