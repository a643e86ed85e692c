// The exponential moving average of the weights: usually a better model than the last weights themselves.
#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <vector>

#include "nn/parameters.hpp"

namespace gloss {

/// After update n (from 1): average += (1 - d_n) (weight - average), with d_n = min(decay, (1 + n) / (10 + n)), so that
/// the first averages are not ruled by the random initial weights (the warm-up of TensorFlow's
/// ExponentialMovingAverage with num_updates; Marian corrects likewise). Tensors that are not trained are copied.
class Ema {
 public:
  /// Both lists name the same tensors in the same order; the averages start as copies of the weights.
  Ema(std::vector<NamedTensor> weights, std::vector<NamedTensor> averages, double decay);

  void update(int64_t n);

 private:
  std::vector<at::Tensor> weights_, averages_;              // trained
  std::vector<at::Tensor> fixed_weights_, fixed_averages_;  // buffers
  double decay_;
};

/// d_n as above.
double ema_decay(double decay, int64_t n);

}  // namespace gloss
