// UTF-8 one code point at a time, for text that is known to be valid (invariant 6 repairs it on the way in).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace gloss {

/// The code point that starts at byte `at`, which moves behind it. Never reads past the end: a byte that starts nothing
/// complete counts as a code point of its own, U+FFFD.
inline char32_t next_code_point(std::string_view text, size_t& at) {
  const auto lead = static_cast<unsigned char>(text[at++]);
  if (lead < 0x80) return lead;
  const int more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0;
  if (more == 0 || at + more > text.size()) return 0xFFFD;
  char32_t code = lead & (0x3F >> more);
  for (int i = 0; i < more; ++i) code = code << 6 | (static_cast<unsigned char>(text[at++]) & 0x3F);
  return code;
}

inline std::u32string code_points(std::string_view text) {
  std::u32string result;
  result.reserve(text.size());
  for (size_t at = 0; at < text.size();) result += next_code_point(text, at);
  return result;
}

inline void append_utf8(std::string& text, char32_t code) {
  if (code < 0x80) {
    text += static_cast<char>(code);
    return;
  }
  const int more = code >= 0x10000 ? 3 : code >= 0x800 ? 2 : 1;
  const int marks[] = {0, 0xC0, 0xE0, 0xF0};
  text += static_cast<char>(marks[more] | code >> (6 * more));
  for (int i = more - 1; i >= 0; --i) text += static_cast<char>(0x80 | (code >> (6 * i) & 0x3F));
}

}  // namespace gloss
