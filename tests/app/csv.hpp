// Reads RFC 4180 text back, with quoted cells.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace gloss::test {

using Rows = std::vector<std::vector<std::string>>;

inline Rows read_csv(const std::string& text) {
  Rows rows;
  std::vector<std::string> row;
  std::string cell;
  bool quoted = false;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted && c == '"' && i + 1 < text.size() && text[i + 1] == '"') {
      cell += '"';
      ++i;
    } else if (c == '"') {
      quoted = !quoted;
    } else if (!quoted && (c == ',' || c == '\n')) {
      row.push_back(std::exchange(cell, ""));
      if (c == '\n') rows.push_back(std::exchange(row, {}));
    } else if (quoted || c != '\r') {
      cell += c;
    }
  }
  return rows;
}

}  // namespace gloss::test
