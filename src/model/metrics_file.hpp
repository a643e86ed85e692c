// metrics.tsv of a run: a header row, then one row per validation, ready to plot.
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

namespace gloss {

/// One validation. What was not measured is NaN. `best` says that it was the best so far.
struct MetricsRow {
  int64_t step = 0, epoch = 0;
  double seconds = 0;  ///< of training, counted across resumes
  double train_loss = 0, valid_loss = 0, perplexity = 0, bleu = 0, chrf = 0, learning_rate = 0;
  bool best = false;
};

/// Appends a row; the header row first where the file is new. A partial last line that a kill left is dropped. Throws
/// FileError.
void append_metrics(const std::filesystem::path& path, const MetricsRow& row);

/// All whole rows; none when there is no file. Throws Error (file:line) for a row that is none.
std::vector<MetricsRow> read_metrics(const std::filesystem::path& path);

/// Drops the rows past `step`: a resumed run writes them again. The file is replaced as a whole; no file is fine.
/// Returns the step of the last row that is left, 0 where there is none.
int64_t cut_metrics(const std::filesystem::path& path, int64_t step);

}  // namespace gloss
