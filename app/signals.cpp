#include "signals.hpp"

#include <unistd.h>

#include <csignal>
#include <string_view>

#include "log.hpp"
#include "text/temporary_file.hpp"

namespace gloss {
namespace {

volatile std::sig_atomic_t noted_signal = 0;

void say(std::string_view text) {
  [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, text.data(), text.size());
}

extern "C" void stop_at_once(int signal) {
  remove_temporary_files_now();
  Log::erase_status_now();
  if (signal == SIGXCPU) say("gloss: error: the limit on CPU time (ulimit -t) was reached\n");
  _exit(exit_status(signal));
}

extern "C" void note_signal(int signal) {
  if (noted_signal != 0) stop_at_once(signal);
  noted_signal = signal;
  say(signal == SIGXCPU ? "\ngloss: the limit on CPU time (ulimit -t) was reached: stopping and saving\n"
                        : "\ngloss: stopping and saving; once more to stop at once\n");
}

}  // namespace

void handle_stop_signals(OnSignal action) {
  struct sigaction handler {};
  handler.sa_handler = action == OnSignal::kStopAtOnce ? stop_at_once : note_signal;
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
