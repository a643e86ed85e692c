// What a limit on memory (ulimit -v, -d) makes of a run: one line that says so and status 1, whatever the libraries do
// when an allocation fails.
#pragma once

#include <string>

namespace gloss {

/// From here on an exception that nobody catches, and under a limit on memory also a crash, end the program with that
/// line.
void end_in_order_without_memory();

/// Whether the memory of this process is limited (ulimit -v, -d).
bool has_memory_limit();

/// Says that memory ran out, under which limit, and what to do.
std::string out_of_memory_text();

}  // namespace gloss
