// Private to engine/store: where copies of a library lie and how one is made.
#pragma once
#include <filesystem>
#include <string>

#include "engine/store/sqlite.h"

namespace hexmoot::store {

// Unix time in seconds, and its day in UTC.
i64 system_time();
std::string day_of(i64 time);

// Where the copy of that label lies.
std::filesystem::path copy_path(const std::filesystem::path& library, const std::string& label);

// Writes a copy of the whole library there, complete and durable or not at all; replaces what was there.
void copy_library(Database& db, const std::filesystem::path& copy);

}  // namespace hexmoot::store
