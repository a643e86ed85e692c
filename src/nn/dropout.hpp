// Dropout (Srivastava et al. 2014) whose noise comes from the generator in Mode.
#pragma once

#include <ATen/core/Tensor.h>

#include "nn/mode.hpp"

namespace gloss {

/// x with each element zeroed with probability p and the others divided by 1 - p; x itself outside training.
at::Tensor dropout(const at::Tensor& x, double p, const Mode& mode);

}  // namespace gloss
