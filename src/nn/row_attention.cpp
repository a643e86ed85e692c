#include "nn/row_attention.hpp"

#include "nn/ops/rows.hpp"
#include "nn/torch.hpp"

#include <algorithm>
#include <vector>

namespace gloss {

RowMap RowMap::identity(int64_t batch) {
  RowMap map;
  map.batch_ = batch;
  return map;
}

RowMap::RowMap(std::span<const int> sources, int64_t batch) : batch_(batch) {
  std::vector<int64_t> used(batch, 0);
  std::vector<int64_t> place;
  for (const int source : sources) place.push_back(used[source]++);
  queries_ = *std::max_element(used.begin(), used.end());
  std::vector<int64_t> slots;
  bool in_order = static_cast<int64_t>(sources.size()) == batch * queries_;
  for (size_t row = 0; row < sources.size(); ++row) {
    slots.push_back(sources[row] * queries_ + place[row]);
    in_order = in_order && slots[row] == static_cast<int64_t>(row);
  }
  if (!in_order) slots_ = torch::tensor(slots, at::kLong);
}

at::Tensor RowMap::pack(const at::Tensor& rows) const {
  if (!rows.defined()) return rows;
  const int64_t width = rows.size(1);
  if (!slots_.defined()) return rows.view({batch_, queries_, width});
  return scatter_rows(rows, slots_, batch_ * queries_).view({batch_, queries_, width});
}

at::Tensor RowMap::unpack(const at::Tensor& grid) const {
  if (!grid.defined()) return grid;
  const at::Tensor flat = grid.flatten(0, 1);  // [batch * queries, width]
  return slots_.defined() ? gather_rows(flat, slots_) : flat;
}

RowAttentionResult RowAttention::step(const at::Tensor& query, const AttentionState& state, const Mode& mode) const {
  const auto pack = [&](const at::Tensor& rows) { return rows_.pack(rows); };
  const auto unpack = [&](const at::Tensor& grid) { return rows_.unpack(grid); };
  // [batch, queries] -> [rows]
  const auto unpack_numbers = [&](const at::Tensor& grid) {
    return grid.defined() ? rows_.unpack(grid.unsqueeze(2)).squeeze(1) : grid;
  };
  const AttentionResult result = run_->step(rows_.pack(query), state.map(pack), mode);
  return {unpack(result.context),
          unpack(result.weights),
          result.state.map(unpack),
          {unpack(result.trace.probabilities), unpack_numbers(result.trace.log_prob),
           unpack_numbers(result.trace.entropy)}};
}

at::Tensor RowAttention::context(const at::Tensor& query, const AttentionState& state, const Mode& mode) const {
  const auto pack = [&](const at::Tensor& rows) { return rows_.pack(rows); };
  return rows_.unpack(run_->context(rows_.pack(query), state.map(pack), mode));
}

}  // namespace gloss
