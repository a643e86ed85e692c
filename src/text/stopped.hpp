// How work that takes long is left when its caller asks for its end.
#pragma once

namespace gloss {

/// Thrown where stop_requested said true. No std::exception: it is nobody's failure, and no message goes with it.
struct Stopped {};

}  // namespace gloss
