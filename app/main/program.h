#pragma once

#include <QObject>
#include <QQmlApplicationEngine>
#include <functional>

#include "app/main/arguments.h"
#include "app/shell/games_model.h"
#include "app/shell/host.h"
#include "app/shell/keymap.h"
#include "app/shell/language.h"
#include "app/shell/saves_model.h"
#include "app/shell/settings.h"
#include "app/shell/setup_model.h"
#include "app/shell/shelf.h"
#include "app/shell/sounds.h"

class QQuickWindow;

namespace hexmoot {

/// The running program: the models, the window, and the one picture when only a picture is wanted.
class Program : public QObject {
    Q_OBJECT

  public:
    explicit Program(Arguments arguments);

    /// Shows the window. False if the interface could not be loaded.
    bool start();

  private:
    void apply_arguments();
    /// Opens the game asked for. False when it cannot be opened.
    bool open_game();
    /// Lets the eyes asked for look.
    void look();
    /// Speaks the language of the settings from now on.
    void apply_language();
    static void fit_to_screen(QQuickWindow& window);
    void grab_next_frame(QQuickWindow& window);
    /// Acts once, when the next frame is on the screen.
    void after_frame(QQuickWindow& window, const std::function<void()>& act);

    Arguments arguments_;
    shell::Shelf shelf_;
    shell::Settings settings_;
    shell::Keymap keymap_;
    shell::Sounds sounds_;
    shell::Language language_;
    std::optional<QString> spoken_;
    shell::GamesModel games_;
    shell::SavesModel saves_;
    shell::SetupModel setup_;
    shell::Host host_;
    QQmlApplicationEngine engine_;
};

}  // namespace hexmoot
