#include "tests/air_land_sea/ui/scan_stage.h"

#include <QQuickItem>
#include <QTest>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "tests/ui/robot_eyes.h"

namespace hexmoot::robot {
namespace {

constexpr const char* skirmish = R"({"order": ["land", "air", "sea"], "first": "A", "turn": "A", "battle": 3,
    "turns": 6, "vp": [8, 6], "hands": {"A": ["S3", "L4", "S1"], "B": ["A1", "A5", "S6"]},
    "deck": ["L3", "A6", "A2", "L1"], "stacks": {"A": {"land": ["L2+", "S5-"], "air": ["A4+"]},
    "B": {"land": ["L6+"], "air": ["L5-"], "sea": ["S2+"]}}})";
constexpr const char* full_hand = R"({"order": ["sea", "air", "land"], "first": "A", "turn": "A",
    "hands": {"A": ["A1", "A6", "L1", "L5", "S4", "S6"], "B": ["A2", "A3", "L2", "L3", "S1"]},
    "deck": ["L4", "S3", "S5", "A5", "L6"], "stacks": {"A": {}, "B": {"air": ["A4+"]}}})";
constexpr const char* tall = R"({"order": ["air", "land", "sea"], "first": "A", "turn": "B", "turns": 11,
    "hands": {"A": [], "B": ["L4"]}, "deck": ["A6", "L3"],
    "stacks": {"A": {"land": ["L1+", "L2-", "A3-", "S4-", "A1-", "L6+"], "air": ["A2-"]},
    "B": {"land": ["S6-", "A4-", "S2-", "S5-", "L5+", "A5-", "S1-"], "sea": ["S3+"]}}})";
constexpr const char* last_card = R"({"order": ["air", "land", "sea"], "first": "A", "turn": "B", "battle": 4,
    "turns": 11, "vp": [9, 7], "hands": {"A": [], "B": ["A1"]}, "deck": ["L3"],
    "stacks": {"A": {"land": ["L2+", "S5-"], "air": ["A4+"]}, "B": {"land": ["L6+"], "sea": ["S2+"]}}})";
constexpr const char* last_of_battle = R"({"order": ["air", "land", "sea"], "first": "A", "turn": "B", "battle": 2,
    "turns": 11, "vp": [3, 2], "hands": {"A": [], "B": ["A1"]}, "deck": ["L3"],
    "stacks": {"A": {"land": ["L2+", "S5-"], "air": ["A4+"]}, "B": {"land": ["L6+"], "sea": ["S2+"]}}})";

constexpr const char* blockade = R"({"order": ["land", "air", "sea"], "first": "A", "turn": "A", "battle": 2,
    "turns": 6, "vp": [3, 2], "hands": {"A": ["L4", "S1", "S3"], "B": ["A1", "A6", "S6"]}, "deck": ["L3", "L1"],
    "stacks": {"A": {"land": ["L2+", "A2-"]}, "B": {"land": ["L6+"], "air": ["S5+"]}}})";
// Ambush comes down where it can turn nothing but itself.
constexpr const char* first_ambush = R"({"order": ["land", "air", "sea"], "first": "A", "turn": "A", "battle": 3,
    "turns": 0, "vp": [8, 6], "hands": {"A": ["L2", "S1", "A6"], "B": ["A1", "A5", "S6"]}, "deck": ["L3", "S4"],
    "stacks": {"A": {}, "B": {}}})";
constexpr const char* containment = R"({"order": ["land", "air", "sea"], "first": "A", "turn": "A", "battle": 2,
    "turns": 6, "vp": [3, 2], "hands": {"A": ["L4", "S1", "S3"], "B": ["A1", "A6", "S6"]}, "deck": ["L3", "L1"],
    "stacks": {"A": {"land": ["L2+"], "air": ["A3-"]}, "B": {"land": ["L6+"], "air": ["A5+"]}}})";

