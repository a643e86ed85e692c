#include "nn/attention/normalizer.hpp"

#include "nn/named_table.hpp"

namespace gloss {

namespace {

const FactoryTable<Normalizer, ModelOptions>& table() {
  static const FactoryTable<Normalizer, ModelOptions> normalizers("attention-normalizer",
                                                                  {
                                                                      {"entmax15", make_entmax15},
                                                                      {"gumbel", make_gumbel},
                                                                      {"monotonic", make_monotonic},
                                                                      {"reinforce", make_reinforce},
                                                                      {"softmax", make_softmax},
                                                                      {"sparsemax", make_sparsemax},
                                                                  });
  return normalizers;
}

}  // namespace

std::vector<std::string> normalizer_names() {
  return table().names();
}

std::shared_ptr<Normalizer> make_normalizer(const ModelOptions& options) {
  return table().at(options.attention_normalizer)(options);
}

}  // namespace gloss
