// Work in a child process: what it returns, and every way in which it may not.
#include "text/child_process.hpp"

#include <signal.h>
#include <unistd.h>

#include <cstdio>
#include <stdexcept>

#include "catch.hpp"

using namespace gloss;

namespace {

const auto never = [] { return false; };

}  // namespace

TEST_CASE("a child's result comes back whole, whatever its bytes") {
  std::string bytes(300'000, '\0');
  for (size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<char>(i * 7);
  const ChildResult result = run_in_child([&] { return bytes; }, never);
  CHECK(result.finished);
  CHECK(result.bytes == bytes);
  CHECK(run_in_child([] { return std::string(); }, never).finished);
}

TEST_CASE("a child that fails says how, and this process goes on") {
  const auto failure = [](const std::function<std::string()>& work) {
    const ChildResult result = run_in_child(work, never);
    CHECK_FALSE(result.finished);
    return result.failure;
  };
  CHECK(failure([]() -> std::string { throw std::runtime_error("no luck"); }) == "no luck");
  CHECK(failure([]() -> std::string { throw std::bad_alloc(); }) == "it ran out of memory");
  CHECK(failure([]() -> std::string {
          // Not with SIGSEGV: the sanitizers would answer it.
          raise(SIGKILL);
          return "";
        }).find("signal 9") != std::string::npos);
  CHECK(failure([]() -> std::string { _exit(255); }) == "it ended with status 255");
  CHECK(failure([]() -> std::string { _exit(0); }) == "it ended with status 0");
}

TEST_CASE("a child is killed when its caller wants an end") {
  int asked = 0;
  const auto work = [&]() -> std::string {
    for (;;) pause();
  };
  CHECK_THROWS_AS(run_in_child(work, [&] { return ++asked == 2; }), Stopped);
  CHECK(asked == 2);
}

TEST_CASE("Ctrl-C is the parent's to answer") {
  const auto work = []() -> std::string {
    raise(SIGINT);
    raise(SIGTERM);
    return "still here";
  };
  CHECK(run_in_child(work, never).bytes == "still here");
}
