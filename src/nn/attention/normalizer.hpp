// Normalizers: how scores become weights. The mask is the normalizer's own business: energies are finite everywhere,
// and masked positions get weight exactly 0. To add one: a Normalizer in a file of this folder, a row in
// normalizer.cpp's table, a test.
#pragma once

#include <torch/nn/module.h>

#include <memory>
#include <string>
#include <vector>

#include "nn/attention/attention.hpp"

namespace gloss {

struct NormalizedWeights {
  at::Tensor weights;  // [batch, queries, src_len]
  AttentionTrace trace;
};

class Normalizer : public torch::nn::Module {
 public:
  /// energies: [batch, queries, src_len]; mask: broadcastable to it, true where weight must be 0; no row is wholly
  /// masked.
  virtual NormalizedWeights weights(const at::Tensor& energies, const at::Tensor& mask, const AttentionState& state,
                                    const Mode& mode) const = 0;
  /// True where weights are masked_softmax of the energies and nothing else.
  virtual bool is_softmax() const { return false; }
  /// See Attention::objective.
  virtual at::Tensor objective(const AttentionOutcome& /*outcome*/) const { return {}; }
};

/// Of options.attention_normalizer. Throws UsageError for an unknown name.
std::shared_ptr<Normalizer> make_normalizer(const ModelOptions& options);
std::vector<std::string> normalizer_names();

// The members, each in the file of its name; sparsemax and entmax15 are in sparse_normalizers.cpp.
std::shared_ptr<Normalizer> make_softmax(const ModelOptions& options);
std::shared_ptr<Normalizer> make_sparsemax(const ModelOptions& options);
std::shared_ptr<Normalizer> make_entmax15(const ModelOptions& options);
std::shared_ptr<Normalizer> make_gumbel(const ModelOptions& options);
std::shared_ptr<Normalizer> make_reinforce(const ModelOptions& options);
std::shared_ptr<Normalizer> make_monotonic(const ModelOptions& options);

}  // namespace gloss
