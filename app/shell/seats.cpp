#include "app/shell/seats.h"

#include <QCoreApplication>
#include <array>

namespace hexmoot::shell {
namespace {

struct Livery {
    const char* name;
    const char* fill;
    const char* ink;
    const char* text_dark;
    const char* text_light;
    const char* emblem;
    const char* pattern;
};

constexpr std::array<Livery, 8> liveries{{
    {QT_TRANSLATE_NOOP("Seats", "Vermilion"), "#D94C16", "#0B0E13", "#FF8A5C", "#A8360B",
     QT_TRANSLATE_NOOP("Seats", "spear"), "diagonals"},
    {QT_TRANSLATE_NOOP("Seats", "Azure"), "#2588EF", "#0B0E13", "#6FB4FF", "#0F5DB3",
     QT_TRANSLATE_NOOP("Seats", "ring"), "dots"},
    {QT_TRANSLATE_NOOP("Seats", "Gold"), "#FED044", "#0B0E13", "#FED044", "#7A5B00", QT_TRANSLATE_NOOP("Seats", "star"),
     "bars-across"},
    {QT_TRANSLATE_NOOP("Seats", "Jade"), "#4FC391", "#0B0E13", "#62D6A4", "#0F6B45",
     QT_TRANSLATE_NOOP("Seats", "lozenge"), "checks"},
    {QT_TRANSLATE_NOOP("Seats", "Violet"), "#773AA8", "#FFFFFF", "#C79BF0", "#662C96",
     QT_TRANSLATE_NOOP("Seats", "crescent"), "cross-hatch"},
    {QT_TRANSLATE_NOOP("Seats", "Rose"), "#F994C8", "#0B0E13", "#FBA9D3", "#A0296A",
     QT_TRANSLATE_NOOP("Seats", "cross"), "bars-down"},
    {QT_TRANSLATE_NOOP("Seats", "Ivory"), "#F4F2EB", "#0B0E13", "#F4F2EB", "#4A4638",
     QT_TRANSLATE_NOOP("Seats", "tower"), ""},
    {QT_TRANSLATE_NOOP("Seats", "Umber"), "#5A3B25", "#FFFFFF", "#D3A27F", "#5A3B25",
     QT_TRANSLATE_NOOP("Seats", "chevrons"), "zigzag"},
}};

const Livery& livery_of(int livery) { return liveries[static_cast<unsigned>(livery) % liveries.size()]; }

}  // namespace

int Seats::count() { return static_cast<int>(liveries.size()); }

QColor Seats::fill(int livery) { return livery_of(livery).fill; }

QColor Seats::ink(int livery) { return livery_of(livery).ink; }

QColor Seats::text(int livery, bool on_light) {
    const Livery& look = livery_of(livery);
    return on_light ? look.text_light : look.text_dark;
}

QString Seats::name(int livery) { return QCoreApplication::translate("Seats", livery_of(livery).name); }

QString Seats::emblem(int livery) { return QCoreApplication::translate("Seats", livery_of(livery).emblem); }

QString Seats::emblem_file(int livery) {
    return QStringLiteral("emblem-%1").arg(QLatin1String(livery_of(livery).emblem));
}

QString Seats::pattern_file(int livery) {
    const QLatin1String pattern(livery_of(livery).pattern);
    return pattern.isEmpty() ? QString() : QStringLiteral("pattern-%1").arg(pattern);
}

}  // namespace hexmoot::shell
