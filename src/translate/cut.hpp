// Sources longer than a limit: cut at a word, so that what is left is still a sentence's beginning.
#pragma once

#include <cstddef>
#include <string_view>

#include "text/vocabulary.hpp"

namespace gloss {

/// Segments `text`, or of one that is far too long only a beginning, ended at a word where there is one, that has more
/// than `max_pieces` pieces by so much that cut_to() makes the same of it: time and memory are bounded by the limit,
/// not by the line.
Encoded encode_beginning(const Vocabulary& vocabulary, std::string_view text, size_t max_pieces);

/// The beginning of `whole` that fits in `max_pieces` (at least 1) pieces, `</s>` not counted: the longest run of whole
/// words, or as much of the first word as fits if that alone is longer. `segmented.text` is cut with it, so that the
/// byte ranges fit. Returns `whole` unchanged when it fits.
Encoded cut_to(const Vocabulary& vocabulary, Encoded whole, size_t max_pieces);

}  // namespace gloss