std::string resolving(const char* card, const char* rest) {
    return std::string(R"({"order": ["air", "land", "sea"], "first": "A", "turn": "A", "turns": 4,
        "phase": "DECISION", "active": {"card": ")") +
           card + R"(", "owner": "A", "step": 0}, )" + rest + "}";
}
const std::string flip = resolving("L2", R"("hands": {"A": ["L4", "S4"], "B": ["A1", "S6"]}, "deck": ["L3"],
    "stacks": {"A": {"land": ["L2+"], "sea": ["A6-"]}, "B": {"air": ["A4+", "S2-"], "land": ["L6+"]}})");
const std::string reinforce = resolving("L1", R"("hands": {"A": ["L4", "S4"], "B": ["A1", "S6"]}, "deck": ["S1", "L3"],
    "stacks": {"A": {"land": ["L1+"], "sea": ["A6-"]}, "B": {"air": ["A4+"]}})");
const std::string transport = resolving("S1", R"("hands": {"A": ["L4", "S4"], "B": ["A1", "S6"]}, "deck": ["L3"],
    "stacks": {"A": {"sea": ["L2-", "S1+"], "air": ["A6-"]}, "B": {"air": ["A4+"]}})");
const std::string disrupt = resolving("L5", R"("hands": {"A": ["L4", "S4"], "B": ["A1", "S6"]}, "deck": ["L3"],
    "stacks": {"A": {"land": ["L5+"], "sea": ["A6-", "S1+"]}, "B": {"air": ["A4+", "S2-"], "land": ["L6+"]}})");
const std::string redeploy = resolving("S4", R"("hands": {"A": ["L4"], "B": ["A1", "S6"]}, "deck": ["L3"],
    "stacks": {"A": {"sea": ["L2-", "S4+"], "air": ["A6-"]}, "B": {"air": ["A4+"]}})");

void press(House& house, Hands& hands, const QString& name) {
    QQuickItem* item = named(house.window(), name);
    if (!item) throw std::runtime_error("nothing is called " + name.toStdString());
    if (!spot_to_press(house.window(), *item)) {
        item->forceActiveFocus(Qt::TabFocusReason);  // what has the focus is scrolled into view
        settle(house.window());
    }
    hands.press(house.window(), *item);
}

void ask_for_a_vote_with_pin(House& house, Hands& hands) {
    for (const char* name : {"verb-look", "curtain-forgotten", "vote-1"})
        press(house, hands, QString::fromLatin1(name));
}

void agree_to_a_new_pin(House& house, Hands& hands) {
    ask_for_a_vote_with_pin(house, hands);
    hands.type(house.window(), *named(house.window(), "vote-pin"), House::pin(1));
    press(house, hands, "vote-agree");
}

void vote_with_a_wrong_pin(House& house, Hands& hands) {
    ask_for_a_vote_with_pin(house, hands);
    hands.type(house.window(), *named(house.window(), "vote-pin"), "0000");
    press(house, hands, "vote-agree");
}

// A shelf as it looks after some weeks, one of its games touched by another program.
void fill_shelf(House& house) {
    house.prepare_state(play::Privacy::courtesy, last_card);
    house.prepare_state(play::Privacy::locked, full_hand);
    house.prepare_state(play::Privacy::open, tall);
    house.prepare_state(play::Privacy::open, last_of_battle);
    house.prepare_state(play::Privacy::open, flip);
    house.tamper("UPDATE game SET privacy = 'open' WHERE id = 2");
}

void spoil_library(House& house) {
    std::filesystem::remove(house.library_file().string() + "-wal");
    std::ofstream(house.library_file()) << std::string(9000, 'x');
}

/// Opens a page of the settings.
Scene settings_page(int page) {
    return {"settings", "", play::Privacy::open,
            [page](House& house, Hands& hands) { press(house, hands, QStringLiteral("settings-%1").arg(page)); }};
}

void search_rules(House& house, Hands& hands) {
    press(house, hands, "rules-open");
    hands.type(house.window(), *named(house.window(), "rules-search"), "withdraw");
}

void open_log(House& house, Hands& hands) {
    for (const char* name : {"verb-look", "hand-S3", "lane-sea", "verb-confirm"})
        press(house, hands, QString::fromLatin1(name));
    if (!named(house.window(), "tab-1")) press(house, hands, "side-toggle");
    press(house, hands, "tab-1");
}

void search_in_vain(House& house, Hands& hands) {
    hands.type(house.window(), *named(house.window(), "saves-search"), "ort");
}

