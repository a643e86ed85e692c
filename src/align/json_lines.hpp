// Translations as JSON lines: one object a line, keys always in the same order (design section 6).
#pragma once

#include <optional>
#include <string>

#include "align/units.hpp"
#include "gloss/translation.hpp"
#include "model/attention_label.hpp"

namespace gloss {

enum class JsonAttention {
  kOmitted,  ///< not asked for: the key is left out
  kNone,     ///< asked for of a model without attention: null
  kMatrix,   ///< a list of rows; an empty list for a blank line
};

struct JsonOptions {
  JsonAttention attention = JsonAttention::kOmitted;
  AttentionUnit unit = AttentionUnit::kPiece;
  std::optional<AttentionLabel> label = {};  ///< of the model; none where there is no attention
};

/// {"id": line number from 1, "source", "source_pieces", "hypotheses": [{"text", "pieces", "score", "log_prob",
/// "piece_scores", "finished", "attention"}]} and '\n'. Pieces include `</s>`. By words, the matrix speaks of the
/// labels under "source_words" and "words", which are there only then. "truncated": true follows a "source" that is the
/// beginning of a longer line. Of a model with several layers or heads,
/// "attention_layer" and "attention_head" stand before "hypotheses": a number from 1, or "mean". Weights have 6
/// significant digits, scores 8.
std::string json_line(const TranslatedLine& line, const JsonOptions& options);

}  // namespace gloss
