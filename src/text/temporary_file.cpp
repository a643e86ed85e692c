#include "text/temporary_file.hpp"

#include <fcntl.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

#include "gloss/error.hpp"
#include "text/descriptor.hpp"

namespace gloss {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kMark = ".tmp-", kDigits = "0123456789abcdef";
constexpr size_t kRandomDigits = 16;

/// Paths that a signal handler can read: no lock, no memory of its own. A process writes few files at once.
struct Slot {
  std::atomic<int> state = 0;  // 0 free, 1 being written, 2 holds a path
  char path[PATH_MAX] = {};
};
std::array<Slot, 64> slots;

/// Where the path was noted, or -1 where there is no room: then a signal leaves the file to the next run's sweep.
int note(const fs::path& path) {
  if (path.native().size() >= PATH_MAX) return -1;
  for (size_t i = 0; i < slots.size(); ++i) {
    int free = 0;
    if (!slots[i].state.compare_exchange_strong(free, 1)) continue;
    std::strcpy(slots[i].path, path.c_str());
    slots[i].state = 2;
    return static_cast<int>(i);
  }
  return -1;
}

void forget(int slot) {
  if (slot >= 0) slots[static_cast<size_t>(slot)].state = 0;
}

std::string random_suffix() {
  uint64_t bits = 0;
  if (getrandom(&bits, sizeof bits, 0) != sizeof bits) throw FileError("the system has no random numbers");
  std::string suffix(kMark);
  for (size_t i = 0; i < kRandomDigits; ++i, bits >>= 4) suffix += kDigits[bits & 15];
  return suffix;
}

bool is_temporary_name(const std::string& name) {
  if (name.size() <= kMark.size() + kRandomDigits) return false;
  const size_t digits = name.size() - kRandomDigits;
  return name.compare(digits - kMark.size(), kMark.size(), kMark) == 0 &&
         name.find_first_not_of(kDigits, digits) == std::string::npos;
}

/// Whether the open file has that name and this process alone holds its lock.
bool hold(int descriptor, const fs::path& path) {
  if (try_lock(descriptor) == Lock::kElsewhere) return false;
  struct stat opened {
  }, named{};
  return fstat(descriptor, &opened) == 0 && lstat(path.c_str(), &named) == 0 && opened.st_dev == named.st_dev &&
         opened.st_ino == named.st_ino;
}

std::vector<fs::path> temporary_files(const fs::path& folder, const std::string& prefix) {
  std::vector<fs::path> paths;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    if (name.starts_with(prefix) && is_temporary_name(name)) paths.push_back(entry->path());
  }
  return paths;
}

/// Whatever may stand there under that name: a link or a pipe, too.
Descriptor open_temporary(const fs::path& path) {
  return Descriptor(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
}

}  // namespace

TemporaryFile::TemporaryFile(const fs::path& target) : target_(target) {
  constexpr int kTries = 10;  // a sweep may get hold of a file before its own process has locked it
  for (int i = 0; i < kTries; ++i) {
    path_ = target;
    path_ += random_suffix();
    Descriptor file(open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    if (file.get() < 0 && errno == EEXIST) continue;
    if (file.get() < 0) throw FileError(system_message(target_, "cannot be written"));
    slot_ = note(path_);
    if (!hold(file.get(), path_)) {
      unlink(path_.c_str());
      forget(std::exchange(slot_, -1));
      continue;
    }
    stream_ = fdopen(file.get(), "wb");
    if (stream_ != nullptr) {
      file.release();
      return;
    }
    const std::string message = system_message(target_, "cannot be written");
    unlink(path_.c_str());
    forget(slot_);
    throw FileError(message);
  }
  throw FileError(target_.string() + ": cannot be written: its temporary files vanish; does another program remove " +
                  "files in that folder?");
}

TemporaryFile::~TemporaryFile() {
  if (stream_ != nullptr) std::fclose(stream_);
  if (!path_.empty()) unlink(path_.c_str());
  forget(slot_);
}

void TemporaryFile::commit(bool to_disk) {
  if (std::ferror(stream_) != 0 || std::fflush(stream_) != 0) throw FileError(system_message(target_, "write failed"));
  if (to_disk) sync_to_disk(fileno(stream_), target_);
  // The lock ends with the stream, so the rename comes first: a sweep then finds no file of the temporary name.
  if (std::rename(path_.c_str(), target_.c_str()) != 0) throw FileError(system_message(target_, "rename failed"));
  path_.clear();
  forget(std::exchange(slot_, -1));
  std::FILE* stream = std::exchange(stream_, nullptr);
  if (std::fclose(stream) != 0) throw FileError(system_message(target_, "close failed"));
  if (to_disk) sync_folder(target_.has_parent_path() ? target_.parent_path() : fs::path("."));
}

void sync_folder(const fs::path& folder) {
  const Descriptor opened(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (opened.get() < 0 && errno == EACCES) return;  // it can be written to without being readable
  if (opened.get() < 0) throw FileError(system_message(folder, "cannot be opened"));
  sync_to_disk(opened.get(), folder);
}

void sweep_temporary_files(const fs::path& folder, const std::string& prefix) {
  for (const fs::path& path : temporary_files(folder, prefix)) {
    const Descriptor file = open_temporary(path);
    if (file.get() >= 0 && try_lock(file.get()) == Lock::kHeld && hold(file.get(), path)) unlink(path.c_str());
  }
}

bool has_live_temporary_file(const fs::path& folder) {
  return std::ranges::any_of(temporary_files(folder, ""), [](const fs::path& path) {
    const Descriptor file = open_temporary(path);
    return file.get() >= 0 && try_lock(file.get()) == Lock::kElsewhere;
  });
}

void remove_temporary_files_now() noexcept {
  for (const Slot& slot : slots) {
    if (slot.state == 2) unlink(slot.path);
  }
}

}  // namespace gloss
