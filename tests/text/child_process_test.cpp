// Work in a child process: what it returns, and every way in which it may not.
#include "text/child_process.hpp"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <new>
#include <stdexcept>
#include <system_error>
#include <thread>

#include "catch.hpp"
#include "gloss/error.hpp"
#include "text/support.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

const auto never = [] { return false; };

ChildResult run(const std::function<std::string()>& work) {
  return run_in_child(work, never);
}

}  // namespace

TEST_CASE("a child's result comes back whole, whatever its bytes") {
  std::string bytes(300'000, '\0');
  for (size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<char>(i * 7);
  const ChildResult result = run([&] { return bytes; });
  CHECK(result.finished);
  CHECK(result.bytes == bytes);
  CHECK(run([] { return std::string(); }).finished);
}

TEST_CASE("a child that fails says how, and this process goes on") {
  const auto failure = [](const std::function<std::string()>& work) {
    const ChildResult result = run(work);
    CHECK_FALSE(result.finished);
    return result.failure;
  };
  CHECK(failure([]() -> std::string { throw std::runtime_error("no luck"); }) == "no luck");
  CHECK(failure([]() -> std::string { throw std::bad_alloc(); }) == "it ran out of memory");
  CHECK(failure([]() -> std::string {
          // Not with SIGSEGV: the sanitizers would answer it.
          raise(SIGKILL);
          return "";
        }).find("it was killed") != std::string::npos);
  CHECK(failure([]() -> std::string {
          raise(SIGUSR1);
          return "";
        }).find("it was ended by signal 10") != std::string::npos);
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
  CHECK(run(work).bytes == "still here");
}

TEST_CASE("a child that lacks memory is told from one that fails") {
  const auto lacks_memory = [](const std::function<std::string()>& work) {
    const ChildResult result = run(work);
    CHECK_FALSE(result.finished);
    return result.out_of_memory;
  };
  CHECK(lacks_memory([]() -> std::string { throw std::bad_alloc(); }));
  // What the C++ runtime does where a thread of a library finds none: it says so and aborts.
  CHECK(lacks_memory([]() -> std::string {
    std::thread([] { throw std::bad_alloc(); }).join();
    return "";
  }));
  CHECK_FALSE(lacks_memory([]() -> std::string { throw std::runtime_error("no luck"); }));
  CHECK_FALSE(lacks_memory([]() -> std::string { _exit(1); }));
}

TEST_CASE("a child that is refused a thread is told from one that fails") {
  const auto refused = [] { throw std::system_error(EAGAIN, std::generic_category()); };
  const auto lacks_thread = [](const std::function<void()>& work) {
    const ChildResult result = run([&] { return work(), std::string(); });
    CHECK_FALSE(result.finished);
    CHECK_FALSE(result.out_of_memory);
    return result.out_of_threads;
  };
  CHECK(lacks_thread(refused));
  CHECK(lacks_thread([&] { std::thread(refused).join(); }));
  CHECK_FALSE(lacks_thread([] { throw std::system_error(ENOENT, std::generic_category()); }));
}

TEST_CASE("under a limit on memory that is the most likely end of a child that does not say why it ends") {
  rlimit before{};
  getrlimit(RLIMIT_DATA, &before);
  const rlimit limited{rlim_t{1} << 44, before.rlim_max};  // more than there is
  const auto end = []() -> std::string { _exit(255); };
  CHECK_FALSE(run(end).out_of_memory);
  REQUIRE(setrlimit(RLIMIT_DATA, &limited) == 0);
  const ChildResult result = run(end), thrown = run([]() -> std::string { throw std::runtime_error("no luck"); });
  setrlimit(RLIMIT_DATA, &before);
  CHECK(result.out_of_memory);
  CHECK(result.failure == "it ended with status 255 under a limit on memory");
  CHECK_FALSE(thrown.out_of_memory);
}

TEST_CASE("a child needs no more descriptors than its parent") {
  rlimit before{};
  getrlimit(RLIMIT_NOFILE, &before);
  const int low = dup(STDIN_FILENO);  // the lowest that is free
  close(low);
  const auto allowed = [&](int count) {
    const rlimit limited{static_cast<rlim_t>(low + count), before.rlim_max};
    setrlimit(RLIMIT_NOFILE, &limited);
    try {
      return run([] { return std::string("done"); }).bytes;
    } catch (const Error& error) {
      return std::string(error.what());
    }
  };
  const std::string two = allowed(2), three = allowed(3);
  setrlimit(RLIMIT_NOFILE, &before);
  CHECK(two.find("ulimit -u, -n") != std::string::npos);
  CHECK(three == "done");
}

TEST_CASE("what a child writes is kept from the user's streams") {
  const ChildResult result = run([] {
    std::cout << "to stdout" << std::endl;
    std::cerr << "to stderr" << std::endl;
    return std::string("done");
  });
  CHECK(result.bytes == "done");
  // What the parent had not flushed may stand before.
  CHECK(result.said.ends_with("to stdout\nto stderr\n"));
}

TEST_CASE("a library that calls exit in a child ends nothing of the parent's") {
  const TemporaryFolder folder;
  const std::string path = folder / "mark";
  static const char* mark = nullptr;
  mark = path.c_str();
  // Stands for all that a process does at its end: destructors, buffers that are flushed, folders that are removed.
  std::atexit([] {
    if (mark != nullptr) close(open(mark, O_WRONLY | O_CREAT, 0600));
  });
  const ChildResult result = run([]() -> std::string { std::exit(3); });
  mark = nullptr;
  CHECK(result.failure == "it ended with status 3");
  CHECK(folder.entries() == 0);
}

TEST_CASE("files and locks of the parent are not the child's") {
  const int low = open("/dev/null", O_RDONLY);
  const int high = fcntl(low, F_DUPFD, 200);
  const ChildResult result =
      run([&] { return std::string(fcntl(low, F_GETFD) < 0 && fcntl(high, F_GETFD) < 0 ? "closed" : "open"); });
  CHECK(result.bytes == "closed");
  CHECK(fcntl(low, F_GETFD) >= 0);
  for (const int file : {low, high}) close(file);
}

TEST_CASE("a signal that comes at a child's first moment runs no handler of the parent's there") {
  static bool armed = false;
  static volatile sig_atomic_t handled = 0;
  pthread_atfork(nullptr, nullptr, [] {
    if (armed) raise(SIGINT);
  });
  const auto before = signal(SIGINT, [](int) { handled = 1; });
  armed = true;
  const ChildResult result = run([] { return std::string(handled == 0 ? "quiet" : "handled"); });
  armed = false;
  signal(SIGINT, before);
  CHECK(result.bytes == "quiet");
}

TEST_CASE("a parent that is never told of its children's ends gets results and failures all the same") {
  const auto before = signal(SIGCHLD, SIG_IGN);
  const ChildResult result = run([] { return std::string("done"); });
  const ChildResult failed = run([]() -> std::string { _exit(1); });
  signal(SIGCHLD, before);
  CHECK(result.bytes == "done");
  CHECK(failed.failure == "it ended before it was done");
}

TEST_CASE("a child ends with its parent") {
  // Of a parent that is killed the child becomes this process's own, so that its end can be seen.
  REQUIRE(prctl(PR_SET_CHILD_SUBREAPER, 1) == 0);
  std::array<int, 2> ends{};
  REQUIRE(pipe(ends.data()) == 0);
  void* shared = mmap(nullptr, sizeof(std::atomic<bool>), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  REQUIRE(shared != MAP_FAILED);
  auto* at_work = new (shared) std::atomic<bool>(false);
  const pid_t parent = fork();
  if (parent == 0) {
    const auto work = [&]() -> std::string {
      alarm(20);  // should nothing else end it
      *at_work = true;
      for (;;) pause();
    };
    const auto tell = [&] {
      if (*at_work) [[maybe_unused]]
        const ssize_t count = write(ends[1], "x", 1);
      return false;
    };
    run_in_child(work, tell);
    _exit(0);
  }
  char byte = 0;
  REQUIRE(read(ends[0], &byte, 1) == 1);
  kill(parent, SIGKILL);
  int status = 0;
  REQUIRE(waitpid(parent, &status, 0) == parent);
  CHECK(waitpid(-1, &status, 0) > 0);
  CHECK(status == SIGKILL);
  prctl(PR_SET_CHILD_SUBREAPER, 0);
  munmap(shared, sizeof(std::atomic<bool>));
  for (const int file : ends) close(file);
}
