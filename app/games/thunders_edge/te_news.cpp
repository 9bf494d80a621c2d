#include "app/games/thunders_edge/te_news.h"

#include <algorithm>
#include <array>

namespace hexmoot::te {
namespace {

constexpr int low_drone_from = 27;  // the red end of the tension track

// 0 is silent.
int weight(const Event& e) {
    switch (static_cast<Happening>(e.kind)) {
        case Happening::consul:
            return 4;
        case Happening::die_rolled:
            return e.facts[1] < 2 ? 3 : 0;
        case Happening::tension:
            return e.facts[1] >= low_drone_from && e.facts[1] > e.facts[0] ? 2 : 0;
        case Happening::traded:
        case Happening::silent_traded:
        case Happening::senate_drawn:
            return 1;
        default:
            return 0;
    }
}

}  // namespace

const char* cue_of(std::span<const Event> news) {
    constexpr std::array cues{"", "deal", "drone", "dice", "gavel"};
    int most = 0;
    for (const Event& e : news) most = std::max(most, weight(e));
    return cues[static_cast<size_t>(most)];
}

BySeat<int> cards_got(std::span<const Event> news) {
    BySeat<int> got{};
    for (const Event& e : news)
        if (is_event(e, Happening::card_received) || is_event(e, Happening::senate_drawn)) got[e.seat]++;
    return got;
}

}  // namespace hexmoot::te
