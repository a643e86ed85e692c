// Weights as safetensors files: 8-byte little-endian header length, JSON header padded with blanks, raw little-endian
// data without gaps. Readable from Python; memory-mapped here.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace gloss {

/// One tensor to write or as found in a file. `data` points into memory of the caller or into the mapping.
struct TensorView {
  std::string name;
  std::string dtype;  ///< "F32", "F64", "I64", "U8", ... as safetensors names them
  std::vector<int64_t> shape;
  const void* data = nullptr;
  size_t bytes = 0;
};

using TensorMetadata = std::map<std::string, std::string>;

/// Bytes of one element of a dtype; 0 for a name that is none.
size_t dtype_bytes(const std::string& dtype);

/// "[3, 4]"
std::string shape_text(const std::vector<int64_t>& shape);

/// The bytes that shape x dtype take; throws Error for an unknown dtype, a negative size, an overflow. `where` begins
/// the message.
size_t tensor_bytes(const TensorView& tensor, const std::string& where);

/// Writes atomically (see text/files.hpp), straight from the tensors' memory. Tensors are ordered by element size,
/// largest first, then by name, so that each is aligned to its elements; the same tensors give the same bytes. Throws
/// Error for a repeated or reserved name, text that is not UTF-8, bytes that do not fit shape x dtype.
void write_safetensors(const std::filesystem::path& path, const std::vector<TensorView>& tensors,
                       const TensorMetadata& metadata = {});

/// A memory-mapped file. Throws Error naming file, tensor and numbers for: a file that is cut, a header that is not
/// JSON or over 100 MB, repeated names, metadata that is not text, unknown dtypes, overlapping, out-of-range or gapped
/// offsets, sizes that do not fit shape x dtype. In files from elsewhere `data` need not be aligned.
class SafetensorsFile {
 public:
  explicit SafetensorsFile(const std::filesystem::path& path);
  ~SafetensorsFile();
  SafetensorsFile(const SafetensorsFile&) = delete;
  SafetensorsFile& operator=(const SafetensorsFile&) = delete;

  const std::filesystem::path& path() const { return path_; }
  const std::vector<TensorView>& tensors() const { return tensors_; }  ///< sorted by name
  const TensorMetadata& metadata() const { return metadata_; }
  /// The tensor of that name; throws Error naming file and tensor.
  const TensorView& at(const std::string& name) const;
  bool contains(const std::string& name) const;

 private:
  class Mapping;

  std::filesystem::path path_;
  std::unique_ptr<const Mapping> mapping_;
  std::vector<TensorView> tensors_;
  TensorMetadata metadata_;
};

/// Throws Error unless the file holds exactly the expected tensors (only name, dtype and shape are looked at). The
/// message names file and tensor: both shapes or dtypes, a tensor that is missing, one that nobody knows.
void check_tensor_set(const SafetensorsFile& file, const std::vector<TensorView>& expected);

}  // namespace gloss
