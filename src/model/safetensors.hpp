// Weights as safetensors files: 8-byte little-endian header length, JSON header padded with blanks, raw little-endian
// data without gaps. Readable from Python; memory-mapped here.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
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

/// Writes atomically (see text/files.hpp). Names are written sorted; the same tensors give the same bytes.
void write_safetensors(const std::filesystem::path& path, const std::vector<TensorView>& tensors,
                       const TensorMetadata& metadata = {});

/// A memory-mapped file. Throws Error naming file, tensor and numbers for: a file that is cut, a header that is not
/// JSON, overlapping, out-of-range or gapped offsets, sizes that do not fit shape x dtype.
class SafetensorsFile {
 public:
  explicit SafetensorsFile(const std::filesystem::path& path);
  ~SafetensorsFile();
  SafetensorsFile(const SafetensorsFile&) = delete;
  SafetensorsFile& operator=(const SafetensorsFile&) = delete;

  const std::vector<TensorView>& tensors() const { return tensors_; }  ///< sorted by name
  const TensorMetadata& metadata() const { return metadata_; }
  /// The tensor of that name; throws Error naming file and tensor.
  const TensorView& at(const std::string& name) const;
  bool contains(const std::string& name) const;

 private:
  std::filesystem::path path_;
  std::vector<TensorView> tensors_;
  TensorMetadata metadata_;
  void* mapping_ = nullptr;
  size_t size_ = 0;
};

}  // namespace gloss
