#pragma once

#include <QObject>
#include <QQmlApplicationEngine>

#include "app/main/arguments.h"
#include "app/shell/games_model.h"
#include "app/shell/keymap.h"
#include "app/shell/saves_model.h"
#include "app/shell/settings.h"
#include "app/shell/setup_model.h"
#include "app/shell/shelf.h"

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
    void grab_next_frame(QQuickWindow& window);

    Arguments arguments_;
    shell::Shelf shelf_;
    shell::Settings settings_;
    shell::Keymap keymap_;
    shell::GamesModel games_;
    shell::SavesModel saves_;
    shell::SetupModel setup_;
    QQmlApplicationEngine engine_;
};

}  // namespace hexmoot
