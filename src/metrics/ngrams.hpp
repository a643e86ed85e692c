// Counting the n-grams that a hypothesis and a reference share: what BLEU does over words and chrF over characters.
#pragma once

#include <cstdint>
#include <string_view>

namespace gloss {

struct NgramCounts {
  int64_t hypothesis = 0, reference = 0;  ///< n-grams on each side
  int64_t matches = 0;                    ///< each one counted at most as often as the other side has it
};

/// Symbols are code points or numbered words.
NgramCounts count_ngrams(std::u32string_view hypothesis, std::u32string_view reference, size_t order);

}  // namespace gloss
