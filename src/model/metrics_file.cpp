// Rows of metrics.tsv as text, and back.
#include "model/metrics_file.hpp"

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>

#include "gloss/error.hpp"
#include "text/files.hpp"

namespace gloss {
namespace {

constexpr std::string_view kHeader =
    "step\tepoch\tseconds\ttrain_loss\tvalid_loss\tperplexity\tbleu\tchrf\tlearning_rate\tbest\n";

/// Calls f for every number of a row but `best`, in the order of the columns.
template <class Row, class F>
void for_each_number(Row& row, F&& f) {
  f(row.step);
  f(row.epoch);
  for (auto* value :
       {&row.seconds, &row.train_loss, &row.valid_loss, &row.perplexity, &row.bleu, &row.chrf, &row.learning_rate}) {
    f(*value);
  }
}

std::string number_text(int64_t value) {
  return std::to_string(value);
}

/// 8 significant digits, '.' as decimal point whatever the locale.
std::string number_text(double value) {
  char buffer[64];
  const auto end = std::to_chars(buffer, buffer + sizeof(buffer), value, std::chars_format::general, 8).ptr;
  return std::string(buffer, end);
}

std::string row_text(const MetricsRow& row) {
  std::string text;
  for_each_number(row, [&](auto value) { text += number_text(value) + "\t"; });
  return text + (row.best ? "1\n" : "0\n");
}

MetricsRow parse_row(std::string_view line, const std::string& where) {
  const std::string seen(line);
  MetricsRow row;
  const auto next_cell = [&](char end_mark) {
    const size_t end = std::min(line.find(end_mark), line.size());
    const std::string_view cell = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return cell;
  };
  const auto parse = [&](std::string_view cell, auto& value) {
    const auto [stop, status] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
    if (status == std::errc() && stop == cell.data() + cell.size()) return;
    throw Error(where + ": '" + seen + "' is not a row of metrics; delete the line or the file");
  };
  for_each_number(row, [&](auto& value) { parse(next_cell('\t'), value); });
  int best = 0;
  parse(next_cell('\n'), best);
  row.best = best != 0;
  return row;
}

/// The file's whole lines; a last one without its end is a write that a kill cut short.
std::string whole_lines(const std::filesystem::path& path) {
  if (!std::filesystem::exists(path)) return "";
  std::string text = read_file(path);
  text.resize(text.rfind('\n') + 1);
  return text;
}

}  // namespace

void append_metrics(const std::filesystem::path& path, const MetricsRow& row) {
  const std::string before = whole_lines(path);
  const bool has_partial_line = std::filesystem::exists(path) && std::filesystem::file_size(path) != before.size();
  if (has_partial_line) write_file_atomically(path, before);
  LineSink sink(path.string(), true);
  if (before.empty()) sink.write(kHeader);
  sink.write(row_text(row));
  sink.close();
}

std::vector<MetricsRow> read_metrics(const std::filesystem::path& path) {
  const std::string text = whole_lines(path);
  std::vector<MetricsRow> rows;
  if (text.empty()) return rows;
  if (!text.starts_with(kHeader))
    throw Error(path.string() + ":1: the header row of metrics is missing; put it back, or delete the file");
  int line = 2;
  for (size_t begin = kHeader.size(); begin < text.size(); ++line) {
    const size_t end = text.find('\n', begin);
    rows.push_back(
        parse_row(std::string_view(text).substr(begin, end - begin), path.string() + ":" + std::to_string(line)));
    begin = end + 1;
  }
  return rows;
}

void cut_metrics(const std::filesystem::path& path, int64_t step) {
  if (!std::filesystem::exists(path)) return;
  std::string text(kHeader);
  for (const auto& row : read_metrics(path)) {
    if (row.step <= step) text += row_text(row);
  }
  write_file_atomically(path, text);
}

}  // namespace gloss
