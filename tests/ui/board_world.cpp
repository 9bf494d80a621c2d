#include <algorithm>
#include <array>
#include <stdexcept>

#include "tests/ui/board_stage.h"

namespace hexmoot::ui {
namespace {

QString field(int q, int r) { return QStringLiteral("F(%1,%2)").arg(q).arg(r); }
QString inner(int q, int r) { return QStringLiteral("L(%1,%2)").arg(q).arg(r); }

struct Kind {
    const char* glyph;
    int attack, defence, move;
    bool quick;
};
constexpr std::array kinds{Kind{"conventional", 1, 2, 2, false}, Kind{"walker", 2, 1, 2, true},
                           Kind{"menace", 2, 2, 2, true}, Kind{"obliterator", 4, 1, 1, false},
                           Kind{"artillery", -1, 1, 1, false}};

QVariantMap area_row(const QString& key, int q, int r, bool is_inner) {
    return {{"key", key},
            {"q", q},
            {"r", r},
            {"inner", is_inner},
            {"name", ""},
            {"glyph", ""},
            {"defence", -1},
            {"worth", -1},
            {"owner", -1},
            {"held", false},
            {"marks", QVariantList()},
            {"text", "Area " + key}};
}

class Maker {
  public:
    World world;

    void hex(int q, int r, const char* face) {
        const QString letter = QString::fromLatin1(face).left(1).toUpper();
        world.hexes << QVariantMap{{"key", QStringLiteral("%1,%2").arg(q).arg(r)},
                                   {"q", q},
                                   {"r", r},
                                   {"face", face},
                                   {"label", letter == u"U" ? QString() : letter}};
        world.areas << area_row(field(q, r), q, r, false);
    }
    void place(int q, int r, const char* name, const char* glyph, int defence, int worth) {
        QVariantMap row = area_row(inner(q, r), q, r, true);
        row["name"] = name;
        row["glyph"] = glyph;
        row["defence"] = defence;
        row["worth"] = worth;
        row["text"] = QString::fromLatin1(name);
        world.areas << row;
    }
    void own(const QString& area, int livery) { row_of(world.areas, area)["owner"] = livery; }
    void mark(const QString& area, const char* glyph) {
        QVariantMap& row = row_of(world.areas, area);
        QVariantList marks = row["marks"].toList();
        marks << QVariantMap{{"glyph", glyph}, {"text", glyph}};
        row["marks"] = marks;
    }
    QVariantMap& put(const QString& area, int livery, int kind, int count) {
        const Kind& k = kinds.at(static_cast<size_t>(kind));
        QVariantMap& row = row_of(world.areas, area);
        row["owner"] = livery;
        row["held"] = true;
        world.pieces << QVariantMap{{"key", area + u'/' + k.glyph},
                                    {"area", area},
                                    {"glyph", k.glyph},
                                    {"livery", livery},
                                    {"count", count},
                                    {"attack", k.attack},
                                    {"defence", k.defence},
                                    {"move", k.move},
                                    {"quick", k.quick},
                                    {"state", ""},
                                    {"lit", false},
                                    {"chosen", false},
                                    {"text", QStringLiteral("%1 %2").arg(count).arg(k.glyph)}};
        return world.pieces.last();
    }
    void light(const QString& area, const char* state, const char* chip) {
        world.lights << QVariantMap{{"key", area}, {"state", state}, {"chip", chip}, {"text", "Move here"}};
    }
    void arrow(const QString& from, const QString& to, const char* kind) {
        world.arrows << QVariantMap{
            {"key", from + u'>' + to}, {"from", from}, {"to", to}, {"kind", kind}, {"text", "An arrow"}};
    }
};

struct Spot {
    int q, r;
    const char* face;
};
constexpr std::array<Spot, 37> spots{{
    {-2, 0, "mountain"}, {-1, 0, "clear"},    {0, 0, "clear"},      {1, 0, "badlands"},   {2, 0, "badlands"},
    {1, -1, "badlands"}, {0, 1, "mountain"},  {-1, -1, "clear"},    {-2, 1, "mountain"},  {-2, -1, "badlands"},
    {-3, 1, "volcanic"}, {-1, -2, "clear"},   {-2, -2, "mountain"}, {-3, -1, "volcanic"}, {0, -2, "mountain"},
    {1, -2, "badlands"}, {-3, 2, "badlands"}, {-2, 2, "clear"},     {-1, 2, "volcanic"},  {-4, 2, "clear"},
    {2, -2, "clear"},    {0, 2, "clear"},     {-4, 1, "clear"},     {-4, 0, "badlands"},  {-5, 2, "unknown"},
    {-1, 3, "clear"},    {-3, -2, "unknown"}, {0, 3, "unknown"},    {1, 2, "badlands"},   {2, 1, "badlands"},
    {3, 0, "mountain"},  {3, -1, "volcanic"}, {3, 1, "clear"},      {4, -1, "clear"},     {3, -2, "unknown"},
    {-3, 3, "unknown"},  {4, 0, "free"},
}};

void name_places(Maker& on) {
    on.place(0, 0, "Centor", "city", 3, 8);
    on.place(1, -1, "Petersburg", "city", 2, 5);
    on.place(-2, 1, "Stalker's Reach", "dish", 2, 2);
    on.place(-2, -1, "High Cliff", "dish", 2, 1);
    on.place(2, 0, "Baker's Crevice", "refinery", 1, 3);
    on.place(-2, -2, "Hollow Ridge Works", "refinery", 2, 4);
    on.place(2, -2, "Saint Brandt", "city", 1, 4);
    on.place(3, -1, "Cinder Wells", "refinery", 1, 15);
    on.place(-4, 0, "Gorran Flats", "refinery", 1, 3);
    on.place(-4, 1, "Fort Ansgar", "dish", 1, 2);
    on.place(2, 1, "Ostrava Down", "city", 2, 4);
    on.place(-2, 2, "Tarn Processing", "refinery", 1, 3);
    on.place(-1, 3, "New Tangier", "city", 2, 5);
}

void put_pieces(Maker& on) {
    on.put(field(-1, 0), 0, 2, 1)["chosen"] = true;
    on.put(field(-1, 0), 0, 1, 1)["lit"] = true;
    on.put(field(-1, 0), 0, 0, 1)["lit"] = true;
    on.put(inner(-2, 1), 0, 0, 2);
    on.put(field(-2, 1), 0, 4, 1)["state"] = "spent";
    on.put(field(-3, 2), 0, 3, 1);
    on.put(field(-3, 2), 0, 1, 1)["state"] = "moved";
    on.put(field(-4, 2), 0, 0, 1)["state"] = "lost";
    on.put(inner(1, -1), 1, 0, 3);
    on.put(field(1, -1), 1, 2, 2);
    on.put(field(1, 0), 1, 3, 1);
    on.put(field(1, 0), 1, 0, 1);
    on.put(inner(2, -2), 1, 0, 2);
    on.put(field(1, -2), 1, 4, 1);
    on.put(inner(0, 0), 2, 0, 2);
    on.put(inner(0, 0), 2, 2, 1);
    on.put(field(0, 1), 2, 4, 1);
    on.put(field(0, 1), 2, 1, 1);
    on.put(field(0, 2), 6, 0, 1)["state"] = "down";
    on.put(inner(-2, -1), 3, 0, 2);
    on.put(field(-1, -2), 3, 1, 2);
    on.put(field(-1, -2), 3, 0, 1);
    on.put(inner(-4, 0), 3, 0, 1);
    on.put(inner(-4, 1), 5, 2, 1);
    on.put(inner(2, 1), 4, 0, 2);
    on.put(inner(2, 0), 2, 3, 1);
    on.put(field(2, 0), 2, 2, 3);
    on.put(field(1, 2), 4, 2, 2);
    on.put(field(1, 2), 4, 4, 1);
    on.put(field(1, 2), 4, 0, 1);
    on.put(field(1, 2), 4, 1, 1);
    on.put(field(4, -1), 7, 0, 1);
}

}  // namespace

QVariantMap& row_of(QList<QVariantMap>& rows, const QString& key) {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const QVariantMap& row) { return row["key"] == key; });
    if (found == rows.end()) throw std::runtime_error("no row " + key.toStdString());
    return *found;
}

