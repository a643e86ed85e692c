// Writing a safetensors file straight from the tensors' memory.
#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>

#include "gloss/error.hpp"
#include "model/safetensors_header.hpp"
#include "text/files.hpp"

namespace gloss {
namespace {

static_assert(std::endian::native == std::endian::little, "tensors are written as they lie in memory");

void put(std::FILE* file, const void* data, size_t bytes, const std::filesystem::path& path) {
  if (bytes > 0 && std::fwrite(data, 1, bytes, file) != bytes) {
    throw FileError("cannot write '" + path.string() + "': " + std::strerror(errno));
  }
}

}  // namespace

void write_safetensors(const std::filesystem::path& path, const std::vector<TensorView>& tensors,
                       const TensorMetadata& metadata) {
  for (const auto& tensor : tensors) {
    const std::string where = "'" + path.string() + "': tensor '" + tensor.name + "': ";
    const size_t expected = tensor_bytes(tensor, where);
    if (expected != tensor.bytes || (tensor.data == nullptr && tensor.bytes > 0)) {
      throw Error(where + "shape " + shape_text(tensor.shape) + " takes " + std::to_string(expected) + " bytes, " +
                  std::to_string(tensor.data == nullptr ? 0 : tensor.bytes) + " are given");
    }
  }
  std::vector<TensorView> in_order = tensors;
  std::sort(in_order.begin(), in_order.end(), [](const TensorView& a, const TensorView& b) {
    const size_t a_bytes = dtype_bytes(a.dtype), b_bytes = dtype_bytes(b.dtype);
    return a_bytes != b_bytes ? a_bytes > b_bytes : a.name < b.name;
  });
  const std::string header = make_safetensors_header(in_order, metadata);
  const uint64_t length = header.size();
  write_file_atomically(path, [&](std::FILE* file) {
    put(file, &length, kLengthBytes, path);
    put(file, header.data(), header.size(), path);
    for (const auto& tensor : in_order) put(file, tensor.data, tensor.bytes, path);
  });
}

}  // namespace gloss
