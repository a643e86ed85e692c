// Where an over-long source is cut. See cut.hpp.
#include "translate/cut.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "text/words.hpp"

namespace gloss {
namespace {

bool inside_character(std::string_view text, size_t position) {
  return position < text.size() && (static_cast<unsigned char>(text[position]) & 0xC0) == 0x80;
}

// `piece` is the first one too many.
size_t cut_position(const Segmented& sentence, size_t piece) {
  const std::vector<WordSpan> words = split_words(sentence.text);
  const int word = word_of_piece(sentence, words)[piece];
  if (word > 0) return words[word - 1].end;
  size_t position = sentence.pieces[piece].begin;
  while (inside_character(sentence.text, position)) --position;
  return position;
}

// The last resort, for text that becomes other pieces when it is cut (one character that normalizes to many).
Encoded keep_pieces(Encoded whole, size_t count, int end_id) {
  whole.ids.resize(count);
  whole.segmented.pieces.resize(count);
  size_t end = 0;
  for (const Piece& piece : whole.segmented.pieces) end = std::max<size_t>(end, piece.end);
  while (inside_character(whole.segmented.text, end)) ++end;
  whole.segmented.text.resize(end);
  whole.ids.push_back(end_id);
  whole.segmented.pieces.push_back({"</s>", static_cast<uint32_t>(end), static_cast<uint32_t>(end)});
  return whole;
}

// Most of `text` that ends at a word within `most` bytes, or else at a character.
std::string_view beginning_of(std::string_view text, size_t most) {
  const size_t blank = text.find_last_of(" \t", most);
  if (blank != std::string_view::npos && blank > most / 2) return text.substr(0, blank);
  while (most > 0 && inside_character(text, most)) --most;
  return text.substr(0, most);
}

}  // namespace

Encoded encode_beginning(const Vocabulary& vocabulary, std::string_view text, size_t max_pieces) {
  constexpr size_t kBytesPerPiece = 16, kLeastBytes = 4096;  // the first guess: most lines, and all words
  constexpr size_t kMargin = 64;  // pieces near the end of a beginning may be others than those of the whole line
  // Normalization may leave anything between nothing and eighteen times the characters, so the guess is tried.
  for (size_t most = std::max(kLeastBytes, kBytesPerPiece * (max_pieces + kMargin)); most < text.size(); most *= 2) {
    Encoded beginning = vocabulary.encode(beginning_of(text, most));
    if (beginning.ids.size() > max_pieces + kMargin) return beginning;
  }
  return vocabulary.encode(text);
}

Encoded cut_to(const Vocabulary& vocabulary, Encoded whole, size_t max_pieces) {
  if (whole.ids.size() <= max_pieces + 1) return whole;
  const std::string_view text = whole.segmented.text;
  Encoded shorter = vocabulary.encode(text.substr(0, cut_position(whole.segmented, max_pieces)));
  if (shorter.ids.size() > 1 && shorter.ids.size() <= max_pieces + 1) return shorter;
  return keep_pieces(std::move(whole), max_pieces, vocabulary.eos_id());
}

}  // namespace gloss
