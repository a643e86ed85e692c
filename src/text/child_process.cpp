#include "text/child_process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>
#include <optional>
#include <string_view>
#include <system_error>

#include "gloss/error.hpp"
#include "text/descriptor.hpp"
#include "text/process_limits.hpp"

namespace gloss {

namespace {

using Work = std::function<std::string()>;

// A message is its size, the kind of outcome, and the text: a child that dies while it sends has said nothing.
constexpr char kReturned = 'r', kThrown = 't', kNoMemory = 'm', kNoThread = 'h';

std::string outcome_of(const Work& work) {
  try {
    return kReturned + work();
  } catch (const std::bad_alloc&) {
    return {kNoMemory};
  } catch (const std::system_error& error) {
    if (error.code() == std::errc::resource_unavailable_try_again) return {kNoThread};
    return kThrown + std::string(error.what());
  } catch (const std::exception& error) {
    return kThrown + std::string(error.what());
  }
}

void send_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = write(descriptor, bytes.data(), bytes.size());
    if (count < 0 && errno != EINTR) _exit(1);
    if (count > 0) bytes.remove_prefix(static_cast<size_t>(count));
  }
}

/// What joins parent and child.
struct Lines {
  Descriptor input, output;  ///< of the message
  Descriptor said;           ///< a file in memory in the place of the child's stdout and stderr
};

[[noreturn]] void no_child(const std::string& what) {
  throw Error("no child process can be started (" + what + ": " + std::strerror(errno) +
              "); end other programs, or raise the limits on processes and open files (ulimit -u, -n)");
}

Lines open_lines() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) no_child("pipe");
  Lines lines{Descriptor(ends[0]), Descriptor(ends[1]), Descriptor(memfd_create("gloss-child", MFD_CLOEXEC))};
  if (lines.said.get() < 0) no_child("memory file");
  if (ends[1] > STDERR_FILENO) return lines;
  // The child puts its own streams there.
  lines.output = Descriptor(fcntl(ends[1], F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
  if (lines.output.get() < 0) no_child("pipe");
  return lines;
}

/// Leaves the child nothing of the parent's but the end of the message's pipe, and returns its number.
int keep_only(const Lines& lines) {
  const int output = lines.output.get();
  for (const int stream : {STDOUT_FILENO, STDERR_FILENO}) dup2(lines.said.get(), stream);
  if (output > STDERR_FILENO + 1) close_range(STDERR_FILENO + 1, static_cast<unsigned>(output) - 1, 0);
  close_range(static_cast<unsigned>(output) + 1, ~0U, 0);
  return output;
}

/// All signals are blocked when this begins: none of the parent's handlers runs here.
[[noreturn]] void be_child(const Work& work, const Lines& lines, pid_t parent, const sigset_t& mask) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);  // it ended before the line above
  for (const int signal : {SIGINT, SIGTERM}) ::signal(signal, SIG_IGN);
  for (const int signal : {SIGSEGV, SIGBUS, SIGABRT}) ::signal(signal, SIG_DFL);  // the parent tells of them
  pthread_sigmask(SIG_SETMASK, &mask, nullptr);
  constexpr rlimit kNoCore{0, 0};
  setrlimit(RLIMIT_CORE, &kNoCore);
  // Handlers run in the reverse order of their registration: this is the first and the last.
  on_exit([](int status, void*) { _exit(status); }, nullptr);
  const int output = keep_only(lines);
  const std::string outcome = outcome_of(work);
  const uint64_t size = outcome.size();
  send_all(output, {reinterpret_cast<const char*>(&size), sizeof size});
  send_all(output, outcome);
  _exit(0);
}

/// A running child; killed and waited for unless it was waited for already.
class Child {
 public:
  explicit Child(pid_t id) : id_(id) {}
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() {
    if (id_ < 0) return;
    kill(id_, SIGKILL);
    wait();
  }

  /// Nothing where this process asked never to be told of its children's ends (SIGCHLD ignored).
  std::optional<int> wait() {
    int status = 0;
    pid_t ended = -1;
    do {
      ended = waitpid(id_, &status, 0);
    } while (ended < 0 && errno == EINTR);
    id_ = -1;
    return ended < 0 ? std::nullopt : std::optional(status);
  }

 private:
  pid_t id_;
};

/// Everything that the child sends, to its end.
std::string receive(int input, const std::function<bool()>& stop_requested) {
  constexpr int kMilliseconds = 100;
  std::string bytes;
  for (;;) {
    if (stop_requested && stop_requested()) throw Stopped();
    if (!wait_for(input, POLLIN, kMilliseconds)) continue;
    if (read_more(input, bytes, "a child process") == 0) return bytes;
  }
}

std::string read_said(int descriptor) {
  std::string said(64 << 10, '\0');
  const ssize_t count = pread(descriptor, said.data(), said.size(), 0);
  said.resize(count < 0 ? 0 : static_cast<size_t>(count));
  return said;
}

ChildResult without_memory(const std::string& failure) {
  return {.failure = failure, .out_of_memory = true};
}

ChildResult without_thread() {
  return {.failure = "the system refused it a thread", .out_of_threads = true};
}

/// How a child ended that sent no whole message.
ChildResult broken_off(std::optional<int> status, const std::string& said) {
  const auto says = [&said](const char* words) { return said.find(words) != std::string::npos; };
  if (says("bad_alloc") || says("out of memory")) return without_memory("it ran out of memory");
  if (says("std::system_error")) return without_thread();  // in a thread of a library, which ends the process
  if (!status) return {.failure = "it ended before it was done"};
  const int signal = WIFSIGNALED(*status) ? WTERMSIG(*status) : 0;
  if (signal == SIGKILL) return without_memory("it was killed, most likely because the machine ran out of memory");
  const std::string failure = signal == 0
                                  ? "it ended with status " + std::to_string(WEXITSTATUS(*status))
                                  : "it was ended by signal " + std::to_string(signal) + " (" + strsignal(signal) + ")";
  // Libraries meet the limit in many ways, few of which say so.
  if (limit_on_memory() != RLIM_INFINITY) return without_memory(failure + " under a limit on memory");
  return {.failure = failure};
}

ChildResult result_of(std::string_view message, std::optional<int> status, const std::string& said) {
  uint64_t size = 0;
  if (message.size() > sizeof size) std::memcpy(&size, message.data(), sizeof size);
  message.remove_prefix(std::min(message.size(), sizeof size));
  if (size == 0 || message.size() != size) return broken_off(status, said);
  const std::string text(message.substr(1));
  if (message.front() == kNoMemory) return without_memory("it ran out of memory");
  if (message.front() == kNoThread) return without_thread();
  if (message.front() == kThrown) return {.failure = text};
  return {.finished = true, .bytes = text};
}

}  // namespace

ChildResult run_in_child(const Work& work, const std::function<bool()>& stop_requested) {
  Lines lines = open_lines();
  sigset_t all, mask;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &mask);
  const pid_t parent = getpid(), id = fork();
  if (id == 0) be_child(work, lines, parent, mask);
  const int error = errno;
  pthread_sigmask(SIG_SETMASK, &mask, nullptr);
  errno = error;
  if (id < 0) no_child("fork");
  Child child(id);
  lines.output = Descriptor();
  const std::string message = receive(lines.input.get(), stop_requested);
  const std::optional<int> status = child.wait();
  const std::string said = read_said(lines.said.get());
  ChildResult result = result_of(message, status, said);
  result.said = said;
  return result;
}

}  // namespace gloss
