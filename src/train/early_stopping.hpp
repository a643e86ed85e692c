// Improvement of a validation score: which direction is better, the best so far, how long ago that was.
#pragma once

#include <cstdint>
#include <limits>
#include <string>

#include "gloss/trainer.hpp"

namespace gloss {

/// True for bleu and chrf, false for loss and perplexity.
bool higher_is_better(const std::string& metric);

/// The report's figure of that name (loss, perplexity, bleu, chrf).
double metric_value(const ValidationReport& report, const std::string& metric);

/// Remembers the best score. Used three times in a run, for three different histories: what chooses the best weights
/// sees every validation, patience and the plateau schedule only those on the grid of validate-every.
struct Improvement {
  double best = std::numeric_limits<double>::quiet_NaN();  ///< NaN: nothing seen yet
  int64_t best_update = 0;
  int64_t since = 0;  ///< validations since the best one

  /// Takes a score in; true when it is strictly better than the best so far. NaN never is.
  bool add(double score, int64_t update, bool higher_is_better);
};

}  // namespace gloss
