// UTF-8 as the Unicode Standard defines it (version 15, table 3-7), and the repair of what is not.
#include <cstring>
#include <string>
#include <string_view>

#include "text/lines.hpp"

namespace gloss {

namespace {

/// Bytes of the well-formed sequence at the front of `text` (which is not empty); if there is none, minus the length of
/// the maximal subpart: the longest front of a well-formed sequence, at least one byte.
int sequence_length(std::string_view text) {
  const auto byte = [&](size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0; };
  const int lead = byte(0);
  if (lead < 0x80) return 1;
  const int length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
  if (length == 0) return -1;
  // The second byte is narrower behind four leads: no overlong forms, no surrogates, nothing above U+10FFFF.
  const int low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
  const int high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
  if (byte(1) < low || byte(1) > high) return -1;
  for (int i = 2; i < length; ++i) {
    if ((byte(static_cast<size_t>(i)) & 0xC0) != 0x80) return -i;
  }
  return length;
}

/// The position of the first invalid byte at or behind `from`, or the text's size.
size_t find_invalid(std::string_view text, size_t from) {
  constexpr uint64_t kHighBits = 0x8080808080808080ULL;
  while (from < text.size()) {
    if (from + 8 <= text.size()) {
      uint64_t word = 0;
      std::memcpy(&word, text.data() + from, 8);
      if ((word & kHighBits) == 0) {
        from += 8;
        continue;
      }
    }
    const int length = sequence_length(text.substr(from));
    if (length < 0) return from;
    from += static_cast<size_t>(length);
  }
  return text.size();
}

}  // namespace

int repair_utf8(std::string& text) {
  size_t invalid = find_invalid(text, 0);
  if (invalid == text.size()) return 0;
  std::string repaired;
  int count = 0;
  size_t copied = 0;
  while (invalid < text.size()) {
    repaired.append(text, copied, invalid - copied);
    repaired += "\xEF\xBF\xBD";
    ++count;
    copied = invalid + static_cast<size_t>(-sequence_length(std::string_view(text).substr(invalid)));
    invalid = find_invalid(text, copied);
  }
  repaired.append(text, copied);
  text = std::move(repaired);
  return count;
}

}  // namespace gloss
