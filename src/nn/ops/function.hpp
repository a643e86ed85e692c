// Operations with a gradient of their own, by torch::autograd::Function. Not part of nn/torch.hpp: its templates cost
// every file that sees them a second.
#pragma once

#include "nn/torch.hpp"

#include <torch/csrc/autograd/custom_function.h>

namespace gloss {

using torch::autograd::AutogradContext;
using torch::autograd::Function;
using torch::autograd::variable_list;

}  // namespace gloss
