// Planted errors in the rules (faults.cmake): one of them is on at a time, named by HEXMOOT_FAULT.
#pragma once
#include <cstdlib>
#include <string_view>

namespace hexmoot::te {

inline bool planted(std::string_view name) {
    static const char* const on = std::getenv("HEXMOOT_FAULT");
    return on && name == on;
}

}  // namespace hexmoot::te