World busy_world() {
    Maker on;
    for (const Spot& spot : spots) on.hex(spot.q, spot.r, spot.face);
    name_places(on);
    put_pieces(on);
    on.own(field(0, 0), 2);
    on.own(field(-2, -2), 3);
    on.own(field(2, -2), 1);
    on.own(field(2, 1), 4);
    on.own(field(3, 1), 4);
    on.own(inner(-1, 3), 5);
    on.own(inner(-2, -2), 3);
    on.own(field(3, 0), 7);
    on.mark(inner(0, 0), "fort");
    on.mark(inner(0, 0), "gavel");
    on.mark(field(-4, 2), "landing");
    on.mark(inner(2, 0), "siege");
    on.light(field(-1, -1), "lit", "1");
    on.light(field(-2, -1), "lit", "2");
    on.light(field(0, 0), "lit", "1");
    on.light(field(-2, 0), "stop", "1");
    on.light(field(0, -2), "stop", "2");
    on.light(field(-2, 1), "stop", "1");
    on.light(inner(0, 0), "probed", "");
    on.light(field(4, 0), "lit", "");
    on.light(inner(-2, 2), "lit", "2");
    on.light(field(1, 2), "threatened", "!");
    on.light(field(-4, 1), "chosen", "");
    on.arrow(field(1, 0), field(0, 1), "attack");
    on.arrow(field(2, 0), inner(2, 0), "through");
    on.arrow(field(-3, 2), field(-2, 2), "path");
    return on.world;
}

World large_world(int hexes, int counters) {
    constexpr int across = 18;
    constexpr std::array faces{"clear", "badlands", "mountain", "volcanic", "unknown"};
    Maker on;
    std::vector<QString> areas;
    for (int i = 0; i < hexes; i++) {
        const int r = i / across, q = i % across - r / 2;
        on.hex(q, r, faces.at(static_cast<size_t>(i * 7 % 5)));
        areas.push_back(field(q, r));
        if (i % 3 != 0) continue;
        on.place(q, r, "Some Town", "city", i % 4, i % 9);
        areas.push_back(inner(q, r));
        on.light(inner(q, r), i % 2 ? "stop" : "lit", "2");
    }
    for (int i = 0; i < counters; i++) {
        const int kind = i / static_cast<int>(areas.size());
        on.put(areas[static_cast<size_t>(i) % areas.size()], i % 8, (i + kind) % 5, 1 + i % 3)["key"] = i;
    }
    return on.world;
}

}  // namespace hexmoot::ui
