// The gradient as a whole: its norm, clipping, dropping it, and the sum of those that were made side by side.
#pragma once

#include <vector>

#include "nn/parameters.hpp"

namespace gloss {

/// Euclidean norm over all defined gradients together (0 without any), as it was before clipping. Where it is above
/// `max_norm` every gradient is multiplied by max_norm / norm (Pascanu et al. 2013, algorithm 1); 0 never clips.
/// A norm that is not finite is returned as it is and nothing is changed.
double clip_gradient(const std::vector<NamedTensor>& parameters, double max_norm);

/// Drops the gradients. The next backward pass then hands over its own buffers in place of adding to zeros.
void zero_grad(const std::vector<NamedTensor>& parameters);

/// The gradient of a scalar, one tensor per parameter, without touching grad(); undefined where a parameter takes no
/// part or is not trained.
std::vector<at::Tensor> gradient_of(const at::Tensor& objective, const std::vector<NamedTensor>& parameters);

/// Adds gradients from gradient_of() to grad() in their order. They must not be used any more.
void add_gradients(const std::vector<NamedTensor>& parameters, const std::vector<std::vector<at::Tensor>>& gradients);

}  // namespace gloss
