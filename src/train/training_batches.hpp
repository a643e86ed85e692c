// The batches of a training run, as its options ask for them.
#pragma once

#include "gloss/train_options.hpp"
#include "text/batches.hpp"
#include "train/vocabularies.hpp"

namespace gloss {

/// Batch sizes, seed, and with subword-sampling the segmentation of each pair in each epoch. Throws UsageError where a
/// vocabulary has no probabilities to draw by.
BatchOptions training_batches(const TrainOptions& options, const Vocabularies& vocabularies);

}  // namespace gloss
