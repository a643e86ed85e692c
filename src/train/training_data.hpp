// The data of a run, read before anything is written: vocabularies, training pairs, validation set.
#pragma once

#include <optional>
#include <string>

#include "text/corpus.hpp"
#include "train/run_setup.hpp"
#include "train/validation.hpp"
#include "train/vocabularies.hpp"

namespace gloss {

struct TrainingData {
  Vocabularies vocabularies;
  Corpus corpus;
  ParallelLines held_out;  ///< of a run with valid_lines
  std::optional<Validator> validator;
};

/// Reports counts and vocabulary to the observer. Options that are left to the corpus get their values in `start`.
TrainingData load_training_data(RunStart& start, const TrainObserver& observer);

/// A hash of all ids and links (FNV-1a, 64 bit, in hexadecimal): a position in the data means something only in the
/// same data.
std::string corpus_fingerprint(const Corpus& corpus);

}  // namespace gloss
