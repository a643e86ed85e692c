// Where a piece stands in its sentence, as a vector to be added to its embedding.
#pragma once

#include <torch/nn/module.h>

#include <memory>

#include "gloss/model_options.hpp"

namespace gloss {

class Positions : public torch::nn::Module {
 public:
  /// Of positions first ... first + count - 1, of the type of `like` -> [count, embedding].
  virtual at::Tensor rows(int64_t first, int64_t count, const at::Tensor& like) const = 0;
};

/// options.positions:
///   sinusoid  p_t = [sin(t w_i); cos(t w_i)],  w_i = 10000^(-2i / width)  (Vaswani et al. 2017, section 3.5)
///   learned   a table; positions behind it share its last entry  (Gehring et al. 2017, section 3.1)
std::shared_ptr<Positions> make_positions(const ModelOptions& options);

}  // namespace gloss
