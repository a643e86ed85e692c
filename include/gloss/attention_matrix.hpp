// The attention of one hypothesis, with the pieces it speaks of: where every writer, plot and link extractor starts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace gloss {

/// A piece of a sentence: its text as SentencePiece writes it (with U+2581) and the bytes [begin, end) of the original
/// sentence that it stands for. `</s>` is a piece with an empty range at the sentence's end.
struct Piece {
  std::string text;
  uint32_t begin = 0, end = 0;
};

/// One side of an AttentionMatrix: the original sentence and its pieces, `</s>` last (a target that reached the length
/// limit has none).
struct Segmented {
  std::string text;
  std::vector<Piece> pieces;
  bool has_end_mark = true;  ///< the last piece is `</s>`
};

/// Attention weights, target pieces x source pieces, row-major, both sides with `</s>`. `weights` is empty for a model
/// without attention.
struct AttentionMatrix {
  Segmented source, target;
  std::vector<float> weights;  // [target.pieces, source.pieces]

  size_t rows() const { return target.pieces.size(); }
  size_t columns() const { return source.pieces.size(); }
  bool has_weights() const { return !weights.empty(); }
  float at(size_t target_index, size_t source_index) const { return weights[target_index * columns() + source_index]; }
};

}  // namespace gloss
