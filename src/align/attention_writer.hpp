// Attention on its way out: one matrix file a sentence, or one tidy table for the run (design section 6).
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "align/units.hpp"
#include "gloss/translation.hpp"

namespace gloss {

class AttentionWriter {
 public:
  virtual ~AttentionWriter() = default;
  /// Lines arrive in order. An empty line gets a file with the header only (matrix) or no rows (tidy).
  virtual void write(const TranslatedLine& line) = 0;
  virtual void finish() {}

  /// "DIR/" or an existing folder: matrix files; a name that ends in .csv: tidy. Anything else throws UsageError.
  /// `with_attention` false (a model without attention): throws UsageError that says so.
  static std::unique_ptr<AttentionWriter> open(const std::string& destination, AttentionUnit unit, bool with_attention);
};

/// RFC 4180: quotes a cell that holds a comma, a quote, CR or LF.
std::string csv_cell(std::string_view text);
/// 6 significant digits, '.' as decimal point whatever the locale.
std::string format_weight(float weight);
/// One matrix as CSV text.
std::string matrix_csv(const LabelledMatrix& matrix);

}  // namespace gloss
