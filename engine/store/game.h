// What the library knows of a game. Words, options and states are the rules' business: here they are strings and bytes.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/kernel/ints.h"

namespace hexmoot::store {

enum class GameId : i64 {};  // number of a game in its library, never given twice

struct SeatInfo {
    std::string name;
    int colour = 0;        // index into the seat colours
    std::string pin_hash;  // of hash_pin; "" without a PIN
    friend bool operator==(const SeatInfo&, const SeatInfo&) = default;
};

// Who may look: the privacy level, and the PIN hash of each seat ("" without one).
struct Locks {
    std::string privacy;
    std::vector<std::string> pins;
    friend bool operator==(const Locks&, const Locks&) = default;
};

// Fixed at the start, but for the title, the privacy and the PINs.
struct GameHeader {
    std::string game;  // id of the rules, "air_land_sea"
    int rules_version = 0;
    std::string content_hash;  // of the content it was started with
    u64 seed = 0;              // secret
    std::string setup_json;    // secret: options and everything else needed to start again
    std::vector<SeatInfo> seats;
    std::string title;
    std::string privacy;
    friend bool operator==(const GameHeader&, const GameHeader&) = default;
};

// One accepted word.
struct Answer {
    int seat = 0;
    std::string word;
    bool secret = false;  // kept where no editor shows it
    u64 digest = 0;       // of the position after it
    friend bool operator==(const Answer&, const Answer&) = default;
};

// The random numbers after answer `at` go on from (seed, count): a takeback.
struct Reseed {
    u32 at = 0;
    u32 count = 0;
    friend bool operator==(const Reseed&, const Reseed&) = default;
};

// The position after the first `answers` answers, at a step boundary. All of it is kept secret.
struct Snapshot {
    u32 answers = 0;
    u64 layout_hash = 0;        // of the State's layout: bytes of another layout are not used
    std::vector<u8> state;      // empty once thinned out
    std::string state_json;     // empty once thinned out
    std::string public_events;  // since the snapshot before; never thinned out
    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

enum class Status { in_play, finished };

// What anybody may see of how the game stands, for lists.
struct Standing {
    Status status = Status::in_play;
    std::string public_json;  // phase, who is next, scores
    std::string result_json;  // of a finished game
    friend bool operator==(const Standing&, const Standing&) = default;
};

enum class Health {
    good,
    changed,  // altered by another hand than ours
    damaged,  // cannot be read as a whole
};

struct StoredGame {
    GameHeader header;
    std::vector<Answer> answers;  // to the last good point
    std::vector<Reseed> reseeds;
    std::optional<Snapshot> snapshot;  // the last usable one
    Standing standing;
    Health health = Health::good;
    u32 recorded = 0;  // answers that were accepted; more than answers.size() when some are lost
    friend bool operator==(const StoredGame&, const StoredGame&) = default;
};

// One line of a list of games. Holds no secret.
struct GameSummary {
    GameId id{};
    std::string game;
    std::string title;
    std::string privacy;
    int rules_version = 0;
    std::vector<SeatInfo> seats;  // without PIN hashes
    u32 answers = 0;
    i64 created = 0;  // Unix time, seconds
    i64 updated = 0;
    i64 played = 0;  // the game played last has the highest: an order that no clock changes
    bool removed = false;
    Standing standing;
    Health health = Health::good;  // of what the line shows and the last answer; verify() looks at all of it
};

struct Filter {
    std::optional<std::string> game;
    std::optional<Status> status;
    bool removed = false;  // the bin instead of the shelf
    u32 limit = 0;         // 0: all
};

struct Verdict {
    GameId id{};
    std::string title;
    Health health = Health::good;
    u32 good_answers = 0;  // up to the last good point
    u32 recorded = 0;
    std::string problem;  // "" if the health is good
};

}  // namespace hexmoot::store
