// What ended a command, in one line: for stderr and for a training's log.
#pragma once

#include <exception>
#include <string>

namespace gloss {

std::string error_text(const std::exception& error);

}  // namespace gloss
