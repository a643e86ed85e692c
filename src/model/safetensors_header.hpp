// The JSON header of a safetensors file, apart from where its bytes come from.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/safetensors.hpp"

namespace gloss {

/// As the reference implementation limits it: no real model comes near, a damaged length does.
constexpr uint64_t kMaxHeaderBytes = 100'000'000;
constexpr size_t kLengthBytes = 8;

struct SafetensorsHeader {
  std::vector<TensorView> tensors;  ///< sorted by name, `data` not set
  std::vector<size_t> begins;       ///< where each tensor's data begins, from the end of the header
  TensorMetadata metadata;
};

/// Parses and validates a header over `data_bytes` of data. Messages begin with `file`.
SafetensorsHeader parse_safetensors_header(std::string_view json, size_t data_bytes, const std::string& file);

/// The header of tensors that lie behind each other in this order, padded with blanks so that data begins at a multiple
/// of 8 bytes.
std::string make_safetensors_header(const std::vector<TensorView>& in_order, const TensorMetadata& metadata);

}  // namespace gloss
