// An attention matrix in the unit a person asked for: pieces as they are, or words (design section 6).
#pragma once

#include <string>
#include <vector>

#include "gloss/attention_matrix.hpp"

namespace gloss {

/// A labelled matrix ready to be written: labels and weights, `</s>` last on both sides (unless the target has none).
struct LabelledMatrix {
  std::vector<std::string> source, target;
  std::vector<float> weights;                 // [target, source]; empty when the model has no attention
  bool source_end = true, target_end = true;  ///< the last label is `</s>`
};

enum class AttentionUnit { kPiece, kWord };
AttentionUnit parse_attention_unit(const std::string& name);  ///< "piece" | "word"; throws UsageError

/// Words: sum over source pieces, mean over target pieces; `</s>` stays a row and a column of its own.
LabelledMatrix labelled(const AttentionMatrix& matrix, AttentionUnit unit);

}  // namespace gloss
