// Whole files by write, fsync, rename.
#include "text/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstring>

#include "gloss/error.hpp"
#include "text/descriptor.hpp"

namespace gloss {

namespace {

namespace fs = std::filesystem;

/// A temporary file beside the final one; removed again unless it was renamed.
class TemporaryFile {
 public:
  explicit TemporaryFile(const fs::path& target) : target_(target) {
    static std::atomic<unsigned> counter = 0;
    path_ = target;
    path_ += ".tmp-" + std::to_string(getpid()) + "-" + std::to_string(counter++);
    const int descriptor = open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor < 0) throw FileError(system_message(target_, "cannot be written"));
    stream_ = fdopen(descriptor, "wb");
    if (stream_ == nullptr) throw FileError(system_message(target_, "cannot be written"));
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() {
    if (stream_ != nullptr) std::fclose(stream_);
    if (!renamed_) unlink(path_.c_str());
  }

  std::FILE* stream() { return stream_; }

  void commit(Durability durability) {
    if (std::ferror(stream_) != 0 || std::fflush(stream_) != 0)
      throw FileError(system_message(target_, "write failed"));
    const bool sync = durability == Durability::kPowerLoss;
    if (sync && fsync(fileno(stream_)) != 0) throw FileError(system_message(target_, "fsync failed"));
    std::FILE* stream = std::exchange(stream_, nullptr);
    if (std::fclose(stream) != 0) throw FileError(system_message(target_, "close failed"));
    if (std::rename(path_.c_str(), target_.c_str()) != 0) throw FileError(system_message(target_, "rename failed"));
    renamed_ = true;
    if (sync) sync_folder();
  }

 private:
  /// Makes the rename itself durable. Some file systems refuse to sync folders: the file is whole all the same.
  void sync_folder() const {
    const fs::path folder = target_.has_parent_path() ? target_.parent_path() : fs::path(".");
    const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    fsync(descriptor);
    ::close(descriptor);
  }

  fs::path target_, path_;
  std::FILE* stream_ = nullptr;
  bool renamed_ = false;
};

/// A device or a pipe is written to, never replaced by a file.
bool is_special(const fs::path& path) {
  std::error_code ignored;
  return fs::exists(path, ignored) && !fs::is_regular_file(path, ignored) && !fs::is_directory(path, ignored);
}

void write_special(const fs::path& path, const std::function<void(std::FILE*)>& write) {
  std::FILE* stream = std::fopen(path.c_str(), "wb");
  if (stream == nullptr) throw FileError(system_message(path, "cannot be written"));
  try {
    write(stream);
  } catch (...) {
    std::fclose(stream);
    throw;
  }
  const bool failed = std::ferror(stream) != 0;
  if (std::fclose(stream) != 0 || failed) throw FileError(system_message(path, "write failed"));
}

}  // namespace

std::string read_file(const fs::path& path) {
  const Descriptor file = open_to_read(path.string());
  std::string content;
  struct stat status {};
  if (fstat(file.get(), &status) == 0 && S_ISREG(status.st_mode)) content.reserve(static_cast<size_t>(status.st_size));
  while (read_more(file.get(), content, path.string()) > 0) {
  }
  return content;
}

void write_file_atomically(const fs::path& path, std::string_view content, Durability durability) {
  const auto write = [content](std::FILE* stream) { std::fwrite(content.data(), 1, content.size(), stream); };
  write_file_atomically(path, write, durability);
}

void write_file_atomically(const fs::path& path, const std::function<void(std::FILE*)>& write, Durability durability) {
  if (is_special(path)) return write_special(path, write);
  TemporaryFile file(path);
  write(file.stream());
  file.commit(durability);
}

}  // namespace gloss
