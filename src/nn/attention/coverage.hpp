// Coverage (Tu et al. 2016, Modeling Coverage for Neural Machine Translation): a memory of how much of each source
// position was read, a feature of the scores that have a hidden layer. None of it depends on other mechanisms; it lives
// in AttentionState between steps.
#pragma once

#include <torch/nn/module.h>

#include <memory>

#include "nn/attention/attention.hpp"

namespace gloss {

class Coverage : public torch::nn::Module {
 public:
  /// Once per sentence. annotations: [batch, src_len, key] -> [batch, src_len, *].
  virtual at::Tensor remember(const at::Tensor& annotations) const = 0;
  /// What coverage is after a step with these weights. query: [batch, queries, query],
  /// weights: [batch, queries, src_len] -> [batch, queries, src_len * features].
  virtual at::Tensor update(const AttentionState& before, const at::Tensor& query, const at::Tensor& weights,
                            const Memory& memory) const = 0;
};

/// Features per source position of options.attention_coverage: 0 for none. Throws UsageError for an unknown name.
int64_t coverage_features(const ModelOptions& options);

/// state.coverage as [batch, queries, src_len, features]; undefined when nothing was read yet.
at::Tensor coverage_by_position(const AttentionState& state, int64_t source_length);

/// Null for none:
///   linguistic  C_t = C_{t-1} + a_t / Phi,  Phi = 2 sigmoid(U h), the fertility of each position (eq. 7-8),
///               of at least 1/1000
///   neural      C_t = GRU(C_{t-1}; a_t, h, q), a small state per position (eq. 9, section 3.2)
std::shared_ptr<Coverage> make_coverage(const ModelOptions& options, const AttentionShape& shape);

}  // namespace gloss
