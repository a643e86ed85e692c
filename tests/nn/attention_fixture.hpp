// An attention in double over three sentences of 5, 3 and 1 pieces: what the tests of attention's families share.
#pragma once

#include <string>
#include <vector>

#include "attention_compositions.hpp"
#include "nn/attention/attention.hpp"
#include "numeric.hpp"

namespace gloss::testing {

constexpr int64_t kBatch = 3, kLength = 5, kQueries = 2, kQuery = 4, kKey = 6, kHidden = 3;
constexpr double kGradient = 1e-7;

inline ModelOptions attention_options(const std::string& score, const std::string& window = "global",
                                      const std::string& normalizer = "softmax") {
  ModelOptions options;
  options.attention_score = score;
  options.attention_window = window;
  options.attention_normalizer = normalizer;
  options.attention_kernel = 3;
  options.attention_filters = 2;
  options.attention_table = 4;  // shorter than the longest sentence
  options.attention_width = 2;
  options.attention_coverage_size = 2;
  options.attention_noise = 0;
  return options;
}

struct AttentionFixture {
  std::shared_ptr<Attention> attention;
  Annotations annotations;
  at::Tensor query = random_double({kBatch, kQueries, kQuery}).requires_grad_();
  at::Tensor second_query = random_double({kBatch, kQueries, kQuery}).requires_grad_();

  explicit AttentionFixture(const ModelOptions& options, int64_t key = kKey) {
    torch::manual_seed(11);
    attention = make_attention(options, {kQuery, key, kHidden});
    attention->to(at::kDouble);
    const at::NoGradGuard no_grad;
    for (at::Tensor parameter : attention->parameters()) {
      if (parameter.abs().max().item<double>() == 0)
        parameter.normal_();  // a bias that an equation forgot would not show
    }
    annotations.states = random_double({kBatch, kLength, key}).requires_grad_();
    annotations.lengths = torch::tensor({5, 3, 1}, at::kLong);
    annotations.final_hidden = random_double({kBatch, key});
  }
  explicit AttentionFixture(const std::string& score, int64_t key = kKey)
      : AttentionFixture(attention_options(score), key) {}

  /// Two steps of one sequence.
  std::vector<AttentionResult> steps(const Mode& mode = {}) const {
    const auto run = attention->begin(attention->remember(annotations));
    const AttentionResult first = run->step(query, {}, mode);
    return {first, run->step(second_query, first.state, mode)};
  }
  at::Tensor parameter(const std::string& name) const { return attention->named_parameters()[name]; }
  int64_t length(int64_t sentence) const { return annotations.lengths[sentence].item<int64_t>(); }
};

/// Compositions that differentiate: what gradient checks go over. Each member alone, then members of several families
/// together.
inline std::vector<ModelOptions> soft_attentions() {
  std::vector<ModelOptions> all;
  for (const std::string& score : score_names()) all.push_back(attention_options(score));
  for (const char* window : {"local-m", "local-p"}) all.push_back(attention_options("additive", window));
  for (const char* normalizer : {"sparsemax", "entmax15", "monotonic"}) {
    all.push_back(attention_options("general", "global", normalizer));
  }
  for (const char* activation : {"relu", "gelu", "sigmoid"}) {
    all.push_back(attention_options("mlp"));
    all.back().attention_activation = activation;
    all.back().attention_mlp_layers = 2;
  }
  const auto add = [&](ModelOptions options, const std::string& coverage, int heads) {
    options.attention_coverage = coverage;
    options.attention_heads = heads;
    all.push_back(options);
  };
  for (const std::string& score : scores_with(&AttentionScore::hidden_layer)) {
    for (const char* coverage : {"linguistic", "neural"}) add(attention_options(score), coverage, 1);
  }
  add(attention_options("location-aware", "global", "sparsemax"), "none", 1);
  add(attention_options("location-aware", "global", "monotonic"), "none", 1);
  add(attention_options("location", "local-m", "entmax15"), "none", 1);
  add(attention_options("dot", "local-p", "sparsemax"), "none", 1);
  add(attention_options("additive", "local-m"), "linguistic", 1);
  add(attention_options("concat", "global", "monotonic"), "neural", 1);
  add(attention_options("location"), "none", 2);
  add(attention_options("location", "local-p", "sparsemax"), "none", 2);
  add(attention_options("location-aware", "local-p"), "none", 2);
  add(attention_options("location-aware", "global", "monotonic"), "linguistic", 2);
  add(attention_options("cosine", "local-m", "entmax15"), "none", 2);
  add(attention_options("scaled-dot", "local-p"), "none", 2);
  add(attention_options("additive", "global"), "linguistic", 2);
  add(attention_options("additive", "local-p"), "neural", 2);
  return all;
}

}  // namespace gloss::testing
