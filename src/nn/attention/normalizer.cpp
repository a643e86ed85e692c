#include "nn/attention/normalizer.hpp"

#include <torch/torch.h>

#include <functional>
#include <limits>
#include <map>

#include "model/options_text.hpp"

namespace gloss {

namespace {

/// a_s = exp(e_s) / sum over the sentence's positions (Bahdanau et al. 2015, eq. 6).
class Softmax : public Normalizer {
 public:
  at::Tensor weights(const at::Tensor& energies, const at::Tensor& mask, const AttentionState& /*state*/,
                     const Mode& /*mode*/) const override {
    return at::softmax(energies.masked_fill(mask, -std::numeric_limits<double>::infinity()), -1);
  }
};

using MakeNormalizer = std::function<std::shared_ptr<Normalizer>()>;

const std::map<std::string, MakeNormalizer>& table() {
  static const std::map<std::string, MakeNormalizer> normalizers = {
      {"softmax", [] { return std::make_shared<Softmax>(); }},
  };
  return normalizers;
}

}  // namespace

std::vector<std::string> normalizer_names() {
  std::vector<std::string> names;
  for (const auto& [name, make] : table()) names.push_back(name);
  return names;
}

std::shared_ptr<Normalizer> make_normalizer(const std::string& name) {
  require_choice("attention-normalizer", name, normalizer_names());
  return table().at(name)();
}

}  // namespace gloss
