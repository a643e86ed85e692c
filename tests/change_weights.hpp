// Weights that no training would reach, planted in a file: what they lead to is the same on every CPU.
#pragma once

#include <cstring>
#include <filesystem>
#include <functional>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "model/model_identity.hpp"
#include "model/safetensors.hpp"

namespace gloss::test {

/// Rewrites the file; `change` is called for every tensor of floats.
inline void change_weights(const std::filesystem::path& path,
                           const std::function<void(const std::string& name, std::span<float> values)>& change) {
  const SafetensorsFile file(path);
  std::vector<TensorView> tensors = file.tensors();
  std::vector<std::vector<float>> changed(tensors.size());
  for (size_t i = 0; i < tensors.size(); ++i) {
    if (tensors[i].dtype != "F32") continue;
    changed[i].resize(tensors[i].bytes / sizeof(float));
    std::memcpy(changed[i].data(), tensors[i].data, tensors[i].bytes);
    change(tensors[i].name, changed[i]);
    tensors[i].data = changed[i].data();
  }
  write_safetensors(path, tensors, file.metadata());
}

/// As weights were before they said which options and vocabularies they belong to.
inline void forget_identity(const std::filesystem::path& path) {
  const SafetensorsFile file(path);
  TensorMetadata metadata = file.metadata();
  std::erase_if(metadata, [](const auto& entry) { return is_identity_entry(entry.first); });
  write_safetensors(path, file.tensors(), metadata);
}

/// Whatever is computed from these is not a number.
inline void fill_with_nan(const std::filesystem::path& path) {
  change_weights(path, [](const std::string&, std::span<float> values) {
    for (float& value : values) value = std::numeric_limits<float>::quiet_NaN();
  });
}

/// Every piece but <unk>, which no target holds, becomes so improbable that the loss per piece is about `loss`.
inline void make_loss_huge(const std::filesystem::path& path, float loss) {
  change_weights(path, [&](const std::string& name, std::span<float> values) {
    if (name == "output_bias") values.front() = loss;
  });
}

}  // namespace gloss::test
