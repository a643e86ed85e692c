#include "train/batch_parts.hpp"

#include <algorithm>

namespace gloss {
namespace {

constexpr int64_t kLeastPieces = 300;                // source and target, of a part: fewer are not worth a thread
constexpr int64_t kGradientNumbers = 256ULL << 20U;  // of all parts together: 1 GiB

using Numbers = std::vector<int64_t>;

/// One side of every `parts`-th sentence from `part` on. rows: [sentences, width] -> [taken, longest].
struct TakenRows {
  TakenRows(const Numbers& rows, const Numbers& all_lengths, int64_t part, int64_t parts) {
    const int64_t sentences = std::ssize(all_lengths), old_width = std::ssize(rows) / sentences;
    for (int64_t s = part; s < sentences; s += parts) lengths.push_back(all_lengths[static_cast<size_t>(s)]);
    width = *std::ranges::max_element(lengths);
    for (int64_t s = part; s < sentences; s += parts) {
      const auto begin = rows.begin() + s * old_width;
      values.insert(values.end(), begin, begin + width);
    }
    for (const int64_t length : lengths) pieces += length;
  }

  Numbers values, lengths;
  int64_t width = 0, pieces = 0;
};

}  // namespace

int64_t part_count(const Batch& batch, int threads, int64_t parameters) {
  const int64_t by_pieces = (batch.source_pieces + batch.target_pieces) / kLeastPieces;
  const int64_t by_memory = kGradientNumbers / std::max<int64_t>(parameters, 1);
  return std::max<int64_t>(1, std::min({int64_t{threads}, batch.sentences, by_pieces, by_memory}));
}

std::vector<Batch> split_batch(const Batch& batch, int64_t parts) {
  std::vector<Batch> split;
  for (int64_t part = 0; part < parts; ++part) {
    TakenRows source(batch.source, batch.source_lengths, part, parts);
    TakenRows target(batch.target, batch.target_lengths, part, parts);
    Batch& taken = split.emplace_back();
    taken.sentences = std::ssize(source.lengths);
    taken.source = std::move(source.values), taken.target = std::move(target.values);
    taken.source_lengths = std::move(source.lengths), taken.target_lengths = std::move(target.lengths);
    taken.source_length = source.width, taken.target_length = target.width;
    taken.source_pieces = source.pieces, taken.target_pieces = target.pieces;
    taken.epoch = batch.epoch, taken.last_of_epoch = batch.last_of_epoch;
  }
  for (const BatchLink& link : batch.links) {
    const auto count = static_cast<int32_t>(parts);
    split[static_cast<size_t>(link.sentence % count)].links.push_back(
        {link.sentence / count, link.target, link.source});
  }
  return split;
}

}  // namespace gloss
