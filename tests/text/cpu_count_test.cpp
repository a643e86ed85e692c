// How many processors may be used: the affinity mask and the cgroup's quota, on planted files.
#include "text/cpu_count.hpp"

#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

#include <fstream>
#include <string>

#include "catch.hpp"
#include "gloss/error.hpp"
#include "text/support.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

void plant(const TemporaryFolder& root, const std::string& path, const std::string& content) {
  std::filesystem::create_directories(std::filesystem::path(root / path).parent_path());
  root.file(path, content);
}

}  // namespace

TEST_CASE("a cgroup's quota is the least on the way up, in both versions", "[cpu]") {
  const TemporaryFolder root;
  CHECK_FALSE(cgroup_cpu_quota(root / ""));
  SECTION("version 2") {
    plant(root, "proc/self/cgroup", "0::/outer/inner\n");
    plant(root, "sys/fs/cgroup/outer/inner/cpu.max", "max 100000\n");
    CHECK_FALSE(cgroup_cpu_quota(root / ""));
    plant(root, "sys/fs/cgroup/outer/cpu.max", "150000 100000\n");
    CHECK(cgroup_cpu_quota(root / "") == 1.5);
    plant(root, "sys/fs/cgroup/outer/inner/cpu.max", "400000 100000\n");
    CHECK(cgroup_cpu_quota(root / "") == 1.5);
  }
  SECTION("version 1, by a path that only the host has") {
    plant(root, "proc/self/cgroup", "5:cpuset:/a\n4:cpu,cpuacct:/docker/1234\n0::/\n");
    plant(root, "sys/fs/cgroup/cpu/cpu.cfs_period_us", "100000\n");
    plant(root, "sys/fs/cgroup/cpu/cpu.cfs_quota_us", "-1\n");
    CHECK_FALSE(cgroup_cpu_quota(root / ""));
    plant(root, "sys/fs/cgroup/cpu/cpu.cfs_quota_us", "250000\n");
    CHECK(cgroup_cpu_quota(root / "") == 2.5);
  }
  SECTION("files that say nothing") {
    plant(root, "proc/self/cgroup", "nonsense\n0::\n");
    plant(root, "sys/fs/cgroup/cpu.max", "word 0\n");
    CHECK_FALSE(cgroup_cpu_quota(root / ""));
  }
}

TEST_CASE("a process that is held to one processor counts one", "[cpu]") {
  cpu_set_t before, one;
  REQUIRE(sched_getaffinity(0, sizeof before, &before) == 0);
  CPU_ZERO(&one);
  for (int cpu = 0; cpu < CPU_SETSIZE && CPU_COUNT(&one) == 0; ++cpu) {
    if (CPU_ISSET(cpu, &before)) CPU_SET(cpu, &one);
  }
  REQUIRE(sched_setaffinity(0, sizeof one, &one) == 0);
  CHECK(cpu_count() == 1);
  CHECK(too_many_threads(4).empty());
  CHECK(too_many_threads(0).empty());
  CHECK(too_many_threads(100).starts_with("threads is 100, but this process may use 1 processor: "));
  sched_setaffinity(0, sizeof before, &before);
  CHECK(cpu_count() <= CPU_COUNT(&before));
}

#ifndef __SANITIZE_ADDRESS__  // it maps more than any limit
TEST_CASE("threads that the system does not let start are told before they are needed", "[cpu]") {
  require_threads(2);
  rlimit before{};
  getrlimit(RLIMIT_AS, &before);
  std::ifstream pages("/proc/self/statm");
  rlim_t mapped = 0;
  pages >> mapped;
  rlimit low = before;
  low.rlim_cur = mapped * static_cast<rlim_t>(sysconf(_SC_PAGESIZE)) + (rlim_t{40} << 20);  // stacks of a few threads
  REQUIRE(setrlimit(RLIMIT_AS, &low) == 0);
  std::string error;
  try {
    require_threads(200);
  } catch (const Error& thrown) {
    error = thrown.what();
  }
  setrlimit(RLIMIT_AS, &before);
  CHECK(error.find(" of 200 threads can be started") != std::string::npos);
  CHECK(error.find("ulimit -u, -v") != std::string::npos);
  require_threads(2);
}
#endif
