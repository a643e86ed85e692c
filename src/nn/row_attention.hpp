// Attention for rows (hypotheses) that share sources: several rows may look at the same memory, which is never copied
// per row. In training every row has its own source and nothing moves.
#pragma once

#include <memory>
#include <span>

#include "nn/attention/attention.hpp"

namespace gloss {

/// Which source each row belongs to, and the place of each row in the grid [batch, queries] that attention works on.
class RowMap {
 public:
  /// Row r belongs to source r.
  static RowMap identity(int64_t batch);
  /// Row r belongs to source sources[r]. `batch`: number of sources.
  RowMap(std::span<const int> sources, int64_t batch);

  /// [rows, width] -> [batch, queries, width]; places without a row are 0. Undefined stays undefined.
  at::Tensor pack(const at::Tensor& rows) const;
  /// [batch, queries, width] -> [rows, width].
  at::Tensor unpack(const at::Tensor& grid) const;

 private:
  RowMap() = default;
  int64_t batch_ = 0, queries_ = 1;
  at::Tensor slots_;  // [rows], int64: index into the flattened grid; undefined when the rows fill it in order
};

/// What one step gives, by rows.
struct RowAttentionResult {
  at::Tensor context;    // [rows, width]
  at::Tensor weights;    // [rows, src_len]; undefined for a model without attention
  AttentionState state;  // its tensors are by rows too
  AttentionTrace trace;  // and so are these: [rows, src_len], [rows], [rows]
};

class RowAttention {
 public:
  /// `rows` must outlive it.
  RowAttention(const Attention& attention, const Memory& memory, const RowMap& rows)
      : run_(attention.begin(memory)), rows_(rows) {}
  RowAttention(const Attention& attention, const Memory& memory, RowMap&& rows) = delete;

  /// query: [rows, query].
  RowAttentionResult step(const at::Tensor& query, const AttentionState& state, const Mode& mode) const;
  /// The context of step alone: [rows, width].
  at::Tensor context(const at::Tensor& query, const AttentionState& state, const Mode& mode) const;

 private:
  std::unique_ptr<AttentionRun> run_;
  const RowMap& rows_;
};

}  // namespace gloss
