// A batch of sentences without its padding: pieces ordered by position, and within a position by falling sentence
// length, so that the sentences still going on at a step are the first rows of the one before. What encoders work on.
#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <vector>

namespace gloss {

class Packing {
 public:
  /// lengths: [batch], int64, at least 1 each; length: the padded length of the batch.
  Packing(const at::Tensor& lengths, int64_t length);

  /// [batch, length] -> [pieces].
  at::Tensor pack(const at::Tensor& padded) const;
  /// [pieces, width] -> [batch, length, width], zeros at padding.
  at::Tensor unpack(const at::Tensor& packed) const;
  /// Rows in the order of the packing -> in the order of the batch. [batch, width] -> [batch, width].
  at::Tensor unsort(const at::Tensor& rows) const;

  /// The same by time: [pieces, width] -> [length, batch, width], zeros at padding.
  at::Tensor unpack_by_time(const at::Tensor& packed) const;
  /// Back: [length, batch, width] -> [pieces, width].
  at::Tensor pack_by_time(const at::Tensor& padded) const;

  const at::Tensor& lengths() const { return lengths_; }      // [batch], int64
  const at::Tensor& positions() const { return positions_; }  // [pieces], int64: each piece's in its sentence
  /// How many sentences have a piece at each position: [length], falling.
  const std::vector<int64_t>& rows() const { return rows_; }

 private:
  int64_t batch_, length_;
  std::vector<int64_t> rows_;
  at::Tensor lengths_, positions_;
  at::Tensor gather_;          // [pieces]: place of each piece in the flattened batch
  at::Tensor gather_by_time_;  // [pieces]: its place in the flattened batch by time
  at::Tensor place_;           // [batch]: row of each sentence in the packing
};

}  // namespace gloss
