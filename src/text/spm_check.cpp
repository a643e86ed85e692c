// Field numbers and types are those of sentencepiece_model.proto; the rules of normalization are a Darts double array.
#include "text/spm_check.hpp"

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "gloss/error.hpp"
#include "text/printable.hpp"
#include "text/protobuf_fields.hpp"

namespace gloss {

namespace {

enum class Kind { kNormal = 1, kUnknown = 2, kControl = 3, kUserDefined = 4, kUnused = 5, kByte = 6 };

struct SpmPiece {
  std::string_view text;
  Kind kind = Kind::kNormal;
};

/// What a file holds, as far as it is looked at.
struct SpmFile {
  std::vector<SpmPiece> pieces;
  std::string_view rules, output_rules;  ///< of normalization, for text that comes and text that goes
  bool byte_fallback = false;
  std::string without_tests;
  bool damaged = false;
};

SpmPiece parse_piece(std::string_view bytes, bool& damaged) {
  SpmPiece piece;
  ProtobufFields fields(bytes);
  while (const auto field = fields.next()) {
    if (field->number == 1 && field->bytes) piece.text = *field->bytes;
    if (field->number == 3 && field->value >= 1 && field->value <= 6) piece.kind = static_cast<Kind>(field->value);
  }
  damaged = damaged || fields.damaged();
  return piece;
}

std::string_view parse_rules(std::string_view bytes, std::string_view before, bool& damaged) {
  std::string_view rules = before;
  ProtobufFields fields(bytes);
  while (const auto field = fields.next()) {
    if (field->number == 2 && field->bytes) rules = *field->bytes;
  }
  damaged = damaged || fields.damaged();
  return rules;
}

bool parse_byte_fallback(std::string_view bytes, bool before, bool& damaged) {
  bool byte_fallback = before;
  ProtobufFields fields(bytes);
  while (const auto field = fields.next()) {
    if (field->number == 35 && !field->bytes) byte_fallback = field->value != 0;
  }
  damaged = damaged || fields.damaged();
  return byte_fallback;
}

SpmFile parse(std::string_view bytes) {
  SpmFile file;
  ProtobufFields fields(bytes);
  for (std::string_view begin = bytes; const auto field = fields.next(); begin = fields.rest()) {
    const std::string_view inside = field->bytes.value_or("");
    const bool is_test = field->number == 4 && field->bytes;
    if (!is_test) file.without_tests += begin.substr(0, begin.size() - fields.rest().size());
    if (!field->bytes) continue;
    if (field->number == 1) file.pieces.push_back(parse_piece(inside, file.damaged));
    if (field->number == 2) file.byte_fallback = parse_byte_fallback(inside, file.byte_fallback, file.damaged);
    if (field->number == 3) file.rules = parse_rules(inside, file.rules, file.damaged);
    if (field->number == 5) file.output_rules = parse_rules(inside, file.output_rules, file.damaged);
  }
  file.damaged = file.damaged || fields.damaged();
  return file;
}

uint32_t little_endian(std::string_view bytes) {
  uint32_t number = 0;
  for (int i = 3; i >= 0; --i) number = number << 8 | static_cast<unsigned char>(bytes[static_cast<size_t>(i)]);
  return number;
}

/// Whether no text can lead out of the rules: a size, a double array of units of 32 bits, and the texts that its values
/// point into. Of every unit that a byte can lead to, the units of all next bytes lie inside, and its value if it has
/// one.
bool rules_hold(std::string_view rules) {
  constexpr uint32_t kLeaf = 1U << 31, kHasLeaf = 1U << 8, kFarOffset = 1U << 9;
  if (rules.empty()) return true;
  if (rules.size() <= 4 || rules.back() != '\0') return false;
  const size_t array_size = little_endian(rules);
  rules.remove_prefix(4);
  if (array_size >= rules.size()) return false;
  const size_t units = array_size / 4, texts = rules.size() - array_size;
  const auto unit_at = [&](size_t i) { return little_endian(rules.substr(4 * i, 4)); };
  for (size_t i = 0; i < units; ++i) {
    const uint32_t unit = unit_at(i);
    if ((unit & kLeaf) != 0) continue;
    const size_t next = i ^ (size_t{unit >> 10} << ((unit & kFarOffset) >> 6));
    if ((next | 0xFF) >= units) return false;
    if ((unit & kHasLeaf) != 0 && (unit_at(next) & ~kLeaf) >= texts) return false;
  }
  return units > 0 && (unit_at(0) & kLeaf) == 0;
}

/// What is wrong with the pieces, or nothing.
std::string fault_of_pieces(const SpmFile& file) {
  constexpr size_t kLongest = 65'536;  // bytes; the library's stack ends somewhat later
  std::unordered_map<std::string_view, size_t> texts, marks;
  size_t unknown = 0, bytes = 0;
  for (size_t id = 0; id < file.pieces.size(); ++id) {
    const auto& [text, kind] = file.pieces[id];
    const std::string number = std::to_string(id);
    if (text.empty()) return "holds a piece without text (number " + number + ")";
    if (text.size() > kLongest)
      return "holds a piece of " + std::to_string(text.size()) + " bytes (number " + number + ")";
    if (text.find('\0') != std::string_view::npos) return "holds a piece with a NUL (number " + number + ")";
    const bool is_text = kind == Kind::kNormal || kind == Kind::kUserDefined || kind == Kind::kUnused;
    const auto [first, is_new] = (is_text ? texts : marks).emplace(text, id);
    if (!is_new) {
      return "holds the piece '" + printable(text, 40) + "' twice (numbers " + std::to_string(first->second) + " and " +
             number + ")";
    }
    unknown += kind == Kind::kUnknown ? 1 : 0;
    bytes += kind == Kind::kByte ? 1 : 0;
  }
  if (unknown != 1) return unknown == 0 ? "has no <unk> piece" : "has " + std::to_string(unknown) + " pieces for <unk>";
  if (bytes != (file.byte_fallback ? 256 : 0)) {
    return "has " + std::to_string(bytes) + " of the 256 pieces for bytes, while its byte_fallback is " +
           (file.byte_fallback ? "on" : "off");
  }
  if (texts.empty()) return "has no piece but marks (<unk>, <s>, </s>)";
  return "";
}

}  // namespace

std::string check_spm(std::string_view bytes, const std::string& name) {
  const std::string remedy = "; give a file that spm_train or gloss wrote";
  if (bytes.empty()) throw Error(name + ": is not a SentencePiece model (an empty file)" + remedy);
  SpmFile file = parse(bytes);
  if (file.damaged || file.pieces.empty()) {
    throw Error(name + ": is not a SentencePiece model, or was cut or damaged" + remedy);
  }
  if (const std::string fault = fault_of_pieces(file); !fault.empty()) {
    throw Error(name + ": the SentencePiece model cannot be used, for it " + fault + remedy);
  }
  if (!rules_hold(file.rules) || !rules_hold(file.output_rules)) {
    throw Error(name + ": the rules of normalization in the SentencePiece model are damaged; copy the file again");
  }
  return std::move(file.without_tests);
}

}  // namespace gloss
