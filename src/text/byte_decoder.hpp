// Decoders of bytes that arrive in chunks: decompression, and the encodings of text that are not UTF-8.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace gloss {

class ByteDecoder {
 public:
  virtual ~ByteDecoder() = default;

  /// Takes bytes from the front of `input` and appends what they decode to, about kStep bytes at most, however dense
  /// the input is. True: call again, without more input if none is left. False: all of `input` was taken, and only more
  /// of it gives more. Throws FileError on damage.
  virtual bool decode(std::string_view& input, std::string& output) = 0;
  /// To be called at the end of the input. Throws FileError when that is too early.
  virtual void finish(std::string& output) = 0;

  static constexpr size_t kStep = 256 << 10;
};

// `name` is used in messages. All three read what is written behind each other: members, frames, streams.
std::unique_ptr<ByteDecoder> make_gzip_decoder(const std::string& name);
std::unique_ptr<ByteDecoder> make_zstd_decoder(const std::string& name);
std::unique_ptr<ByteDecoder> make_xz_decoder(const std::string& name);

// What is not UTF-16, a lone surrogate or half a code unit at the end, becomes one byte that is not UTF-8 either, so
// that the reader of lines replaces and counts it as it does in other text.
std::unique_ptr<ByteDecoder> make_utf16_le_decoder(const std::string& name);
std::unique_ptr<ByteDecoder> make_utf16_be_decoder(const std::string& name);

[[noreturn]] void fail_damaged(const std::string& name, const std::string& reason);

}  // namespace gloss
