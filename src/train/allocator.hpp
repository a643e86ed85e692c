// How the C library hands memory back to the system while a run trains.
#pragma once

namespace gloss {

/// Keeps freed memory in the process: every update asks for the same large buffers again, and freshly mapped pages cost
/// a fault each (1.1 to 1.5 times the speed on two cores). For glibc's own malloc; does nothing with another.
void keep_freed_memory();

}  // namespace gloss