// While the shelf is open, the page where one game's long result goes on comes to lead nowhere: that game alone can't
// be read. The list is read anew when one comes back to it.
void damage_game(House& house, Hands& hands) {
    house.tamper("UPDATE game SET result_json = printf('%.9000c', '#') WHERE id = 3; PRAGMA wal_checkpoint(TRUNCATE)");
    std::fstream file(house.library_file(), std::ios::in | std::ios::out | std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(file), {});
    const size_t page = bytes.find(std::string(4092, '#')) / 4096 * 4096;
    file.clear();
    file.seekp(static_cast<std::streamoff>(page)).write("\xff\xff\xff\xff", 4).flush();
    QTest::keyClick(&house.window(), Qt::Key_Comma, Qt::ControlModifier);
    settle(house.window());
    QTest::keyClick(&house.window(), Qt::Key_O, Qt::ControlModifier);
    settle(house.window());
    press(house, hands, "save-5");
}

void type_wrong_pin(House& house, Hands& hands) {
    press(house, hands, "verb-look");
    hands.type(house.window(), *named(house.window(), "curtain-pin"), "0000");
    press(house, hands, "curtain-enter");
}

void wait_for_pin(House& house, Hands& hands) {
    type_wrong_pin(house, hands);
    for (int more = 0; more < 2; ++more) {
        hands.type(house.window(), *named(house.window(), "curtain-pin"), "0000");
        press(house, hands, "curtain-enter");
    }
}

void name_seats_alike(House& house, Hands& hands) {
    const QString taken = named(house.window(), "seat-name-0")->property("text").toString();
    hands.type(house.window(), *named(house.window(), "seat-name-1"), taken);
    press(house, hands, "deal");
}

/// Presses the named things one after the other.
auto presses(std::initializer_list<const char*> names) {
    return [names = std::vector<QString>(names.begin(), names.end())](House& house, Hands& hands) {
        for (const QString& name : names) press(house, hands, name);
    };
}

}  // namespace

