// StepModel: all that search knows of a model. One decoding step at a time over rows (hypotheses) that belong to
// sources; no tensor crosses it. A network, an engine without LibTorch and a hand-written score table all fit behind
// it.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "gloss/decoding_memory.hpp"

namespace gloss {

/// State of a set of rows between two steps. Opaque; owned by whoever called encode().
class StepState {
 public:
  virtual ~StepState() = default;
};

/// What is wanted from one row of a step.
struct StepRequest {
  int k = 1;                    ///< how many best candidates (0: none, only the forced id's log-probability)
  std::span<const int> banned;  ///< ids that are removed from the candidates; probabilities are not renormalized
  std::optional<int> forced;    ///< also give this id's log-probability
  bool attention = false;       ///< also give the attention of this step
};

struct Candidate {
  int id = 0;
  float log_prob = 0;  ///< natural, at temperature 1, over the whole vocabulary
};

/// What one row of a step gives.
struct StepResult {
  std::vector<Candidate> best;   ///< at most k, best first; ties go to the lower id
  float forced_log_prob = 0;     ///< of StepRequest::forced
  std::vector<float> attention;  ///< over the row's own unpadded source; empty when not asked for or the model has none
};

/// The slow path: the whole distribution of every row.
struct StepScores {
  std::span<const float> log_probs;           ///< [rows, vocabulary], row-major
  std::vector<std::vector<float>> attention;  ///< per row, over its own unpadded source; empty if not asked for
  std::shared_ptr<const void> owner;          ///< of the log-probabilities: whatever the model made them in, not a copy

  void own(std::vector<float> numbers) {
    const auto kept = std::make_shared<const std::vector<float>>(std::move(numbers));
    log_probs = *kept;
    owner = kept;
  }
};

/// A given target scored by the model.
struct ForcedResult {
  std::vector<float> log_probs;  ///< per target piece
  std::vector<float> attention;  ///< [target, source], row-major; empty if not asked for or the model has none
};

class StepModel {
 public:
  virtual ~StepModel() = default;

  virtual int vocabulary_size() const = 0;
  virtual int end_id() const = 0;  ///< `</s>`; also what the first step is fed
  virtual bool has_attention() const = 0;
  /// What decoding holds beside the scores.
  virtual DecodingMemory memory() const { return {}; }

  /// One row per source. Sources are target-ready id sequences with `</s>` last; none is empty. Row r belongs to source
  /// r.
  virtual std::unique_ptr<StepState> encode(std::span<const std::vector<int>> sources) const = 0;

  /// Feeds each row its last token (end_id() in the first step) and moves the state on. Sizes: one entry per row.
  virtual std::vector<StepResult> step(StepState& state, std::span<const int> last,
                                       std::span<const StepRequest> requests) const = 0;

  /// As step(), but hands out every log-probability.
  virtual StepScores scores(StepState& state, std::span<const int> last, bool attention) const = 0;

  /// Scores given targets (one per row, ids with `</s>` where there is one) from a freshly encoded state.
  /// The default loops step().
  virtual std::vector<ForcedResult> force(StepState& state, std::span<const std::vector<int>> targets,
                                          bool attention) const;

  /// Row i of the new state is row parents[i] of the old one: reorders, repeats, drops. Source memory is not copied.
  virtual void select(StepState& state, std::span<const int> parents) const = 0;
};

}  // namespace gloss
