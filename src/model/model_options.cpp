// What a valid architecture is.
#include "gloss/model_options.hpp"

#include "gloss/error.hpp"
#include "model/option_checks.hpp"

namespace gloss {

void ModelOptions::validate() const {
  static const RangeTable ranges = {
      {"embedding-size", at_least(1)},    {"encoder-layers", at_least(1)}, {"encoder-hidden", at_least(1)},
      {"decoder-layers", at_least(1)},    {"decoder-hidden", at_least(1)}, {"attention-size", at_least(0)},
      {"dropout-embedding", below_one()}, {"dropout-layer", below_one()},  {"dropout-annotation", below_one()},
      {"dropout-output", below_one()},
  };
  check_fields(*this, ranges);
  if (tied_embeddings == "all" && !shared_vocab) {
    throw UsageError(
        "tied-embeddings all needs one vocabulary for both sides: set shared-vocab true or "
        "tied-embeddings output");
  }
}

}  // namespace gloss
