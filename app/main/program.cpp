#include "app/main/program.h"

#include <QFont>
#include <QFontInfo>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QScreen>
#include <QStandardPaths>
#include <filesystem>
#include <memory>
#include <utility>

#include "app/shell/art_provider.h"

namespace hexmoot {
namespace {

/// The library asked for, else the one in the user's data folder.
std::filesystem::path library_path(const Arguments& arguments) {
    if (!arguments.library.isEmpty()) return arguments.library.toStdString();
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return std::filesystem::path(data.toStdString()) / "library.sqlite";
}

}  // namespace

Program::Program(Arguments arguments)
    : arguments_(std::move(arguments)),
      shelf_(library_path(arguments_)),
      settings_(std::make_unique<shell::ShelfSettings>(shelf_)),
      keymap_(settings_),
      sounds_(settings_),
      saves_(shelf_, games_),
      setup_(shelf_, games_, settings_),
      host_(shelf_, games_, sounds_) {
    apply_arguments();
    apply_language();
    connect(&settings_, &shell::Settings::changed, this, &Program::apply_language);
}

bool Program::start() {
    if (QFontInfo(QFont()).family().isEmpty()) {
        qCritical("%s", qPrintable(tr("No font is installed, and nothing can be read without one. Your games are "
                                      "untouched. Install one, for example the package fonts-inter.")));
        return false;
    }
    QQuickWindow::setTextRenderType(QQuickWindow::NativeTextRendering);
    engine_.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine_.addImageProvider(QStringLiteral("art"), new shell::ArtProvider);
    if (!arguments_.open.isEmpty() && !open_game()) return false;
    QVariantMap properties{{QStringLiteral("games"), QVariant::fromValue(&games_)},
                           {QStringLiteral("saves"), QVariant::fromValue(&saves_)},
                           {QStringLiteral("setup"), QVariant::fromValue(&setup_)},
                           {QStringLiteral("shelf"), QVariant::fromValue(&shelf_)},
                           {QStringLiteral("sounds"), QVariant::fromValue(&sounds_)},
                           {QStringLiteral("host"), QVariant::fromValue(&host_)}};
    if (!arguments_.screen.isEmpty()) properties[QStringLiteral("screen")] = arguments_.screen;
    if (arguments_.size.isValid()) {
        properties[QStringLiteral("width")] = arguments_.size.width();
        properties[QStringLiteral("height")] = arguments_.size.height();
    }
    engine_.setInitialProperties(properties);
    engine_.load(QUrl(QStringLiteral("qrc:/qt/qml/Hexmoot/Ui/screens/Main.qml")));
    auto* window = qobject_cast<QQuickWindow*>(engine_.rootObjects().value(0));
    if (!window) return false;
    if (!arguments_.grab.isEmpty()) {
        grab_next_frame(*window);
    } else {
        if (!arguments_.size.isValid()) fit_to_screen(*window);
        after_frame(*window, [this] {
            look();
            shelf_.tidy();
        });
    }
    return true;
}

void Program::apply_arguments() {
    if (!arguments_.theme.isEmpty()) settings_.borrow("look", arguments_.theme);
    if (arguments_.scale) settings_.borrow("scale", *arguments_.scale);
    if (!arguments_.language.isEmpty()) settings_.borrow("language", arguments_.language);
    // A picture shows what is there, not how it comes, and makes no sound.
    if (!arguments_.grab.isEmpty())
        for (const char* wish : {"reducedMotion", "mute"}) settings_.borrow(wish, true);
}

bool Program::open_game() {
    QStringList failure;
    connect(
        &shelf_, &shell::Shelf::failed, this,
        [&failure](const QString& what, const QString& safe, const QString& todo) { failure = {what, safe, todo}; });
    bool is_number = false;
    const int id = arguments_.open.toInt(&is_number);
    // A picture is all that is wanted: the library need not be there, and stays as it is.
    const bool opened = is_number                   ? host_.open(id)
                        : arguments_.grab.isEmpty() ? host_.open_file(arguments_.open)
                                                    : host_.show_file(arguments_.open);
    shelf_.disconnect(this);
    if (!opened) {
        if (failure.isEmpty()) failure = {shelf_.what(), shelf_.safe(), shelf_.todo()};
        qCritical("%s", qPrintable(failure.join(u' ')));
        return false;
    }
    if (arguments_.screen.isEmpty()) arguments_.screen = QStringLiteral("table");
    if (arguments_.as.size() != 1) return true;
    const int seat = arguments_.as.at(0).unicode() - u'A';
    if (seat >= host_.table()->sitting().match().setup().seats) {
        qCritical("%s", qPrintable(tr("There is no seat %1 at this table. Nothing was changed. Name another seat, or "
                                      "table.")
                                       .arg(arguments_.as)));
        return false;
    }
    return true;
}

// A window that opens is not active yet and keeps all hands closed, so the wished eyes look after its first frame.
void Program::look() {
    if (!host_.table() || arguments_.as.size() != 1) return;
    host_.table()->look(arguments_.as.at(0).unicode() - u'A');
    host_.table()->liftCurtain({});
}

void Program::apply_language() {
    const QString wish = settings_.property("language").toString();
    if (wish == spoken_) return;
    spoken_ = wish;
    games_.set_language(language_.apply(wish));
    keymap_.retranslate();
    host_.retell();
    engine_.retranslate();
}

// The usual size is that of a large screen. A smaller one keeps room for the frame that the desktop draws.
void Program::fit_to_screen(QQuickWindow& window) {
    constexpr QSize frame{8, 48};
    const QSize room = window.screen()->availableSize();
    if (room.width() > window.width() + frame.width() && room.height() > window.height() + frame.height()) return;
    window.resize(window.size().boundedTo(room - frame).expandedTo(window.minimumSize()));
}

void Program::grab_next_frame(QQuickWindow& window) {
    // After the first frame all bindings have settled; grabbing renders a frame of its own.
    const auto grab = [this, &window] {
        look();
        const bool written = window.grabWindow().save(arguments_.grab);
        if (!written)
            qCritical("%s", qPrintable(tr("The picture %1 cannot be written. Nothing was changed. Check its folder and "
                                          "the space on the disk.")
                                           .arg(arguments_.grab)));
        QGuiApplication::exit(written ? 0 : 1);
    };
    after_frame(window, grab);
}

void Program::after_frame(QQuickWindow& window, const std::function<void()>& act) {
    connect(&window, &QQuickWindow::frameSwapped, this, act,
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

}  // namespace hexmoot
