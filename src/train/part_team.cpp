#include "train/part_team.hpp"

#include <algorithm>
#include <string>
#include <system_error>

#include "gloss/error.hpp"
#include "text/cpu_count.hpp"
#include "train/thread_count.hpp"

namespace gloss {
PartTeam::~PartTeam() {
  for (std::jthread& helper : helpers_) helper.request_stop();  // all of them before the first is waited for
}

void PartTeam::run(int64_t parts, const std::function<void(int64_t)>& work) {
  while (std::ssize(helpers_) < parts - 1) add_helper();
  const int share = std::max(1, at::get_num_threads() / static_cast<int>(parts));
  const ThreadCountGuard guard;
  std::vector<std::exception_ptr> errors(static_cast<size_t>(parts));
  {
    const std::lock_guard lock(mutex_);
    work_ = [&, share](int64_t part) {
      try {
        use_threads(share);
        work(part);
      } catch (...) {
        errors[static_cast<size_t>(part)] = std::current_exception();
      }
    };
    ++round_;
    parts_ = parts;
    unfinished_ = parts - 1;
  }
  changed_.notify_all();
  work_(0);
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return unfinished_ == 0; });
  for (const std::exception_ptr& error : errors) {
    if (error) std::rethrow_exception(error);
  }
}

void PartTeam::add_helper() {
  const int64_t part = std::ssize(helpers_) + 1;
  try {
    helpers_.emplace_back([this, part](const std::stop_token& stop) { serve(stop, part); });
  } catch (const std::system_error& error) {
    throw Error("cannot start a thread for part " + std::to_string(part + 1) +
                " of a batch: " + error.code().message() + kFewerThreads);
  }
}

void PartTeam::serve(const std::stop_token& stop, int64_t part) {
  int64_t seen = 0;
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, stop, [&] { return round_ > seen && part < parts_; }) && !stop.stop_requested()) {
    seen = round_;
    lock.unlock();
    work_(part);
    lock.lock();
    if (--unfinished_ == 0) changed_.notify_all();
  }
}

}  // namespace gloss
