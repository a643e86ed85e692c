// How the lines of a window are grouped into batches.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "translate/job.hpp"
#include "translate/results.hpp"

namespace gloss {

struct BatchLimits {
  size_t sentences = 32;
  /// Longest line x lines, in pieces of the longer side: a few very long lines do not make a batch that fills the
  /// memory. A line above it is a batch of its own.
  size_t padded_pieces = 32768;
  /// Numbers that decoding a line may hold, and how many lines may hold together. No function: not bounded.
  std::function<size_t(const Job&)> held = {};
  size_t most_held = kNumbersAtOnce;
};

/// Numbers that decoding the line may hold at its length limit: its encoding, the scores of a step over the whole
/// vocabulary and the states of its rows, and the weights of all steps where they are kept.
size_t held_by_search(const DecodeSetup& setup, const PreparedLine& line);

/// Batches of lines of similar length, longest first, so that no worker is left with a long one at the end.
/// Sets what each job holds.
std::vector<JobBatch> make_batches(std::vector<Job*> jobs, const BatchLimits& limits);

/// What its lines hold together, each padded to the widest.
size_t held_by_batch(const JobBatch& batch);

}  // namespace gloss
