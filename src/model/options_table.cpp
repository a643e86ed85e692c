// One value of an option as text, and back.
#include "model/options_table.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace gloss {
namespace {

template <class Number>
std::string shortest(Number value) {
  char buffer[64];
  const auto end = std::to_chars(buffer, buffer + sizeof(buffer), value).ptr;
  return std::string(buffer, end);
}

[[noreturn]] void refuse(const Field& field, const std::string& text, const std::string& why,
                         const std::string& where) {
  throw UsageError(field.key + ": " + quoted_value(text) + " " + why + in_parentheses(where));
}

template <class Number>
void parse_number(const Field& field, const std::string& text, const std::string& where, Number& value) {
  constexpr bool whole = std::is_integral_v<Number>;
  Number parsed{};
  const char* const end = text.data() + text.size();
  const auto [stop, status] = std::from_chars(text.data(), end, parsed);
  if (status == std::errc::result_out_of_range) refuse(field, text, "is out of range", where);
  if (status != std::errc() || stop != end) {
    const bool negative = whole && !std::is_signed_v<Number> && text.starts_with('-');
    refuse(field, text, negative ? "is negative" : whole ? "is not a whole number" : "is not a number", where);
  }
  if constexpr (!whole) {
    if (!std::isfinite(parsed)) refuse(field, text, "is not a finite number", where);
  }
  value = parsed;
}

}  // namespace

std::string in_parentheses(const std::string& where) {
  return where.empty() ? "" : " (" + where + ")";
}

UsageError unknown_option(const std::string& key, const std::vector<Field>& fields, const std::string& where) {
  std::vector<std::string> keys;
  keys.reserve(fields.size());
  for (const auto& field : fields) keys.push_back(field.key);
  const std::string nearest = nearest_name(key, keys);
  return UsageError("unknown option " + quoted_value(key) + in_parentheses(where) +
                    (nearest.empty() ? "" : "; did you mean '" + nearest + "'?"));
}

std::string option_text(bool value) {
  return value ? "true" : "false";
}
std::string option_text(int64_t value) {
  return shortest(value);
}
std::string option_text(uint64_t value) {
  return shortest(value);
}

std::string option_text(double value) {
  if (std::isnan(value)) return "nan";  // which sign it has means nothing
  std::string text = shortest(value);
  // YAML 1.1 readers (PyYAML) take "1e-08" for a string: a float has a point there.
  const size_t exponent = text.find('e');
  if (exponent != std::string::npos && text.find('.') == std::string::npos) text.insert(exponent, ".0");
  return text;
}

std::string option_text(const std::vector<std::string>& value) {
  std::string text;
  for (size_t i = 0; i < value.size(); ++i) text += (i > 0 ? "," : "") + value[i];
  return text;
}

void parse_option(const Field& field, const std::string& text, const std::string& where, bool& value) {
  std::string lower = text;
  std::transform(lower.begin(), lower.end(), lower.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
  const auto is_one_of = [&](std::initializer_list<const char*> words) {
    return std::find(words.begin(), words.end(), lower) != words.end();
  };
  if (is_one_of({"true", "yes", "on", "1"})) {
    value = true;
  } else if (is_one_of({"false", "no", "off", "0"})) {
    value = false;
  } else {
    refuse(field, text, "is neither true nor false", where);
  }
}

void parse_option(const Field& field, const std::string& text, const std::string& where, int& value) {
  parse_number(field, text, where, value);
}
void parse_option(const Field& field, const std::string& text, const std::string& where, int64_t& value) {
  parse_number(field, text, where, value);
}
void parse_option(const Field& field, const std::string& text, const std::string& where, uint64_t& value) {
  parse_number(field, text, where, value);
}
void parse_option(const Field& field, const std::string& text, const std::string& where, double& value) {
  parse_number(field, text, where, value);
}

void parse_option(const Field& field, const std::string& text, const std::string& where, std::string& value) {
  if (!field.choices.empty()) {
    try {
      require_choice(field.key, text, field.choices);
    } catch (const UsageError& error) {
      throw UsageError(error.what() + in_parentheses(where));
    }
  }
  value = text;
}

void parse_option(const Field&, const std::string& text, const std::string&, std::vector<std::string>& value) {
  value.clear();
  if (text.empty()) return;
  for (size_t begin = 0; begin <= text.size();) {
    const size_t end = std::min(text.find(',', begin), text.size());
    value.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
}

}  // namespace gloss
