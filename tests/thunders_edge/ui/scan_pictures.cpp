// Pictures of every screen of the table to look at: te_pictures FOLDER [SCENE...] [--size 1600x900] [--theme Dark]
// [--language en] [--eyes protan|deutan|tritan] [--all]. With --all: three sizes, three themes, and the colour-blind
// eyes for the board.
#include <QAccessible>
#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>
#include <QQuickWindow>
#include <array>
#include <cmath>
#include <cstdio>

#include "app/shell/language.h"
#include "tests/thunders_edge/ui/scan_scenes.h"

namespace hexmoot::robot {
namespace {

// Machado, Oliveira and Fernandes 2009, severity 1, on linear light.
using Matrix = std::array<std::array<double, 3>, 3>;
struct Eyes {
    const char* name;
    Matrix matrix;
};
constexpr std::array colour_blind{
    Eyes{"protan",
         {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
    Eyes{"deutan",
         {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    Eyes{"tritan",
         {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}}};

double linear(double part) { return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); }
double coded(double light) {
    const double in = std::min(1.0, std::max(0.0, light));
    return in <= 0.0031308 ? in * 12.92 : 1.055 * std::pow(in, 1 / 2.4) - 0.055;
}

QImage seen_by(const Eyes& eyes, const QImage& picture) {
    std::array<double, 256> light{};
    for (size_t i = 0; i < light.size(); i++) light[i] = linear(static_cast<double>(i) / 255);
    QImage out = picture.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < out.height(); y++) {
        auto* line = reinterpret_cast<QRgb*>(out.scanLine(y));  // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
        for (int x = 0; x < out.width(); x++) {
            const std::array<double, 3> in{light[static_cast<size_t>(qRed(line[x]))],
                                           light[static_cast<size_t>(qGreen(line[x]))],
                                           light[static_cast<size_t>(qBlue(line[x]))]};
            std::array<int, 3> rgb{};
            for (size_t row = 0; row < 3; row++) {
                double sum = 0;
                for (size_t i = 0; i < 3; i++) sum += eyes.matrix[row][i] * in[i];
                rgb[row] = static_cast<int>(std::lround(255 * coded(sum)));
            }
            line[x] = qRgb(rgb[0], rgb[1], rgb[2]);
        }
    }
    return out;
}

struct Wish {
    QDir folder;
    QSize size;
    QString theme;
    QString language;
    QString eyes;
    bool marked = false;  // size and theme stand in the name
};

void take(const Wish& wish, Scene scene) {
    scene.casting.language = wish.language.toStdString();
    const auto stage = show(scene, wish.size, wish.theme);
    QImage picture = stage->picture();
    QString name = QString::fromStdString(scene.name);
    if (wish.marked) name += QStringLiteral("-%1-%2").arg(wish.theme.toLower()).arg(wish.size.width());
    for (const Eyes& eyes : colour_blind)
        if (wish.eyes == QLatin1String(eyes.name)) {
            picture = seen_by(eyes, picture);
            name += u'-' + wish.eyes;
        }
    if (!picture.save(wish.folder.filePath(name + QStringLiteral(".png"))))
        std::fprintf(stderr, "can't write %s\n", qPrintable(name));
}

void take_some(const Wish& wish, const QStringList& wanted) {
    for (const Scene& scene : scenes()) try {
            if (wanted.isEmpty() || wanted.contains(QString::fromStdString(scene.name))) take(wish, scene);
        } catch (const std::exception& e) {
            std::fprintf(stderr, "%s: %s\n", scene.name.c_str(), e.what());
        }
}

void take_all(Wish wish, const QStringList& wanted) {
    wish.marked = true;
    for (const QSize& size : {QSize(1280, 720), QSize(1600, 900), QSize(3840, 2160)})
        for (const char* theme : {"Dark", "Light", "HighContrast"}) {
            wish.size = size;
            wish.theme = QString::fromLatin1(theme);
            take_some(wish, wanted);
        }
    wish.size = {1600, 900};
    for (const Eyes& eyes : colour_blind)
        for (const char* theme : {"Dark", "Light"}) {
            wish.eyes = QString::fromLatin1(eyes.name);
            wish.theme = QString::fromLatin1(theme);
            take_some(wish, {"move", "move-piece", "late"});
        }
}

}  // namespace
}  // namespace hexmoot::robot

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    QGuiApplication app(argc, argv);
    QQuickWindow::setTextRenderType(QQuickWindow::NativeTextRendering);
    hexmoot::ui::stage_game("thunders_edge");
    QCommandLineParser line;
    line.addOptions({{"size", "", "size", "1600x900"},
                     {"theme", "", "theme", "Dark"},
                     {"language", "", "language", "en"},
                     {"eyes", "", "eyes", ""},
                     {"all", ""}});
    line.process(app);
    hexmoot::shell::Language language;
    language.apply(line.value("language"));
    const QStringList size = line.value("size").split('x'), names = line.positionalArguments();
    if (names.isEmpty() || !QDir().mkpath(names.front())) return 1;
    const hexmoot::robot::Wish wish{QDir(names.front()), QSize(size.value(0).toInt(), size.value(1).toInt()),
                                    line.value("theme"), line.value("language"), line.value("eyes")};
    if (line.isSet("all"))
        hexmoot::robot::take_all(wish, names.mid(1));
    else
        hexmoot::robot::take_some(wish, names.mid(1));
    return 0;
}
