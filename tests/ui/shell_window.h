// The whole window on an offscreen screen, over a library of its own in a temporary folder.
#pragma once

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <functional>
#include <memory>

#include "app/shell/games_model.h"
#include "app/shell/host.h"
#include "app/shell/keymap.h"
#include "app/shell/language.h"
#include "app/shell/saves_model.h"
#include "app/shell/settings.h"
#include "app/shell/setup_model.h"
#include "app/shell/shelf.h"
#include "app/shell/sounds.h"

namespace hexmoot::shell {

/// The models of the program over a fresh library.
struct House {
    explicit House(const std::filesystem::path& library = {});

    QTemporaryDir folder;
    Shelf shelf;
    Settings settings;
    Keymap keymap;
    Sounds sounds;
    GamesModel games;
    SavesModel saves;
    SetupModel setup;
    Host host;

    /// Deals the first game to two seats; its number.
    int deal();
};

/// The window over a house.
class ShellWindow {
  public:
    ShellWindow(House& house, const QString& screen, QSize size, const QString& language = QStringLiteral("en"));
    ~ShellWindow();

    [[nodiscard]] QQuickWindow& window() { return *window_; }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier, const QString& text = {});
    void settle(int milliseconds = 30);
    /// Visits every item that shows.
    void each_visible(const std::function<void(QQuickItem*)>& visit);
    [[nodiscard]] QQuickItem* focused() const { return window_->activeFocusItem(); }
    /// Words of everything that shows.
    [[nodiscard]] bool shows(const QString& text);

  private:
    Language language_;
    QQmlApplicationEngine engine_;
    QQuickWindow* window_ = nullptr;
};

}  // namespace hexmoot::shell
