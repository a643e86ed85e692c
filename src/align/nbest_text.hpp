// N-best lists as text, in the four fields of Moses: `id ||| text ||| features ||| score`.
#pragma once

#include <string>

#include "gloss/translation.hpp"

namespace gloss {

/// A line per hypothesis, best first. `id` counts the input's lines from 0, as is the custom of this format (everywhere
/// else gloss counts them from 1). The features stand as `Name= value`, separated by blanks: LogProb, the natural
/// log-probability summed over the pieces; Length in pieces, `</s>` included; Coverage, the coverage penalty, where one
/// is set; Unfinished, 1 where the length limit cut the output. The score is the one the hypotheses are ordered by,
/// log-probability over length penalty, plus the coverage penalty. Numbers have 8 significant digits. Text is written
/// as it is: a `|||` in it is not escaped.
std::string nbest_text(const TranslatedLine& line);

}  // namespace gloss
