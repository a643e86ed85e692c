// Scores: how a query is compared with the keys. One of the three families that make an attention
// (score x window x normalizer). To add one: README, "How to add an attention score".
#pragma once

#include <torch/nn/module.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "nn/attention/attention.hpp"

namespace gloss {

/// A score at work on one sequence's keys.
class ScoreRun {
 public:
  virtual ~ScoreRun() = default;
  /// query: [batch, queries, query] -> energies [batch, queries, src_len], finite everywhere (padding included).
  virtual at::Tensor energies(const at::Tensor& query, const AttentionState& state) const = 0;
  /// Where the energies are  factor * product_query * keys^T  says so, for those who can do better than make them.
  struct Product {
    at::Tensor query;
    double factor;
  };
  virtual std::optional<Product> product(const at::Tensor& /*query*/) const { return {}; }
};

class Score : public torch::nn::Module {
 public:
  /// Once per sentence. annotations: [batch, src_len, key] -> keys [batch, src_len, *]; undefined: no keys are needed.
  virtual at::Tensor project_keys(const at::Tensor& annotations) const = 0;
  /// The run refers to this score and must not outlive it.
  virtual std::unique_ptr<ScoreRun> begin(const Memory& memory) const = 0;
  /// False where project_keys gives nothing: the score looks at the query alone.
  virtual bool uses_keys() const { return true; }
};

/// Of options.attention_score. Throws UsageError for an unknown name.
std::shared_ptr<Score> make_score(const ModelOptions& options, const AttentionShape& shape);
std::vector<std::string> score_names();

// The members, each in the file of its name.
std::shared_ptr<Score> make_additive_score(const ModelOptions& options, const AttentionShape& shape);
std::shared_ptr<Score> make_dot_score(const ModelOptions& options, const AttentionShape& shape);
std::shared_ptr<Score> make_scaled_dot_score(const ModelOptions& options, const AttentionShape& shape);
std::shared_ptr<Score> make_general_score(const ModelOptions& options, const AttentionShape& shape);
std::shared_ptr<Score> make_concat_score(const ModelOptions& options, const AttentionShape& shape);
std::shared_ptr<Score> make_cosine_score(const ModelOptions& options, const AttentionShape& shape);
std::shared_ptr<Score> make_mlp_score(const ModelOptions& options, const AttentionShape& shape);
std::shared_ptr<Score> make_location_score(const ModelOptions& options, const AttentionShape& shape);
std::shared_ptr<Score> make_location_aware_score(const ModelOptions& options, const AttentionShape& shape);

}  // namespace gloss
