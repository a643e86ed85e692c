// What the tests of recurrent parts share: ATen's own cells on a module's parameters,
// and the sentences of a batch one at a time.
#pragma once

#include <string>
#include <vector>

#include "nn/attention/attention.hpp"
#include "nn/recurrent_cell.hpp"
#include "numeric.hpp"

namespace gloss::testing {

/// Parameters of a module by their names.
struct PlainParts {
  torch::OrderedDict<std::string, at::Tensor> parameters;

  explicit PlainParts(const torch::nn::Module& module) : parameters(module.named_parameters()) {}

  at::Tensor of(const std::string& name) const { return parameters[name]; }

  /// W x, + b where there is one.
  at::Tensor linear(const std::string& name, const at::Tensor& x) const {
    const at::Tensor* bias = parameters.find(name + ".bias");
    return at::linear(x, of(name + ".weight"), bias ? *bias : at::Tensor());
  }

  /// One step of ATen's cell over the inputs side by side: the one known beforehand, then the context. An empty name:
  /// the module is the cell.
  CellState cell(const std::string& kind, const std::string& name, const std::vector<at::Tensor>& inputs,
                 const CellState& state) const {
    const std::string prefix = name.empty() ? "" : name + ".";
    std::vector<at::Tensor> weights;
    for (const char* part : {"weight_input", "weight_context"}) {
      if (const at::Tensor* weight = parameters.find(prefix + part)) weights.push_back(*weight);
    }
    const at::Tensor x = at::cat(inputs, 1), w = at::cat(weights, 1), u = of(prefix + "weight_hidden");
    const at::Tensor b = of(prefix + "bias_input"), c = of(prefix + "bias_hidden");
    if (kind == "gru") return {at::gru_cell(x, state.hidden, w, u, b, c), {}};
    if (kind == "tanh") return {at::rnn_tanh_cell(x, state.hidden, w, u, b, c), {}};
    const auto [hidden, memory] = at::lstm_cell(x, {state.hidden, state.cell}, w, u, b, c);
    return {hidden, memory};
  }
};

/// As an encoder might have handed over three sentences of 5, 2 and 3 pieces, but with padding that nobody could
/// overlook.
inline Annotations padded_annotations(int64_t width) {
  const at::Tensor lengths = torch::tensor({5, 2, 3}, at::kLong);
  const at::Tensor states = random_double({3, 5, width}).masked_fill(padding_mask(lengths, 5).unsqueeze(2), 1e3);
  return {states, lengths, random_double({3, width}), random_double({3, width}), {}};
}

/// The annotations of one of its sentences, [1, length, width].
inline Annotations sentence_of(const Annotations& all, int64_t i) {
  const auto row = [&](const at::Tensor& x) { return x.defined() ? x.narrow(0, i, 1) : x; };
  return {row(all.states).narrow(1, 0, all.lengths[i].item<int64_t>()),
          row(all.lengths),
          row(all.final_hidden),
          row(all.final_cell),
          {}};
}

}  // namespace gloss::testing
