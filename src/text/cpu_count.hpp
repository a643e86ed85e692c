// How many processors this process may use, which can be fewer than the machine has.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace gloss {

/// Processors of the scheduler's affinity mask, but no more than the cgroup's CPU quota pays for (rounded up); at least
/// 1. What `threads 0` means.
int cpu_count();

/// A warning where `threads` are several times the processors, and nothing else.
std::string too_many_threads(int threads);

/// What to do where threads cannot be started, for the end of a message.
inline constexpr const char* kFewerThreads =
    "; set threads lower, or raise the limit on processes or memory (ulimit -u, -v)";

/// Throws Error where the system does not let this process have so many threads side by side. For OpenMP, which ends
/// the program there.
void require_threads(int threads);

/// The quota in processors of the cgroup that /proc/self/cgroup names, or of a group above it that has less: cpu.max of
/// version 2, cpu.cfs_quota_us of version 1. Nothing where there is none. `root` stands for "/".
std::optional<double> cgroup_cpu_quota(const std::filesystem::path& root = "/");

}  // namespace gloss
