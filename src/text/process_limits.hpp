// The limits that the system sets on a process's memory.
#pragma once

#include <sys/resource.h>

#include <algorithm>

namespace gloss {

/// Bytes; RLIM_INFINITY, which is above all, where there is no limit.
inline rlim_t limit_on(int resource) {
  rlimit limit{};
  return getrlimit(resource, &limit) == 0 ? limit.rlim_cur : RLIM_INFINITY;
}

/// The lower one of those on address space and on data (ulimit -v and -d).
inline rlim_t limit_on_memory() {
  return std::min(limit_on(RLIMIT_AS), limit_on(RLIMIT_DATA));
}

}  // namespace gloss
