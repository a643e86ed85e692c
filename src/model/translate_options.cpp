// What valid decoding options are.
#include "gloss/translate_options.hpp"

#include "gloss/error.hpp"
#include "model/option_checks.hpp"

namespace gloss {
namespace {

// What is held at once: a window of batches, and every result of a line until it is written.
constexpr double kLargestBatch = 10'000, kMostSamples = 10'000, kLargestRatio = 1000;

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
      {"beam-size", between(1, kWidestBeam)},
      {"n-best", between(1, kWidestBeam)},
      {"length-alpha", at_least(0)},
      {"coverage-penalty", at_least(0)},
      {"attention-layer", at_least(0)},
      {"attention-head", at_least(0)},
      {"max-length", between(0, kLongestLine)},
      {"max-length-ratio", {0, kLargestRatio, true}},
      {"min-length", between(0, kLongestLine)},
      {"no-repeat-ngram", between(0, kLongestLine)},
      {"sample-count", between(1, kMostSamples)},
      {"temperature", above(0)},
      {"top-k", between(0, kLargestVocabulary)},
      {"top-p", {0, 1, true}},
      {"max-source-length", between(1, kLongestLine)},
      {"batch-size", between(1, kLargestBatch)},
      {"threads", between(0, kMostThreads)},
  };
  check_fields(*this, ranges);
  check_outputs(*this);
  if (max_length > 0 && min_length >= max_length) {
    throw UsageError("min-length is " + std::to_string(min_length) + " but max-length is " +
                     std::to_string(max_length) + ", </s> included: an output cannot be both");
  }
}

}  // namespace gloss
