// Length penalties and the bound that stops a beam.
#include "search/length_penalty.hpp"

#include <algorithm>

#include "catch.hpp"
#include "error_of.hpp"

using gloss::LengthPenalty;

TEST_CASE("length penalties follow their formulas") {
  CHECK(LengthPenalty("none", 1).score(-6, 3) == -6);
  CHECK(LengthPenalty("average", 1).score(-6, 3) == -2);
  CHECK(LengthPenalty("average", 2).score(-18, 3) == -2);
  CHECK(LengthPenalty("average", 0).score(-18, 3) == -18);
  CHECK(LengthPenalty("wu", 1).score(-6, 1) == -6);  // (5 + 1) / 6 = 1
  CHECK(LengthPenalty("wu", 1).score(-6, 7) == -3);  // (5 + 7) / 6 = 2
  CHECK(LengthPenalty("wu", 2).score(-18, 13) == -2);
}

TEST_CASE("an empty hypothesis has a finite score") {
  CHECK(LengthPenalty("average", 1).score(0, 0) == 0);
  CHECK(LengthPenalty("average", -1).at(0) == 1);
}

TEST_CASE("no extension scores above the bound, and one reaches it") {
  for (const char* name : {"none", "wu", "average"}) {
    for (const double alpha : {-0.5, 0.0, 0.6, 1.0, 2.0}) {
      const LengthPenalty penalty(name, alpha);
      const double bound = penalty.bound(-5, 4, 9);
      double best = penalty.score(-5, 4);
      for (int n = 4; n <= 9; ++n) best = std::max(best, penalty.score(-5, n));
      CAPTURE(name, alpha);
      CHECK(bound == best);
    }
  }
}

TEST_CASE("an unknown length penalty is refused with the choices") {
  CHECK_THROWS_AS(LengthPenalty("avg", 1), gloss::UsageError);
  const std::string message = gloss::test::error_of([] { LengthPenalty("avg", 1); });
  CHECK(gloss::test::holds(message, "'avg'"));
  CHECK(gloss::test::holds(message, "none, wu or average"));
}
