// No n-gram twice: which ids would repeat one if they came next.
#pragma once

#include <span>
#include <vector>

namespace gloss {

/// Adds to `banned` every id that would complete an n-gram of length `n` (>= 1) that `ids` already holds. Ids that are
/// in `banned` already are not added again.
void ban_repeated_ngrams(std::span<const int> ids, int n, std::vector<int>& banned);

}  // namespace gloss
