// The main function of every test binary, compiled once. Cases tagged [data] read real corpora below $GLOSS_TEST_DATA;
// CTest runs them as a test of their own (`test_x [data]`), which reports "skipped" (status 4) where there are none.
#include <cstdlib>
#include <iostream>
#include <string_view>
#if __has_include(<catch2/catch_session.hpp>)
#include <catch2/catch_session.hpp>
#else
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
#endif

int main(int argc, char** argv) {
  const bool asks_for_data = argc > 1 && std::string_view(argv[1]) == "[data]";
  const char* const data = std::getenv("GLOSS_TEST_DATA");
  if (asks_for_data && (data == nullptr || *data == '\0')) {
    std::cout << "skipped: GLOSS_TEST_DATA is not set\n";
    return 4;
  }
  return Catch::Session().run(argc, argv);
}
