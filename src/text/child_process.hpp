// Work in a child process, for libraries that may end or hang the process they run in.
//
// fork(2) copies the calling thread alone. The work may use memory and start threads of its own, because the C library
// and tcmalloc hold their locks in order while a process forks; it must not touch what other threads of the parent may
// have been changing (LibTorch's thread pool, a log). The child ends with _exit: no destructor and no buffer of the
// parent is run twice.
#pragma once

#include <functional>
#include <string>

namespace gloss {

/// How a child ended.
struct ChildResult {
  bool finished = false;  ///< the work returned, and `bytes` is what it returned
  std::string bytes;
  std::string failure;  ///< else: what ended it, in words ("it was ended by signal 11 (Segmentation fault)")
};

/// The caller asked for the end of something that takes long.
struct Stopped {};

/// Runs `work` in a child and returns what it returned, or how it failed: an exception, a signal, an exit. The child's
/// stdout and stderr are closed to the user; Ctrl-C and SIGTERM are left to the parent, with which the child ends.
/// `stop_requested` is asked ten times a second; where it says true the child is killed and Stopped is thrown. Throws
/// Error where no child can be started.
ChildResult run_in_child(const std::function<std::string()>& work, const std::function<bool()>& stop_requested);

}  // namespace gloss
