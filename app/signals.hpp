// Ctrl-C and SIGTERM. A command that must leave a good state behind asks stop_signal() between two pieces of work; one
// whose files are good at any moment stops at once. The limit on CPU time (SIGXCPU) is answered in the same way.
#pragma once

namespace gloss {

enum class OnSignal {
  kStopAtOnce,     ///< what is written by whole lines or whole files stays so
  kStopUnbegun,    ///< at once, and says that nothing was trained
  kFinishCleanly,  ///< the first signal is only noted; the second stops at once
};

void handle_stop_signals(OnSignal action);

/// The signal that asked for a clean end, or 0. Any thread may ask.
int stop_signal();

/// How a program ends that `signal` has stopped: 128 + its number; 1, a failed run, at the limit on CPU time.
int exit_status(int signal);

}  // namespace gloss
