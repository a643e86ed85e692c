// Lines in, from plain and compressed files and from stdin; UTF-8, or UTF-16 with a byte order mark.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace gloss {

/// Replaces every invalid UTF-8 byte sequence (maximal subparts, Unicode 15 section 3.9) by U+FFFD. Returns how many.
int repair_utf8(std::string& text);

/// More of a line is not kept in memory: some hundred times what a sentence has, and still a fraction of what a file
/// without line ends would take.
constexpr size_t kMaxLineBytes = 4 << 20;

/// What becomes of a line of more than kMaxLineBytes.
enum class LongLines {
  kRefuse,  ///< an error that names it
  kCut,     ///< its beginning is given, was_cut() tells; the rest is read and left out
};

/// Reads lines split at '\n' only; drops one '\r' before it and a BOM at the file's start; NUL is data; a last line
/// without '\n' counts; invalid bytes become U+FFFD and are counted. Holds one line's beginning at most.
class LineReader {
 public:
  /// "-" is stdin. gzip, zstd, xz and the byte order marks of UTF-16 are recognized by the first bytes. Throws
  /// FileError.
  explicit LineReader(const std::string& path, LongLines long_lines = LongLines::kRefuse);
  ~LineReader();
  LineReader(LineReader&&) noexcept;
  LineReader& operator=(LineReader&&) noexcept;

  /// The next line, or nothing at the end. Throws FileError on a read error, damaged compressed data, or a
  /// line that is refused.
  std::optional<std::string> next();
  /// Whether the last line given is the beginning of a longer one.
  bool was_cut() const;

  /// True when next() would not have to wait for the other end of a pipe or a terminal: a whole line is buffered or the
  /// end was reached. Regular files are always ready. Throws as next() does.
  bool ready();
  /// Of a reader that is ready: whether next() has nothing more to give.
  bool ended();

  const std::string& name() const;      ///< the path, or "stdin"
  int64_t line() const;                 ///< number of the last line given, from 1
  int64_t replaced_lines() const;       ///< lines that held invalid bytes
  int64_t first_replaced_line() const;  ///< the first of them, 0 if none
  /// Where the text looks like another encoding: which, and the command that converts it. From the line on that gives
  /// it away; it is read as UTF-8 all the same.
  std::optional<std::string> encoding_hint() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace gloss
