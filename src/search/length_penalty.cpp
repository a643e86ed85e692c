#include "search/length_penalty.hpp"

#include <algorithm>
#include <cmath>

#include "gloss/error.hpp"

namespace gloss {

LengthPenalty::LengthPenalty(const std::string& name, double alpha) : kind_(Kind::kNone), alpha_(alpha) {
  if (name == "wu") {
    kind_ = Kind::kWu;
  } else if (name == "average") {
    kind_ = Kind::kAverage;
  } else if (name != "none") {
    throw UsageError("length-penalty: '" + name + "' is not a penalty; choose none, wu or average");
  }
}

double LengthPenalty::at(int length) const {
  const double n = std::max(length, 1);
  switch (kind_) {
    case Kind::kWu:
      return std::pow((5.0 + n) / 6.0, alpha_);
    case Kind::kAverage:
      return std::pow(n, alpha_);
    case Kind::kNone:
      break;
  }
  return 1.0;
}

double LengthPenalty::bound(double log_prob, int shortest, int longest) const {
  return log_prob / std::max(at(shortest), at(longest));
}

}  // namespace gloss
