// progress.tsv of a run: a row for every report of progress.
#pragma once

#include <cstdint>

#include "gloss/trainer.hpp"
#include "model/run_folder.hpp"

namespace gloss {

/// Appends the report that was made after `seconds` of training, counted across resumes. Throws FileError.
void append_progress(const RunFolder& run, const TrainProgress& progress, double seconds);

/// Drops the rows past `update`: a resumed run writes them again. Returns the update of the last row that is left, 0
/// where there is none.
int64_t cut_progress(const RunFolder& run, int64_t update);

}  // namespace gloss
