// Where the answers of one game go: each is durable before the next question shows.
#pragma once
#include <string>
#include <vector>

#include "engine/games/module.h"
#include "engine/store/library.h"

namespace hexmoot::play {

// A person's place at the table.
struct Chair {
    std::string name;
    int colour = 0;        // index into the seat colours
    std::string pin_hash;  // of store::hash_pin; "" without one
    int wrong_pins = 0;    // typed since the last right one
};

enum class Privacy { open, courtesy, locked };
std::string_view name(Privacy);
Privacy privacy_named(std::string_view);  // courtesy for a word it does not know

// What all seats agree on.
struct Agreement {
    enum class What {
        takeback,  // an undo past a barrier
        new_pin,   // the seat has forgotten its PIN and chooses another
        privacy,   // another level
    };
    What what = What::takeback;
    Seat seat = nobody;                   // whose PIN it is, and who has no vote
    Privacy privacy = Privacy::courtesy;  // the new level
    size_t events = 0;                    // of the match before it
    friend bool operator==(const Agreement&, const Agreement&) = default;
};

// Who sits at a table, and who may look.
struct Seating {
    std::vector<Chair> chairs;
    Privacy privacy = Privacy::courtesy;
    std::string title;
    std::vector<Agreement> agreed = {};  // about PINs and privacy; the match remembers takebacks
};

std::vector<std::string> names_of(const Seating&);

// How the store keeps the beginning of a game, and how it stands, in every language of its texts.
store::GameHeader header_of(const GameModule&, const GameContent&, const AnyMatch&, const Seating&);
store::Standing standing_of(const GameModule&, const Catalogue&, const Seating&, const AnyMatch&);

// One game in a library.
class Journal {
  public:
    // Writes a game that has just begun.
    static store::Result<Journal> begin(store::Library&, const GameModule&, const GameContent&, const AnyMatch&,
                                        const Seating&);
    Journal(store::Library& library, store::GameId game, const GameModule& module, const Catalogue& texts,
            Seating seating)
        : library_(&library), game_(game), module_(&module), texts_(&texts), seating_(std::move(seating)) {}

    // The match has just accepted these answers as its last: stores them, all or none, with what anybody may see of how
    // the game stands now.
    store::Result<void> append(const AnyMatch&, std::span<const store::Answer>);
    store::Result<void> append(const AnyMatch&, const Word&);  // the same for one
    // The match has just dropped answers: before there were `answers`.
    store::Result<void> cut(const AnyMatch&, size_t answers);
    // PINs, privacy, or what was agreed about them are others now.
    store::Result<void> reseat(const AnyMatch&, const Seating&);
    store::GameId game() const { return game_; }

  private:
    store::Standing standing(const AnyMatch&) const;

    store::Library* library_;
    store::GameId game_;
    const GameModule* module_;
    const Catalogue* texts_;
    Seating seating_;
};

// A stored game brought back to the table, to its last good point.
struct Resumed {
    std::unique_ptr<AnyMatch> match;
    Seating seating;
    size_t recorded = 0;   // answers that were accepted; more than match->answers() when some do not fit
    bool changed = false;  // the record was altered by another hand
};
// Replays the record and compares every digest. Errors: those of the store; damaged when not even the set-up fits.
store::Result<Resumed> resume(store::Library&, store::GameId);
store::Result<Resumed> resume(const store::StoredGame&);

// The set-up of a game as the store keeps it; and the public face of a game in lists, of which what cannot be read (in
// an altered library) is left out.
std::string setup_json(const Record&);
struct Face {
    std::vector<Seat> next;   // who is asked
    std::vector<int> points;  // by seat
    std::vector<Seat> winners;
    std::string clock;  // in the language asked for
};
Face face(std::string_view public_json, std::string_view lang);

}  // namespace hexmoot::play
