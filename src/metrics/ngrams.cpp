#include "metrics/ngrams.hpp"

#include <algorithm>
#include <vector>

namespace gloss {
namespace {

std::vector<std::u32string_view> sorted_ngrams(std::u32string_view symbols, size_t order) {
  std::vector<std::u32string_view> ngrams;
  for (size_t i = 0; i + order <= symbols.size(); ++i) ngrams.push_back(symbols.substr(i, order));
  std::ranges::sort(ngrams);
  return ngrams;
}

}  // namespace

NgramCounts count_ngrams(std::u32string_view hypothesis, std::u32string_view reference, size_t order) {
  const auto ours = sorted_ngrams(hypothesis, order), theirs = sorted_ngrams(reference, order);
  NgramCounts counts{static_cast<int64_t>(ours.size()), static_cast<int64_t>(theirs.size()), 0};
  // Both are sorted: one walk over the two finds the multiset intersection.
  for (auto a = ours.begin(), b = theirs.begin(); a != ours.end() && b != theirs.end();) {
    const bool ours_first = *a < *b, theirs_first = *b < *a;
    counts.matches += ours_first == theirs_first;
    a += !theirs_first;
    b += !ours_first;
  }
  return counts;
}

}  // namespace gloss
