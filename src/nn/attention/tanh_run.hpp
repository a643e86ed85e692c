// What the scores with one tanh layer have in common:  e(q, k) = v^T tanh(W_q q + key), the keys being W_k k.
#pragma once

#include "nn/attention/score.hpp"
#include "nn/ops/additive_energy.hpp"
#include "nn/ops/linear_over_time.hpp"

namespace gloss {

class TanhRun : public ScoreRun {
 public:
  /// query_weight: [hidden, query]; v: [hidden].
  TanhRun(const at::Tensor& query_weight, const at::Tensor& v, const Memory& memory)
      : query_(query_weight), energy_(memory.keys, v, memory.lengths) {}

  at::Tensor energies(const at::Tensor& query, const AttentionState& /*state*/) const override {
    const at::Tensor rows = query_(query.flatten(0, 1));                // [batch * queries, hidden]
    return energy_(rows.unflatten(0, {query.size(0), query.size(1)}));  // [batch, queries, src_len]
  }

 private:
  LinearOverTime query_;
  AdditiveEnergy energy_;
};

}  // namespace gloss
