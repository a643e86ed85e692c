#include "thread_waiting.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace gloss {

void let_waiting_threads_sleep(char** argv) {
  constexpr std::array kSettings = {"OMP_WAIT_POLICY", "GOMP_SPINCOUNT", "KMP_BLOCKTIME"};
  if (std::ranges::any_of(kSettings, [](const char* name) { return std::getenv(name) != nullptr; })) return;
  if (setenv("OMP_WAIT_POLICY", "passive", 1) != 0) return;
  execv("/proc/self/exe", argv);
}

}  // namespace gloss
