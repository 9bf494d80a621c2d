// Where the content of the games lies on this machine.
#pragma once
#include <filesystem>

namespace hexmoot {

/// The folder that holds games/<id>/. The first of these that exists: $HEXMOOT_ASSETS (taken even when it does not
/// exist, so that a wrong value is reported and not papered over), ../share/games/hexmoot beside the program's folder,
/// the source tree the program was built from, the place it was configured to be installed to.
std::filesystem::path assets_dir();

}  // namespace hexmoot
