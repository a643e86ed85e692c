// See run_lock.hpp: flock(2) on the folder itself.
#include "model/run_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>

#include <cerrno>
#include <utility>

#include "gloss/error.hpp"

namespace gloss {

RunLock::RunLock(std::filesystem::path folder) : folder_(std::move(folder)) {
  take();
}

void RunLock::take() {
  if (held_.get() >= 0) return;
  Descriptor folder(open(folder_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder.get() < 0) return;
  if (flock(folder.get(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    throw Error("another training is at work in the folder '" + folder_.string() +
                "'; wait for its end or stop it, or give this one another --model");
  }
  held_ = std::move(folder);
}

}  // namespace gloss
