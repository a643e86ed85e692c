// Convolution over time:  y_t = b + sum_j x_{t+j} W_j,  j = 0 ... k-1, without padding of its own. Time comes first, so
// that every tap is one product with a contiguous part of the input: nothing is copied k times.
#pragma once

#include <ATen/core/Tensor.h>

namespace gloss {

/// x: [time + k - 1, batch, in]; weight: [k, in, out]; bias: [out] -> [time, batch, out].
at::Tensor conv_over_time(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias);

}  // namespace gloss
