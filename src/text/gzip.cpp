// zlib's inflate, fed chunk by chunk.
#include "text/gzip.hpp"

#include <zlib.h>

#include <algorithm>
#include <utility>

#include "gloss/error.hpp"

namespace gloss {

struct GzipDecoder::Impl {
  std::string name;
  z_stream stream{};
  bool inside_member = true;  ///< the end of a member has not been seen yet

  ~Impl() { inflateEnd(&stream); }

  [[noreturn]] void fail(const std::string& reason) const {
    throw FileError(name + ": the compressed data is damaged (" + reason + "); get or make the file again");
  }
};

GzipDecoder::GzipDecoder(std::string name) : impl_(std::make_unique<Impl>()) {
  impl_->name = std::move(name);
  constexpr int kGzipWindow = 15 + 16;  // the largest window; a gzip header is required
  if (inflateInit2(&impl_->stream, kGzipWindow) != Z_OK) impl_->fail("zlib cannot start");
}
GzipDecoder::~GzipDecoder() = default;
GzipDecoder::GzipDecoder(GzipDecoder&&) noexcept = default;

void GzipDecoder::decode(std::string_view chunk, std::string& output) {
  constexpr size_t kStep = 256 << 10;
  z_stream& stream = impl_->stream;
  std::string input(chunk);
  stream.next_in = reinterpret_cast<Bytef*>(input.data());
  stream.avail_in = static_cast<uInt>(input.size());
  bool output_was_full = false;
  while (stream.avail_in > 0 || output_was_full) {
    if (!impl_->inside_member) {
      // Behind a member comes another one, or the zeros that tapes and block devices are padded with.
      while (stream.avail_in > 0 && *stream.next_in == 0) ++stream.next_in, --stream.avail_in;
      if (stream.avail_in == 0) break;
      inflateReset(&stream);
      impl_->inside_member = true;
    }
    const size_t old_size = output.size();
    output.resize(old_size + kStep);
    stream.next_out = reinterpret_cast<Bytef*>(output.data() + old_size);
    stream.avail_out = kStep;
    const int status = inflate(&stream, Z_NO_FLUSH);
    output_was_full = stream.avail_out == 0;
    output.resize(old_size + kStep - stream.avail_out);
    if (status == Z_STREAM_END) {
      impl_->inside_member = output_was_full = false;
    } else if (status == Z_BUF_ERROR) {
      output_was_full = false;  // nothing more comes out before more goes in
    } else if (status != Z_OK) {
      impl_->fail(stream.msg != nullptr ? stream.msg : "error " + std::to_string(status));
    }
  }
}

void GzipDecoder::finish() const {
  if (impl_->inside_member) impl_->fail("it ends too early");
}

}  // namespace gloss
