// What the scores with one tanh layer have in common:
//   e(q, k) = v^T tanh(W_q q + key + V f),
// the keys being W_k k, and f features of each source position that change from step to step: the coverage of what was
// read (Tu et al. 2016, eq. 6), or what a score derives from the weights of the last step.
#pragma once

#include "nn/attention/score.hpp"
#include "nn/ops/additive_energy.hpp"
#include "nn/ops/linear_over_time.hpp"

namespace gloss {

class TanhRun : public ScoreRun {
 public:
  struct Weights {
    at::Tensor query;     // [hidden, query]
    at::Tensor v;         // [hidden]
    at::Tensor features;  // [hidden, features]; undefined without features
  };
  TanhRun(const Weights& weights, const Memory& memory);

  at::Tensor energies(const at::Tensor& query, const AttentionState& state) const override;

 protected:
  /// [batch, queries, src_len, features]; undefined where all would be 0. The coverage, unless overridden.
  virtual at::Tensor features(const AttentionState& state) const;

 private:
  LinearOverTime query_;
  AdditiveEnergy energy_;
  at::Tensor keys_, v_, features_;
};

}  // namespace gloss
