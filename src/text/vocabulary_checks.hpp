// What can be said of a vocabulary's settings before anything is trained.
#pragma once

#include <string>
#include <vector>

#include "text/vocabulary.hpp"

namespace gloss {

/// Pieces that every vocabulary has whatever the text: `<unk>`, `<s>`, `</s>`, the symbols, the bytes.
int special_pieces(const VocabularySpec& spec);

/// Throws UsageError for a symbol that is empty, longer than 1,000 bytes, not UTF-8, holds a blank or a control
/// character, is a piece of every vocabulary already or is named twice, and for a size that has no room for anything
/// but the special pieces, unless the nearest size will do.
void check_spec(const VocabularySpec& spec);

/// The symbols as the list that SentencePiece takes: quoted, because they may hold commas.
std::string join_symbols(const std::vector<std::string>& symbols);

}  // namespace gloss
