// Pictures of the table to look at: table_pictures FOLDER [SCENE...] [--size 1600x900] [--look Dark] [--scale 1]
// [--lang en]
// [--long]. Without scenes: all of them.
#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>
#include <cstdio>
#include <functional>
#include <map>

#include "tests/ui/table_stage.h"

namespace {

using hexmoot::ui::Casting;
using hexmoot::ui::Stage;

struct Scene {
    const char* state;
    std::function<void(Stage&)> act;
    hexmoot::play::Privacy privacy = hexmoot::play::Privacy::open;
    const char* pin = "";
};

constexpr const char* skirmish =
    R"({"order": ["land", "air", "sea"], "first": "A", "turn": "A", "battle": 3, "turns": 6,
    "vp": [8, 6], "hands": {"A": ["L4", "S1", "S3"], "B": ["A1", "A5", "S6"]}, "deck": ["L3", "A6", "A2", "L1"],
    "stacks": {"A": {"land": ["L2+", "S5-"], "air": ["A4+"]}, "B": {"land": ["L6+"], "air": ["L5-"], "sea": ["S2+"]}}})";
constexpr const char* full_hand = R"({"order": ["sea", "air", "land"], "first": "A", "turn": "A",
    "hands": {"A": ["A1", "A6", "L1", "L5", "S4", "S6"], "B": ["A2", "A3", "L2", "L3", "S1"]}, "deck": ["L4", "S3", "S5", "A5", "L6"],
    "stacks": {"A": {}, "B": {"air": ["A4+"]}}})";
constexpr const char* tall = R"({"order": ["air", "land", "sea"], "first": "A", "turn": "B", "turns": 11,
    "hands": {"A": [], "B": ["L4"]}, "deck": ["A6", "L3"],
    "stacks": {"A": {"land": ["L1+", "L2-", "A3-", "S4-", "A1-", "L6+"], "air": ["A2-"]},
               "B": {"land": ["S6-", "A4-", "S2-", "S5-", "L5+", "A5-", "S1-"], "sea": ["S3+"]}}})";
std::string resolving(const char* card, const char* owner, int step, const char* rest) {
    return std::string(R"({"order": ["air", "land", "sea"], "first": "A", "turn": "A", "turns": 4, "phase": "RESOLVING",
        "active": {"card": ")") +
           card + R"(", "owner": ")" + owner + R"(", "step": )" + std::to_string(step) + "}, " + rest + "}";
}
const std::string flip = resolving("L2", "A", 0, R"("hands": {"A": ["L4", "S4"], "B": ["A1", "S6"]}, "deck": ["L3"],
    "stacks": {"A": {"land": ["L2+"], "sea": ["A6-"]}, "B": {"air": ["A4+", "S2-"], "land": ["L6+"]}})");
const std::string reinforce =
    resolving("L1", "A", 0, R"("hands": {"A": ["L4", "S4"], "B": ["A1", "S6"]}, "deck": ["S1", "L3"],
    "stacks": {"A": {"land": ["L1+"], "sea": ["A6-"]}, "B": {"air": ["A4+"]}})");
const std::string transport =
    resolving("S1", "A", 0, R"("hands": {"A": ["L4", "S4"], "B": ["A1", "S6"]}, "deck": ["L3"],
    "stacks": {"A": {"sea": ["L2-", "S1+"], "air": ["A6-"]}, "B": {"air": ["A4+"]}})");
const std::string redeploy = resolving("S4", "A", 0, R"("hands": {"A": ["L4"], "B": ["A1", "S6"]}, "deck": ["L3"],
    "stacks": {"A": {"sea": ["L2-", "S4+"], "air": ["A6-"]}, "B": {"air": ["A4+"]}})");
constexpr const char* last_card =
    R"({"order": ["air", "land", "sea"], "first": "A", "turn": "B", "battle": 4, "turns": 11, "vp": [9, 7],
    "hands": {"A": [], "B": ["A1"]}, "deck": ["L3"],
    "stacks": {"A": {"land": ["L2+", "S5-"], "air": ["A4+"]}, "B": {"land": ["L6+"], "sea": ["S2+"]}}})";
