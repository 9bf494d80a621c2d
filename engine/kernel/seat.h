// Seats, sets of seats, and the eyes that look at a table.
#pragma once
#include <array>
#include <bit>
#include <cassert>
#include <type_traits>

#include "engine/kernel/ints.h"

namespace hexmoot {

// One chair at the table, for the whole game; records print Seat{0} as "A". Strong on purpose: never an int by
// accident.
enum class Seat : u8 {};
inline constexpr Seat nobody{255};
inline constexpr int max_seats = 8;

constexpr u8 index(Seat s) { return static_cast<u8>(s); }
constexpr Seat seat(int i) { return static_cast<Seat>(i); }
constexpr char letter(Seat s) { return s == nobody ? '-' : static_cast<char>('A' + index(s)); }

// A set of up to eight seats; ranges over its members in ascending order.
class SeatSet {
    u8 bits_ = 0;

  public:
    constexpr SeatSet() = default;
    constexpr SeatSet(Seat s) : bits_(s == nobody ? 0 : static_cast<u8>(1u << index(s))) {}
    static constexpr SeatSet first(int n) {
        SeatSet s;
        s.bits_ = static_cast<u8>((1u << n) - 1);
        return s;
    }
    constexpr bool has(Seat s) const { return s != nobody && (bits_ >> index(s) & 1u) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr Seat front() const { return empty() ? nobody : seat(std::countr_zero(bits_)); }
    constexpr u8 bits() const { return bits_; }
    constexpr SeatSet with(Seat s) const {
        SeatSet r = *this;
        r.bits_ |= SeatSet(s).bits_;
        return r;
    }
    constexpr SeatSet without(Seat s) const {
        SeatSet r = *this;
        r.bits_ &= static_cast<u8>(~SeatSet(s).bits_);
        return r;
    }
    friend constexpr SeatSet operator|(SeatSet a, SeatSet b) {
        a.bits_ |= b.bits_;
        return a;
    }
    friend constexpr bool operator==(SeatSet, SeatSet) = default;

    class Iterator {
        u8 left_;

      public:
        constexpr explicit Iterator(u8 left) : left_(left) {}
        constexpr Seat operator*() const { return seat(std::countr_zero(left_)); }
        constexpr Iterator& operator++() {
            left_ &= static_cast<u8>(left_ - 1);
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }
};
static_assert(sizeof(SeatSet) == 1 && std::is_trivially_copyable_v<SeatSet>);

inline constexpr SeatSet everybody = SeatSet::first(max_seats);

// One pair of eyes: a seat that looks at its own secrets, or the open table, which shows only what all may see.
class Viewer {
    Seat seat_ = nobody;

  public:
    constexpr Viewer() = default;
    constexpr Viewer(Seat s) : seat_(s) {}
    static constexpr Viewer table() { return Viewer{}; }
    constexpr bool is_table() const { return seat_ == nobody; }
    constexpr Seat seat() const { return seat_; }
    constexpr bool is(Seat s) const { return seat_ == s && s != nobody; }
    // True when something visible to the seats of `who` may be shown to these eyes.
    constexpr bool sees(SeatSet who) const { return who == everybody || who.has(seat_); }
    friend constexpr bool operator==(Viewer, Viewer) = default;
};

// A value for each seat.
template <class T, int N = max_seats>
struct SeatMap {
    std::array<T, N> at{};
    constexpr T& operator[](Seat s) {
        assert(index(s) < N);
        return at[index(s)];
    }
    constexpr const T& operator[](Seat s) const {
        assert(index(s) < N);
        return at[index(s)];
    }
    friend constexpr bool operator==(const SeatMap&, const SeatMap&) = default;
};

}  // namespace hexmoot
