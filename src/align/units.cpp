#include "align/units.hpp"

#include "gloss/error.hpp"
#include "text/words.hpp"

namespace gloss {
namespace {

/// One side of a matrix: its labels and, for every piece, the label it belongs to (-1: none).
struct Side {
  std::vector<std::string> labels;
  std::vector<int> label_of_piece;
};

Side pieces_of(const Segmented& sentence) {
  Side side;
  for (const Piece& piece : sentence.pieces) {
    side.label_of_piece.push_back(static_cast<int>(side.labels.size()));
    side.labels.push_back(piece.text);
  }
  return side;
}

Side words_of(const Segmented& sentence) {
  Side side;
  const auto words = split_words(sentence.text);
  for (const WordSpan& word : words) side.labels.push_back(sentence.text.substr(word.begin, word.end - word.begin));
  if (sentence.pieces.empty()) return side;
  side.label_of_piece = word_of_piece(sentence, words);
  if (sentence.has_end_mark) {
    side.label_of_piece.push_back(static_cast<int>(side.labels.size()));
    side.labels.push_back(sentence.pieces.back().text);
  }
  return side;
}

/// Pieces of a sentence without words have only `</s>` to give their weight to; so rows keep their sum.
void lend_end_mark(Side& side) {
  for (int& label : side.label_of_piece) {
    if (label < 0) label = static_cast<int>(side.labels.size()) - 1;
  }
}

std::vector<float> merged(const AttentionMatrix& matrix, const Side& source, const Side& target) {
  const size_t columns = source.labels.size();
  std::vector<int> pieces_in_row(target.labels.size(), 0);
  for (const int label : target.label_of_piece) {
    if (label >= 0) ++pieces_in_row[label];
  }
  std::vector<double> sums(target.labels.size() * columns, 0.0);
  for (size_t t = 0; t < matrix.rows(); ++t) {
    const int row = target.label_of_piece[t];
    if (row < 0) continue;
    for (size_t s = 0; s < matrix.columns(); ++s) {
      const int column = source.label_of_piece[s];
      if (column >= 0) sums[row * columns + column] += double{matrix.at(t, s)} / pieces_in_row[row];
    }
  }
  return {sums.begin(), sums.end()};
}

}  // namespace

AttentionUnit parse_attention_unit(const std::string& name) {
  if (name == "piece") return AttentionUnit::kPiece;
  if (name == "word") return AttentionUnit::kWord;
  throw UsageError("attention-unit: '" + name + "' is not known; choose piece or word");
}

LabelledMatrix labelled(const AttentionMatrix& matrix, AttentionUnit unit) {
  const auto side_of = unit == AttentionUnit::kPiece ? pieces_of : words_of;
  Side source = side_of(matrix.source), target = side_of(matrix.target);
  lend_end_mark(source);
  LabelledMatrix result;
  if (matrix.has_weights()) result.weights = merged(matrix, source, target);
  result.source = std::move(source.labels);
  result.target = std::move(target.labels);
  result.source_end = matrix.source.has_end_mark && !matrix.source.pieces.empty();
  result.target_end = matrix.target.has_end_mark && !matrix.target.pieces.empty();
  return result;
}

}  // namespace gloss
