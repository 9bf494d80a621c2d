#include <QGuiApplication>

#include "app/main/arguments.h"
#include "app/main/program.h"

int main(int argc, char** argv) {
    QGuiApplication app(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("hexmoot"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Hexmoot"));
    QGuiApplication::setApplicationVersion(QStringLiteral(HEXMOOT_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("hexmoot"));

    const hexmoot::Arguments arguments = hexmoot::read_arguments(app.arguments());
    hexmoot::Program program(arguments);
    return program.start() ? QGuiApplication::exec() : 1;
}
