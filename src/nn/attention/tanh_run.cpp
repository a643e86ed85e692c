#include "nn/attention/tanh_run.hpp"

#include "nn/attention/coverage.hpp"
#include "nn/torch.hpp"

namespace gloss {

TanhRun::TanhRun(const Weights& weights, const Memory& memory)
    : query_(weights.query),
      energy_(memory.keys, weights.v, memory.lengths),
      keys_(memory.keys),
      v_(weights.v),
      features_(weights.features) {}

at::Tensor TanhRun::features(const AttentionState& state) const {
  return coverage_by_position(state, keys_.size(1));
}

at::Tensor TanhRun::energies(const at::Tensor& query, const AttentionState& state) const {
  const at::Tensor rows = query_(query.flatten(0, 1)).unflatten(0, {query.size(0), query.size(1)});
  const at::Tensor moving = features_.defined() ? features(state) : at::Tensor();
  if (!moving.defined()) return energy_(rows);  // [batch, queries, src_len]
  // [batch, queries, src_len, hidden]
  const at::Tensor hidden = at::linear(moving, features_) + rows.unsqueeze(2) + keys_.unsqueeze(1);
  return at::matmul(hidden.tanh(), v_);
}

}  // namespace gloss
