// Reading from descriptors: short reads, signals and non-blocking peers are dealt with here once.
#include "text/descriptor.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "gloss/error.hpp"

namespace gloss {

Descriptor::~Descriptor() {
  if (number_ >= 0 && owned_) ::close(number_);
}

std::string system_message(const std::filesystem::path& path, std::string_view what) {
  const int error = errno;
  return path.string() + ": " + std::string(what) + ": " + std::strerror(error) +
         (error == EMFILE ? "; raise the limit on open files (ulimit -n)" : "");
}

Descriptor open_to_read(const std::string& path) {
  if (path == "-") return Descriptor(STDIN_FILENO, false);
  // A named pipe would be waited for here until somebody writes to it, while other input could be worked on.
  Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (file.get() < 0) throw FileError(system_message(path, "cannot be opened"));
  struct stat status {};
  const bool known = fstat(file.get(), &status) == 0;
  if (known && S_ISDIR(status.st_mode)) throw FileError(path + ": is a folder; a file is needed here");
  if (!known || !S_ISFIFO(status.st_mode)) fcntl(file.get(), F_SETFL, 0);
  return file;
}

Lock try_lock(int descriptor) {
  if (flock(descriptor, LOCK_EX | LOCK_NB) == 0) return Lock::kHeld;
  return errno == EWOULDBLOCK ? Lock::kElsewhere : Lock::kUnknown;
}

std::optional<Descriptor> lock_folder(const std::filesystem::path& folder) {
  Descriptor opened(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (opened.get() >= 0 && try_lock(opened.get()) == Lock::kElsewhere) return std::nullopt;
  return opened;
}

void sync_to_disk(int descriptor, const std::filesystem::path& path) {
  while (fsync(descriptor) != 0) {
    if (errno == EINVAL || errno == ENOTSUP || errno == ENOSYS || errno == EROFS) return;
    if (errno != EINTR) throw FileError(system_message(path, "fsync failed"));
  }
}

bool wait_for(int descriptor, short events, int timeout) {
  pollfd request{descriptor, events, 0};
  for (;;) {
    const int ready = poll(&request, 1, timeout);
    // Hang-ups and errors count as ready: the read or write that follows reports them.
    if (ready >= 0 || errno != EINTR) return ready != 0;
  }
}

size_t read_more(int descriptor, std::string& buffer, const std::string& name) {
  constexpr size_t kChunk = 256 << 10;
  const size_t old_size = buffer.size();
  // Before its first writer comes a named pipe reads as if at its end; only poll(2) knows better.
  wait_for(descriptor, POLLIN, -1);
  buffer.resize(old_size + kChunk);
  for (;;) {
    const ssize_t count = read(descriptor, buffer.data() + old_size, kChunk);
    if (count >= 0) {
      buffer.resize(old_size + static_cast<size_t>(count));
      return static_cast<size_t>(count);
    }
    if (errno == EAGAIN) {
      wait_for(descriptor, POLLIN, -1);
    } else if (errno != EINTR) {
      buffer.resize(old_size);
      throw FileError(system_message(name, "cannot be read"));
    }
  }
}

}  // namespace gloss
