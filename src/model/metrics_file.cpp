// Rows of metrics.tsv as text, and back.
#include "model/metrics_file.hpp"

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>

#include "gloss/error.hpp"
#include "model/update_table.hpp"

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

}  // namespace

void append_metrics(const std::filesystem::path& path, const MetricsRow& row) {
  append_row(path, kHeader, row_text(row));
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

int64_t cut_metrics(const std::filesystem::path& path, int64_t step) {
  read_metrics(path);  // refuses a damaged row before the table is replaced
  return cut_rows(path, kHeader, step);
}

}  // namespace gloss
