// A padded batch by a plain loop: what tests feed a Learner with.
#pragma once

#include <algorithm>
#include <iterator>
#include <span>

#include "text/batches.hpp"

namespace gloss::test {

inline Batch batch_of(std::span<const Pair> pairs) {
  Batch batch;
  batch.sentences = std::ssize(pairs);
  for (const Pair& pair : pairs) {
    batch.source_lengths.push_back(std::ssize(pair.source));
    batch.target_lengths.push_back(std::ssize(pair.target));
    batch.source_length = std::max(batch.source_length, batch.source_lengths.back());
    batch.target_length = std::max(batch.target_length, batch.target_lengths.back());
    batch.source_pieces += batch.source_lengths.back();
    batch.target_pieces += batch.target_lengths.back();
  }
  batch.source.assign(batch.sentences * batch.source_length, 0);
  batch.target.assign(batch.sentences * batch.target_length, 0);
  for (int64_t i = 0; i < batch.sentences; ++i) {
    std::ranges::copy(pairs[i].source, batch.source.begin() + i * batch.source_length);
    std::ranges::copy(pairs[i].target, batch.target.begin() + i * batch.target_length);
  }
  return batch;
}

}  // namespace gloss::test
