// Opening a safetensors file: mapped into memory, its header validated, its tensors found by name.
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "gloss/error.hpp"
#include "model/options_text.hpp"
#include "model/safetensors_header.hpp"

namespace gloss {

/// A whole file as read-only memory.
class SafetensorsFile::Mapping {
 public:
  explicit Mapping(const std::filesystem::path& path) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) throw FileError("cannot open '" + path.string() + "': " + std::strerror(errno));
    struct stat status = {};
    ::fstat(descriptor, &status);
    const bool regular = S_ISREG(status.st_mode);
    size_ = regular ? static_cast<size_t>(status.st_size) : 0;
    if (size_ > 0) memory_ = ::mmap(nullptr, size_, PROT_READ, MAP_PRIVATE, descriptor, 0);
    const int reason = errno;
    ::close(descriptor);
    if (!regular) throw FileError("cannot read '" + path.string() + "': not a file");
    if (memory_ == MAP_FAILED) {
      throw FileError("cannot map '" + path.string() + "': " + std::strerror(reason) +
                      (reason == ENOMEM ? "; raise the limit on memory (ulimit -v)" : ""));
    }
  }
  ~Mapping() {
    if (memory_ != nullptr && memory_ != MAP_FAILED) ::munmap(memory_, size_);
  }
  Mapping(const Mapping&) = delete;
  Mapping& operator=(const Mapping&) = delete;

  const char* data() const { return static_cast<const char*>(memory_); }
  size_t size() const { return size_; }

 private:
  void* memory_ = nullptr;
  size_t size_ = 0;
};

SafetensorsFile::SafetensorsFile(const std::filesystem::path& path)
    : path_(path), mapping_(std::make_unique<Mapping>(path)) {
  const std::string name = path.string();
  const size_t size = mapping_->size();
  if (size < kLengthBytes) {
    throw Error("'" + name + "' is cut: it has " + std::to_string(size) +
                " bytes, a safetensors file has at least 8; copy it again");
  }
  uint64_t header_bytes = 0;
  std::memcpy(&header_bytes, mapping_->data(), kLengthBytes);
  if (header_bytes > kMaxHeaderBytes) {
    throw Error("'" + name + "' is not a safetensors file: its header would have " + std::to_string(header_bytes) +
                " bytes; give a file that gloss or the safetensors library wrote");
  }
  if (header_bytes > size - kLengthBytes) {
    throw Error("'" + name + "' is cut: its header has " + std::to_string(header_bytes) + " bytes, the file " +
                std::to_string(size) + "; copy it again");
  }
  const size_t data_begin = kLengthBytes + header_bytes;
  auto header = parse_safetensors_header({mapping_->data() + kLengthBytes, header_bytes}, size - data_begin, name);
  for (size_t i = 0; i < header.tensors.size(); ++i) {
    header.tensors[i].data = mapping_->data() + data_begin + header.begins[i];
  }
  tensors_ = std::move(header.tensors);
  metadata_ = std::move(header.metadata);
}

SafetensorsFile::~SafetensorsFile() = default;

namespace {

/// The tensor of that name among tensors sorted by name, or null.
const TensorView* find_tensor(const std::vector<TensorView>& sorted, const std::string& name) {
  const auto found =
      std::lower_bound(sorted.begin(), sorted.end(), name,
                       [](const TensorView& tensor, const std::string& key) { return tensor.name < key; });
  return found != sorted.end() && found->name == name ? &*found : nullptr;
}

std::string quoted_names(const std::vector<std::string>& names) {
  constexpr size_t kShown = 5;
  std::string text;
  for (size_t i = 0; i < std::min(names.size(), kShown); ++i) text += (i > 0 ? ", '" : "'") + names[i] + "'";
  return names.size() > kShown ? text + " and " + std::to_string(names.size() - kShown) + " more" : text;
}

}  // namespace

const TensorView& SafetensorsFile::at(const std::string& name) const {
  if (const TensorView* tensor = find_tensor(tensors_, name)) return *tensor;
  throw Error("'" + path_.string() + "' has no tensor '" + name + "'");
}

bool SafetensorsFile::contains(const std::string& name) const {
  return find_tensor(tensors_, name) != nullptr;
}

void check_tensor_set(const SafetensorsFile& file, const std::vector<TensorView>& expected) {
  const std::string name = "'" + file.path().string() + "'";
  std::vector<std::string> missing, known, unknown;
  for (const auto& wanted : expected) {
    known.push_back(wanted.name);
    if (!file.contains(wanted.name)) {
      missing.push_back(wanted.name);
      continue;
    }
    const TensorView& found = file.at(wanted.name);
    if (found.shape != wanted.shape || found.dtype != wanted.dtype) {
      throw Error(name + ": tensor '" + wanted.name + "' is " + found.dtype + " " + shape_text(found.shape) +
                  ", the model needs " + wanted.dtype + " " + shape_text(wanted.shape) +
                  "; the file belongs to another config or vocabulary");
    }
  }
  if (!missing.empty()) {
    throw Error(name + " lacks " + quoted_names(missing) +
                ", which the model needs; the file belongs to another config");
  }
  std::sort(known.begin(), known.end());
  for (const auto& tensor : file.tensors()) {
    if (!std::binary_search(known.begin(), known.end(), tensor.name)) unknown.push_back(tensor.name);
  }
  if (unknown.empty()) return;
  throw Error(name + " holds " + quoted_names(unknown) +
              ", which the model does not know; the file belongs to another " + "config");
}

}  // namespace gloss
