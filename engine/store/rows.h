// The rows of one game, sealed and marked with its key. Private to engine/store; everything here throws SqlError or
// StoreError.
//
// Three marks show what was altered: the link of an answer covers it and, by the link before, all earlier ones; the tip
// on the last answer says that it is the last; the header's mark covers everything fixed at the start, the seats and
// the takebacks. What was altered once stays recognisable: a mark that did not hold before a change is not made to hold
// by it.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/store/game.h"
#include "engine/store/seal.h"
#include "engine/store/sqlite.h"

namespace hexmoot::store {

// Where the record of answers ends.
struct End {
    u32 answers = 0;
    i64 updated = 0;
    std::string link;
    bool ours = true;      // no answer was taken away behind our back
    bool removed = false;  // the game lies in the bin
};

class GameRows {
  public:
    GameRows(Database& db, GameId game);  // throws not_found
    // The same, and where the answers end, by one query.
    static std::pair<GameRows, End> at_end(Database& db, GameId game);

    GameId id() const { return GameId{id_}; }
    const Key& key() const { return key_; }

    // ---- header

    bool header_is_ours() const;
    void mark_header();
    // Changes something that the header's mark covers.
    template <class Change>
    void change_header(Change&& change) {
        const bool ours = header_is_ours();
        change();
        if (ours) mark_header();
    }
    // With PIN hashes: throws changed if one cannot be opened.
    std::vector<SeatInfo> seats(bool with_pins) const;
    void add_seat(i64 seat, const SeatInfo& info);
    Locks locks() const;
    void set_locks(const Locks& locks);
    std::vector<Reseed> reseeds() const;
    void set_reseeds(std::span<const Reseed> reseeds);

    // ---- standing

    std::string standing_mark(const Standing& standing) const;
    // Marks it as ours: that of a new game.
    void set_standing(const Standing& standing);
    void change_standing(const Standing& standing);

    // ---- answers

    // The game is the one played last.
    void play();
    void append(End& end, const Answer& answer, i64 now);
    void truncate(u32 keep);
    // Reads answers as long as their links hold; returns why it stopped, "" at the end.
    std::string read_answers(std::vector<Answer>& answers) const;

    // ---- snapshots

    void add_snapshot(const Snapshot& snapshot);
    // Of the snapshots that lie 2^k to 2^(k+1) steps back, two keep their state; the newest four keep theirs.
    void thin_out();
    // Reads all that open, first to last; returns what is wrong with the others, "" if nothing.
    std::string read_snapshots(std::vector<Snapshot>& snapshots) const;

  private:
    GameRows(Database& db, i64 id, const Key& key) : db_(db), id_(id), key_(key) {}
    std::string header_mark() const;
    std::optional<Blob> sealed_pin(i64 seat, const std::string& hash) const;
    std::string link_mark(std::string_view before, u32 n, const Answer& stored) const;
    std::string tip_mark(std::string_view link) const;

    Database& db_;
    i64 id_;
    Key key_;
};

StoreError no_such_game(GameId game);
StoreError conflict(u32 have, u32 believed);

}  // namespace hexmoot::store
