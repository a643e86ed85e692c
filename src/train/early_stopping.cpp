#include "train/early_stopping.hpp"

#include <cmath>

#include "model/options_text.hpp"

namespace gloss {

bool higher_is_better(const std::string& metric) {
  return metric == "bleu" || metric == "chrf";
}

double metric_value(const ValidationReport& report, const std::string& metric) {
  if (metric == "loss") return report.loss;
  if (metric == "perplexity") return report.perplexity;
  if (metric == "bleu") return report.bleu;
  require_choice("early-stopping-metric", metric, {"loss", "perplexity", "bleu", "chrf"});
  return report.chrf;
}

bool Improvement::add(double score, int64_t update, bool higher_is_better) {
  const bool better = !std::isnan(score) && (std::isnan(best) || (higher_is_better ? score > best : score < best));
  if (!better) {
    ++since;
    return false;
  }
  best = score;
  best_update = update;
  since = 0;
  return true;
}

}  // namespace gloss
