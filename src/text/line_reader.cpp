// Lines in: one buffer, filled from a source of text.
#include <cstring>
#include <utility>

#include "gloss/error.hpp"
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

  LongLines long_lines;
  bool was_cut = false;  ///< the last line given

  Impl(const std::string& path, LongLines how) : source(path), long_lines(how) {}

  /// The position of the buffered line's end, or npos. Of a line that is too long no more stays in the buffer than
  /// tells that it is.
  size_t find_line_end() {
    constexpr size_t kKept = kMaxLineBytes + 2;  // one byte too many, even if the last is a '\r'
    const void* end = std::memchr(buffer.data() + searched, '\n', buffer.size() - searched);
    searched = end == nullptr ? buffer.size() : static_cast<size_t>(static_cast<const char*>(end) - buffer.data());
    if (end != nullptr) return searched;
    if (buffer.size() - begin > kKept) buffer.resize(searched = begin + kKept);
    return std::string::npos;
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
    ++line;
    std::string_view kept = whole;
    if (kept.ends_with('\n')) {
      kept.remove_suffix(1);
      if (kept.ends_with('\r')) kept.remove_suffix(1);
    }
    was_cut = kept.size() > kMaxLineBytes;
    if (was_cut) kept = beginning_of(kept);
    std::string text(kept);
    if (line == 1 && text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
    const int replaced = repair_utf8(text);
    if (replaced > 0 && replaced_lines++ == 0) first_replaced_line = line;
    if (!was_cut) guess.see(whole, replaced);
    return text;
  }

  /// Of a line that is too long: as many whole characters as there is room for.
  std::string_view beginning_of(std::string_view text) const {
    if (long_lines == LongLines::kRefuse) {
      throw FileError(source.name() + ":" + std::to_string(line) + ": the line is longer than " +
                      std::to_string(kMaxLineBytes >> 20) + " MiB; is this text, one sentence a line?");
    }
    size_t length = kMaxLineBytes;
    for (int step = 0; step < 3 && (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80; ++step) --length;
    return text.substr(0, length);
  }
};

LineReader::LineReader(const std::string& path, LongLines long_lines)
    : impl_(std::make_unique<Impl>(path, long_lines)) {}
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

bool LineReader::was_cut() const {
  return impl_->was_cut;
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
