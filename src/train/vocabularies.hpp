// The vocabularies of a run: given, kept from before, or trained on the corpus.
#pragma once

#include <memory>

#include "gloss/trainer.hpp"
#include "text/corpus.hpp"
#include "text/vocabulary.hpp"
#include "train/run_setup.hpp"

namespace gloss {

/// Both are the same object when the vocabulary is shared.
struct Vocabularies {
  std::shared_ptr<const Vocabulary> source, target;
};

/// In this order: the file that the options name; the run's own from before (unless it is to be overwritten); that of
/// the run to start from; one trained on the lines. Where its size is left to the text, vocab_size becomes what it is
/// (and stays 0 where two sides differ, so that the recorded options make both again). Throws UsageError when a resumed
/// run is given another vocabulary than its own, and what loading and training throw.
Vocabularies make_vocabularies(RunStart& start, const ParallelLines& lines, const TrainObserver& observer);

/// Writes vocab.spm, or source.spm and target.spm.
void save_vocabularies(const RunFolder& run, const Vocabularies& vocabularies);

}  // namespace gloss
