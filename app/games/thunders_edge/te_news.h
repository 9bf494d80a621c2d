#pragma once

#include <span>

#include "app/games/thunders_edge/te_engine.h"

namespace hexmoot::te {

inline bool is_event(const Event& e, Happening what) { return e.kind == static_cast<u8>(what); }

/// What has happened at the table since it was last looked at. Of a game that was opened, or went back, nothing is
/// news.
class News {
  public:
    /// Reads the log anew. What it returns lives as long as the log.
    std::span<const Event> read(std::span<const Event> log) {
        const bool grew = !first_ && log.size() > told_;
        const std::span<const Event> fresh = grew ? log.subspan(told_) : std::span<const Event>();
        told_ = log.size();
        first_ = false;
        return fresh;
    }

  private:
    size_t told_ = 0;
    bool first_ = true;
};

/// The cue that these events sound with: the weightiest one; "" for none.
const char* cue_of(std::span<const Event> news);

/// How many Senate cards each seat has got by them.
BySeat<int> cards_got(std::span<const Event> news);

}  // namespace hexmoot::te
