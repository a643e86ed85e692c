#include "nn/attention/score.hpp"

#include <functional>
#include <map>

#include "model/options_text.hpp"

namespace gloss {

namespace {

using MakeScore = std::function<std::shared_ptr<Score>(const ModelOptions&, const AttentionShape&)>;

const std::map<std::string, MakeScore>& table() {
  static const std::map<std::string, MakeScore> scores = {
      {"additive", make_additive_score},
      {"concat", make_concat_score},
      {"cosine", make_cosine_score},
      {"dot", make_dot_score},
      {"general", make_general_score},
      {"location", make_location_score},
      {"location-aware", make_location_aware_score},
      {"mlp", make_mlp_score},
      {"scaled-dot", make_scaled_dot_score},
  };
  return scores;
}

}  // namespace

std::vector<std::string> score_names() {
  std::vector<std::string> names;
  for (const auto& [name, make] : table()) names.push_back(name);
  return names;
}

std::shared_ptr<Score> make_score(const ModelOptions& options, const AttentionShape& shape) {
  require_choice("attention-score", options.attention_score, score_names());
  return table().at(options.attention_score)(options, shape);
}

}  // namespace gloss
