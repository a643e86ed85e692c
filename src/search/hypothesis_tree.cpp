#include "search/hypothesis_tree.hpp"

#include <utility>

namespace gloss {

int HypothesisTree::add_attention(std::vector<float> row) {
  attention_.push_back(std::move(row));
  return static_cast<int>(attention_.size()) - 1;
}

int HypothesisTree::add(int parent, Candidate piece, int attention) {
  nodes_.push_back({parent, attention, length(parent) + 1, piece, log_prob(parent) + piece.log_prob});
  return static_cast<int>(nodes_.size()) - 1;
}

void HypothesisTree::ids(int node, std::vector<int>& out) const {
  out.resize(static_cast<size_t>(length(node)));
  for (size_t i = out.size(); i-- > 0; node = nodes_[static_cast<size_t>(node)].parent) out[i] = id(node);
}

Hypothesis HypothesisTree::build(int node, bool finished, double score) const {
  Hypothesis result;
  result.finished = finished;
  result.log_prob = log_prob(node);
  result.score = score;
  std::vector<const Node*> path(static_cast<size_t>(length(node)));
  for (size_t i = path.size(); i-- > 0; node = path[i]->parent) path[i] = &nodes_[static_cast<size_t>(node)];
  for (const Node* step : path) {
    result.ids.push_back(step->piece.id);
    result.log_probs.push_back(step->piece.log_prob);
    if (step->attention < 0) continue;
    const std::vector<float>& row = attention_[static_cast<size_t>(step->attention)];
    result.attention.insert(result.attention.end(), row.begin(), row.end());
  }
  return result;
}

}  // namespace gloss
