// Length penalties: what a hypothesis's log-probability is divided by, so that long and short ones can be compared.
//   none     1
//   wu       ((5 + n) / 6)^alpha    Wu et al. 2016, "Google's Neural Machine Translation System", equation 14
//   average  n^alpha                alpha 1 is the mean log-probability per piece
// n is the length in pieces and counts `</s>`.
#pragma once

#include <string>

namespace gloss {

class LengthPenalty {
 public:
  /// Throws UsageError, listing the choices, for a name that is none of them.
  LengthPenalty(const std::string& name, double alpha);

  /// The divisor at `length` pieces. An empty hypothesis counts as one piece, so that it can be divided.
  double at(int length) const;

  double score(double log_prob, int length) const { return log_prob / at(length); }

  /// No extension of a hypothesis to any length from `shortest` to `longest` scores above this: more pieces can only
  /// lower the sum, and the penalty is monotonic in the length, so the larger of its two ends divides best.
  double bound(double log_prob, int shortest, int longest) const;

 private:
  enum class Kind { kNone, kWu, kAverage };
  Kind kind_;
  double alpha_;
};

}  // namespace gloss