constexpr const char* last_battle =
    R"({"order": ["air", "land", "sea"], "first": "A", "turn": "B", "battle": 2, "turns": 11, "vp": [3, 2],
    "hands": {"A": [], "B": ["A1"]}, "deck": ["L3"],
    "stacks": {"A": {"land": ["L2+", "S5-"], "air": ["A4+"]}, "B": {"land": ["L6+"], "sea": ["S2+"]}}})";

void look(Stage& s) { s.click("drawer-open"); }
void play_out(Stage& s) {
    look(s);
    s.click("hand-A1");
    s.click("lane-air");
    s.click("verb-confirm");
}

const std::map<std::string, Scene> scenes{
    {"closed", {skirmish, [](Stage&) {}}},
    {"open", {skirmish, look}},
    {"chosen",
     {skirmish,
      [](Stage& s) {
          look(s);
          s.click("hand-S3");
      }}},
    {"down",
     {skirmish,
      [](Stage& s) {
          look(s);
          s.click("hand-S3");
          s.click("verb-face");
      }}},
    {"armed",
     {skirmish,
      [](Stage& s) {
          look(s);
          s.click("hand-S3");
          s.click("lane-air");
      }}},
    {"refused",
     {skirmish,
      [](Stage& s) {
          look(s);
          s.click("hand-L4");
          s.click("lane-sea");
      }}},
    {"six",
     {full_hand,
      [](Stage& s) {
          look(s);
          s.click("hand-L5");
      }}},
    {"tall",
     {tall,
      [](Stage& s) {
          look(s);
          s.click("hand-L4");
      }}},
    {"flip", {flip.c_str(), [](Stage& s) { s.click("spot-air-B"); }}},
    {"reinforce", {reinforce.c_str(), look}},
    {"transport", {transport.c_str(), look}},
    {"transport-to",
     {transport.c_str(),
      [](Stage& s) {
          look(s);
          s.click("card-sea-A-0");
      }}},
    {"redeploy", {redeploy.c_str(), look}},
    {"curtain", {skirmish, look, hexmoot::play::Privacy::courtesy}},
    {"pin", {skirmish, look, hexmoot::play::Privacy::locked, "1111"}},
    {"battle-over", {last_battle, play_out}},
    {"war-over", {last_card, play_out}},
    {"log",
     {skirmish,
      [](Stage& s) {
          look(s);
          s.click("hand-S3");
          s.click("lane-sea");
          s.click("verb-confirm");
          s.press(Qt::Key_L, {}, "l");
      }}},
    {"rules", {skirmish, [](Stage& s) { s.click("rules-open"); }}},
    {"rules-list",
     {skirmish,
      [](Stage& s) {
          s.click("rules-open");
          s.click("rules-all");
      }}},
    {"pause", {skirmish, [](Stage& s) { s.press(Qt::Key_Escape); }}},
    {"vote",
     {skirmish,
      [](Stage& s) {
          look(s);
          s.click("hand-S3");
          s.click("lane-sea");
          s.click("verb-confirm");
          s.table().proposeTakeback();
      }}},
};

}  // namespace

int main(int argc, char** argv) {
    QGuiApplication app(argc, argv);
    QQuickWindow::setTextRenderType(QQuickWindow::NativeTextRendering);
    QCommandLineParser line;
    line.addOptions({{"size", "", "size", "1600x900"},
                     {"look", "", "look", "Dark"},
                     {"scale", "", "scale", "1"},
                     {"lang", "", "lang", "en"},
                     {"long", ""}});
    line.process(app);
    const QStringList words = line.positionalArguments();
    const QStringList size = line.value("size").split('x');
    for (const auto& [name, scene] : scenes) {
        if (words.size() > 1 && !words.contains(QString::fromStdString(name))) continue;
        Casting casting;
        casting.state = scene.state;
        casting.privacy = scene.privacy;
        casting.pin = scene.pin;
        casting.language = line.value("lang").toStdString();
        if (line.isSet("long")) {
            casting.first_name = "Maximiliane von Hohenstein";
            casting.second_name = "Bartholomäus-Friedrich";
        }
        Stage stage(casting, {size[0].toInt(), size[1].toInt()}, line.value("look"), line.value("scale").toDouble());
        scene.act(stage);
        const QString file = QDir(words.value(0)).filePath(QString::fromStdString(name) + ".png");
        if (!stage.picture().save(file)) std::fprintf(stderr, "can't write %s\n", qPrintable(file));
    }
}
