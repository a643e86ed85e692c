// See workers.hpp.
#include "translate/workers.hpp"

#include <algorithm>
#include <chrono>
#include <exception>
#include <iterator>
#include <system_error>
#include <utility>

#include "gloss/error.hpp"
#include "text/cpu_count.hpp"
#include "text/stopped.hpp"
#include "translate/batching.hpp"

namespace gloss {
namespace {

constexpr std::chrono::milliseconds kTick{200};

void add(const JobBatch& batch, DecodedWork& work) {
  for (const Job* job : batch) {
    if (job->error || job->result.translations.empty()) continue;
    ++work.lines;
    work.target_pieces += std::ssize(job->result.translations.front().ids);
  }
}

}  // namespace

WorkerPool::WorkerPool(int threads, std::function<std::unique_ptr<StepModel>()> make_model, BatchWork work,
                       size_t most_held)
    : make_model_(std::move(make_model)), work_(std::move(work)), most_held_(most_held) {
  try {
    while (std::ssize(threads_) < threads) {
      threads_.emplace_back([this](const std::stop_token& stop) { run(stop); });
    }
  } catch (const std::system_error& error) {
    throw Error("cannot start thread " + std::to_string(threads_.size() + 1) + " of " + std::to_string(threads) + ": " +
                error.code().message() + kFewerThreads);
  }
}

void WorkerPool::start(std::vector<JobBatch> batches) {
  {
    const std::lock_guard lock(mutex_);
    unfinished_ += batches.size();
    decoded_ = {};
    std::ranges::move(batches, std::back_inserter(queue_));
  }
  changed_.notify_all();
}

void WorkerPool::wait(const std::function<void(DecodedWork)>& tick) {
  std::unique_lock lock(mutex_);
  while (!changed_.wait_for(lock, kTick, [this] { return unfinished_ == 0; })) {
    const DecodedWork decoded = decoded_;
    lock.unlock();
    tick(decoded);
    lock.lock();
  }
}

bool WorkerPool::has_room() const {
  return !queue_.empty() && (held_ == 0 || held_ + held_by_batch(queue_.front()) <= most_held_);
}

void WorkerPool::run(const std::stop_token& stop) {
  std::unique_ptr<StepModel> model;
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, stop, [this] { return has_room(); }) && !stop.stop_requested()) {
    const JobBatch batch = std::move(queue_.front());
    queue_.pop_front();
    const size_t held = held_by_batch(batch);
    held_ += held;
    lock.unlock();
    decode(model, batch);
    lock.lock();
    add(batch, decoded_);
    held_ -= held;
    --unfinished_;
    changed_.notify_all();
  }
}

// A batch that fails is tried again line by line: the lines before the one to blame get their results, and a batch too
// large for the memory still passes. Whoever asked for the end wants no second try.
void WorkerPool::decode(std::unique_ptr<StepModel>& model, const JobBatch& batch) const {
  JobBatch in_order = batch;
  std::ranges::sort(in_order);  // the jobs of a window stand in the order of its lines
  Job* current = in_order.front();
  try {
    if (!model) model = make_model_();
    try {
      work_(*model, batch);
    } catch (const Stopped&) {
      throw;
    } catch (...) {
      if (batch.size() == 1) throw;
      for (Job* job : in_order) {
        current = job;
        work_(*model, std::span<Job* const>(&job, 1));
      }
    }
  } catch (...) {
    current->error = std::current_exception();
  }
}

}  // namespace gloss
