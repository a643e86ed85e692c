// How many bytes a tensor takes.
#include <map>

#include "gloss/error.hpp"
#include "model/options_text.hpp"
#include "model/safetensors.hpp"

namespace gloss {

size_t dtype_bytes(const std::string& dtype) {
  static const std::map<std::string, size_t> sizes = {
      {"BOOL", 1}, {"U8", 1},  {"I8", 1},  {"F8_E4M3", 1}, {"F8_E5M2", 1}, {"I16", 2}, {"U16", 2}, {"F16", 2},
      {"BF16", 2}, {"I32", 4}, {"U32", 4}, {"F32", 4},     {"I64", 8},     {"U64", 8}, {"F64", 8}, {"C64", 8},
  };
  const auto found = sizes.find(dtype);
  return found == sizes.end() ? 0 : found->second;
}

std::string shape_text(const std::vector<int64_t>& shape) {
  std::string text;
  for (const int64_t size : shape) text += (text.empty() ? "" : ", ") + std::to_string(size);
  return "[" + text + "]";
}

size_t tensor_bytes(const TensorView& tensor, const std::string& where) {
  size_t bytes = dtype_bytes(tensor.dtype);
  if (bytes == 0) throw Error(where + "unknown dtype " + quoted_value(tensor.dtype) + "; gloss writes F32");
  for (const int64_t size : tensor.shape) {
    if (size < 0 || __builtin_mul_overflow(bytes, static_cast<size_t>(size), &bytes)) {
      throw Error(where + "impossible shape " + shape_text(tensor.shape) + "; the file is damaged: copy it again");
    }
  }
  return bytes;
}

}  // namespace gloss
