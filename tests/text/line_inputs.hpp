// What the tests of reading lines share: texts in every compression, and a pipe as stdin.
#pragma once

#include <lzma.h>
#include <unistd.h>
#include <zlib.h>
#include <zstd.h>

#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "text/lines.hpp"
#include "text/support.hpp"

namespace gloss::test {

using Lines = std::vector<std::string>;

inline Lines read_all(LineReader& reader) {
  Lines lines;
  while (auto line = reader.next()) lines.push_back(std::move(*line));
  return lines;
}

inline Lines read_all(const std::string& path) {
  LineReader reader(path);
  return read_all(reader);
}

/// What reading it to the end throws; empty if nothing.
inline std::string reading_error(const std::string& path) {
  try {
    read_all(path);
  } catch (const FileError& error) {
    return error.what();
  }
  return "";
}

inline std::string gzip(const std::string& text) {
  z_stream stream{};
  REQUIRE(deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) == Z_OK);
  std::string input = text, output(deflateBound(&stream, input.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(input.data());
  stream.avail_in = static_cast<uInt>(input.size());
  stream.next_out = reinterpret_cast<Bytef*>(output.data());
  stream.avail_out = static_cast<uInt>(output.size());
  REQUIRE(deflate(&stream, Z_FINISH) == Z_STREAM_END);
  output.resize(stream.total_out);
  deflateEnd(&stream);
  return output;
}

/// With a checksum, as the zstd program makes it. `window` is the logarithm of the window; 0 is the default.
inline std::string zstd(const std::string& text, int window = 0) {
  ZSTD_CCtx* context = ZSTD_createCCtx();
  ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
  ZSTD_CCtx_setParameter(context, ZSTD_c_windowLog, window);
  // Streaming: a frame that does not know its length names its whole window.
  std::string output(ZSTD_compressBound(text.size()), '\0');
  ZSTD_outBuffer out{output.data(), output.size(), 0};
  ZSTD_inBuffer in{text.data(), text.size(), 0};
  ZSTD_compressStream2(context, &out, &in, ZSTD_e_continue);
  REQUIRE(ZSTD_compressStream2(context, &out, &in, ZSTD_e_end) == 0);
  ZSTD_freeCCtx(context);
  output.resize(out.pos);
  return output;
}

inline std::string xz(const std::string& text) {
  std::string output(lzma_stream_buffer_bound(text.size()), '\0');
  size_t size = 0;
  REQUIRE(lzma_easy_buffer_encode(0, LZMA_CHECK_CRC64, nullptr, reinterpret_cast<const uint8_t*>(text.data()),
                                  text.size(), reinterpret_cast<uint8_t*>(output.data()), &size,
                                  output.size()) == LZMA_OK);
  output.resize(size);
  return output;
}

/// A pipe whose reading end is stdin while this lives.
class PipeAsStdin {
 public:
  PipeAsStdin() {
    int ends[2];
    REQUIRE(pipe(ends) == 0);
    saved_ = dup(STDIN_FILENO);
    dup2(ends[0], STDIN_FILENO);
    close(ends[0]);
    writer_ = ends[1];
  }
  ~PipeAsStdin() {
    hang_up();
    dup2(saved_, STDIN_FILENO);
    close(saved_);
  }
  void send(std::string_view text) const {
    REQUIRE(write(writer_, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
  }
  void hang_up() {
    if (writer_ >= 0) close(writer_);
    writer_ = -1;
  }

 private:
  int saved_ = -1, writer_ = -1;
};

}  // namespace gloss::test
