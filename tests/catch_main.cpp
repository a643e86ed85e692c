// The main function of every test binary, compiled once. Cases tagged [data] read real corpora below $GLOSS_TEST_DATA;
// skip.hpp says what becomes of cases that cannot run.
#include <cstdlib>
#include <iostream>
#include <string_view>

#include "skip.hpp"
#if __has_include(<catch2/catch_session.hpp>)
#include <catch2/catch_session.hpp>
#else
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
#endif

namespace {

constexpr int kSkipped = 4;
bool skipped = false;

}  // namespace

void gloss::test::skip(const std::string& reason) {
  std::cout << "skipped: " << reason << "\n";
  skipped = true;
}

int main(int argc, char** argv) {
  const std::string_view asked = argc > 1 ? argv[1] : "";
  const char* const data = std::getenv("GLOSS_TEST_DATA");
  if (asked == "[data]" && (data == nullptr || *data == '\0')) {
    gloss::test::skip("GLOSS_TEST_DATA is not set");
    return kSkipped;
  }
  const int status = Catch::Session().run(argc, argv);
  return status == 0 && skipped && asked == "[mount]" ? kSkipped : status;
}
