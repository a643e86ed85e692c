// A 64-bit FNV-1a hash as text: tells by accident exchanged files apart, not forged ones.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace gloss {

class Fingerprint {
 public:
  /// A number, or a byte, as one step of the hash.
  void add(uint64_t value) { hash_ = (hash_ ^ value) * 0x100000001b3; }
  void add_bytes(std::string_view bytes) {
    for (const char byte : bytes) add(static_cast<unsigned char>(byte));
  }

  /// 16 hexadecimal digits.
  std::string text() const {
    std::string digits;
    for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789abcdef"[(hash_ >> shift) & 15];
    return digits;
  }

 private:
  uint64_t hash_ = 0xcbf29ce484222325;
};

}  // namespace gloss
