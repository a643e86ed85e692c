// Coverage penalty: what a hypothesis loses for source pieces that it has not read. Wu et al. 2016, "Google's Neural
// Machine Translation System", equation 14:
//   s(Y, X) = log P(Y|X) / lp(Y) + cp(X; Y),   cp(X; Y) = beta * sum_i log(min(sum_j a_ij, 1))
// a_ij is the weight that the j-th written piece gives the i-th source piece. j runs over all written pieces with
// `</s>`, as lp's length does; i over the source pieces without `</s>`, which is no word of the source.
//
// cp is never above 0, and since weights are never negative it only rises while a hypothesis grows. So 0 bounds what it
// can come to, and the bound of the length penalty (length_penalty.hpp) still bounds the whole score.
#pragma once

#include <span>
#include <vector>

namespace gloss {

/// What a hypothesis has read: the attention on each source piece, `</s>` last, summed over its pieces.
using SourceRead = std::vector<double>;

class CoveragePenalty {
 public:
  explicit CoveragePenalty(double beta) : beta_(beta) {}

  bool on() const { return beta_ > 0; }

  /// Nothing read of `source` pieces; empty when the penalty is off.
  SourceRead none_of(size_t source) const { return SourceRead(on() ? source : 0, 0.0); }

  /// Adds the attention of one piece. Throws Error when it is not over the pieces that `read` has.
  static void add(std::span<const float> attention, SourceRead& read);

  /// cp, 0 or below; 0 when the penalty is off.
  double at(const SourceRead& read) const;

 private:
  double beta_;
};

}  // namespace gloss
