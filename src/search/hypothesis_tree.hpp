// All hypotheses of one line as a tree: each node is one piece and points back to the piece before it, so a beam that
// is reordered copies neither ids nor attention matrices. Siblings share the attention row of the step that produced
// them.
#pragma once

#include <vector>

#include "search/search.hpp"

namespace gloss {

class HypothesisTree {
 public:
  static constexpr int kRoot = 0;  ///< the empty hypothesis

  HypothesisTree() : nodes_(1) {}

  /// Keeps the attention row of one step; the result is what add() takes.
  int add_attention(std::vector<float> row);
  /// Extends `parent`; `attention` is -1 where there is none.
  int add(int parent, Candidate piece, int attention);

  int id(int node) const { return nodes_[static_cast<size_t>(node)].piece.id; }
  int length(int node) const { return nodes_[static_cast<size_t>(node)].length; }
  double log_prob(int node) const { return nodes_[static_cast<size_t>(node)].total; }
  /// The pieces from the root to `node`.
  void ids(int node, std::vector<int>& out) const;

  /// The hypothesis that ends in `node`.
  Hypothesis build(int node, bool finished, double score) const;

 private:
  struct Node {
    int parent = -1;
    int attention = -1;
    int length = 0;
    Candidate piece;
    double total = 0;
  };

  std::vector<Node> nodes_;
  std::vector<std::vector<float>> attention_;
};

}  // namespace gloss
