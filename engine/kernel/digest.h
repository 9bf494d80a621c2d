#pragma once
#include <span>

#include "engine/kernel/ints.h"

namespace hexmoot {

// FNV-1a, 64 bit (Fowler, Noll, Vo): tells positions apart and detects accidents; it is no protection against intent.
constexpr u64 digest_start = 0xCBF29CE484222325ull;
inline u64 digest(std::span<const std::byte> bytes, u64 so_far = digest_start) {
    for (std::byte b : bytes) so_far = (so_far ^ static_cast<u64>(b)) * 0x100000001B3ull;
    return so_far;
}

}  // namespace hexmoot