const std::map<std::string, Scene>& scenes() {
    using play::Privacy;
    static const std::map<std::string, Scene> all{
        {"start-empty", {"start", ""}},
        {"start", {"start", skirmish}},
        {"start-finished",
         {"", last_card, Privacy::open, presses({"verb-look", "hand-A1", "lane-air", "verb-confirm", "end-leave"})}},
        {"new-game", {"newGame", ""}},
        {"new-game-locked", {"newGame", "", Privacy::open, presses({"privacy-2"})}},
        {"new-game-refused", {"newGame", "", Privacy::open, name_seats_alike}},
        {"saves", {"saves", skirmish}},
        {"saves-empty", {"saves", ""}},
        {"saves-full", {"saves", skirmish, Privacy::open, [](House&, Hands&) {}, fill_shelf}},
        {"saves-changed", {"saves", skirmish, Privacy::open, presses({"save-4"}), fill_shelf}},
        {"saves-damaged", {"saves", skirmish, Privacy::open, damage_game, fill_shelf}},
        {"saves-no-match", {"saves", skirmish, Privacy::open, search_in_vain, fill_shelf}},
        {"saves-deleted", {"saves", skirmish, Privacy::open, presses({"save-delete"}), fill_shelf}},
        {"library-damaged", {"start", "", Privacy::open, [](House&, Hands&) {}, spoil_library}},
        {"settings", {"settings", ""}},
        {"settings-text", settings_page(1)},
        {"settings-motion", settings_page(2)},
        {"settings-sound", settings_page(3)},
        {"settings-keyboard", settings_page(4)},
        {"settings-table", settings_page(5)},
        {"settings-language", settings_page(6)},
        {"about", {"about", ""}},
        {"closed", {"", skirmish}},
        {"open", {"", skirmish, Privacy::open, presses({"verb-look"})}},
        {"chosen", {"", skirmish, Privacy::open, presses({"verb-look", "hand-S3"})}},
        {"down", {"", skirmish, Privacy::open, presses({"verb-look", "hand-S3", "verb-face"})}},
        {"armed", {"", skirmish, Privacy::open, presses({"verb-look", "hand-S3", "lane-air"})}},
        {"refused", {"", skirmish, Privacy::open, presses({"verb-look", "hand-L4", "lane-sea"})}},
        {"six", {"", full_hand, Privacy::open, presses({"verb-look", "hand-L5"})}},
        {"tall", {"", tall, Privacy::open, presses({"verb-look", "hand-L4"})}},
        {"flip", {"", flip}},
        {"reinforce", {"", reinforce, Privacy::open, presses({"verb-look"})}},
        {"transport", {"", transport, Privacy::open, presses({"verb-look"})}},
        {"transport-to", {"", transport, Privacy::open, presses({"verb-look", "card-sea-A-0"})}},
        {"redeploy", {"", redeploy, Privacy::open, presses({"verb-look"})}},
        {"disrupt", {"", disrupt}},
        {"curtain",
         {"", skirmish, Privacy::courtesy,
          presses({"verb-look", "curtain-open", "hand-L4", "lane-land", "verb-confirm", "verb-look"})}},
        {"curtain-pin", {"", skirmish, Privacy::locked, presses({"verb-look"})}},
        {"curtain-pin-wrong", {"", skirmish, Privacy::locked, type_wrong_pin}},
        {"curtain-pin-wait", {"", skirmish, Privacy::locked, wait_for_pin}},
        {"curtain-pin-vote", {"", skirmish, Privacy::locked, presses({"verb-look", "curtain-forgotten"})}},
        {"curtain-pin-new", {"", skirmish, Privacy::locked, agree_to_a_new_pin}},
        {"vote-pin", {"", skirmish, Privacy::locked, ask_for_a_vote_with_pin}},
        {"vote-pin-wrong", {"", skirmish, Privacy::locked, vote_with_a_wrong_pin}},
        {"privacy", {"", skirmish, Privacy::courtesy, presses({"menu-open", "pause-privacy"})}},
        {"privacy-vote", {"", skirmish, Privacy::courtesy, presses({"menu-open", "pause-privacy", "privacy-2"})}},
        {"recap-open", {"", skirmish, Privacy::open, presses({"verb-look", "hand-L4", "lane-land", "verb-confirm"})}},
        {"followed", {"", first_ambush, Privacy::open, presses({"verb-look", "hand-L2", "lane-land", "verb-confirm"})}},
        {"destroyed",
         {"", blockade, Privacy::open, presses({"verb-look", "hand-L4", "lane-land", "verb-confirm"}),
          [](House& house) { house.set("reducedMotion", "false"); }}},
        {"destroyed-down",
         {"", containment, Privacy::open, presses({"verb-look", "hand-L4", "verb-face", "lane-sea", "verb-confirm"}),
          [](House& house) { house.set("reducedMotion", "false"); }}},
        {"rules", {"", skirmish, Privacy::open, presses({"rules-open"})}},
        {"rules-list", {"", skirmish, Privacy::open, presses({"rules-open", "rules-all"})}},
        {"rules-search", {"", skirmish, Privacy::open, search_rules}},
        {"rules-of-refusal",
         {"", skirmish, Privacy::open, presses({"verb-look", "hand-L4", "lane-sea", "refusal-rule"})}},
        {"log", {"", skirmish, Privacy::open, open_log}},
        {"pause", {"", skirmish, Privacy::open, presses({"menu-open"})}},
        {"vote",
         {"", skirmish, Privacy::open, presses({"verb-look", "hand-S3", "lane-sea", "verb-confirm", "takeback"})}},
        {"battle-over",
         {"", last_of_battle, Privacy::open, presses({"verb-look", "hand-A1", "lane-air", "verb-confirm"})}},
        {"war-over", {"", last_card, Privacy::open, presses({"verb-look", "hand-A1", "lane-air", "verb-confirm"})}},
    };
    return all;
}

void show(House& house, const Scene& scene) {
    scene.prepare(house);
    if (!scene.state.empty()) house.prepare_state(scene.privacy, scene.state);
    house.open(scene.screen, scene.screen.isEmpty() ? QStringLiteral("1") : QString());
    Mouse mouse;
    scene.act(house, mouse);
}

}  // namespace hexmoot::robot
