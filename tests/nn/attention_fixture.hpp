// An attention in double over three sentences of 5, 3 and 1 pieces: what the tests of attention's families share.
#pragma once

#include <string>
#include <vector>

#include "nn/attention/attention.hpp"
#include "numeric.hpp"

namespace gloss::testing {

constexpr int64_t kBatch = 3, kLength = 5, kQueries = 2, kQuery = 4, kKey = 6, kHidden = 3;
constexpr double kTight = 1e-12, kGradient = 1e-7;

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

/// Scores with every window, normalizer and coverage that differentiate: what gradient checks and padding tests go
/// over.
inline std::vector<ModelOptions> soft_attentions() {
  std::vector<ModelOptions> all;
  for (const char* score :
       {"additive", "concat", "cosine", "dot", "general", "location", "location-aware", "mlp", "scaled-dot"}) {
    all.push_back(attention_options(score));
  }
  for (const char* window : {"local-m", "local-p"}) all.push_back(attention_options("additive", window));
  for (const char* normalizer : {"sparsemax", "entmax15", "monotonic"}) {
    all.push_back(attention_options("general", "global", normalizer));
  }
  for (const char* score : {"additive", "concat", "mlp", "location-aware"}) {
    for (const char* coverage : {"linguistic", "neural"}) {
      all.push_back(attention_options(score));
      all.back().attention_coverage = coverage;
    }
  }
  for (const char* activation : {"relu", "gelu", "sigmoid"}) {
    all.push_back(attention_options("mlp"));
    all.back().attention_activation = activation;
    all.back().attention_mlp_layers = 2;
  }
  for (const char* score : {"additive", "scaled-dot", "location-aware"}) {
    all.push_back(attention_options(score, "local-p"));
    all.back().attention_heads = 2;
    if (all.back().attention_score == "additive") all.back().attention_coverage = "neural";
  }
  return all;
}

inline std::string name_of_attention(const ModelOptions& o) {
  return o.attention_score + " " + o.attention_window + " " + o.attention_normalizer + " coverage " +
         o.attention_coverage + " heads " + std::to_string(o.attention_heads) + " " + o.attention_activation;
}

}  // namespace gloss::testing
