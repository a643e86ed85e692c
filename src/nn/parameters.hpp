// Parameters of a module as safetensors and back.
#pragma once

#include <torch/nn/module.h>

#include <filesystem>
#include <string>
#include <vector>

#include "model/safetensors.hpp"

namespace gloss {

/// A named tensor; names are the module's dotted parameter names. Tied weights appear once.
struct NamedTensor {
  std::string name;
  at::Tensor tensor;
};

/// Parameters and buffers of a module, in registration order.
std::vector<NamedTensor> named_tensors(const torch::nn::Module& module);

void save_tensors(const std::filesystem::path& path, const std::vector<NamedTensor>& tensors,
                  const TensorMetadata& metadata = {});

/// Copies the file's tensors into `tensors`. The sets of names and all shapes must agree: throws Error naming the file,
/// the tensor and both shapes otherwise, before anything is changed.
void load_tensors(const std::filesystem::path& path, const std::vector<NamedTensor>& tensors);

}  // namespace gloss
