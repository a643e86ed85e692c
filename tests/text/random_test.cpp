// Portable random numbers.
#include "text/random.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "catch.hpp"

using namespace gloss;

TEST_CASE("SplitMix64 gives the published sequence", "[random]") {
  // Vigna's splitmix64.c from state 1234567, as listed in Rosetta Code's "Pseudo-random numbers/Splitmix64".
  SplitMix64 random(1234567);
  CHECK(random.next() == 6457827717110365317ULL);
  CHECK(random.next() == 3203168211198807973ULL);
  CHECK(random.next() == 9817491932198370423ULL);
  CHECK(random.next() == 4593380528125082431ULL);
  CHECK(random.next() == 16408922859458223821ULL);
}

TEST_CASE("mix depends on the seed and on every counter and its place", "[random]") {
  std::set<uint64_t> seen;
  for (uint64_t seed = 0; seed < 5; ++seed) {
    for (uint64_t a = 0; a < 20; ++a) {
      seen.insert(mix(seed, a));
      for (uint64_t b = 0; b < 20; ++b) seen.insert(mix(seed, a, b));
    }
  }
  CHECK(seen.size() == 5 * 20 * 21);
  static_assert(mix(1, 2, 3) == mix(1, 2, 3));
}

TEST_CASE("uniform01 is open at both ends and even", "[random]") {
  CHECK(uniform01_from_bits(0) > 0.0);
  CHECK(uniform01_from_bits(~uint64_t{0}) < 1.0);
  constexpr int kDraws = 100000;
  std::vector<int> histogram(10, 0);
  double sum = 0;
  for (int i = 0; i < kDraws; ++i) {
    const double value = uniform01(3, i);
    sum += value;
    ++histogram[static_cast<size_t>(value * 10)];
  }
  // Standard deviations: 0.00091 of the mean, 95 of a count. Six of them.
  CHECK(std::abs(sum / kDraws - 0.5) < 0.0055);
  for (const int count : histogram) CHECK(std::abs(count - kDraws / 10) < 570);
}

TEST_CASE("shuffle permutes only its range and reaches every order", "[random]") {
  std::set<std::vector<int>> orders;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    std::vector<int> items{0, 1, 2, 3, 4, 5};
    SplitMix64 random(seed);
    shuffle(items, 1, 4, random);
    CHECK((items[0] == 0 && items[4] == 4 && items[5] == 5));
    CHECK(std::is_permutation(items.begin(), items.end(), std::vector<int>{0, 1, 2, 3, 4, 5}.begin()));
    orders.insert(items);
  }
  CHECK(orders.size() == 6);
  std::vector<int> none;
  SplitMix64 random(1);
  shuffle(none, 0, 0, random);
  CHECK(none.empty());
}
