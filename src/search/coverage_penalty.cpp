#include "search/coverage_penalty.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "gloss/error.hpp"

namespace gloss {
namespace {

/// A piece counts as read by so much at least. The logarithm of nothing would make all hypotheses equal that leave out
/// one piece or ten, and a hard or sparse attention does give exactly nothing. Softmax attention keeps more than this
/// on almost every piece of a sentence, so that its order is the equation's.
constexpr double kLeastRead = 1e-4;

}  // namespace

void CoveragePenalty::add(std::span<const float> attention, SourceRead& read) {
  if (attention.size() != read.size()) {
    throw Error("the model gave " + std::to_string(attention.size()) + " attention weights for a source of " +
                std::to_string(read.size()) + " pieces, so coverage-penalty cannot be computed");
  }
  for (size_t i = 0; i < read.size(); ++i) read[i] += attention[i];
}

double CoveragePenalty::at(const SourceRead& read) const {
  double sum = 0;
  for (size_t i = 0; i + 1 < read.size(); ++i) sum += std::log(std::clamp(read[i], kLeastRead, 1.0));
  return beta_ * sum;
}

}  // namespace gloss
