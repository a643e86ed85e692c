// See progress_table.hpp.
#include "train/progress_table.hpp"

#include <string>

#include "model/update_table.hpp"

namespace gloss {
namespace {

constexpr const char* kHeader =
    "update\tepoch\tseconds\tloss\tsource_tokens_per_second\ttarget_tokens_per_second\tlearning_rate\tgradient_norm\n";

}  // namespace

void append_progress(const RunFolder& run, const TrainProgress& progress, double seconds) {
  std::string row = number_text(progress.update) + "\t" + number_text(progress.epoch);
  for (const double value : {seconds, progress.loss, progress.source_per_second, progress.target_per_second,
                             progress.learning_rate, progress.gradient_norm}) {
    row += '\t';
    row += number_text(value);
  }
  append_row(run.progress(), kHeader, row + "\n");
}

int64_t cut_progress(const RunFolder& run, int64_t update) {
  return cut_rows(run.progress(), kHeader, update);
}

}  // namespace gloss
