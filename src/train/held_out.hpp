// Validation pairs that are held out of the training corpus (--valid-lines). They are drawn once, by the seed, and stay
// in the run's folder as text: a resumed run takes them from there.
#pragma once

#include <cstdint>

#include "gloss/trainer.hpp"
#include "text/corpus.hpp"
#include "train/run_setup.hpp"

namespace gloss {

/// `count` pairs of the corpus in its order, drawn by seed among those whose sides are not blank; no two of them share
/// a side. Throws UsageError where that is more than half of the corpus, or where there are not so many.
ParallelLines draw_pairs(const ParallelLines& corpus, int64_t count, uint64_t seed);

/// Marks in corpus.held_out every line of which a side is a side of one of `pairs`. Returns how many are marked.
int64_t mark_held_out(ParallelLines& corpus, const ParallelLines& pairs);

/// The held-out pairs of a run, drawn or, where a resumed run has them already, its own; the corpus is marked. Throws
/// what the two above throw, UsageError where less than half of the corpus would be left to train on, Error where a run
/// with checkpoints has lost its pairs.
ParallelLines hold_out(const RunStart& start, ParallelLines& corpus, const TrainObserver& observer);

/// Writes valid.source and valid.target.
void save_held_out(const RunFolder& run, const ParallelLines& pairs);

}  // namespace gloss
