// Threads that compute the parts of a batch at the same time.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace gloss {

class PartTeam {
 public:
  PartTeam() = default;
  ~PartTeam();
  PartTeam(const PartTeam&) = delete;
  PartTeam& operator=(const PartTeam&) = delete;

  /// Runs work(0), ..., work(parts - 1) at the same time, work(0) on this thread, and ends when all have ended. They
  /// share LibTorch's threads evenly while they run. Throws what the first of them threw.
  void run(int64_t parts, const std::function<void(int64_t)>& work);

 private:
  void add_helper();
  void serve(const std::stop_token& stop, int64_t part);

  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::function<void(int64_t)> work_;  // of this round: does not throw
  int64_t round_ = 0, parts_ = 0, unfinished_ = 0;
  std::vector<std::jthread> helpers_;  // of part 1, 2, ...
};

}  // namespace gloss
