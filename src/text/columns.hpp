// Parallel text in the columns of one file.
#pragma once

#include <string>
#include <string_view>

namespace gloss {

/// The ending that says that a file holds both sides: .tsv, also compressed.
bool is_tsv(std::string_view path);

/// Which columns of a .tsv hold the two sides, from 1.
struct Columns {
  int source = 1, target = 2;
};

/// "3,1": source, then target. Throws UsageError unless they are two different numbers from 1 to 1000.
Columns parse_columns(const std::string& text);

struct Sides {
  std::string_view source, target;
};

/// Splits the lines of a .tsv.
class ColumnReader {
 public:
  /// `columns` as parse_columns reads it, and throws; empty: a line has exactly two, source and target.
  explicit ColumnReader(const std::string& columns);
  /// Throws Error, which begins with `where`, for a line that lacks a column, or has one too many.
  Sides sides(std::string_view line, const std::string& where) const;

 private:
  bool exactly_two_;
  Columns columns_;
};

}  // namespace gloss
