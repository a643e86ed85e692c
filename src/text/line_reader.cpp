// Lines in: one buffer, filled from a source of text.
#include <cstring>
#include <utility>

#include "text/encoding_guess.hpp"
#include "text/lines.hpp"
#include "text/text_source.hpp"

namespace gloss {

struct LineReader::Impl {
  TextSource source;
  EncodingGuess guess;
  std::string buffer;  ///< text not given yet, from `begin`
  size_t begin = 0;
  size_t searched = 0;  ///< no line end in buffer[begin, searched)
  bool at_end = false;  ///< of the input
  int64_t line = 0, replaced_lines = 0, first_replaced_line = 0;

  explicit Impl(const std::string& path) : source(path) {}

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
    at_end = !source.read(buffer);
  }

  /// Takes the next `length` bytes, a line with its end if it has one.
  std::string take(size_t length) {
    const std::string_view whole = std::string_view(buffer).substr(begin, length);
    begin += length;
    searched = begin;
    std::string text(whole);
    if (text.ends_with('\n')) {
      text.pop_back();
      if (text.ends_with('\r')) text.pop_back();
    }
    if (line++ == 0 && text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
    const int replaced = repair_utf8(text);
    if (replaced > 0 && replaced_lines++ == 0) first_replaced_line = line;
    guess.see(whole, replaced);
    return text;
  }
};

LineReader::LineReader(const std::string& path) : impl_(std::make_unique<Impl>(path)) {}
LineReader::~LineReader() = default;
LineReader::LineReader(LineReader&&) noexcept = default;
LineReader& LineReader::operator=(LineReader&&) noexcept = default;

std::optional<std::string> LineReader::next() {
  Impl& r = *impl_;
  size_t end = r.find_line_end();
  for (; end == std::string::npos && !r.at_end; end = r.find_line_end()) r.fill();
  if (end != std::string::npos) return r.take(end + 1 - r.begin);
  if (r.begin == r.buffer.size()) return std::nullopt;
  return r.take(r.buffer.size() - r.begin);
}

bool LineReader::ready() {
  Impl& r = *impl_;
  if (r.source.regular()) return true;
  while (!r.at_end && r.find_line_end() == std::string::npos) {
    if (!r.source.ready()) return false;
    r.fill();
  }
  return true;
}

bool LineReader::ended() {
  Impl& r = *impl_;
  while (!r.at_end && r.begin == r.buffer.size()) r.fill();
  return r.at_end && r.begin == r.buffer.size();
}

std::optional<std::string> LineReader::encoding_hint() const {
  const std::optional<std::string>& encoding = impl_->guess.encoding();
  if (!encoding) return std::nullopt;
  return conversion_hint(*encoding, name(), impl_->source.decompressor());
}

const std::string& LineReader::name() const {
  return impl_->source.name();
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
