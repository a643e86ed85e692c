// Words as runs of bytes between blanks, and which word a piece belongs to.
#include "text/words.hpp"

#include <algorithm>

namespace gloss {

std::vector<WordSpan> split_words(std::string_view text) {
  constexpr std::string_view kBlanks = " \t";
  std::vector<WordSpan> words;
  for (size_t begin = text.find_first_not_of(kBlanks); begin != std::string_view::npos;) {
    const size_t end = std::min(text.find_first_of(kBlanks, begin), text.size());
    words.push_back({static_cast<uint32_t>(begin), static_cast<uint32_t>(end)});
    begin = text.find_first_not_of(kBlanks, end);
  }
  return words;
}

std::vector<int> word_of_piece(const Segmented& sentence, const std::vector<WordSpan>& words) {
  const size_t count = sentence.pieces.size() - (sentence.has_end_mark ? 1 : 0);
  std::vector<int> word_of(count, -1);
  if (words.empty()) return word_of;
  for (size_t i = 0; i < count; ++i) {
    // The first word that ends behind the piece's begin is the one the piece starts in, or the next one for a piece
    // that starts with (or is nothing but) a blank. A blank behind the last word goes to that word.
    const auto begin = sentence.pieces[i].begin;
    const auto word = std::partition_point(words.begin(), words.end(), [&](WordSpan w) { return w.end <= begin; });
    word_of[i] = static_cast<int>(std::min<std::ptrdiff_t>(word - words.begin(), std::ssize(words) - 1));
  }
  return word_of;
}

}  // namespace gloss
