// N-best lists as text, the form of Moses and Marian: `id ||| text ||| score`.
#pragma once

#include <string>

#include "gloss/translation.hpp"

namespace gloss {

/// A line per hypothesis, best first. `id` counts the input's lines from 0, as is the custom of this format (everywhere
/// else gloss counts them from 1); the score is the one the hypotheses are ordered by, log-probability over length
/// penalty, with 8 significant digits. Text is written as it is: a `|||` in it is not escaped.
std::string nbest_text(const TranslatedLine& line);

}  // namespace gloss
