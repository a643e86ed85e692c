#include "train/allocator.hpp"

#include <cstdlib>  // defines __GLIBC__ where it applies

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace gloss {

void keep_freed_memory() {
#ifdef __GLIBC__
  constexpr int kNever = 1 << 30, kHighestAllowed = 32 << 20;  // some versions refuse a mmap threshold above 32 MiB
  if (mallopt(M_MMAP_THRESHOLD, kNever) == 0) mallopt(M_MMAP_THRESHOLD, kHighestAllowed);
  mallopt(M_TRIM_THRESHOLD, kNever);
#endif
}

}  // namespace gloss
