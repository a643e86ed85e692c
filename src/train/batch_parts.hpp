// A batch in parts that train side by side, each on a thread of its own: a recurrent model is a long row of small
// operations, of which one thread each keeps all cores busier than several threads on every single one.
#pragma once

#include <cstdint>
#include <vector>

#include "text/batches.hpp"

namespace gloss {

/// How many parts to train a batch in: at most one per thread and per sentence, each of some hundred pieces at least;
/// fewer for a large model, because each part holds a gradient of all parameters. It follows from its arguments alone,
/// so that a run can be repeated.
int64_t part_count(const Batch& batch, int threads, int64_t parameters);

/// Sentence i goes to part i modulo `parts`; the padding shrinks to the longest sentences of each part.
/// parts: from 1 to the number of sentences.
std::vector<Batch> split_batch(const Batch& batch, int64_t parts);

}  // namespace gloss
