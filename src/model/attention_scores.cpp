#include "gloss/attention_scores.hpp"

namespace gloss {

namespace {

std::vector<std::string> names_where(const auto& chosen) {
  std::vector<std::string> names;
  for (const AttentionScore& score : attention_scores()) {
    if (chosen(score)) names.push_back(score.name);
  }
  return names;
}

}  // namespace

const std::vector<AttentionScore>& attention_scores() {
  static const std::vector<AttentionScore> scores = {
      {.name = "none"},
      {.name = "additive", .hidden_layer = true},
      {.name = "dot", .product = true},
      {.name = "general"},
      {.name = "concat", .hidden_layer = true},
      {.name = "scaled-dot", .product = true},
      {.name = "cosine"},
      {.name = "mlp", .hidden_layer = true},
      {.name = "location"},
      {.name = "location-aware", .hidden_layer = true, .reads_last_weights = true},
  };
  return scores;
}

std::vector<std::string> attention_score_names() {
  return names_where([](const AttentionScore&) { return true; });
}

std::vector<std::string> scores_with(bool AttentionScore::*fact) {
  return names_where([fact](const AttentionScore& score) { return score.*fact; });
}

std::vector<std::string> scores_without(bool AttentionScore::*fact) {
  return names_where([fact](const AttentionScore& score) { return score.name != "none" && !(score.*fact); });
}

}  // namespace gloss
