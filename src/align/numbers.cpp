#include "align/numbers.hpp"

#include <charconv>

namespace gloss {

std::string format_number(double value, int digits) {
  char buffer[64];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, digits).ptr;
  return {buffer, end};
}

double rounded_number(double value, int digits) {
  const std::string text = format_number(value, digits);
  double result = value;
  std::from_chars(text.data(), text.data() + text.size(), result);
  return result;
}

}  // namespace gloss
