// Dropout (Srivastava et al. 2014) whose noise is a function of one number drawn from the generator in Mode and of the
// element's index: the mask is not stored but made again in the backward pass, and it does not depend on the number of
// threads.
#pragma once

#include <ATen/core/Tensor.h>

#include "nn/mode.hpp"

namespace gloss {

/// x with each element zeroed with probability p and the others divided by 1 - p; x itself outside training.
at::Tensor dropout(const at::Tensor& x, double p, const Mode& mode);

/// Word dropout (Sennrich et al. 2016, Edinburgh neural machine translation systems for WMT 16): x with each row (all
/// of its last dimension) zeroed with probability p and the others divided by 1 - p; x itself outside training.
at::Tensor row_dropout(const at::Tensor& x, double p, const Mode& mode);

}  // namespace gloss
