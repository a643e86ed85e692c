// What every refusal of the program has in common.
#pragma once

#include "app/program.hpp"
#include "catch.hpp"

namespace gloss::test {

/// The status, nothing on stdout, and one line on stderr that holds `part`.
inline void check_refused(const Result& result, int status, const std::string& part) {
  INFO(result.err);
  CHECK(result.status == status);
  CHECK(result.out.empty());
  CHECK(lines_of(result.err).size() == 1);
  CHECK(result.err.starts_with("gloss: error: "));
  CHECK(contains(result.err, part));
}

}  // namespace gloss::test
