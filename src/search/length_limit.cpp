#include "search/length_limit.hpp"

#include <algorithm>

namespace gloss {

int length_limit(const TranslateOptions& options, const SearchInput& input) {
  constexpr double kAddedPieces = 10;
  constexpr double kLargest = 1 << 30;  // keeps an absurd ratio inside an int
  const double by_ratio = options.max_length_ratio * static_cast<double>(input.source.size()) + kAddedPieces;
  int limit = static_cast<int>(std::clamp(by_ratio, 1.0, kLargest));
  if (options.max_length > 0) limit = std::min(limit, options.max_length);
  return std::max(limit, static_cast<int>(input.prefix.size()));
}

}  // namespace gloss
