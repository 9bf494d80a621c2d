// A move is a path of words. A Token is one word, an Answer a word said by a seat.
#pragma once
#include <bit>
#include <type_traits>

#include "engine/kernel/ints.h"
#include "engine/kernel/seat.h"

namespace hexmoot {

// One word of a game's notation: `kind` is an entry of the game's vocabulary; a, b, c are ids of that kind.
struct Token {
    u8 kind = 0, a = 0, b = 0, c = 0;

    static constexpr Token number(u8 kind, int value) {
        return {kind, static_cast<u8>(value), static_cast<u8>(value >> 8), static_cast<u8>(value >> 16)};
    }
    constexpr int value() const { return a | b << 8 | c << 16; }
    friend constexpr bool operator==(Token x, Token y) { return std::bit_cast<u32>(x) == std::bit_cast<u32>(y); }
};
static_assert(sizeof(Token) == 4 && std::is_trivially_copyable_v<Token>);

// The kernel's own vocabulary: kinds from here up are not the games'.
inline constexpr u8 first_kernel_kind = 250;
inline constexpr u8 chance_kind = 255;  // a die or draw, remembered like an answer: Token::number(chance_kind, result)

// What a seat said. The seat `nobody` marks a remembered chance result.
struct Answer {
    Token token;
    Seat seat = nobody;
    friend constexpr bool operator==(const Answer&, const Answer&) = default;
};

}  // namespace hexmoot
