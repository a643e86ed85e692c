#include "text/cpu_count.hpp"

#include <sched.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <latch>
#include <new>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "gloss/error.hpp"
#include "text/counted.hpp"

namespace gloss {

namespace {

namespace fs = std::filesystem;

/// Quota over period of one group, where both files say so.
std::optional<double> quota_v2(const fs::path& group) {
  std::ifstream file(group / "cpu.max");  // "max 100000" or "150000 100000", in microseconds
  double quota = 0, period = 0;
  return file >> quota >> period && quota > 0 && period > 0 ? std::optional(quota / period) : std::nullopt;
}

std::optional<double> quota_v1(const fs::path& group) {
  std::ifstream quota_file(group / "cpu.cfs_quota_us"), period_file(group / "cpu.cfs_period_us");
  double quota = 0, period = 0;
  const bool known = quota_file >> quota && period_file >> period;
  return known && quota > 0 && period > 0 ? std::optional(quota / period) : std::nullopt;
}

/// The smallest quota on the way from `group` up to the mount. In a container the group's path may be the host's, which
/// is not there; the mount itself then is the container's group.
void take_smallest(const fs::path& mount, const std::string& group, std::optional<double> (*quota_of)(const fs::path&),
                   std::optional<double>& smallest) {
  fs::path path = fs::path(group).relative_path();
  for (;;) {
    const std::optional<double> quota = quota_of(mount / path);
    if (quota && (!smallest || *quota < *smallest)) smallest = quota;
    if (path.empty()) return;
    path = path.parent_path();
  }
}

int affinity_count() {
  cpu_set_t mask;
  if (sched_getaffinity(0, sizeof mask, &mask) == 0) return CPU_COUNT(&mask);
  return static_cast<int>(std::thread::hardware_concurrency());
}

}  // namespace

std::optional<double> cgroup_cpu_quota(const fs::path& root) {
  constexpr const char* kMounted = "sys/fs/cgroup";
  std::optional<double> smallest;
  std::ifstream groups(root / "proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {
    // "0::/path" of version 2, "4:cpu,cpuacct:/path" of version 1
    const size_t first = line.find(':');
    const size_t second = first == std::string::npos ? first : line.find(':', first + 1);
    if (second == std::string::npos) continue;
    const std::string controllers = "," + line.substr(first + 1, second - first - 1) + ",",
                      group = line.substr(second + 1);
    if (controllers == ",,") take_smallest(root / kMounted, group, quota_v2, smallest);
    if (controllers.find(",cpu,") != std::string::npos) {
      take_smallest(root / kMounted / "cpu", group, quota_v1, smallest);
    }
  }
  return smallest;
}

int cpu_count() {
  int count = affinity_count();
  if (const std::optional<double> quota = cgroup_cpu_quota())
    count = static_cast<int>(std::min<double>(count, std::ceil(*quota)));
  return std::max(1, count);
}

std::string too_many_threads(int threads) {
  constexpr int kPerProcessor = 4;  // a few too many do no harm worth a word
  const int processors = cpu_count();
  if (threads <= kPerProcessor * processors) return "";
  return "threads is " + std::to_string(threads) + ", but this process may use " + counted(processors, "processor") +
         ": the others only wait, and slow it down";
}

void require_threads(int threads) {
  std::latch all_started(1);
  std::vector<std::jthread> started;
  std::error_code problem;
  while (!problem && std::ssize(started) < threads - 1) {  // besides this one
    try {
      started.emplace_back([&all_started] { all_started.wait(); });
    } catch (const std::system_error& error) {
      problem = error.code();
    } catch (const std::bad_alloc&) {
      problem = std::make_error_code(std::errc::not_enough_memory);
    }
  }
  all_started.count_down();
  if (!problem) return;
  throw Error("only " + std::to_string(started.size() + 1) + " of " + std::to_string(threads) +
              " threads can be started (" + problem.message() + ")" + kFewerThreads);
}

}  // namespace gloss
