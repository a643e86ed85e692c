// What validate() of an options struct is made of: a range for every number, the choices of every name.
#pragma once

#include <concepts>
#include <map>
#include <string>
#include <string_view>
#include <type_traits>

#include "gloss/option_field.hpp"
#include "model/options_table.hpp"

namespace gloss {

/// An interval; an `open` end is itself not valid.
struct Range {
  double low, high;
  bool low_open = false, high_open = false;
  bool zero_too = false;  ///< 0 stands for "off" and is valid besides
};
Range at_least(double low);
/// Both ends are valid.
Range between(double low, double high);
Range above(double low);
/// [0, 1): what a dropout or a decay may be.
Range below_one();

// Upper ends that options share: far above any use, and low enough that no count overflows, drowns the machine or asks
// for memory that nobody has.
inline constexpr double kMostThreads = 1024;             ///< the largest machines have some 800 hardware threads
inline constexpr double kWidestBeam = 1000;              ///< a step holds batch-size x beam rows over the vocabulary
inline constexpr double kLongestLine = 100'000;          ///< pieces; attention alone takes their square
inline constexpr double kLargestVocabulary = 1'000'000;  ///< a row of the embeddings and of the output layer a piece
inline constexpr double kMostUpdates = 1e12;             ///< some 3,000 years at ten a second
inline constexpr double kMostRounds = 1e9;               ///< epochs, validations, checkpoints, lines: "never", "all"

using RangeTable = std::map<std::string, Range, std::less<>>;

/// Throws UsageError: key, value seen, valid values. A key that the table lacks is a defect of the program: Error.
/// `text` is the value as it is told.
void require_range(const std::string& key, double value, const std::string& text, const RangeTable& ranges);

/// Checks every number against the table and every name with choices against them. Seeds are free.
template <class Options>
void check_fields(const Options& options, const RangeTable& ranges) {
  visit(options, [&](const Field& field, const auto& value) {
    using Value = std::decay_t<decltype(value)>;
    if constexpr (std::same_as<Value, std::string>) {
      if (!field.choices.empty()) require_choice(field.key, value, field.choices);
    } else if constexpr (std::is_arithmetic_v<Value> && !std::same_as<Value, bool> && std::is_signed_v<Value>) {
      require_range(field.key, static_cast<double>(value), option_text(value), ranges);
    }
  });
}

}  // namespace gloss
