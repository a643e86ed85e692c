// A sentence on the command line where a file belongs: told how text is given.
#pragma once

#include <string>
#include <vector>

namespace gloss {

/// Throws Error when one of `words` is no file and looks like text: it has a blank or ends in punctuation. `command`
/// reads text from a pipe: "gloss translate --model M".
void refuse_sentences(const std::vector<std::string>& words, const std::string& command);

/// The same for an option or an argument that takes a file besides the piped one.
void refuse_sentence(const std::string& name, const std::string& word);

}  // namespace gloss
