// See run_lock.hpp: flock(2) on the folder itself.
#include "model/run_lock.hpp"

#include <optional>
#include <utility>

#include "gloss/error.hpp"

namespace gloss {

RunLock::RunLock(std::filesystem::path folder) : folder_(std::move(folder)) {
  take();
}

void RunLock::take() {
  if (held_.get() >= 0) return;
  std::optional<Descriptor> folder = lock_folder(folder_);
  if (!folder) {
    throw Error("another training is at work in the folder '" + folder_.string() +
                "'; wait for its end or stop it, or give this one another --model");
  }
  held_ = std::move(*folder);
}

}  // namespace gloss
