// Ranges of numbers, and how they are told.
#include "model/option_checks.hpp"

#include <cmath>
#include <cstdint>
#include <limits>

#include "gloss/error.hpp"

namespace gloss {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

bool contains(const Range& range, double value) {
  if (range.zero_too && value == 0) return true;
  const bool above_low = range.low_open ? value > range.low : value >= range.low;
  const bool below_high = range.high_open ? value < range.high : value <= range.high;
  return above_low && below_high;
}

/// Whole numbers without an exponent: 1000000.
std::string bound_text(double bound) {
  return bound == std::floor(bound) ? option_text(static_cast<int64_t>(bound)) : option_text(bound);
}

std::string described(const Range& range) {
  std::string text = (range.low_open ? "above " : "at least ") + bound_text(range.low);
  if (range.high < kInfinity) text += (range.high_open ? " and below " : " and at most ") + bound_text(range.high);
  if (range.zero_too) text += ", or 0 for off";
  return text;
}

}  // namespace

Range at_least(double low) {
  return {low, kInfinity};
}
Range between(double low, double high) {
  return {low, high};
}
Range above(double low) {
  return {low, kInfinity, true};
}
Range below_one() {
  return {0, 1, false, true};
}

void require_range(const std::string& key, double value, const std::string& text, const RangeTable& ranges) {
  const auto found = ranges.find(key);
  if (found == ranges.end()) throw Error("no range is stated for the option " + key);
  if (contains(found->second, value)) return;
  throw UsageError(key + " is " + text + "; it must be " + described(found->second));
}

}  // namespace gloss
