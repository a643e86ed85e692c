#include "text/child_process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <new>
#include <string_view>

#include "gloss/error.hpp"
#include "text/descriptor.hpp"

namespace gloss {

namespace {

// The first byte that a child sends.
constexpr char kFinished = 'F', kThrown = 'T';

std::string outcome_of(const std::function<std::string()>& work) {
  try {
    return kFinished + work();
  } catch (const std::bad_alloc&) {
    return kThrown + std::string("it ran out of memory");
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

[[noreturn]] void be_child(const std::function<std::string()>& work, int output, pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);  // it ended before the line above
  for (const int signal : {SIGINT, SIGTERM}) ::signal(signal, SIG_IGN);
  const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  for (const int stream : {STDOUT_FILENO, STDERR_FILENO}) nowhere < 0 ? close(stream) : dup2(nowhere, stream);
  send_all(output, outcome_of(work));
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

  int wait() {
    int status = 0;
    while (waitpid(id_, &status, 0) < 0 && errno == EINTR) {
    }
    id_ = -1;
    return status;
  }

 private:
  pid_t id_;
};

std::string ending(int status) {
  if (WIFSIGNALED(status)) {
    const int signal = WTERMSIG(status);
    return "it was ended by signal " + std::to_string(signal) + " (" + strsignal(signal) + ")";
  }
  return "it ended with status " + std::to_string(WEXITSTATUS(status));
}

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

}  // namespace

ChildResult run_in_child(const std::function<std::string()>& work, const std::function<bool()>& stop_requested) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) {
    throw Error("no pipe to a child process can be made: " + std::string(std::strerror(errno)));
  }
  const Descriptor input(ends[0]);
  Descriptor output(ends[1]);
  const pid_t parent = getpid(), id = fork();
  if (id < 0) {
    throw Error("no child process can be started: " + std::string(std::strerror(errno)) +
                "; end other programs, or raise the limit on processes (ulimit -u)");
  }
  if (id == 0) be_child(work, output.get(), parent);
  Child child(id);
  output = Descriptor();
  const std::string bytes = receive(input.get(), stop_requested);
  const int status = child.wait();
  if (bytes.empty() || status != 0) return {false, "", ending(status)};
  if (bytes.front() == kThrown) return {false, "", bytes.substr(1)};
  return {true, bytes.substr(1), ""};
}

}  // namespace gloss
