#include "nn/attention/normalizer.hpp"

#include <functional>
#include <map>

#include "model/options_text.hpp"

namespace gloss {

namespace {

using MakeNormalizer = std::function<std::shared_ptr<Normalizer>(const ModelOptions&)>;

const std::map<std::string, MakeNormalizer>& table() {
  static const std::map<std::string, MakeNormalizer> normalizers = {
      {"entmax15", make_entmax15},   {"gumbel", make_gumbel},   {"monotonic", make_monotonic},
      {"reinforce", make_reinforce}, {"softmax", make_softmax}, {"sparsemax", make_sparsemax},
  };
  return normalizers;
}

}  // namespace

std::vector<std::string> normalizer_names() {
  std::vector<std::string> names;
  for (const auto& [name, make] : table()) names.push_back(name);
  return names;
}

std::shared_ptr<Normalizer> make_normalizer(const ModelOptions& options) {
  require_choice("attention-normalizer", options.attention_normalizer, normalizer_names());
  return table().at(options.attention_normalizer)(options);
}

}  // namespace gloss
