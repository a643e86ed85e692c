// Scores: how a query is compared with the keys. One of the three families that make an attention
// (score x window x normalizer). To add one: a Score and its ScoreRun in a file of this folder, a row in score.cpp's
// table, a test.
#pragma once

#include <torch/nn/module.h>

#include <memory>
#include <string>
#include <vector>

#include "nn/attention/memory.hpp"

namespace gloss {

struct ScoreOptions {
  int64_t query = 0;   ///< width of the queries
  int64_t key = 0;     ///< width of the annotations that keys are made from
  int64_t hidden = 0;  ///< units of scores that have a hidden layer
};

/// A score at work on one sequence's keys.
class ScoreRun {
 public:
  virtual ~ScoreRun() = default;
  /// query: [batch, queries, query] -> energies [batch, queries, src_len], finite everywhere (padding included).
  virtual at::Tensor energies(const at::Tensor& query, const AttentionState& state) const = 0;
};

class Score : public torch::nn::Module {
 public:
  /// Once per sentence. annotations: [batch, src_len, key] -> keys [batch, src_len, *].
  virtual at::Tensor project_keys(const at::Tensor& annotations) const = 0;
  virtual std::unique_ptr<ScoreRun> begin(const Memory& memory) const = 0;
};

/// Throws UsageError for an unknown name.
std::shared_ptr<Score> make_score(const std::string& name, const ScoreOptions& options);
std::vector<std::string> score_names();

// The members, each in the file of its name.
std::shared_ptr<Score> make_additive_score(const ScoreOptions& options);
std::shared_ptr<Score> make_dot_score(const ScoreOptions& options);
std::shared_ptr<Score> make_general_score(const ScoreOptions& options);
std::shared_ptr<Score> make_concat_score(const ScoreOptions& options);

}  // namespace gloss
