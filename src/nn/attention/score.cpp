#include "nn/attention/score.hpp"

#include <torch/torch.h>

#include <functional>
#include <map>

#include "model/options_text.hpp"

namespace gloss {

namespace {

using MakeScore = std::function<std::shared_ptr<Score>(const ScoreOptions&)>;

const std::map<std::string, MakeScore>& table() {
  static const std::map<std::string, MakeScore> scores = {
      {"additive", make_additive_score},
      {"concat", make_concat_score},
      {"dot", make_dot_score},
      {"general", make_general_score},
  };
  return scores;
}

}  // namespace

std::vector<std::string> score_names() {
  std::vector<std::string> names;
  for (const auto& [name, make] : table()) names.push_back(name);
  return names;
}

std::shared_ptr<Score> make_score(const std::string& name, const ScoreOptions& options) {
  require_choice("attention-score", name, score_names());
  return table().at(name)(options);
}

}  // namespace gloss
