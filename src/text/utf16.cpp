// UTF-16 to UTF-8, code unit by code unit. Not iconv(3): it stops at a lone surrogate, which is data to be replaced
// here, and glibc loads its UTF-16 from a file that a small system may lack.
#include <cstdint>
#include <optional>

#include "text/byte_decoder.hpp"
#include "text/utf8.hpp"

namespace gloss {
namespace {

class Utf16Decoder : public ByteDecoder {
 public:
  explicit Utf16Decoder(bool big_endian) : big_endian_(big_endian) {}

  bool decode(std::string_view& input, std::string& output) override {
    for (const char c : input) {
      const auto byte = static_cast<unsigned char>(c);
      if (!first_) {
        first_ = byte;
      } else {
        add(big_endian_ ? *first_ << 8 | byte : byte << 8 | *first_, output);
        first_.reset();
      }
    }
    input = {};
    return false;
  }

  void finish(std::string& output) override {
    if (high_ != 0) output += kInvalid;
    if (first_) output += kInvalid;
  }

 private:
  static constexpr char kInvalid = '\xFF';  // never UTF-8

  void add(int unit, std::string& output) {
    const bool is_high = (unit & 0xFC00) == 0xD800, is_low = (unit & 0xFC00) == 0xDC00;
    if (high_ != 0 && is_low) {
      append_utf8(output, static_cast<char32_t>(0x10000 + ((high_ & 0x3FF) << 10 | (unit & 0x3FF))));
      high_ = 0;
      return;
    }
    if (high_ != 0) output += kInvalid;
    high_ = is_high ? unit : 0;
    if (is_high) return;
    is_low ? output.push_back(kInvalid) : append_utf8(output, static_cast<char32_t>(unit));
  }

  bool big_endian_;
  std::optional<unsigned char> first_;  // of a code unit whose second byte has not come yet
  int high_ = 0;                        // a high surrogate whose partner has not come yet
};

}  // namespace

std::unique_ptr<ByteDecoder> make_utf16_le_decoder(const std::string& /*name*/) {
  return std::make_unique<Utf16Decoder>(false);
}

std::unique_ptr<ByteDecoder> make_utf16_be_decoder(const std::string& /*name*/) {
  return std::make_unique<Utf16Decoder>(true);
}

}  // namespace gloss
