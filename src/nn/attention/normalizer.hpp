// Normalizers: how scores become weights. The mask is the normalizer's own business: energies are finite everywhere,
// and masked positions get weight exactly 0.
#pragma once

#include <torch/nn/module.h>

#include <memory>
#include <string>
#include <vector>

#include "nn/attention/memory.hpp"
#include "nn/mode.hpp"

namespace gloss {

class Normalizer : public torch::nn::Module {
 public:
  /// energies: [batch, queries, src_len]; mask: broadcastable to it, true where weight must be 0; no row is wholly
  /// masked. Returns weights [batch, queries, src_len].
  virtual at::Tensor weights(const at::Tensor& energies, const at::Tensor& mask, const AttentionState& state,
                             const Mode& mode) const = 0;
};

/// Throws UsageError for an unknown name.
std::shared_ptr<Normalizer> make_normalizer(const std::string& name);
std::vector<std::string> normalizer_names();

}  // namespace gloss
