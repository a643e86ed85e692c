// When training has diverged: what an update or a validation shows that no run recovers from.
#pragma once

#include <cstdint>
#include <string>

#include "gloss/trainer.hpp"
#include "train/learner.hpp"

namespace gloss {

/// A loss per piece above ten times that of a uniform guess, ten log V, is not learning. Single updates may jump there;
/// after so many in a row the run is given up. Whether weights that have flown off give NaN or only huge losses depends
/// on the CPU's rounding.
inline constexpr int64_t kHighLossUpdates = 100;
bool is_high_loss(double loss_per_piece, int target_vocabulary);

/// What says that training has diverged ("the loss is nan"), or nothing. `high_losses` counts the updates in a row,
/// this one included, with a high loss.
std::string divergence_of(const UpdateReport& report, int64_t high_losses);
/// The same of a validation: a loss that is not finite, or so large that the perplexity is not.
std::string divergence_of(const ValidationReport& report);

}  // namespace gloss
