// The ids a hypothesis may not continue with: those never produced, `</s>` before the minimum length, repeated
// n-grams. A ban takes candidates away; it never changes the probability of the others.
#pragma once

#include <span>
#include <vector>

#include "search/task.hpp"

namespace gloss {

class Bans {
 public:
  explicit Bans(const SearchTask& task);

  /// Whether after() looks at more than the number of ids: where it does not, a caller may spare itself collecting
  /// them.
  bool need_ids() const { return ngram_ > 0; }

  /// What may not follow a hypothesis of `length` pieces that need_ids() does not concern.
  std::span<const int> after(int length) const { return length < min_length_ ? never_or_end_ : never_; }

  /// What may not follow `ids`. The result lives in this object or in `storage`.
  std::span<const int> after(std::span<const int> ids, std::vector<int>& storage) const;

 private:
  std::vector<int> never_;
  std::vector<int> never_or_end_;
  int min_length_;
  int ngram_;
};

}  // namespace gloss
