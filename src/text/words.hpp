// Words of a sentence and the pieces that make them (design section 6).
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "gloss/attention_matrix.hpp"

namespace gloss {

/// Bytes [begin, end) of a word: a maximal run between U+0020 or tab.
struct WordSpan {
  uint32_t begin = 0, end = 0;
};

std::vector<WordSpan> split_words(std::string_view text);

/// For every piece of the sentence but `</s>` the index of its word. A lone U+2581 piece belongs to the next word; a
/// piece that spans several words belongs to the first; -1 only when the sentence has no word.
std::vector<int> word_of_piece(const Segmented& sentence, const std::vector<WordSpan>& words);

}  // namespace gloss
