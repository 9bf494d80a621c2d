#include <QGuiApplication>
#include <algorithm>
#include <memory>
#include <string_view>

#include "app/main/arguments.h"
#include "app/main/program.h"

namespace {

bool has_word(int argc, char** argv, std::string_view word) {
    return std::any_of(argv + 1, argv + argc, [word](std::string_view each) { return each == word; });
}

/// Help and version are told without a display, and a picture is drawn without one.
std::unique_ptr<QCoreApplication> make_application(int& argc, char** argv) {
    for (const char* word : {"-h", "--help", "--help-all", "-v", "--version"})
        if (has_word(argc, argv, word)) return std::make_unique<QCoreApplication>(argc, argv);
    const bool has_display = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
    const bool is_chosen = qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
    if (has_word(argc, argv, "--grab") && !has_display && !is_chosen) qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

}  // namespace

int main(int argc, char** argv) {
    const std::unique_ptr<QCoreApplication> app = make_application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("hexmoot"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HEXMOOT_VERSION));
    const hexmoot::Arguments arguments = hexmoot::read_arguments(QCoreApplication::arguments());

    QGuiApplication::setApplicationDisplayName(QStringLiteral("Hexmoot"));
    QGuiApplication::setDesktopFileName(QStringLiteral("hexmoot"));
    hexmoot::Program program(arguments);
    return program.start() ? QCoreApplication::exec() : 1;
}
