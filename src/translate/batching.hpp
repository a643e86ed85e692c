// How the lines of a window are grouped into batches.
#pragma once

#include <cstddef>
#include <vector>

#include "translate/job.hpp"

namespace gloss {

struct BatchLimits {
  size_t sentences = 32;
  /// Longest line x lines, in pieces of the longer side: a few very long lines do not make a batch that fills the
  /// memory. A line above it is a batch of its own.
  size_t padded_pieces = 32768;
};

/// Batches of lines of similar length, longest first, so that no worker is left with a long one at the end.
std::vector<JobBatch> make_batches(std::vector<Job*> jobs, const BatchLimits& limits);

}  // namespace gloss
