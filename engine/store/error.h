// What can go wrong with a library, said in three sentences: what happened, what is safe, what to do.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace hexmoot::store {

// Beside each kind: its facts, in order.
enum class ErrorKind {
    busy,           // path. Another program writes to the library.
    conflict,       // answers in the library, answers the caller believed in. The game was played on elsewhere.
    disk_full,      // path
    read_only,      // path
    not_a_library,  // path. Some other file.
    newer_version,  // path, version found, newest version known
    damaged,        // path, how; from Library::open also the labels of the backup copies, newest first, or ""
    changed,        // path, what was altered by another hand than ours
    not_found,      // the number or the name of a game
    io,             // path, the system's words
};

struct StoreError {
    ErrorKind kind;
    std::string what;                // what happened
    std::string safe;                // what is safe
    std::string todo;                // what to do
    std::vector<std::string> facts;  // what fills the sentences, for a translation of them
};

template <class T>
using Result = tl::expected<T, StoreError>;

// The name of a kind, as in ErrorKind.
std::string_view name(ErrorKind kind);

// The error with its English sentences, built from the facts listed at its kind.
StoreError make_error(ErrorKind kind, std::vector<std::string> facts);

}  // namespace hexmoot::store
