// The options that a run leaves to its corpus (vocab-size 0, batch-size 0, validate-every -1) get their values, by the
// rules of model/corpus_rules.hpp. config.yaml records what they became.
#pragma once

#include "gloss/train_options.hpp"
#include "text/corpus.hpp"

namespace gloss {

/// Whether a vocabulary's size is left to the text.
inline bool fits_vocabulary(const TrainOptions& options) {
  return options.vocab_size == 0;
}
/// The size to train a vocabulary with, which the text may not bear: for both sides of a corpus, or each of them.
int vocabulary_size(const TrainOptions& options, const ParallelLines& lines, bool shared);

/// Sets batch_size and validate_every where they are left to the corpus. Returns what was chosen, in words, or nothing.
std::string fit_batches(const CorpusCounts& counts, TrainOptions& options);

/// Options that `options` leaves to the corpus take the values that the run recorded.
void take_recorded(const TrainOptions& recorded, TrainOptions& options);

}  // namespace gloss
