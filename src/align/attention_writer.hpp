// Attention on its way out: one matrix file a sentence, or one tidy table for the run (design section 6).
//
//   matrix   DIR/000001.csv, 000001.2.csv for the second hypothesis: numbers from the input's lines, from 1, with at
//            least 6 digits. First row: an empty cell, the source's labels, `</s>`; then a row per target label.
//            DIR/attention.json says what the matrices are. Those of an earlier run are removed.
//   tidy     sentence,hypothesis,target_index,target,source_index,source,weight: sentence and hypothesis count from 1,
//            the two indices from 0. For a model with several layers or heads two more columns, layer,head: numbers
//            from 1, or `mean`. The file grows by whole lines.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "align/units.hpp"
#include "gloss/translation.hpp"
#include "model/attention_label.hpp"

namespace gloss {

/// Files named like matrices that a folder held before.
struct EarlierMatrices {
  size_t removed = 0;    ///< of an earlier run
  size_t remaining = 0;  ///< where no attention.json says that gloss has written them
};

class AttentionWriter {
 public:
  virtual ~AttentionWriter() = default;
  /// Lines arrive in order. An empty line gets a file with the header only (matrix) or no rows (tidy).
  virtual void write(const TranslatedLine& line) = 0;
  virtual void finish() {}
  /// What was there when it opened.
  virtual EarlierMatrices earlier() const { return {}; }

  /// "DIR/" or an existing folder: matrix files; a name that ends in .csv: tidy. Anything else throws UsageError.
  /// `label`: the model's; none (a model without attention): throws UsageError that says so.
  static std::unique_ptr<AttentionWriter> open(const std::string& destination, AttentionUnit unit,
                                               const std::optional<AttentionLabel>& label);
};

/// RFC 4180: quotes a cell that holds a comma, a quote, CR or LF.
std::string csv_cell(std::string_view text);
/// 6 significant digits, '.' as decimal point whatever the locale.
std::string format_weight(float weight);
/// One matrix as CSV text.
std::string matrix_csv(const LabelledMatrix& matrix);

}  // namespace gloss
