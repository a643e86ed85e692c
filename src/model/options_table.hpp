// An options struct as a table of texts: listing its options with their values, and setting one by its name. YAML, the
// command line and `info` are written against this; nothing here knows the members of any struct.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

#include "gloss/error.hpp"
#include "gloss/option_field.hpp"
#include "model/options_text.hpp"

namespace gloss {

/// Values as text. Numbers are the shortest text that reads back as the same number, with a '.' whatever the locale.
std::string option_text(bool value);
std::string option_text(int64_t value);
std::string option_text(uint64_t value);
std::string option_text(double value);
inline std::string option_text(int value) {
  return option_text(static_cast<int64_t>(value));
}
inline std::string option_text(const std::string& value) {
  return value;
}
/// Joined with ','.
std::string option_text(const std::vector<std::string>& value);

/// Text to value. The whole text must be one value; throws UsageError "learning-rate: 'abc' is not a number (WHERE)",
/// the parenthesis only when `where` is not empty.
void parse_option(const Field& field, const std::string& text, const std::string& where, bool& value);
void parse_option(const Field& field, const std::string& text, const std::string& where, int& value);
void parse_option(const Field& field, const std::string& text, const std::string& where, int64_t& value);
void parse_option(const Field& field, const std::string& text, const std::string& where, uint64_t& value);
void parse_option(const Field& field, const std::string& text, const std::string& where, double& value);
/// Checks the field's choices.
void parse_option(const Field& field, const std::string& text, const std::string& where, std::string& value);
/// Splits at ','; an empty text is an empty list.
void parse_option(const Field& field, const std::string& text, const std::string& where,
                  std::vector<std::string>& value);

/// " (WHERE)", or nothing.
std::string in_parentheses(const std::string& where);
/// "unknown option 'lerning-rate' (config.yaml:3); did you mean 'learning-rate'?"
UsageError unknown_option(const std::string& key, const std::vector<Field>& fields, const std::string& where);

enum class OptionKind { kFlag, kNumber, kText, kList };

template <class Value>
constexpr OptionKind option_kind() {
  if constexpr (std::same_as<Value, bool>) return OptionKind::kFlag;
  if constexpr (std::is_arithmetic_v<Value>) return OptionKind::kNumber;
  if constexpr (std::same_as<Value, std::vector<std::string>>) return OptionKind::kList;
  return OptionKind::kText;
}

/// One option as a person sees it.
struct OptionRow {
  Field field;
  OptionKind kind = OptionKind::kText;
  std::string value;
  std::string default_value;
};

template <class Options>
std::vector<Field> collect_fields(const Options& options) {
  std::vector<Field> fields;
  visit(options, [&](const Field& field, const auto&) { fields.push_back(field); });
  return fields;
}

template <class Options>
std::vector<OptionRow> option_rows(const Options& options) {
  std::vector<OptionRow> rows;
  visit(options, [&](const Field& field, const auto& value) {
    rows.push_back({field, option_kind<std::decay_t<decltype(value)>>(), option_text(value), ""});
  });
  size_t row = 0;
  visit(Options(), [&](const Field&, const auto& value) { rows[row++].default_value = option_text(value); });
  return rows;
}

template <class Options>
bool has_option(const Options& options, const std::string& key) {
  bool found = false;
  visit(options, [&](const Field& field, const auto&) { found = found || field.key == key; });
  return found;
}

/// Sets the option of that key from text. `where` ("config.yaml:12") is told in messages. Throws UsageError for a key
/// that does not exist (with the nearest one that does) or a text that is no such value.
template <class Options>
void set_option(Options& options, const std::string& key, const std::string& text, const std::string& where = "") {
  if (!has_option(options, key)) throw unknown_option(key, collect_fields(options), where);
  visit(options, [&](const Field& field, auto& value) {
    if (field.key == key) parse_option(field, text, where, value);
  });
}

/// The same for a list that comes as a list. Throws UsageError when the option is not one.
template <class Options>
void set_option_list(Options& options, const std::string& key, const std::vector<std::string>& items,
                     const std::string& where = "") {
  if (!has_option(options, key)) throw unknown_option(key, collect_fields(options), where);
  visit(options, [&](const Field& field, auto& value) {
    if (field.key != key) return;
    if constexpr (std::same_as<std::decay_t<decltype(value)>, std::vector<std::string>>) {
      value = items;
    } else {
      throw UsageError(key + ": a list, but the option takes one value" + in_parentheses(where));
    }
  });
}

/// Keys whose values differ.
template <class Options>
std::vector<std::string> changed_options(const Options& before, const Options& after) {
  const auto old_rows = option_rows(before), new_rows = option_rows(after);
  std::vector<std::string> keys;
  for (size_t i = 0; i < old_rows.size(); ++i) {
    if (old_rows[i].value != new_rows[i].value) keys.push_back(old_rows[i].field.key);
  }
  return keys;
}

}  // namespace gloss
