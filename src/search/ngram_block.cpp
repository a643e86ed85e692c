#include "search/ngram_block.hpp"

#include <algorithm>

namespace gloss {

void ban_repeated_ngrams(std::span<const int> ids, int n, std::vector<int>& banned) {
  const size_t history = static_cast<size_t>(n) - 1;  // pieces of the n-gram that are written already
  if (ids.size() <= history) return;
  const auto suffix = ids.last(history);
  for (size_t start = 0; start + history < ids.size(); ++start) {
    if (!std::ranges::equal(ids.subspan(start, history), suffix)) continue;
    const int completes = ids[start + history];
    if (std::ranges::find(banned, completes) == banned.end()) banned.push_back(completes);
  }
}

}  // namespace gloss
