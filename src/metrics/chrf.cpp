#include "metrics/chrf.hpp"

#include <array>
#include <string_view>

#include "gloss/error.hpp"
#include "metrics/characters.hpp"
#include "metrics/ngrams.hpp"
#include "text/utf8.hpp"

namespace gloss {
namespace {

constexpr size_t kOrders = 6;
constexpr double kBetaSquared = 4;

std::u32string without_space(std::string_view text) {
  std::u32string codes = code_points(text);
  std::erase_if(codes, is_python_space);
  return codes;
}

/// F-beta of the precision and recall averaged over the orders that both sides have n-grams of (sacreBLEU's default,
/// "effective order").
double f_score(const std::array<NgramCounts, kOrders>& counts) {
  double precision = 0, recall = 0;
  int orders = 0;
  for (const NgramCounts& n : counts) {
    if (n.hypothesis == 0 || n.reference == 0) continue;
    precision += static_cast<double>(n.matches) / static_cast<double>(n.hypothesis);
    recall += static_cast<double>(n.matches) / static_cast<double>(n.reference);
    ++orders;
  }
  if (precision + recall == 0) return 0;
  precision /= orders;
  recall /= orders;
  return 100 * (1 + kBetaSquared) * precision * recall / (kBetaSquared * precision + recall);
}

}  // namespace

double corpus_chrf(const std::vector<std::string>& hypotheses, const std::vector<std::string>& references) {
  if (hypotheses.size() != references.size()) {
    throw Error("chrF needs one reference per hypothesis: " + std::to_string(hypotheses.size()) + " hypotheses, " +
                std::to_string(references.size()) + " references");
  }
  std::array<NgramCounts, kOrders> counts;
  for (size_t i = 0; i < hypotheses.size(); ++i) {
    const auto ours = without_space(hypotheses[i]), theirs = without_space(references[i]);
    for (size_t n = 0; n < kOrders; ++n) {
      const NgramCounts line = count_ngrams(ours, theirs, n + 1);
      // A line whose reference is too short for an order says nothing about that order's precision.
      if (line.reference > 0) counts[n].hypothesis += line.hypothesis;
      counts[n].reference += line.reference;
      counts[n].matches += line.matches;
    }
  }
  return f_score(counts);
}

}  // namespace gloss
