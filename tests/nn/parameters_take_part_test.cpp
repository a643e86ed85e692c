// Every parameter of every model gets a gradient from the loss in training mode, defined and not all 0; those that
// rightly get none are named here.
#include <set>

#include "model_variants.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

/// A product of the query with keys that are an affine function of the annotations: cosine's are not.
bool is_product(const ModelOptions& options) {
  if (options.attention_score == "none") return false;
  const auto score = make_score(options, {.query = 3, .key = 3, .hidden = 3});
  score->to(at::kDouble);
  const auto keys = [&](const at::Tensor& x) { return score->project_keys(x); };
  const at::Tensor x = random_double({1, 1, 3}), y = random_double({1, 1, 3}), moved = random_double({1, 1, 3});
  const Memory memory{.keys = keys(x), .values = x, .lengths = at::ones({1}, at::kLong)};
  if (!score->begin(memory)->product(x)) return false;
  return close(keys(x + moved) - keys(x), keys(y + moved) - keys(y), kTight);
}

/// The keys' bias of heads under a score q^T k adds q^T b to all energies of a query. All normalizers but monotonic
/// give the same weights when the same number is added to all energies.
std::set<std::string> without_effect(const ModelOptions& o) {
  if (!is_product(o) || o.attention_normalizer == "monotonic") return {};
  if (o.decoder_type == "rnn" && o.attention_heads > 1) return {"decoder.attention.key.bias"};
  std::set<std::string> names;
  if (o.decoder_type == "transformer") {
    for (int i = 0; i < o.decoder_layers; ++i) {
      names.insert("decoder.layer" + std::to_string(i) + ".source_attention.key.bias");
    }
  }
  return names;
}

/// Names of the parameters whose gradient is undefined, or nothing beside the largest one (in double).
std::set<std::string> without_gradient(const ModelOptions& options) {
  Seq2Seq model = model_of(options);
  model->to(at::kDouble);
  // Hard attention learns in training only. Its draws, and the noise of monotonic attention, follow the seed.
  const Mode training = seeded_mode(true, 1);
  model->loss(batch_of(kSources, kTargets), {.label_smoothing = 0.1}, training).objective.backward();
  const auto size = [](const at::Tensor& parameter) {
    return parameter.grad().defined() ? parameter.grad().abs().max().item<double>() : 0.0;
  };
  double largest = 0;
  for (const at::Tensor& parameter : model->parameters()) largest = std::max(largest, size(parameter));
  std::set<std::string> names;
  for (const auto& parameter : model->named_parameters()) {
    if (size(parameter.value()) <= 1e-12 * largest) names.insert(parameter.key());
  }
  return names;
}

}  // namespace

TEST_CASE("every parameter takes part in the loss") {
  for (const ModelOptions& options : variants()) {
    INFO(name_of_model(options));
    CHECK(without_gradient(options) == without_effect(options));
  }
}

TEST_CASE("every parameter of every composition of attention takes part, in every style of the decoder") {
  for (const char* style : kStyles) {
    for (const ModelOptions& options : every_attention(model_to_compose(style))) {
      INFO(name_of_model(options));
      CHECK(without_gradient(options) == without_effect(options));
    }
  }
}
