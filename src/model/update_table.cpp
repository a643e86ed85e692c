// See update_table.hpp.
#include "model/update_table.hpp"

#include <charconv>
#include <cmath>
#include <system_error>

#include "gloss/error.hpp"
#include "text/files.hpp"

namespace gloss {
namespace {

int64_t first_number(std::string_view row, const std::string& where) {
  int64_t number = 0;
  const auto [stop, status] = std::from_chars(row.data(), row.data() + row.size(), number);
  if (status == std::errc() && (stop == row.data() + row.size() || *stop == '\t')) return number;
  throw Error(where + ": '" + std::string(row) +
              "' does not begin with the number of an update; delete the line or the file");
}

/// A pipe would be waited for.
void require_plain_file(const std::filesystem::path& path) {
  if (!std::filesystem::exists(path) || std::filesystem::is_regular_file(path)) return;
  throw Error(path.string() + ": is no plain file; remove it");
}

}  // namespace

std::string number_text(int64_t value) {
  return std::to_string(value);
}

std::string number_text(double value) {
  if (std::isnan(value)) return "nan";  // which sign it has means nothing
  char buffer[64];
  const auto end = std::to_chars(buffer, buffer + sizeof(buffer), value, std::chars_format::general, 8).ptr;
  return std::string(buffer, end);
}

std::string whole_lines(const std::filesystem::path& path) {
  require_plain_file(path);
  if (!std::filesystem::exists(path)) return "";
  std::string text = read_file(path);
  text.resize(text.rfind('\n') + 1);
  return text;
}

void append_row(const std::filesystem::path& path, std::string_view header, std::string_view row) {
  require_plain_file(path);
  LineSink sink(path.string(), true);
  if (std::filesystem::file_size(path) == 0) sink.write(header);
  sink.write(row);
  sink.close();
}

int64_t cut_rows(const std::filesystem::path& path, std::string_view header, int64_t update) {
  if (!std::filesystem::exists(path)) return 0;
  const std::string lines = whole_lines(path);
  if (!lines.empty() && !lines.starts_with(header)) {
    throw Error(path.string() + ":1: this is not the row of column names; put it back, or delete the file");
  }
  std::string kept(header);
  int64_t line = 1, last = 0;
  for (size_t begin = 0; begin < lines.size(); ++line) {
    const size_t end = lines.find('\n', begin) + 1;
    const std::string_view row = std::string_view(lines).substr(begin, end - begin - 1);
    begin = end;
    if (line == 1) continue;
    const int64_t number = first_number(row, path.string() + ":" + std::to_string(line));
    if (number > update) continue;
    kept.append(row).append("\n");
    last = number;
  }
  write_file_atomically(path, kept);
  return last;
}

}  // namespace gloss
