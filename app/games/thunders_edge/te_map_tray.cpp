// What is laid on the map from beside it: counters to drop, and the hexes of the open hand.
#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_faces.h"
#include "app/games/thunders_edge/te_map.h"
#include "app/shell/qt_text.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array terrains{"clear", "badlands", "mountain", "volcanic"};
constexpr std::array tile_glyphs{"city", "refinery", "flag"};

}  // namespace

std::vector<Token> TeMap::tray_words() const {
    std::vector<Token> out;
    const Task now = task();
    const auto take = [&](const Offer& offer, Kind kind) {
        for (const Answer& a : offer.answers())
            if (a.seat == board().speaker() && kind_of(a.token) == kind) out.push_back(a.token);
    };
    if (now == Task::placing && board().kind() == Question::place_hex) take(board().offer(), Kind::hex);
    if (now != Task::dropping) return out;
    if (board().line().empty()) {
        const std::array words{word(te::Verb::drop)};
        if (board().offers(te::Verb::drop)) take(board().offer_after(words), Kind::piece);
    } else {
        take(board().offer(), Kind::piece);
    }
    return out;
}

void TeMap::make_tiles() {
    for (size_t i = 0; i < tiles_.size(); i++) {
        const HexTile& tile = hex_table[i];
        tiles_[i] = {new ui::Rows(this), new ui::Rows(this)};
        tiles_[i].hexes->assign({{{u"key"_s, 0},
                                  {u"q"_s, 0},
                                  {u"r"_s, 0},
                                  {u"face"_s, QLatin1StringView(terrains[static_cast<size_t>(tile.terrain)])}}});
        if (tile.location == Location::none) continue;
        const LocationCard& card = card_of(tile.location);
        tiles_[i].areas->assign({{{u"key"_s, u"L"_s},
                                  {u"q"_s, 0},
                                  {u"r"_s, 0},
                                  {u"inner"_s, true},
                                  {u"owner"_s, -1},
                                  {u"held"_s, false},
                                  {u"glyph"_s, QLatin1StringView(tile_glyphs[static_cast<size_t>(card.type)])},
                                  {u"defence"_s, card.defense},
                                  {u"worth"_s, card.resource}}});
    }
}

QList<QVariantMap> TeMap::tray_rows() const {
    constexpr std::array glyphs{"conventional", "walker", "menace", "obliterator", "artillery", "artillery"};
    QList<QVariantMap> rows;
    const State& s = board().shown();
    const Seat me = board().speaker();
    for (Token t : tray_words()) {
        QVariantMap row{{u"key"_s, q(spelled(t))},
                        {u"text"_s, board().called(t)},
                        {u"number"_s, rows.size() + 1},
                        {u"livery"_s, board().livery(me)},
                        {u"chosen"_s, t == held_}};
        if (kind_of(t) == Kind::hex) {
            const HexTile& tile = hex_table[t.a];
            row[u"hexes"_s] = QVariant::fromValue(tiles_[t.a].hexes);
            row[u"areas"_s] = QVariant::fromValue(tiles_[t.a].areas);
            row[u"pieces"_s] = QVariant::fromValue(const_cast<ui::Rows*>(&none_));
            row[u"text"_s] = board().text(std::string("terrain.") + terrains[static_cast<size_t>(tile.terrain)]);
            row[u"note"_s] = tile.location == Location::none
                                 ? QString()
                                 : board().text("location." + spelled(word(tile.location)) + ".name");
            row[u"name"_s] = board().called(t);
        } else {
            const Box& from = board().kind() == Question::initial_drop || s.phase == Phase::initial_drop
                                  ? s.initial[hexmoot::index(me)]
                                  : s.orbit[hexmoot::index(me)];
            const UnitType& unit = unit_of(piece_of(t));
            row[u"glyph"_s] = QLatin1StringView(glyphs[t.a]);
            row[u"count"_s] = from[t.a];
            row[u"attack"_s] = unit.attack;
            row[u"defence"_s] = unit.defense;
            row[u"move"_s] = unit.move;
            row[u"quick"_s] = unit.breakthrough != 0;
            row[u"name"_s] = tr("%1 %2").arg(from[t.a]).arg(board().called(t));
        }
        rows << row;
    }
    number_alike(rows, u"name"_s);
    return rows;
}

QString TeMap::tray_title() const {
    if (tray_.count() == 0) return {};
    if (task() == Task::placing) return tr("Your hexes");
    return board().shown().phase == Phase::initial_drop ? tr("First units") : tr("In Orbit");
}

}  // namespace hexmoot::te
