// Checkpoints as files: a folder appears under its final name when every byte of it is on the disk, and disappears from
// that name before its first file is deleted. So a kill at any moment leaves complete checkpoints only.
#include <fcntl.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <iterator>

#include "gloss/error.hpp"
#include "model/run_folder.hpp"
#include "text/descriptor.hpp"
#include "text/temporary_file.hpp"

namespace gloss {
namespace fs = std::filesystem;
namespace {

[[noreturn]] void fail(const std::string& action, const fs::path& path, const std::string& reason) {
  throw FileError("cannot " + action + " '" + path.string() + "': " + reason);
}

void require(const std::error_code& error, const std::string& action, const fs::path& path) {
  if (error) fail(action, path, error.message());
}

void sync_file(const fs::path& path) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.get() < 0) fail("open", path, std::strerror(errno));
  sync_to_disk(file.get(), path);
}

void sync_tree(const fs::path& folder) {
  std::error_code error;
  for (fs::recursive_directory_iterator entry(folder, error), end; entry != end; entry.increment(error)) {
    sync_file(entry->path());
  }
  require(error, "read", folder);
  sync_folder(folder);
}

void rename_or_fail(const fs::path& from, const fs::path& to) {
  std::error_code error;
  fs::rename(from, to, error);
  require(error, "rename", from);
}

/// "step-7" -> ".step-7.partial" beside it: names that no reader looks at.
fs::path hidden(const fs::path& checkpoint, const std::string& suffix) {
  return checkpoint.parent_path() / ("." + checkpoint.filename().string() + suffix);
}

/// Puts `made` in the place of `path`. Where something stands there already the two are exchanged in one step, so that
/// there is always one; a file system that cannot do this gets two steps.
void put_in_place(const fs::path& made, const fs::path& path, const fs::path& removed) {
  std::error_code ignored;
  if (!fs::exists(path, ignored)) {
    rename_or_fail(made, path);
  } else if (::renameat2(AT_FDCWD, made.c_str(), AT_FDCWD, path.c_str(), RENAME_EXCHANGE) == 0) {
    rename_or_fail(made, removed);
  } else {
    rename_or_fail(path, removed);
    rename_or_fail(made, path);
  }
}

void point_latest_to(const RunFolder& run, int64_t step) {
  const fs::path link = run.checkpoints() / "latest", made = run.checkpoints() / "latest.tmp";
  std::error_code error;
  fs::remove(made, error);
  fs::create_directory_symlink(run.checkpoint(step).filename(), made, error);
  require(error, "create", made);
  rename_or_fail(made, link);
  sync_folder(run.checkpoints());
}

}  // namespace

void sweep_checkpoints(const RunFolder& run) {
  std::error_code error;
  if (!fs::exists(run.checkpoints(), error)) return;
  sweep_temporary_files(run.checkpoints());
  std::vector<fs::path> leftovers;
  for (const auto& entry : fs::directory_iterator(run.checkpoints(), error)) {
    const std::string name = entry.path().filename().string();
    const bool unfinished = name.starts_with(".step-") && (name.ends_with(".partial") || name.ends_with(".removed"));
    if (name == "latest.tmp" || (unfinished && !has_live_temporary_file(entry.path()))) {
      leftovers.push_back(entry.path());
    }
  }
  require(error, "read", run.checkpoints());
  for (const auto& path : leftovers) {
    fs::remove_all(path, error);
    require(error, "remove", path);
  }
}

CheckpointWriter::CheckpointWriter(const RunFolder& run, int64_t step) : run_(run), step_(step) {
  std::error_code error;
  fs::create_directories(run_.checkpoints(), error);
  require(error, "create", run_.checkpoints());
  sweep_checkpoints(run_);
  const fs::path partial = hidden(run_.checkpoint(step_), ".partial");
  fs::create_directory(partial, error);
  require(error, "create", partial);
}

CheckpointWriter::~CheckpointWriter() {
  std::error_code ignored;
  if (!committed_) fs::remove_all(hidden(run_.checkpoint(step_), ".partial"), ignored);
}

fs::path CheckpointWriter::file(const std::string& name) const {
  return hidden(run_.checkpoint(step_), ".partial") / name;
}

void CheckpointWriter::commit() {
  const fs::path final_path = run_.checkpoint(step_);
  const fs::path partial = hidden(final_path, ".partial"), removed = hidden(final_path, ".removed");
  sync_tree(partial);
  put_in_place(partial, final_path, removed);
  committed_ = true;
  sync_folder(run_.checkpoints());
  point_latest_to(run_, step_);
  std::error_code error;
  fs::remove_all(removed, error);
  require(error, "remove", removed);
}

void prune_checkpoints(const RunFolder& run, int keep, const std::set<int64_t>& best, const std::set<int64_t>& extra) {
  const auto latest = run.latest_step();
  std::vector<int64_t> steps = run.checkpoint_steps();
  const auto stays = [&](int64_t step) { return step == latest || !extra.contains(step); };
  const auto first_extra = std::stable_partition(steps.begin(), steps.end(), stays);
  const auto newest = std::min(std::distance(steps.begin(), first_extra), std::ptrdiff_t{std::max(keep, 0)});
  std::vector<int64_t> old(first_extra, steps.end());
  std::copy_if(steps.begin(), first_extra - newest, std::back_inserter(old),
               [&](int64_t step) { return step != latest && !best.contains(step); });
  for (const int64_t step : old) {
    const fs::path removed = hidden(run.checkpoint(step), ".removed");
    rename_or_fail(run.checkpoint(step), removed);
    std::error_code error;
    fs::remove_all(removed, error);
    require(error, "remove", removed);
  }
}

}  // namespace gloss
