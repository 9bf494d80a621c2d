// Positions of the market at a table, for the tests of the Senate. Include before anything of Qt: names of the engine
// are macros there.
#pragma once

#include "tests/thunders_edge/market_fixture.h"
// clang-format off
#include "tests/thunders_edge/ui/te_table.h"
// clang-format on

namespace hexmoot::te {

/// A table whose game begins in this state.
inline ui::Casting staged(const State& s, play::Privacy privacy = play::Privacy::courtesy) {
    ui::Casting c;
    c.seats = s.seats;
    c.state = ThundersEdge::state_json(s);
    c.privacy = privacy;
    for (int o : s.options) c.options.push_back(o);
    return c;
}

/// A says, B says ... before anybody looks: "A cry church".
inline void told(ui::TableModel& table, std::initializer_list<const char*> lines) {
    for (const std::string line : lines) {
        const Seat who = seat(line[0] - 'A');
        const bool secret = table.sitting().secret_question() || line.find("booth") != std::string::npos;
        if (secret && table.sitting().drawer() != who) {
            open_hand(table, who);
            if (line.find(" booth") != std::string::npos) continue;  // opening the hand has said it
        }
        if (line.find(" close") != std::string::npos) {
            table.close();
            continue;
        }
        ASSERT_TRUE(table.say(QString::fromStdString(line.substr(2)), who))
            << line << ": " << table.refusal().value("what").toString().toStdString();
    }
}

inline QVariantMap row_of(const ui::Rows& rows, const QString& key) {
    for (const QVariantMap& row : rows.rows())
        if (row.value("key").toString() == key) return row;
    return {};
}

inline QStringList lit(const ui::Rows& rows) {
    QStringList out;
    for (const QVariantMap& row : rows.rows())
        if (row.value("lit").toBool()) out << row.value("key").toString();
    return out;
}

/// Saves what the stage shows, where HEXMOOT_PICTURES names a folder.
inline void keep_picture(ui::Stage& stage, const char* name) {
    const QString folder = qEnvironmentVariable("HEXMOOT_PICTURES");
    if (!folder.isEmpty()) stage.picture().save(folder + '/' + name + ".png");
}

}  // namespace hexmoot::te
