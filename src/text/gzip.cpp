// zlib's inflate, fed chunk by chunk.
#include <zlib.h>

#include "gloss/error.hpp"
#include "text/byte_decoder.hpp"
#include "text/decoder_step.hpp"

namespace gloss {
namespace {

class GzipDecoder : public ByteDecoder {
 public:
  explicit GzipDecoder(const std::string& name) : name_(name) {
    constexpr int kGzipWindow = 15 + 16;  // the largest window; a gzip header is required
    if (inflateInit2(&stream_, kGzipWindow) != Z_OK) throw Error(name + ": zlib cannot start (out of memory?)");
  }
  GzipDecoder(const GzipDecoder&) = delete;
  GzipDecoder& operator=(const GzipDecoder&) = delete;
  ~GzipDecoder() override { inflateEnd(&stream_); }

  bool decode(std::string_view& input, std::string& output) override {
    if (!inside_member_ && !begin_member(input)) return false;
    const auto [status, full] =
        decoder_step(stream_, input, output, [](z_stream& stream) { return inflate(&stream, Z_NO_FLUSH); });
    if (status == Z_STREAM_END) {
      inside_member_ = false;
      return !input.empty();
    }
    if (status == Z_BUF_ERROR) return false;  // nothing more comes out before more goes in
    if (status != Z_OK) {
      fail_damaged(name_, stream_.msg != nullptr ? stream_.msg : "error " + std::to_string(status));
    }
    return full || !input.empty();
  }

  void finish(std::string& /*output*/) override {
    if (inside_member_) fail_damaged(name_, "it ends too early");
  }

 private:
  /// After a member comes another one, or the zeros that tapes and block devices are padded with.
  bool begin_member(std::string_view& input) {
    input.remove_prefix(std::min(input.find_first_not_of('\0'), input.size()));
    if (input.empty()) return false;
    inflateReset(&stream_);
    return inside_member_ = true;
  }

  std::string name_;
  z_stream stream_{};
  bool inside_member_ = true;  // the end of a member has not been seen yet
};

}  // namespace

std::unique_ptr<ByteDecoder> make_gzip_decoder(const std::string& name) {
  return std::make_unique<GzipDecoder>(name);
}

void fail_damaged(const std::string& name, const std::string& reason) {
  throw FileError(name + ": the compressed data is damaged (" + reason + "); get or make the file again");
}

}  // namespace gloss
