// A file descriptor that closes itself, and the reads and messages that all file code shares.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace gloss {

class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number, bool owned = true) : number_(number), owned_(owned) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)), owned_(other.owned_) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    std::swap(owned_, other.owned_);
    return *this;
  }
  ~Descriptor();

  int get() const { return number_; }
  /// Leaves the closing to somebody else.
  int release() { return std::exchange(number_, -1); }

 private:
  int number_ = -1;
  bool owned_ = true;
};

/// "path: what: reason", the reason being errno's, with a remedy where no more files may be open.
std::string system_message(const std::filesystem::path& path, std::string_view what);

/// "-" is stdin. Throws FileError; a folder is refused here, where the message is clearer than read(2)'s.
Descriptor open_to_read(const std::string& path);

/// Appends what one read(2) gives, up to 256 KiB; 0 at the end. Waits for a slow peer, goes on after signals.
size_t read_more(int descriptor, std::string& buffer, const std::string& name);

/// What flock(2) said to the wish to hold a file or a folder for this process. The system lets go of it when the
/// process ends, however it ends.
enum class Lock { kHeld, kElsewhere, kUnknown };  ///< unknown: the file system knows no locks
Lock try_lock(int descriptor);

/// Holds a folder for this process while the result lives. Nothing where another process holds it. File systems that
/// know no locks are used without.
std::optional<Descriptor> lock_folder(const std::filesystem::path& folder);

/// Waits until what was written to the file or folder is on the disk. A file system that cannot do this, as some of the
/// network and of programs (FUSE) cannot, is used all the same, for files as for folders: a file that a power cut may
/// take is worth more than a run that cannot save. Throws FileError for an error of the disk.
void sync_to_disk(int descriptor, const std::filesystem::path& path);

/// Waits until the descriptor can be read or written (`events` of poll(2)); timeout in ms, -1 is none. False: not yet.
bool wait_for(int descriptor, short events, int timeout);

}  // namespace gloss
