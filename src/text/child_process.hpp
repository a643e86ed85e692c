// Work in a child process, for libraries that may end, crash or hang the process they run in.
//
// The child is a plain fork(2): it finds its input in memory as it is, and nothing need be written or started again.
// Why that is safe, even where other threads live (LibTorch's pool stays alive between two runs of a process): fork
// copies the calling thread alone, so a lock that another thread held stays locked in the child for ever. glibc and
// tcmalloc take their allocators' locks before they fork, and glibc those of stdio, so that memory, threads of its own
// and messages work in the child. Everything else must not be touched there: no LibTorch, no OpenMP, no log. `gloss
// train` makes its vocabularies before it has any other thread.
//
// Nothing of the parent happens twice: no signal handler, no atexit handler, no destructor, no flush of a buffer (where
// the library calls exit(3), too), and files and locks that the parent holds open are closed in the child.
#pragma once

#include <functional>
#include <string>

#include "text/stopped.hpp"

namespace gloss {

/// How a child ended.
struct ChildResult {
  bool finished = false;  ///< the work returned, and `bytes` is what it returned
  std::string bytes = {};
  std::string failure = {};     ///< else: what ended it, in words ("it was ended by signal 11 (Segmentation fault)")
  bool out_of_memory = false;   ///< that was a lack of memory, for sure or most likely
  bool out_of_threads = false;  ///< that was a thread that the system refused
  std::string said = {};        ///< what it wrote to stdout and stderr, 64 KiB at most; not meant for the user
};

/// Runs `work` in a child and returns what it returned, or how it failed: an exception, a signal, an exit. Ctrl-C and
/// SIGTERM are left to the parent, with which the child ends. `stop_requested` is asked ten times a second; where it
/// says true the child is killed and Stopped is thrown. Throws Error where no child can be started.
ChildResult run_in_child(const std::function<std::string()>& work, const std::function<bool()>& stop_requested);

}  // namespace gloss
