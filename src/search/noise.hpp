// Random numbers for sampling that are a function of what they are for: no generator state that would depend on how
// lines are batched or which thread takes them.
//
// The mixing function is splitmix64's (Steele, Lea, Flood 2014, "Fast splittable pseudorandom number generators").
#pragma once

#include <cstdint>

namespace gloss {

/// What one random number belongs to.
struct NoiseKey {
  uint64_t seed = 0;
  int64_t line = 0;
  int sample = 0;
  int step = 0;
};

/// One step of splitmix64: the output for state `x`.
inline uint64_t splitmix64(uint64_t x) {
  x += 0x9E3779B97F4A7C15ULL;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
  return x ^ (x >> 31);
}

/// Uniform in [0, 1), 53 bits.
inline double uniform_noise(const NoiseKey& key) {
  uint64_t hash = splitmix64(key.seed);
  hash = splitmix64(hash + static_cast<uint64_t>(key.line));
  hash = splitmix64(hash + static_cast<uint64_t>(key.sample));
  hash = splitmix64(hash + static_cast<uint64_t>(key.step));
  return static_cast<double>(hash >> 11) * 0x1.0p-53;
}

}  // namespace gloss
