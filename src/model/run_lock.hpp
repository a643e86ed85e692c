// One training a folder: two at once would delete each other's checkpoints and mix their logs.
#pragma once

#include <filesystem>

#include "text/descriptor.hpp"

namespace gloss {

/// Holds a run's folder for this process while it lives. The system lets go of it when the process ends, however it
/// ends, and nothing of it is left in the folder. File systems that know no locks are used without.
class RunLock {
 public:
  /// Takes the folder if it is there; else take() does once it is made.
  explicit RunLock(std::filesystem::path folder);

  /// Throws Error when another training has the folder. Taking what is held already does nothing.
  void take();

 private:
  std::filesystem::path folder_;
  Descriptor held_;
};

}  // namespace gloss
