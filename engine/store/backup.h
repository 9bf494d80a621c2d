// Private to engine/store: where copies of a library lie and how one is made.
#pragma once
#include <filesystem>

#include "engine/store/sqlite.h"

namespace hexmoot::store {

std::filesystem::path backup_folder(const std::filesystem::path& library);

// Writes a copy of the whole library there, complete and durable or not at all; replaces what was there.
void copy_library(Database& db, const std::filesystem::path& copy);

}  // namespace hexmoot::store
