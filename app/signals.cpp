#include "signals.hpp"

#include <unistd.h>
#include <csignal>
#include <string_view>

namespace gloss {
namespace {

volatile std::sig_atomic_t noted_signal = 0;

extern "C" void stop_at_once(int signal) {
  _exit(128 + signal);
}

extern "C" void note_signal(int signal) {
  if (noted_signal != 0) _exit(128 + signal);
  noted_signal = signal;
  constexpr std::string_view kNotice = "\ngloss: stopping and saving; once more to stop at once\n";
  [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, kNotice.data(), kNotice.size());
}

}  // namespace

void handle_stop_signals(OnSignal action) {
  struct sigaction handler {};
  handler.sa_handler = action == OnSignal::kStopAtOnce ? stop_at_once : note_signal;
  handler.sa_flags = SA_RESTART;
  for (const int signal : {SIGINT, SIGTERM}) sigaction(signal, &handler, nullptr);
}

int stop_signal() {
  return noted_signal;
}

}  // namespace gloss
