// Random numbers that are the same with every compiler and standard library: SplitMix64 (Steele, Lea, Flood 2014), as a
// stream for shuffles and as a pure function of counters for noise that does not depend on the order of the work.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace gloss {

/// SplitMix64's finalizer: a bijection of 64-bit words in which every input bit reaches every output bit.
constexpr uint64_t scramble(uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

/// 64 random bits that depend on the seed and on every counter and its position, and on nothing else.
template <class... Counters>
constexpr uint64_t mix(uint64_t seed, Counters... counters) {
  constexpr uint64_t kGolden = 0x9e3779b97f4a7c15ULL;
  uint64_t hash = scramble(seed + kGolden);
  ((hash = scramble((hash ^ static_cast<uint64_t>(counters)) + kGolden)), ...);
  return hash;
}

/// A double in the open interval (0, 1): never 0 and never 1, so that logarithms of it and of its complement are
/// finite.
constexpr double uniform01_from_bits(uint64_t bits) {
  return (static_cast<double>(bits >> 12) + 0.5) * 0x1p-52;
}

/// The number in (0, 1) that belongs to these counters.
template <class... Counters>
constexpr double uniform01(uint64_t seed, Counters... counters) {
  return uniform01_from_bits(mix(seed, counters...));
}

/// A stream of random words.
class SplitMix64 {
 public:
  explicit constexpr SplitMix64(uint64_t seed) : state_(seed) {}

  constexpr uint64_t next() { return scramble(state_ += 0x9e3779b97f4a7c15ULL); }
  /// In [0, n). The bias of the remainder, n / 2^64, is far below what any use here could see.
  constexpr uint64_t below(uint64_t n) { return next() % n; }

 private:
  uint64_t state_;
};

/// Fisher-Yates shuffle of elements [begin, end).
template <class T>
void shuffle(std::vector<T>& items, std::size_t begin, std::size_t end, SplitMix64& random) {
  for (std::size_t left = end - begin; left > 1; --left) {
    std::swap(items[begin + left - 1], items[begin + random.below(left)]);
  }
}

}  // namespace gloss
