#include "engine/content/assets.h"

#include <cstdlib>
#include <system_error>

namespace hexmoot {

namespace fs = std::filesystem;

fs::path assets_dir() {
    if (const char* chosen = std::getenv("HEXMOOT_ASSETS"); chosen && *chosen) return chosen;
    std::error_code ignored;
    const fs::path program = fs::read_symlink("/proc/self/exe", ignored);
    const fs::path beside = program.parent_path().parent_path() / "share/games/hexmoot";
    for (const fs::path& dir : {beside, fs::path(HEXMOOT_SOURCE_ASSETS)}) {
        if (fs::is_directory(dir / "games", ignored)) return dir;
    }
    return HEXMOOT_INSTALLED_ASSETS;
}

}  // namespace hexmoot
