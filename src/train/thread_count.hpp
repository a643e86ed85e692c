// LibTorch's thread count is kept per thread, and whoever computes on several threads at once lowers it for a while.
#pragma once

#include <ATen/Parallel.h>

namespace gloss {

/// Sets this thread's count. LibTorch gives a thread the process's own count at its first question: it is asked before,
/// so that nothing takes this one's place.
inline void use_threads(int count) {
  at::get_num_threads();
  at::set_num_threads(count);
}

/// This thread's count, put back at the end of a scope.
class ThreadCountGuard {
 public:
  ThreadCountGuard() : threads_(at::get_num_threads()) {}
  ~ThreadCountGuard() { at::set_num_threads(threads_); }
  ThreadCountGuard(const ThreadCountGuard&) = delete;
  ThreadCountGuard& operator=(const ThreadCountGuard&) = delete;

 private:
  int threads_;
};

}  // namespace gloss
