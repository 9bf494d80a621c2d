// The tables of the library and how an older file becomes a present one. Private to engine/store.
#pragma once
#include <memory>
#include <span>
#include <string_view>

#include "engine/store/sqlite.h"

namespace hexmoot::store {

inline constexpr i64 application_id = 0x48584D54;  // "HXMT" in the file's header

// Step i makes version i of version i - 1. A step that was ever published is never edited.
std::span<const std::string_view> migrations();

// Gives the games the order of their time stamps: for games that have no other order yet. Part of a published step.
inline constexpr std::string_view order_by_time = R"sql(
UPDATE game SET played = place FROM (
  SELECT id AS dated, row_number() OVER (ORDER BY max(updated, ifnull(
    (SELECT at FROM answer WHERE answer.id BETWEEN game.id << 32 AND game.id << 32 | 0xffffffff ORDER BY id DESC LIMIT 1),
    0)), id) AS place FROM game)
WHERE id = dated)sql";

// Opens a connection, recognises the file, checks it and runs the missing steps; a copy is put into the backup folder
// before an older file is touched. Throws SqlError or StoreError; a file that is not ours or too new stays as it is.
std::unique_ptr<Database> open_database(const std::filesystem::path& path, int busy_ms,
                                        std::span<const std::string_view> steps = migrations());

// Throws damaged if the pages of the file do not fit together.
void quick_check(Database& db);

// The version of the library, 0 for a file that is still empty. Throws not_a_library, or newer_version if it is above
// `newest`.
i64 known_version(Database& db, size_t newest);

// Whether the file takes over its write-ahead log when the connection closes. Without, a file that is refused stays as
// it is, to the byte.
void checkpoint_on_close(Database& db, bool on);

}  // namespace hexmoot::store
