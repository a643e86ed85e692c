#include "text/protobuf_fields.hpp"

namespace gloss {

std::optional<uint64_t> ProtobufFields::varint() {
  uint64_t value = 0;
  for (int shift = 0; shift < 64 && !rest_.empty(); shift += 7) {
    const auto byte = static_cast<unsigned char>(rest_.front());
    rest_.remove_prefix(1);
    value |= static_cast<uint64_t>(byte & 0x7F) << shift;
    if (byte < 0x80) return value;
  }
  return std::nullopt;
}

std::optional<std::string_view> ProtobufFields::take(uint64_t count) {
  if (count > rest_.size()) return std::nullopt;
  const std::string_view bytes = rest_.substr(0, count);
  rest_.remove_prefix(count);
  return bytes;
}

std::optional<ProtobufField> ProtobufFields::next() {
  constexpr uint64_t kVarint = 0, kEightBytes = 1, kCounted = 2, kFourBytes = 5;
  if (rest_.empty() || damaged_) return std::nullopt;
  damaged_ = true;  // unless everything is there
  const auto key = varint();
  if (!key || *key >> 3 == 0) return std::nullopt;
  ProtobufField field{*key >> 3, 0, std::nullopt};
  switch (*key & 7) {
    case kVarint: {
      const auto value = varint();
      if (!value) return std::nullopt;
      field.value = *value;
      break;
    }
    case kCounted: {
      const auto size = varint();
      if (size) field.bytes = take(*size);
      if (!field.bytes) return std::nullopt;
      break;
    }
    case kEightBytes:
    case kFourBytes: {
      const auto bytes = take((*key & 7) == kEightBytes ? 8 : 4);
      if (!bytes) return std::nullopt;
      for (size_t i = bytes->size(); i > 0; --i) {
        field.value = field.value << 8 | static_cast<unsigned char>((*bytes)[i - 1]);
      }
      break;
    }
    default:
      return std::nullopt;
  }
  damaged_ = false;
  return field;
}

}  // namespace gloss
