// LibTorch, oneDNN and SentencePiece are not written for allocations that fail: some of their initializers end in
// std::terminate, before main, and some of their kernels use what they have not got. The first is seen to before they
// run: the program refuses a limit that leaves no room for them. The second, under a limit, is told as what it is.
#include "memory_limit.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>

#include "log.hpp"
#include "text/process_limits.hpp"
#include "text/temporary_file.hpp"

namespace tcmalloc {
// Where it writes to stderr that an allocation failed. The program says so itself.
extern void (*log_message_writer)(const char*, int) __attribute__((weak));
}  // namespace tcmalloc

namespace gloss {
namespace {

constexpr rlim_t kMegabyte = 1 << 20;
// Address space that initializers, the smallest model and a worker's stack take on top of what the program maps.
constexpr rlim_t kLeastRoom = 96 * kMegabyte;

constexpr const char* kRemedy = "try a smaller batch-size, fewer threads or, in training, a smaller model";

/// Text of a fixed size, for where the heap cannot be used.
using Text = std::array<char, 256>;

unsigned long long megabytes(rlim_t bytes) {
  return bytes / kMegabyte;
}

Text out_of_memory() {
  Text text{};
  const rlim_t limit = limit_on_memory();
  if (limit == RLIM_INFINITY) {
    std::snprintf(text.data(), text.size(), "out of memory; %s", kRemedy);
  } else {
    std::snprintf(text.data(), text.size(), "out of memory; raise the limit (ulimit -v or -d) of %llu MB, or %s",
                  megabytes(limit), kRemedy);
  }
  return text;
}

[[noreturn]] void end_with(const Text& error) {
  std::array<char, std::tuple_size_v<Text> + 32> line{};
  const int length = std::snprintf(line.data(), line.size(), "gloss: error: %s\n", error.data());
  [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, line.data(), static_cast<size_t>(length));
  _exit(1);
}

/// Bytes of address space in use; 0 where /proc does not tell.
rlim_t mapped_bytes() {
  const int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  std::array<char, 64> text{};
  const ssize_t length = read(file, text.data(), text.size() - 1);
  close(file);
  if (length <= 0) return 0;
  return std::strtoull(text.data(), nullptr, 10) * static_cast<rlim_t>(sysconf(_SC_PAGESIZE));
}

#ifndef __SANITIZE_ADDRESS__  // it maps terabytes, and nothing may run before it
void require_room(int /*argc*/, char** /*argv*/, char** /*environment*/) {
  const rlim_t limit = limit_on(RLIMIT_AS);
  if (limit == RLIM_INFINITY) return;
  const rlim_t least = mapped_bytes() + kLeastRoom;
  if (limit >= least) return;
  Text text{};
  std::snprintf(text.data(), text.size(),
                "the limit on memory (ulimit -v) is %llu MB, and the program alone takes %llu MB; raise it",
                megabytes(limit), megabytes(least) + 1);
  end_with(text);
}
/// Run before the initializers of shared libraries.
[[gnu::section(".preinit_array"), gnu::used]] void (*const kBeforeAll)(int, char**, char**) = require_room;
#endif

/// Leaves nothing half written behind: no temporary file, no line of progress.
[[noreturn]] void end_cleared(const Text& error) {
  remove_temporary_files_now();
  Log::erase_status_now();
  end_with(error);
}

extern "C" void crashed(int signal) {
  Text text{};
  std::snprintf(text.data(), text.size(),
                "ended by signal %d under a limit on memory (ulimit -v or -d) of %llu MB, most likely out of memory; "
                "raise it, or %s",
                signal, megabytes(limit_on_memory()), kRemedy);
  end_cleared(text);
}

std::terminate_handler usual_end = std::abort;

[[noreturn]] void terminated() {
  if (const std::exception_ptr error = std::current_exception()) {
    try {
      std::rethrow_exception(error);
    } catch (const std::bad_alloc&) {
      end_cleared(out_of_memory());
    } catch (...) {
    }
  }
  usual_end();
  std::abort();
}

}  // namespace

bool has_memory_limit() {
  return limit_on_memory() != RLIM_INFINITY;
}

void end_in_order_without_memory() {
  if (&tcmalloc::log_message_writer != nullptr) tcmalloc::log_message_writer = [](const char*, int) {};
  usual_end = std::set_terminate(terminated);
  if (!has_memory_limit()) return;
  // A stack that cannot grow is one of the crashes.
  static std::array<char, 1 << 14> stack;
  const stack_t other{.ss_sp = stack.data(), .ss_flags = 0, .ss_size = stack.size()};
  sigaltstack(&other, nullptr);
  struct sigaction action {};
  action.sa_handler = crashed;
  action.sa_flags = SA_ONSTACK;
  for (const int signal : {SIGSEGV, SIGBUS, SIGABRT}) sigaction(signal, &action, nullptr);
}

std::string out_of_memory_text() {
  return out_of_memory().data();
}

}  // namespace gloss
