// The convolution block that encoder and decoder of Gehring et al. (2017, Convolutional Sequence to Sequence Learning)
// are made of: a convolution over time whose output is halved by a gated linear unit (section 3.2),
//   v([A B]) = A * sigmoid(B),  [A B]_t = b + sum_j x_{t+j} W_j.
// The two scalings that keep the variance of activations and gradients (section 3.4) are here too.
#pragma once

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

#include "nn/positions.hpp"
#include "nn/projection.hpp"

namespace gloss {

/// Weights have variance 4 keep / n, n being the inputs that one output sees and `keep` the share that dropout leaves
/// of them: the gate takes three quarters of the variance (section 3.5, appendix A). The paper also normalizes the
/// weights (Salimans and Kingma 2016), for its plain gradient steps; Adam does not ask for that, and it is left out.
class GatedConvImpl : public torch::nn::Module {
 public:
  struct Shape {
    int64_t channels = 0;
    int64_t kernel = 1;  ///< positions that one output sees
  };
  GatedConvImpl(const Shape& shape, double keep);

  /// x: [time + kernel - 1, batch, channels] -> [time, batch, channels].
  at::Tensor forward(const at::Tensor& x) const;

 private:
  at::Tensor weight_, bias_;  // [kernel, channels, 2 * channels], [2 * channels]
};
TORCH_MODULE(GatedConv);

/// A Projection that keeps the variance of its input: weights of variance keep / in (section 3.5).
Projection variance_keeping_projection(int64_t in, int64_t out, double keep = 1);

/// sqrt(0.5) (a + b): as much variance as either has (section 3.4).
at::Tensor scaled_sum(const at::Tensor& a, const at::Tensor& b);

/// x_t + p_t / sqrt(width), x_0 standing at position `first`: embeddings and positions in the proportion of the
/// Transformer, but as small as the paper's embeddings, of standard deviation 0.1 (section 3.5). x: [time, batch,
/// width].
at::Tensor with_positions(const Positions& positions, const at::Tensor& x, int64_t first);

/// x itself; the gradient that goes back through it is multiplied by `factor`.
at::Tensor scale_gradient(const at::Tensor& x, double factor);

}  // namespace gloss
