// A StepModel whose user may ask for the end: a search with a wide beam takes minutes, one of its steps does not.
#pragma once

#include <functional>
#include <memory>

#include "search/step_model.hpp"

namespace gloss {

/// Gives what `model` gives; throws Stopped instead of beginning anything once `stop_requested` says true.
class StoppableModel : public StepModel {
 public:
  StoppableModel(std::unique_ptr<StepModel> model, std::function<bool()> stop_requested);

  int vocabulary_size() const override { return model_->vocabulary_size(); }
  int end_id() const override { return model_->end_id(); }
  bool has_attention() const override { return model_->has_attention(); }
  DecodingMemory memory() const override { return model_->memory(); }

  std::unique_ptr<StepState> encode(std::span<const std::vector<int>> sources) const override;
  std::vector<StepResult> step(StepState& state, std::span<const int> last,
                               std::span<const StepRequest> requests) const override;
  StepScores scores(StepState& state, std::span<const int> last, bool attention) const override;
  std::vector<ForcedResult> force(StepState& state, std::span<const std::vector<int>> targets,
                                  bool attention) const override;
  void select(StepState& state, std::span<const int> parents) const override;

 private:
  void ask() const;

  std::unique_ptr<StepModel> model_;
  std::function<bool()> stop_requested_;
};

}  // namespace gloss
