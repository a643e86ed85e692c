// What other toolkits call our options: who types one of their names is told ours.
#pragma once

#include <functional>
#include <string>

namespace gloss {

/// "gloss has no --nbest; it is called --n-best" for an option (`--nbest`, `-o`, `-beam_size`) of Marian, OpenNMT-py,
/// fairseq or JoeyNMT that a command of gloss has under another name, or on purpose does not have. Empty where nothing
/// is known. `has_option` says which names the command knows.
std::string peer_hint(const std::string& command, const std::string& option,
                      const std::function<bool(const std::string&)>& has_option);

}  // namespace gloss
