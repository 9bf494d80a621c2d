#include "engine/kernel/laws/report.h"

namespace hexmoot {

std::string_view law_name(Law law) {
    switch (law) {
        case Law::none:
            return "";
        case Law::words:
            return "law 1 (words)";
        case Law::endings:
            return "law 2 (endings)";
        case Law::undo:
            return "law 3 (undo)";
        case Law::records:
            return "law 4 (records)";
        case Law::modes:
            return "law 5 (inline and stepping)";
        case Law::secrets:
            return "law 6 (secrets)";
        case Law::conservation:
            return "law 7 (conservation)";
        case Law::commands:
            return "law 1 (whole commands)";
    }
    return "";
}

std::string to_string(const LawReport& r) {
    std::string out = std::to_string(r.games) + " games, " + std::to_string(r.words) + " words, the longest game " +
                      std::to_string(r.longest);
    if (r.worlds > 0)
        out += "; " + std::to_string(r.worlds) + " worlds, " + std::to_string(r.replays) + " answers replayed alike";
    if (r.sampled > 0)
        out += "; words sampled at " + std::to_string(r.sampled) + " of " + std::to_string(r.prompts) + " prompts";
    for (const RowSeen& row : r.rows)
        out += "\n" + std::string(row.id) + ": differs in " + std::to_string(row.changed) + " of " +
               std::to_string(row.seen) + " worlds";
    if (r.ok()) return out;
    out += "\nbroken: " + std::string(law_name(r.broken)) + ": " + r.what;
    out += "\nseed " + std::to_string(r.seed) + ", after word " + std::to_string(r.word);
    if (!r.record.start.empty()) out += "\nstart " + r.record.start;
    if (!r.lines.empty()) out += "\n" + r.lines;
    return out;
}

}  // namespace hexmoot
