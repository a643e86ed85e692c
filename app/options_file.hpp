// FILE.options.yaml: the resolved options of a command, kept beside its result. Its --config reads it back.
#pragma once

#include <string>

namespace gloss {

/// Writes OUTPUT.options.yaml; nothing where the output is no file of its own ("-", /dev/null).
void save_options_beside(const std::string& output, const std::string& yaml);

}  // namespace gloss
