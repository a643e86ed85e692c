// Whole files by write, fsync, rename.
#include "text/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>

#include "gloss/error.hpp"
#include "text/descriptor.hpp"
#include "text/temporary_file.hpp"

namespace gloss {

namespace {

namespace fs = std::filesystem;

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
  file.commit(durability == Durability::kPowerLoss);
}

}  // namespace gloss
