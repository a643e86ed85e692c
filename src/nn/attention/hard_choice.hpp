// What the normalizers that choose one position share.
#pragma once

#include <ATen/core/Tensor.h>

#include "nn/mode.hpp"

namespace gloss {

/// index: [batch, queries], int64 -> 1 at each index and 0 elsewhere, of the shape and type of `like`
/// [batch, queries, src_len].
at::Tensor one_hot_like(const at::Tensor& like, const at::Tensor& index);

/// Standard Gumbel noise of the shape of `like`, from the mode's generator: argmax(e + noise) is distributed as
/// softmax(e).
at::Tensor gumbel_noise(const at::Tensor& like, const Mode& mode);

}  // namespace gloss
