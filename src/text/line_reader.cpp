// Lines in: one buffer, filled by read(2) and, for a .gz, through the decompressor.
#include <poll.h>
#include <sys/stat.h>

#include <cstring>
#include <utility>

#include "text/descriptor.hpp"
#include "text/gzip.hpp"
#include "text/lines.hpp"

namespace gloss {

struct LineReader::Impl {
  std::string name;
  Descriptor input;
  bool regular = false;             ///< a regular file never makes anyone wait
  bool recognized = false;          ///< the magic bytes have been looked at
  std::optional<GzipDecoder> gzip;  ///< set when they are gzip's
  std::string buffer;               ///< text not given yet, from `begin`
  size_t begin = 0;
  size_t searched = 0;  ///< no line end in buffer[begin, searched)
  bool at_end = false;  ///< of the input
  int64_t line = 0, replaced_lines = 0, first_replaced_line = 0;

  /// The position of the buffered line's end, or npos.
  size_t find_line_end() {
    const void* end = std::memchr(buffer.data() + searched, '\n', buffer.size() - searched);
    searched = end == nullptr ? buffer.size() : static_cast<size_t>(static_cast<const char*>(end) - buffer.data());
    return end == nullptr ? std::string::npos : searched;
  }

  /// Reads once. Waits for the other end unless there is something to read.
  void fill() {
    buffer.erase(0, begin);
    searched -= std::exchange(begin, 0);
    if (gzip) {
      std::string compressed;
      at_end = read_more(input.get(), compressed, name) == 0;
      at_end ? gzip->finish() : gzip->decode(compressed, buffer);
      return;
    }
    at_end = read_more(input.get(), buffer, name) == 0;
    if (!recognized && (at_end || buffer.size() >= 2 || buffer[0] != '\x1f')) recognize();
  }

  void recognize() {
    recognized = true;
    if (!GzipDecoder::has_magic(buffer)) return;
    gzip.emplace(name);
    searched = 0;  // what was searched while the first byte was alone is no text
    gzip->decode(std::exchange(buffer, {}), buffer);
  }

  std::string take(size_t length, size_t skipped) {
    std::string text = buffer.substr(begin, length);
    begin += length + skipped;
    searched = begin;
    if (line++ == 0 && text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
    return text;
  }
};

LineReader::LineReader(const std::string& path) : impl_(std::make_unique<Impl>()) {
  impl_->name = path == "-" ? "stdin" : path;
  impl_->input = open_to_read(path);
  struct stat status {};
  impl_->regular = fstat(impl_->input.get(), &status) == 0 && S_ISREG(status.st_mode);
}
LineReader::~LineReader() = default;
LineReader::LineReader(LineReader&&) noexcept = default;
LineReader& LineReader::operator=(LineReader&&) noexcept = default;

std::optional<std::string> LineReader::next() {
  Impl& r = *impl_;
  size_t end = r.find_line_end();
  for (; end == std::string::npos && !r.at_end; end = r.find_line_end()) r.fill();
  if (end == std::string::npos && r.begin == r.buffer.size()) return std::nullopt;
  std::string text = end == std::string::npos ? r.take(r.buffer.size() - r.begin, 0) : r.take(end - r.begin, 1);
  if (end != std::string::npos && text.ends_with('\r')) text.pop_back();
  if (repair_utf8(text) > 0) {
    if (r.replaced_lines++ == 0) r.first_replaced_line = r.line;
  }
  return text;
}

bool LineReader::ready() {
  Impl& r = *impl_;
  if (r.regular) return true;
  while (!r.at_end && r.find_line_end() == std::string::npos) {
    if (!wait_for(r.input.get(), POLLIN, 0)) return false;
    r.fill();
  }
  return true;
}

bool LineReader::ended() {
  Impl& r = *impl_;
  while (!r.at_end && r.begin == r.buffer.size()) r.fill();
  return r.at_end && r.begin == r.buffer.size();
}

const std::string& LineReader::name() const {
  return impl_->name;
}
int64_t LineReader::line() const {
  return impl_->line;
}
int64_t LineReader::replaced_lines() const {
  return impl_->replaced_lines;
}
int64_t LineReader::first_replaced_line() const {
  return impl_->first_replaced_line;
}

}  // namespace gloss
