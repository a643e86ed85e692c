// Decompression of a .gz that arrives in chunks: concatenated members, and an error for one that is cut or damaged.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace gloss {

class GzipDecoder {
 public:
  /// `name` is used in messages.
  explicit GzipDecoder(std::string name);
  ~GzipDecoder();
  GzipDecoder(GzipDecoder&&) noexcept;

  static bool has_magic(std::string_view front) { return front.starts_with("\x1f\x8b"); }

  /// Appends what `chunk` decompresses to. Throws FileError on damage.
  void decode(std::string_view chunk, std::string& output);
  /// To be called at the end of the input. Throws FileError when the last member is not complete.
  void finish() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace gloss
