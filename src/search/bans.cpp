#include "search/bans.hpp"

#include "search/ngram_block.hpp"

namespace gloss {

Bans::Bans(const SearchTask& task)
    : never_(task.vocabulary.never),
      never_or_end_(never_),
      min_length_(task.options.min_length),
      ngram_(task.options.no_repeat_ngram) {
  never_or_end_.push_back(task.model.end_id());
}

std::span<const int> Bans::after(std::span<const int> ids, std::vector<int>& storage) const {
  const auto always = after(static_cast<int>(ids.size()));
  if (!need_ids()) return always;
  storage.assign(always.begin(), always.end());
  ban_repeated_ngrams(ids, ngram_, storage);
  return storage;
}

}  // namespace gloss
