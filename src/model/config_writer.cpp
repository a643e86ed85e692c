// Options -> config.yaml: one block per options struct, one line per option, texts quoted where YAML would take them
// for something else.
#include <algorithm>

#include "model/config_marks.hpp"
#include "model/options_table.hpp"
#include "model/run_folder.hpp"
#include "model/yaml_text.hpp"

namespace gloss {
namespace {

/// True for a text that every YAML reader takes as just that text: a letter, '/' or '_' first, then nothing special,
/// and none of the words of YAML 1.1.
bool is_plain(const std::string& text) {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  const auto is_inner = [&](char c) {
    return is_letter(c) || (c >= '0' && c <= '9') || c == '/' || c == '.' || c == '-' || c == '+';
  };
  if (text.empty() || !(is_letter(text[0]) || text[0] == '/')) return false;
  if (!std::all_of(text.begin(), text.end(), is_inner)) return false;
  std::string lower = text;
  std::transform(lower.begin(), lower.end(), lower.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
  const auto words = {"true", "false", "yes", "no", "on", "off", "y", "n", "null"};
  return std::find(words.begin(), words.end(), lower) == words.end();
}

std::string yaml_text(const std::string& text) {
  return is_plain(text) ? text : quoted_yaml(text);
}

std::string yaml_text(const std::vector<std::string>& items) {
  std::string text;
  for (const auto& item : items) text += (text.empty() ? "" : ", ") + yaml_text(item);
  return "[" + text + "]";
}

template <class Number>
requires std::is_arithmetic_v<Number> std::string yaml_text(Number value) {
  return option_text(value);
}

template <class Options>
std::string block(const std::string& name, const Options& options) {
  std::string text = name + ":\n";
  visit(options,
        [&](const Field& field, const auto& value) { text += "  " + field.key + ": " + yaml_text(value) + "\n"; });
  return text;
}

}  // namespace

std::string write_config(const RunConfig& config) {
  return kConfigBegin + "\n" + block("model", config.model) + block("train", config.train) +
         block("translate", config.translate) + kConfigEnd + "\n";
}

}  // namespace gloss
