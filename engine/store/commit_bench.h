// How long a durable answer takes, beside the least SQLite can do.
#pragma once
#include <filesystem>

#include "engine/kernel/ints.h"
#include "engine/store/error.h"

namespace hexmoot::store {

struct Times {  // microseconds
    double median = 0, p99 = 0;
};

struct CommitFigures {
    Times append;       // Library::append
    Times told;         // the same with a new standing
    Times bare;         // one INSERT into one table: same pragmas, same disk
    Times early, late;  // Library::append: answers 10 to 1009, and the last thousand
    double ratio() const { return append.median / bare.median; }
};

// Appends `answers` answers to a new game in a new library in `folder`, taking turns with bare inserts, so that both
// meet the same load.
Result<CommitFigures> measure_commits(const std::filesystem::path& folder, u32 answers);

}  // namespace hexmoot::store
