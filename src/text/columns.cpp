#include "text/columns.hpp"

#include <algorithm>
#include <charconv>

#include "gloss/error.hpp"
#include "text/counted.hpp"

namespace gloss {
namespace {

/// Not a digit more or less, and within the limits; 0 otherwise.
int column_number(std::string_view text) {
  constexpr int kMost = 1000;
  int number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = problem == std::errc() && end == text.data() + text.size();
  return whole && number >= 1 && number <= kMost ? number : 0;
}

/// Column `number` of a line that has it.
std::string_view column(std::string_view line, int number) {
  for (; number > 1; --number) line.remove_prefix(line.find('\t') + 1);
  return line.substr(0, line.find('\t'));
}

std::string has_columns(const std::string& where, int64_t count) {
  return where + ": " + counted(count, "column");
}

}  // namespace

bool is_tsv(std::string_view path) {
  for (const std::string_view packed : {".gz", ".zst", ".xz"}) {
    if (!path.ends_with(packed)) continue;
    path.remove_suffix(packed.size());
    break;
  }
  return path.ends_with(".tsv");
}

Columns parse_columns(const std::string& text) {
  const size_t comma = std::min(text.find(','), text.size());
  const std::string_view source(text.data(), comma);
  const std::string_view target = comma < text.size() ? std::string_view(text).substr(comma + 1) : std::string_view();
  const Columns columns{column_number(source), column_number(target)};
  if (columns.source == 0 || columns.target == 0 || columns.source == columns.target) {
    throw UsageError("columns is '" + text +
                     "'; valid are two different numbers from 1 to 1000, the source's column first: 1,2");
  }
  return columns;
}

ColumnReader::ColumnReader(const std::string& columns)
    : exactly_two_(columns.empty()), columns_(columns.empty() ? Columns{} : parse_columns(columns)) {}

Sides ColumnReader::sides(std::string_view line, const std::string& where) const {
  const auto count = std::count(line.begin(), line.end(), '\t') + 1;
  if (exactly_two_ && count != 2) {
    throw Error(has_columns(where, count) +
                "; a .tsv corpus has exactly two, source and target, with one tab between them" +
                (count > 2 ? "; of more, --columns 1,2 chooses" : ""));
  }
  if (count < std::max(columns_.source, columns_.target)) {
    throw Error(has_columns(where, count) + "; columns is " + std::to_string(columns_.source) + "," +
                std::to_string(columns_.target) + ", which needs " +
                std::to_string(std::max(columns_.source, columns_.target)) + " in every line");
  }
  return {column(line, columns_.source), column(line, columns_.target)};
}

}  // namespace gloss
