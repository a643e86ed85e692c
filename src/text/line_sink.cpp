// Output that grows by whole lines: own buffer over write(2), so that no library cuts it elsewhere.
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <exception>
#include <stdexcept>
#include <utility>

#include "gloss/error.hpp"
#include "text/descriptor.hpp"
#include "text/files.hpp"

namespace gloss {

namespace {

constexpr size_t kBuffered = 64 << 10;

/// Size of the file behind the descriptor if it is a regular one, else -1.
off_t regular_size(int descriptor) {
  struct stat status {};
  return fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) ? status.st_size : -1;
}

/// Writes all of `text` unless an error stops it; returns how much was written, errno says why not all.
size_t write_all(int descriptor, std::string_view text) {
  size_t written = 0;
  while (written < text.size()) {
    const ssize_t count = write(descriptor, text.data() + written, text.size() - written);
    if (count >= 0) {
      written += static_cast<size_t>(count);
    } else if (errno == EAGAIN) {
      wait_for(descriptor, POLLOUT, -1);
    } else if (errno != EINTR) {
      break;
    }
  }
  return written;
}

/// Takes the last `excess` bytes off a regular file that ends where this descriptor stands.
void cut_back(int descriptor, size_t excess) {
  const off_t position = lseek(descriptor, 0, SEEK_CUR);
  if (excess == 0 || position < 0 || position != regular_size(descriptor)) return;
  const off_t whole = position - static_cast<off_t>(excess);
  if (ftruncate(descriptor, whole) == 0) lseek(descriptor, whole, SEEK_SET);
}

/// A run that was killed by the system inside a write may have left the front of a line: takes it off before appending.
void cut_unfinished_line(const std::string& path) {
  const Descriptor file(open(path.c_str(), O_RDWR | O_CLOEXEC));
  off_t size = regular_size(file.get());
  if (file.get() < 0 || size <= 0) return;
  const off_t old_size = size;
  for (char last = 0; size > 0 && pread(file.get(), &last, 1, size - 1) == 1 && last != '\n';) --size;
  if (size != old_size && ftruncate(file.get(), size) != 0) throw FileError(system_message(path, "cannot be cut"));
}

}  // namespace

LineSink::LineSink(const std::string& path, bool append) : path_(path == "-" ? "stdout" : path) {
  if (path == "-") {
    descriptor_ = STDOUT_FILENO;
    return;
  }
  if (append) cut_unfinished_line(path);
  descriptor_ = open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | (append ? O_APPEND : O_TRUNC), 0666);
  if (descriptor_ < 0) throw FileError(system_message(path, "cannot be written"));
}

LineSink::LineSink(LineSink&& other) noexcept
    : path_(std::move(other.path_)),
      buffer_(std::move(other.buffer_)),
      descriptor_(std::exchange(other.descriptor_, -1)) {
  other.buffer_.clear();
}

LineSink::~LineSink() {
  try {
    close();
  } catch (...) {
    // close() is the call that reports; a sink that is dropped without it is already on the way out of an error.
  }
}

void LineSink::write(std::string_view lines) {
  if (lines.empty()) return;
  if (lines.back() != '\n') throw std::logic_error("LineSink::write: the text does not end with a line end");
  if (buffer_.size() + lines.size() > kBuffered) flush();
  buffer_ += lines;
  if (buffer_.size() >= kBuffered) flush();
}

void LineSink::flush() {
  if (buffer_.empty()) return;
  const std::string text = std::exchange(buffer_, {});
  const size_t written = write_all(descriptor_, text);
  if (written == text.size()) return;
  const int error = errno;
  if (error == EPIPE) throw ClosedPipe();
  const size_t last_end = written == 0 ? std::string::npos : text.rfind('\n', written - 1);
  cut_back(descriptor_, last_end == std::string::npos ? written : written - last_end - 1);
  errno = error;
  throw FileError(system_message(path_, "write failed"));
}

void LineSink::close() {
  if (descriptor_ < 0) return;
  std::exception_ptr failure;
  try {
    flush();
  } catch (...) {
    failure = std::current_exception();
  }
  const int descriptor = std::exchange(descriptor_, -1);
  // A network file system may report a full disk only here.
  const bool close_failed = descriptor != STDOUT_FILENO && ::close(descriptor) != 0 && errno != EINTR;
  if (failure) std::rethrow_exception(failure);
  if (close_failed) throw FileError(system_message(path_, "close failed"));
}

}  // namespace gloss
