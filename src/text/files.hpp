// Files that appear whole or not at all, and files that grow by whole lines.
#pragma once

#include <cstdio>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace gloss {

/// Reads a whole file; throws FileError.
std::string read_file(const std::filesystem::path& path);

/// What a file must outlive. Waiting for the disk costs some 15 ms a file: right for checkpoints, 15 s for the matrices
/// of 1,000 sentences.
enum class Durability {
  kPowerLoss,  ///< fsync of the file before and of the folder after the rename
  kKill,       ///< the rename alone: whole or not there for every process, but not if the machine goes down
};

/// Writes `content` to a temporary file beside `path`, fsyncs, renames over `path`, fsyncs the folder. A kill or a full
/// disk leaves the old file or none. Throws FileError (the temporary file is removed). A device or pipe is written to.
void write_file_atomically(const std::filesystem::path& path, std::string_view content,
                           Durability durability = Durability::kPowerLoss);

/// The same for content that a function streams into the open temporary file.
void write_file_atomically(const std::filesystem::path& path, const std::function<void(std::FILE*)>& write,
                           Durability durability = Durability::kPowerLoss);

/// Output that grows by whole lines: stdout ("-") or a file. Every write() hands the text to the system in one piece,
/// so a kill leaves whole lines only. Errors throw FileError, and what a full disk took of a line is cut off again; a
/// closed pipe (`| head`) throws ClosedPipe, if the program ignores SIGPIPE.
class LineSink {
 public:
  /// Appending first cuts off a last line without '\n', which only a killed run can have left.
  explicit LineSink(const std::string& path, bool append = false);
  ~LineSink();
  LineSink(LineSink&&) noexcept;
  LineSink& operator=(LineSink&&) = delete;
  LineSink(const LineSink&) = delete;

  /// `lines` ends with '\n'. Buffers until flush() or 64 KiB; the buffer is always cut at line ends.
  void write(std::string_view lines);
  void flush();
  /// Flushes and closes; errors throw. The destructor flushes silently.
  void close();

 private:
  std::string path_, buffer_;
  int descriptor_ = -1;
};

/// The reader of a pipe went away: not an error to report, the run just ends.
struct ClosedPipe {};

}  // namespace gloss
