// The fields of a serialized protocol buffer, one after the other: as much of the wire format as SentencePiece's files
// use (https://protobuf.dev/programming-guides/encoding).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace gloss {

struct ProtobufField {
  uint64_t number = 0;
  uint64_t value = 0;                     ///< of a number; the bits of a floating-point one
  std::optional<std::string_view> bytes;  ///< of a string or a message inside
};

class ProtobufFields {
 public:
  explicit ProtobufFields(std::string_view message) : rest_(message) {}

  /// Nothing at the end, and where the bytes make no sense: then damaged() is true.
  std::optional<ProtobufField> next();
  bool damaged() const { return damaged_; }
  /// Where the field begins that next() gives.
  std::string_view rest() const { return rest_; }

 private:
  std::optional<uint64_t> varint();
  std::optional<std::string_view> take(uint64_t count);

  std::string_view rest_;
  bool damaged_ = false;
};

}  // namespace gloss
