// Sampling: outputs drawn from the model's distribution, sample_count independent ones per line. The noise of a piece
// is a function of (seed, line, sample, step) alone. Log-probabilities are the model's own, at temperature 1 over the
// whole vocabulary, whatever the draw was restricted to; the score is their sum.
#pragma once

#include "search/task.hpp"

namespace gloss {

/// Per input sample_count hypotheses, best first; two samples may be equal.
Hypotheses sample_search(const SearchTask& task);

}  // namespace gloss
