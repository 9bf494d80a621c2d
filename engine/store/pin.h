// PINs of seats at locked tables.
#pragma once
#include <string>
#include <string_view>

namespace hexmoot::store {

// A salted, deliberately slow (about 20 ms) hash of a PIN; goes into SeatInfo::pin_hash.
std::string hash_pin(std::string_view pin);

// Whether this PIN was hashed. False for every PIN if the hash is "".
bool pin_matches(std::string_view pin, const std::string& hash);

}  // namespace hexmoot::store
