// What translating one line gives: hypotheses with text, scores and attention.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gloss/attention_matrix.hpp"

namespace gloss {

/// One output for a line. Log-probabilities are natural.
struct Translation {
  std::string text;
  double log_prob = 0;                 ///< sum over pieces, `</s>` included
  double score = 0;                    ///< log_prob over the length penalty, plus the coverage penalty
  std::optional<double> coverage;      ///< that penalty (0 or below), where one is set
  std::vector<int> ids;                ///< target ids, with `</s>` when finished
  std::vector<float> piece_log_probs;  ///< one per id
  bool finished = true;                ///< false: the length limit was reached, there is no `</s>`
  AttentionMatrix attention;           ///< pieces are always filled, weights only when asked for
};

/// All outputs for input line `line` (from 1). Empty lines have one empty hypothesis without pieces but `</s>`.
struct TranslatedLine {
  int64_t line = 0;
  std::string source;                     ///< as read, after UTF-8 repair and cutting
  bool blank = false;                     ///< the line held nothing to translate
  bool cut = false;                       ///< `source` is the beginning of a longer line, within max-source-length
  std::vector<Translation> translations;  ///< best first; never empty
};

}  // namespace gloss
