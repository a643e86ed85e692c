// Positions as vectors, for encoders and decoders that see all pieces at once and would not know their order otherwise.
#pragma once

#include <torch/nn/module.h>

#include <memory>
#include <string>

#include "gloss/model_options.hpp"

namespace gloss {

class Positions : public torch::nn::Module {
 public:
  /// The vectors of positions first ... first + count - 1, counted from 0, in the type of `like` -> [count, width].
  virtual at::Tensor at(int64_t first, int64_t count, const at::TensorOptions& like) const = 0;
};

/// Embeddings as a Transformer reads them, x sqrt(width) + p (Vaswani et al. 2017, sections 3.4 and 3.5).
/// x: [..., width]; p: rows of Positions::at, broadcastable to it.
at::Tensor scaled_with_positions(const at::Tensor& x, const at::Tensor& p);

/// options.positions, one of:
///   sinusoid  p(t, 2i) = sin(t / 10000^(2i / width)),  p(t, 2i + 1) = cos(t / 10000^(2i / width))
///             (Vaswani et al. 2017, section 3.5)
///   learned   a row of a table for each position (Gehring et al. 2017, section 3.1); those behind its last row,
///             options.position_table of them, share that one
std::shared_ptr<Positions> make_positions(const ModelOptions& options, int64_t width);

}  // namespace gloss
