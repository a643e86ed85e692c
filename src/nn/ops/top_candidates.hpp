// From a row of logits to the k best log-probabilities, in one pass for the normalizer and one for the candidates.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "search/step_model.hpp"

namespace gloss {

/// log sum exp of a row.
float log_sum_exp(std::span<const float> logits);

/// The k best of a row, best first, ties to the lower id; `banned` ids are left out without renormalizing.
std::vector<Candidate> top_candidates(std::span<const float> logits, float log_sum, int k, std::span<const int> banned);

}  // namespace gloss
