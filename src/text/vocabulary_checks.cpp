#include "text/vocabulary_checks.hpp"

#include <algorithm>
#include <set>
#include <string_view>

#include "gloss/error.hpp"
#include "text/lines.hpp"
#include "text/printable.hpp"

namespace gloss {

namespace {

constexpr size_t kLongestSymbol = 1000;
constexpr int kMarks = 3, kBytes = 256;  // <unk>, <s>, </s>; <0x00> to <0xFF>

/// "<0x00>" to "<0xFF>".
bool is_byte_piece(const std::string& symbol) {
  const auto is_digit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'F'); };
  return symbol.size() == 6 && symbol.starts_with("<0x") && symbol.ends_with('>') && is_digit(symbol[3]) &&
         is_digit(symbol[4]);
}

bool is_utf8(std::string text) {
  return repair_utf8(text) == 0;
}

/// What is wrong with a symbol, or nothing.
std::string fault_of(const std::string& symbol, const VocabularySpec& spec) {
  constexpr std::string_view kBlankMark = "\u2581", kReserved = "\u2585";
  const auto is_control = [](unsigned char c) { return c < 0x20 || c == 0x7F; };
  if (symbol.empty()) return "is empty";
  if (symbol.size() > kLongestSymbol) return "is longer than " + std::to_string(kLongestSymbol) + " bytes";
  if (!is_utf8(symbol)) return "is not UTF-8";
  if (symbol.find_first_of(" \t\n\r") != std::string::npos) return "holds a blank";
  if (std::ranges::any_of(symbol, is_control)) return "holds a control character";
  if (symbol == "<unk>" || symbol == "<s>" || symbol == "</s>") return "is a piece of every vocabulary already";
  if (symbol == "<pad>") return "is the name of padding, which is no text";
  if (spec.byte_fallback && is_byte_piece(symbol)) return "is one of the pieces of byte-fallback already";
  if (symbol == kBlankMark) return "is the mark of a word's beginning";
  if (symbol.find(kReserved) != std::string::npos) return "holds U+2585, which SentencePiece uses inside";
  return "";
}

void check_symbols(const VocabularySpec& spec) {
  std::set<std::string> seen;
  for (const std::string& symbol : spec.user_symbols) {
    std::string shown = printable(symbol, 40);
    repair_utf8(shown);
    const std::string name = "user-symbols: '" + shown + "' ";
    if (const std::string fault = fault_of(symbol, spec); !fault.empty()) {
      throw UsageError(name + fault + "; a symbol is one run of characters that is not a piece yet");
    }
    if (!seen.insert(symbol).second) throw UsageError(name + "is named twice; name each symbol once");
  }
}

}  // namespace

int special_pieces(const VocabularySpec& spec) {
  return kMarks + static_cast<int>(spec.user_symbols.size()) + (spec.byte_fallback ? kBytes : 0);
}

void check_spec(const VocabularySpec& spec) {
  check_symbols(spec);
  const int special = special_pieces(spec);
  if (spec.size > special || spec.nearest_size) return;
  const std::string also = std::string(spec.user_symbols.empty() ? "" : ", the user-symbols") +
                           (spec.byte_fallback ? ", the bytes of byte-fallback" : "");
  throw UsageError("vocab-size is " + std::to_string(spec.size) +
                   ", but the pieces that every vocabulary has (<unk>, <s>, </s>" + also + ") alone are " +
                   std::to_string(special) + "; a vocabulary for a language has 1,000 or more");
}

std::string join_symbols(const std::vector<std::string>& symbols) {
  std::string list;
  for (const std::string& symbol : symbols) {
    std::string quoted = symbol;
    for (size_t at = quoted.find('"'); at != std::string::npos; at = quoted.find('"', at + 2)) {
      quoted.insert(at, 1, '"');
    }
    list += (list.empty() ? "\"" : ",\"") + quoted + '"';
  }
  return list;
}

}  // namespace gloss
