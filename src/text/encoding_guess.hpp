// A guess at the encoding of a text that is read as UTF-8 but does not look like it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace gloss {

class EncodingGuess {
 public:
  /// To be shown every line, with its line end, in order; `replaced`: what repair_utf8 found in it.
  void see(std::string_view line, int replaced);

  /// iconv's name of it, from the line on that gives it away.
  const std::optional<std::string>& encoding() const { return encoding_; }

 private:
  void look_for_utf16(std::string_view line);
  void look_for_single_bytes(std::string_view line, int replaced);

  std::optional<std::string> encoding_;
  bool settled_ = false;              // guessed, or UTF-8 indeed
  size_t bytes_ = 0;                  // seen
  std::array<size_t, 2> zeros_ = {};  // NULs at even and odd places
};

/// What to run on `name` ("stdin" is a pipe), which `decompressor` decompresses if that is not empty.
std::string conversion_hint(const std::string& encoding, const std::string& name, const std::string& decompressor);

}  // namespace gloss
