// liblzma's decompression of .xz, fed chunk by chunk. `xz -9` needs 65 MiB; more than 256 MiB is not given, so that a
// damaged or hostile header cannot ask for gigabytes.
#include <lzma.h>

#include "gloss/error.hpp"
#include "text/byte_decoder.hpp"
#include "text/decoder_step.hpp"

namespace gloss {
namespace {

class XzDecoder : public ByteDecoder {
 public:
  explicit XzDecoder(const std::string& name) : name_(name) {
    constexpr uint64_t kMemory = 256 << 20;
    if (lzma_stream_decoder(&stream_, kMemory, LZMA_CONCATENATED) != LZMA_OK) {
      throw Error(name + ": liblzma cannot start (out of memory?)");
    }
  }
  XzDecoder(const XzDecoder&) = delete;
  XzDecoder& operator=(const XzDecoder&) = delete;
  ~XzDecoder() override { lzma_end(&stream_); }

  bool decode(std::string_view& input, std::string& output) override {
    const bool full = step(input, output, LZMA_RUN);
    return full || !input.empty();
  }

  /// Only here liblzma learns that no other stream follows.
  void finish(std::string& output) override {
    std::string_view nothing;
    while (!ended_) step(nothing, output, LZMA_FINISH);
  }

 private:
  /// True when the output was filled, so that there may be more.
  bool step(std::string_view& input, std::string& output, lzma_action action) {
    const auto [status, full] =
        decoder_step(stream_, input, output, [action](lzma_stream& stream) { return lzma_code(&stream, action); });
    ended_ = status == LZMA_STREAM_END;
    // While there is more to come, LZMA_BUF_ERROR says that nothing comes out before more goes in.
    const bool waits = status == LZMA_BUF_ERROR && action == LZMA_RUN;
    if (status != LZMA_OK && !ended_ && !waits) fail(status);
    return full;
  }

  [[noreturn]] void fail(lzma_ret status) const {
    switch (status) {
      case LZMA_BUF_ERROR:
        fail_damaged(name_, "it ends too early");
      case LZMA_MEMLIMIT_ERROR:
        throw FileError(name_ + ": decompressing it takes more than 256 MiB; decompress it first, with xz -d");
      case LZMA_MEM_ERROR:
        throw Error(name_ + ": there is not enough memory to decompress it");
      case LZMA_OPTIONS_ERROR:
        fail_damaged(name_, "it asks for a compression that liblzma does not know");
      case LZMA_FORMAT_ERROR:
        fail_damaged(name_, "what follows a stream is not another one");
      default:
        fail_damaged(name_, "its data or a checksum is wrong");
    }
  }

  std::string name_;
  lzma_stream stream_ = LZMA_STREAM_INIT;
  bool ended_ = false;
};

}  // namespace

std::unique_ptr<ByteDecoder> make_xz_decoder(const std::string& name) {
  return std::make_unique<XzDecoder>(name);
}

}  // namespace gloss
