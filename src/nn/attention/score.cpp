#include "nn/attention/score.hpp"

#include "nn/named_table.hpp"

namespace gloss {

namespace {

const FactoryTable<Score, ModelOptions, AttentionShape>& table() {
  static const FactoryTable<Score, ModelOptions, AttentionShape> scores(
      "attention-score", {
                             {"additive", make_additive_score},
                             {"concat", make_concat_score},
                             {"cosine", make_cosine_score},
                             {"dot", make_dot_score},
                             {"general", make_general_score},
                             {"location", make_location_score},
                             {"location-aware", make_location_aware_score},
                             {"mlp", make_mlp_score},
                             {"scaled-dot", make_scaled_dot_score},
                         });
  return scores;
}

}  // namespace

std::vector<std::string> score_names() {
  return table().names();
}

std::shared_ptr<Score> make_score(const ModelOptions& options, const AttentionShape& shape) {
  return table().at(options.attention_score)(options, shape);
}

}  // namespace gloss
