// Pictures of every screen to look at: scan_pictures FOLDER [SCENE...] [--size 1600x900] [--theme Dark] [--scale 1]
// [--language en] [--long] [--unbroken] [--face 0] [--text 1] [--frames 1]. Without scenes: all of them. More frames
// than one show, at half speed, what moves after the last press.
#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>
#include <cstdio>

#include "tests/air_land_sea/ui/scan_stage.h"
#include "tests/ui/robot_eyes.h"

namespace hexmoot::robot {
namespace {

void take(const QCommandLineParser& line, const std::string& name, const Scene& scene) {
    const QStringList size = line.value("size").split('x');
    House house({size.value(0).toInt(), size.value(1).toInt()}, line.value("language").toUtf8().constData(),
                line.value("scale").toDouble());
    house.set("look", line.value("theme").toStdString());
    house.set("textSize", line.value("text").toStdString());
    house.set("face", line.value("face").toStdString());
    if (line.isSet("unbroken")) house.seat({"Donaudampfschifffahrtsgesellschaft", std::string(40, 'W')});
    if (line.isSet("long")) house.seat({"Maximiliane von Hohenstein", "Bartholomäus-Friedrich"});
    const int frames = line.value("frames").toInt();
    const QString place = QDir(line.positionalArguments().value(0)).filePath(QString::fromStdString(name));
    if (frames > 1) house.set("reducedMotion", "false");
    if (frames > 1) house.set("motionSpeed", "0.5");
    show(house, scene);
    settle(house.window());
    for (int frame = 0; frame < frames; ++frame) {
        const QString file = place + (frames > 1 ? QStringLiteral("-%1.png").arg(frame) : QStringLiteral(".png"));
        if (!house.window().grabWindow().save(file)) std::fprintf(stderr, "can't write %s\n", qPrintable(file));
        settle(house.window());
    }
    house.close();
}

}  // namespace
}  // namespace hexmoot::robot

int main(int argc, char** argv) {
    hexmoot::robot::prepare(argc, argv, "air_land_sea");
    QCommandLineParser line;
    line.addOptions({{"size", "", "size", "1600x900"},
                     {"theme", "", "theme", "Dark"},
                     {"scale", "", "scale", "1"},
                     {"language", "", "language", "en"},
                     {"text", "", "text", "1"},
                     {"face", "", "face", "Inter"},
                     {"frames", "", "frames", "1"},
                     {"long", ""},
                     {"unbroken", ""}});
    line.process(*QGuiApplication::instance());
    const QStringList wanted = line.positionalArguments().mid(1);
    for (const auto& [name, scene] : hexmoot::robot::scenes()) try {
            if (wanted.isEmpty() || wanted.contains(QString::fromStdString(name)))
                hexmoot::robot::take(line, name, scene);
        } catch (const std::exception& e) {
            std::fprintf(stderr, "%s: %s\n", name.c_str(), e.what());
        }
}
