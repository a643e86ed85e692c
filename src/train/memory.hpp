// How the C library hands memory back to the system while a run trains.
#pragma once

namespace gloss {

/// Keeps freed memory in the process: every update asks for the same large buffers again, and freshly mapped pages cost
/// a fault each (1.1 to 1.5 times the speed on two cores). Does nothing but with glibc.
void keep_freed_memory();

/// Hands back what is free at the moment: batches of many shapes leave holes that would add up to gigabytes over the
/// hours. For now and then, since the pages come back one fault at a time.
void return_freed_memory();

}  // namespace gloss
