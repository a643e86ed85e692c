// Elementary functions as plain arithmetic, so that the compiler can vectorize the loops around them, and the attribute
// that compiles such a loop for several instruction sets and picks one when the program is loaded.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

#ifdef GLOSS_VECTOR_CLONES  // one instruction set alone: the option GLOSS_VECTOR_ISA of CMakeLists.txt
#elif defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)
// Levels, not the names of processors: those would be tested by name, and fit none of other makes.
#define GLOSS_VECTOR_CLONES __attribute__((target_clones("default", "arch=x86-64-v3", "arch=x86-64-v4")))
#else
#define GLOSS_VECTOR_CLONES
#endif
#define GLOSS_INLINE inline __attribute__((always_inline))

namespace gloss::simd {

/// exp(x) in float, relative error below 3e-7, x clamped to [-87, 88]. Range reduction x = n ln 2 + r with |r| <= ln 2
/// / 2 and the Taylor polynomial of degree 7 (remainder below 6e-9).
GLOSS_INLINE float exp(float x) {
  x = x < -87.0f ? -87.0f : x;
  x = x > 88.0f ? 88.0f : x;
  constexpr float kRound = 12582912.0f;  // 1.5 * 2^23: adding it rounds to the nearest integer, kept in the low bits
  const float shifted = x * 1.44269504f + kRound;
  const float n = shifted - kRound;
  const float r = (x - n * 0.693145752f) - n * 1.42860677e-6f;  // ln 2 in two parts
  float p = 1.0f / 5040.0f;
  p = p * r + 1.0f / 720.0f;
  p = p * r + 1.0f / 120.0f;
  p = p * r + 1.0f / 24.0f;
  p = p * r + 1.0f / 6.0f;
  p = p * r + 0.5f;
  p = p * r + 1.0f;
  p = p * r + 1.0f;
  const uint32_t scale = (std::bit_cast<uint32_t>(shifted) << 23) + 0x3F800000u;
  return p * std::bit_cast<float>(scale);
}
GLOSS_INLINE double exp(double x) {
  return std::exp(x);
}

/// tanh(x), absolute error below 2e-7 in float.
GLOSS_INLINE float tanh(float x) {
  x = x < -10.0f ? -10.0f : x;
  x = x > 10.0f ? 10.0f : x;
  const float e = exp(2.0f * x);
  return (e - 1.0f) / (e + 1.0f);
}
GLOSS_INLINE double tanh(double x) {
  return std::tanh(x);
}

template <class T>
GLOSS_INLINE T sigmoid(T x) {
  return T(1) / (T(1) + exp(-x));
}

}  // namespace gloss::simd
