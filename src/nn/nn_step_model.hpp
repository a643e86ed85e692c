// The StepModel that search drives, over a Seq2Seq.
#pragma once

#include <memory>

#include "nn/seq2seq.hpp"
#include "search/step_model.hpp"

namespace gloss {

/// Over the given weights (shared, not copied); evaluation mode, no gradients. Several step models may share one
/// Seq2Seq while nobody trains it.
std::unique_ptr<StepModel> make_step_model(Seq2Seq model);

}  // namespace gloss
