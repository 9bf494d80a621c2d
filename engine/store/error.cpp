#include "engine/store/error.h"

#include <fmt/args.h>
#include <fmt/format.h>

namespace hexmoot::store {
namespace {

struct Sentences {
    std::string_view name, what, safe, todo;
};

// {0}, {1}, {2} are the facts of the kind; {copies} the backup copies that a damaged library has.
constexpr Sentences sentences[] = {
    {"busy", "The library {0} is in use by another program.", "Everything accepted so far is saved.",
     "Close the other window or copying program, then try again."},
    {"conflict", "This game was played on in another window: the library has {0} answers, this window knows {1}.",
     "All {0} answers in the library are saved; nothing was overwritten.",
     "Open the game again to go on from its latest answer."},
    {"disk_full", "The disk that holds {0} is full.", "Every answer accepted before this one is saved.",
     "Free some space, then try again; or export the game to another disk."},
    {"read_only", "The library {0} cannot be written to: the file or its folder is read-only.",
     "Everything in it is untouched.", "Allow writing to the file and its folder, or choose another library."},
    {"not_a_library", "{0} is not a Hexmoot library.", "The file is untouched.",
     "Choose another file or another place."},
    {"newer_version", "{0} was made by a newer Hexmoot: it has version {1}, this program knows versions up to {2}.",
     "The file is untouched.", "Open it with the newer program."},
    {"damaged", "{0} is damaged: {1}.", "The file is untouched, and no copy of it is ever overwritten.", "{copies}"},
    {"changed", "{0} was changed by another program: {1}.", "The rest of the library is not affected.",
     "Use an unchanged copy, or go on from the last good point."},
    {"not_found", "There is no game {0}.", "Nothing was changed.",
     "Look at the list again; it may have been removed elsewhere."},
    {"io", "{0} could not be read or written: {1}.", "Every answer accepted before is saved.",
     "Check the disk, then try again."},
};

std::string copies_sentence(const std::vector<std::string>& facts) {
    if (facts.size() <= 2) return "Use another copy of the file; if it is the library, open it again to repair it.";
    if (facts[2].empty())
        return "There is no backup copy. Rescue the games that can still be read, or start a new library.";
    return fmt::format("Restore a backup copy ({}), or rescue the games that can still be read.",
                       fmt::join(facts.begin() + 2, facts.end(), ", "));
}

}  // namespace

std::string_view name(ErrorKind kind) { return sentences[static_cast<size_t>(kind)].name; }

StoreError make_error(ErrorKind kind, std::vector<std::string> facts) {
    const Sentences& s = sentences[static_cast<size_t>(kind)];
    fmt::dynamic_format_arg_store<fmt::format_context> args;
    for (const std::string& fact : facts) args.push_back(fact);
    const auto fill = [&](std::string_view pattern) {
        return pattern == "{copies}" ? copies_sentence(facts) : fmt::vformat(pattern, args);
    };
    return {kind, fill(s.what), fill(s.safe), fill(s.todo), std::move(facts)};
}

}  // namespace hexmoot::store
