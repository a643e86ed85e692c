// What valid decoding options are.
#include "gloss/translate_options.hpp"

#include "gloss/error.hpp"
#include "model/option_checks.hpp"

namespace gloss {
namespace {

void check_outputs(const TranslateOptions& o) {
  if (!o.sampling && o.n_best > o.beam_size) {
    throw UsageError("n-best is " + std::to_string(o.n_best) + " but beam-size is " + std::to_string(o.beam_size) +
                     "; a beam holds no more hypotheses than its size: raise beam-size or lower n-best");
  }
  if (o.sampling && o.n_best > 1) {
    throw UsageError("n-best is " + std::to_string(o.n_best) + " together with sampling; independent samples of a " +
                     "line are asked for with sample-count");
  }
  if (!o.sampling && o.sample_count > 1) {
    throw UsageError("sample-count is " + std::to_string(o.sample_count) + " without sampling; set sampling, or ask " +
                     "for the best hypotheses with n-best");
  }
}

}  // namespace

void TranslateOptions::validate() const {
  static const RangeTable ranges = {
      {"beam-size", at_least(1)},
      {"n-best", at_least(1)},
      {"length-alpha", at_least(0)},
      {"coverage-penalty", at_least(0)},
      {"attention-layer", at_least(0)},
      {"attention-head", at_least(0)},
      {"max-length", at_least(0)},
      {"max-length-ratio", above(0)},
      {"min-length", at_least(0)},
      {"no-repeat-ngram", at_least(0)},
      {"sample-count", at_least(1)},
      {"temperature", above(0)},
      {"top-k", at_least(0)},
      {"top-p", {0, 1, true}},
      {"max-source-length", at_least(1)},
      {"batch-size", at_least(1)},
      {"threads", at_least(0)},
  };
  check_fields(*this, ranges);
  check_outputs(*this);
  if (max_length > 0 && min_length >= max_length) {
    throw UsageError("min-length is " + std::to_string(min_length) + " but max-length is " +
                     std::to_string(max_length) + ", </s> included: an output cannot be both");
  }
}

}  // namespace gloss
