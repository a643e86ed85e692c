// See stoppable_model.hpp.
#include "search/stoppable_model.hpp"

#include <utility>

#include "text/stopped.hpp"

namespace gloss {

StoppableModel::StoppableModel(std::unique_ptr<StepModel> model, std::function<bool()> stop_requested)
    : model_(std::move(model)), stop_requested_(std::move(stop_requested)) {}

void StoppableModel::ask() const {
  if (stop_requested_()) throw Stopped();
}

std::unique_ptr<StepState> StoppableModel::encode(std::span<const std::vector<int>> sources) const {
  ask();
  return model_->encode(sources);
}

std::vector<StepResult> StoppableModel::step(StepState& state, std::span<const int> last,
                                             std::span<const StepRequest> requests) const {
  ask();
  return model_->step(state, last, requests);
}

StepScores StoppableModel::scores(StepState& state, std::span<const int> last, bool attention) const {
  ask();
  return model_->scores(state, last, attention);
}

std::vector<ForcedResult> StoppableModel::force(StepState& state, std::span<const std::vector<int>> targets,
                                                bool attention) const {
  ask();
  return model_->force(state, targets, attention);
}

void StoppableModel::select(StepState& state, std::span<const int> parents) const {
  model_->select(state, parents);
}

}  // namespace gloss
