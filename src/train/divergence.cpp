#include "train/divergence.hpp"

#include <cmath>

#include "model/options_table.hpp"

namespace gloss {

bool is_high_loss(double loss_per_piece, int target_vocabulary) {
  return loss_per_piece > 10 * std::log(target_vocabulary);
}

std::string divergence_of(const UpdateReport& report, int64_t high_losses) {
  if (!std::isfinite(report.cross_entropy)) return "the loss is " + option_text(report.cross_entropy);
  if (!report.finite) return "the norm of the gradient is " + option_text(report.gradient_norm);
  if (high_losses < kHighLossUpdates) return "";
  return "the loss per piece is " + option_text(report.loss()) + ", above ten times that of a guess for " +
         std::to_string(high_losses) + " updates in a row";
}

std::string divergence_of(const ValidationReport& report) {
  if (!std::isfinite(report.loss)) return "the validation loss is " + option_text(report.loss);
  if (std::isfinite(report.perplexity)) return "";
  return "the validation loss is " + option_text(report.loss) + ", the perplexity " + option_text(report.perplexity);
}

}  // namespace gloss
