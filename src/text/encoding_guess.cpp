#include "text/encoding_guess.hpp"

#include <algorithm>

namespace gloss {
namespace {

bool is_high(char c) {
  return (static_cast<unsigned char>(c) & 0x80) != 0;
}
bool is_ascii_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
/// Control characters that text has no use for.
bool is_control(char c) {
  return static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\r' && c != '\n';
}
/// Windows-1252 has printable characters where ISO-8859-1 has control characters.
bool is_windows(char c) {
  return is_high(c) && static_cast<unsigned char>(c) < 0xA0;
}

std::string shell_word(const std::string& text) {
  const auto plain = [](char c) {
    return is_ascii_letter(c) || is_high(c) || (c >= '0' && c <= '9') ||
           std::string_view("_./-+:,@").find(c) != std::string_view::npos;
  };
  if (!text.starts_with('-') && std::ranges::all_of(text, plain)) return text;
  std::string quoted = text.starts_with('-') ? "./'" : "'";
  for (const char c : text) c == '\'' ? quoted += "'\\''" : quoted += c;
  return quoted + "'";
}

}  // namespace

void EncodingGuess::see(std::string_view line, int replaced) {
  if (settled_) return;
  look_for_utf16(line);
  if (!settled_) look_for_single_bytes(line, replaced);
}

/// Every other byte of Latin letters in UTF-16 is 0.
void EncodingGuess::look_for_utf16(std::string_view line) {
  constexpr size_t kEnough = 4096;
  if (bytes_ >= kEnough) return;
  line = line.substr(0, kEnough);
  for (const char c : line) zeros_[bytes_++ % 2] += c == '\0' ? 1 : 0;
  const size_t most = bytes_ / 2 * 7 / 10;
  for (size_t place = 0; place < 2; ++place) {
    if (zeros_[place] < 2 || zeros_[place] < most || zeros_[1 - place] > 0) continue;
    encoding_ = place == 0 ? "UTF-16BE" : "UTF-16LE";
    settled_ = true;
  }
}

/// Text of Latin letters in which every byte above 127 is an error of its own was written with a byte per character.
void EncodingGuess::look_for_single_bytes(std::string_view line, int replaced) {
  const auto high = std::ranges::count_if(line, is_high);
  if (high == 0) return;
  settled_ = replaced < high;  // UTF-8, perhaps damaged, or nothing that can be told
  if (settled_ || std::ranges::any_of(line, is_control)) return;
  if (high > std::ranges::count_if(line, is_ascii_letter)) return;
  encoding_ = std::ranges::any_of(line, is_windows) ? "WINDOWS-1252" : "ISO-8859-1";
  settled_ = true;
}

std::string conversion_hint(const std::string& encoding, const std::string& name, const std::string& decompressor) {
  const std::string looks = name + " looks like " + encoding + ", but text is read as UTF-8. To convert it: ";
  const std::string convert = "iconv -f " + encoding + " -t UTF-8";
  if (name == "stdin") return looks + (decompressor.empty() ? "" : decompressor + " | ") + convert + " | gloss ...";
  const std::string file = shell_word(name);
  if (decompressor.empty()) return looks + convert + " " + file + " > NEW";
  return looks + decompressor + " " + file + " | " + convert + " > NEW";
}

}  // namespace gloss
