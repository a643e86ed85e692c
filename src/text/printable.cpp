#include "text/printable.hpp"

#include <cstdio>

namespace gloss {

std::string printable(std::string_view text, size_t most) {
  const bool cut = text.size() > most;
  if (cut) {
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0) == 0x80) --most;  // inside a UTF-8 character
    text = text.substr(0, most);
  }
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7F) {
      char escaped[8];
      std::snprintf(escaped, sizeof escaped, "\\x%02X", byte);
      out += escaped;
    } else {
      out += c;
    }
  }
  return cut ? out + "..." : out;
}

}  // namespace gloss
