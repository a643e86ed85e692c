// Files on their way to their final names: NAME.tmp- and 16 random hexadecimal digits, locked while they are written.
// A killed run leaves such files behind. They stop nobody, since names are random, and the next run sweeps those that
// nobody holds; the lock tells them from files of a live process, in whatever container it runs.
#pragma once

#include <cstdio>
#include <filesystem>
#include <string>

namespace gloss {

class TemporaryFile {
 public:
  /// Opens a new file beside `target`. Throws FileError.
  explicit TemporaryFile(const std::filesystem::path& target);
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile();  ///< removes it unless it was renamed

  std::FILE* stream() { return stream_; }
  /// Flushes and renames to the target. `to_disk` waits for the disk before and after the rename. Throws FileError.
  void commit(bool to_disk);

 private:
  std::filesystem::path target_, path_;
  std::FILE* stream_ = nullptr;
  int slot_ = -1;  // in the table that remove_temporary_files_now() reads
};

/// Waits until the entries of a folder are on the disk, as sync_to_disk does. A folder that may be written to but not
/// read cannot be waited for, and is used all the same. Throws FileError.
void sync_folder(const std::filesystem::path& folder);

/// Removes the temporary files in `folder` whose names begin with `prefix` and that no live process holds. What cannot
/// be read or removed stays: a leftover is no reason to fail.
void sweep_temporary_files(const std::filesystem::path& folder, const std::string& prefix = "");

/// Whether a live process holds a temporary file in `folder`; false where the file system knows no locks.
bool has_live_temporary_file(const std::filesystem::path& folder);

/// Removes the temporary files of this process. Safe in a signal handler that is about to end it.
void remove_temporary_files_now() noexcept;

}  // namespace gloss
