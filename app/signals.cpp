#include "signals.hpp"

#include <unistd.h>

#include <atomic>
#include <csignal>
#include <string_view>

#include "log.hpp"
#include "text/temporary_file.hpp"

namespace gloss {
namespace {

// What a handler may write to and any thread may read.
std::atomic<int> noted_signal = 0;
static_assert(std::atomic<int>::is_always_lock_free);

void say(std::string_view text) {
  [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, text.data(), text.size());
}

extern "C" void stop_at_once(int signal) {
  remove_temporary_files_now();
  Log::erase_status_now();
  if (signal == SIGXCPU) say("gloss: error: the limit on CPU time (ulimit -t) was reached\n");
  _exit(exit_status(signal));
}

extern "C" void stop_unbegun(int signal) {
  say("\ngloss: stopped before training began\n");
  stop_at_once(signal);
}

extern "C" void note_signal(int signal) {
  if (noted_signal != 0) stop_at_once(signal);
  noted_signal = signal;
  say(signal == SIGXCPU ? "\ngloss: the limit on CPU time (ulimit -t) was reached: stopping and saving\n"
                        : "\ngloss: stopping and saving; once more to stop at once\n");
}

auto handler_of(OnSignal action) {
  switch (action) {
    case OnSignal::kStopUnbegun:
      return stop_unbegun;
    case OnSignal::kFinishCleanly:
      return note_signal;
    default:
      return stop_at_once;
  }
}

}  // namespace

void handle_stop_signals(OnSignal action) {
  struct sigaction handler {};
  handler.sa_handler = handler_of(action);
  handler.sa_flags = SA_RESTART;
  for (const int signal : {SIGINT, SIGTERM, SIGXCPU}) sigaction(signal, &handler, nullptr);
}

int stop_signal() {
  return noted_signal;
}

int exit_status(int signal) {
  return signal == SIGXCPU ? 1 : 128 + signal;
}

}  // namespace gloss
