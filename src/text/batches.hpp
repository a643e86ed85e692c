// Training batches: length-sorted pools, shuffled by seed, prefetched by one thread.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "text/corpus.hpp"

namespace gloss {

struct BatchOptions {
  std::string type = "tokens";  ///< tokens: (longest source + longest target) x sentences <= size; sentences
  int size = 4000;
  uint64_t seed = 1;
  int pool_batches = 100;  ///< pairs of about so many batches are sorted by length together
  /// What an epoch makes of pair number `index`, as a pure function; empty: the pair as it is. Batches are planned by
  /// the lengths that the pairs have in the corpus.
  std::function<Pair(const Pair& pair, int64_t epoch, int64_t index)> redraw = {};
};

/// A given word alignment, piece to piece, of one sentence of a batch.
struct BatchLink {
  int32_t sentence = 0, target = 0, source = 0;
};

/// A padded batch, row-major, padded with `pad` = 0 behind each row's own length (mask by the lengths).
struct Batch {
  std::vector<int64_t> source, target;  ///< [sentences, source_length], [sentences, target_length], `</s>` included
  std::vector<int64_t> source_lengths, target_lengths;
  int64_t sentences = 0, source_length = 0, target_length = 0;
  int64_t source_pieces = 0, target_pieces = 0;  ///< without padding
  int64_t epoch = 0;                             ///< from 0
  bool last_of_epoch = false;
  std::vector<BatchLink> links;  ///< of a corpus with links
};

/// The order of an epoch is a pure function of (corpus, options, epoch): skipping to a position needs no replay of
/// RNGs. A single pair larger than `size` makes a batch of its own.
std::vector<std::vector<int32_t>> batch_plan(const Corpus& corpus, const BatchOptions& options, int64_t epoch);

/// Endless stream of batches over the epochs, made on one thread a few batches ahead.
class BatchStream {
 public:
  /// Starts at batch number `consumed` counted from the first of epoch 0. The corpus must outlive the stream.
  BatchStream(const Corpus& corpus, BatchOptions options, int64_t consumed = 0);
  ~BatchStream();
  Batch next();
  int64_t consumed() const;  ///< batches handed out, never batches prefetched
  int64_t batches_in_epoch(int64_t epoch) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace gloss
