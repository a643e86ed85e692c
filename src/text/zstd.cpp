// libzstd's streaming decompression, fed chunk by chunk. A frame names the window that it must be decompressed with; up
// to 128 MiB is given, libzstd's own limit and enough for every level of the zstd program without --ultra or --long.
#include <zstd.h>
#include <zstd_errors.h>

#include "gloss/error.hpp"
#include "text/byte_decoder.hpp"

namespace gloss {
namespace {

class ZstdDecoder : public ByteDecoder {
 public:
  explicit ZstdDecoder(const std::string& name) : name_(name), stream_(ZSTD_createDStream()) {
    constexpr int kWindowBits = 27;
    if (!stream_) throw Error(name + ": libzstd cannot start (out of memory?)");
    ZSTD_DCtx_setParameter(stream_.get(), ZSTD_d_windowLogMax, kWindowBits);
  }

  bool decode(std::string_view& input, std::string& output) override {
    const size_t old_size = output.size();
    output.resize(old_size + kStep);
    ZSTD_outBuffer out{output.data() + old_size, kStep, 0};
    ZSTD_inBuffer in{input.data(), input.size(), 0};
    const size_t status = ZSTD_decompressStream(stream_.get(), &out, &in);
    output.resize(old_size + out.pos);
    if (ZSTD_isError(status) != 0) fail(status);
    input.remove_prefix(in.pos);
    inside_frame_ = status != 0;
    // A full output may have left more inside; a frame whose end was seen has given everything.
    return !input.empty() || (inside_frame_ && out.pos == kStep);
  }

  void finish(std::string& /*output*/) override {
    if (inside_frame_) fail_damaged(name_, "it ends too early");
  }

 private:
  [[noreturn]] void fail(size_t status) const {
    if (ZSTD_getErrorCode(status) == ZSTD_error_frameParameter_windowTooLarge) {
      throw FileError(name_ +
                      ": decompressing it takes a window of more than 128 MiB; decompress it first, with zstd -d "
                      "--long=31");
    }
    if (ZSTD_getErrorCode(status) == ZSTD_error_dictionary_wrong) {
      throw FileError(name_ + ": it was compressed with a dictionary; decompress it first, with zstd -d -D DICTIONARY");
    }
    fail_damaged(name_, ZSTD_getErrorName(status));
  }

  struct Free {
    void operator()(ZSTD_DStream* stream) const { ZSTD_freeDStream(stream); }
  };
  std::string name_;
  std::unique_ptr<ZSTD_DStream, Free> stream_;
  bool inside_frame_ = true;  // the end of a frame has not been seen yet
};

}  // namespace

std::unique_ptr<ByteDecoder> make_zstd_decoder(const std::string& name) {
  return std::make_unique<ZstdDecoder>(name);
}

}  // namespace gloss
