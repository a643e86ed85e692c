// Finding a configuration by name, and telling what each is for.
#include "model/built_in_configs.hpp"

#include <algorithm>
#include <filesystem>
#include <vector>

#include "gloss/error.hpp"
#include "model/options_text.hpp"

namespace gloss {
namespace {

namespace fs = std::filesystem;

/// The text of the lines before the first that is no comment, joined by blanks.
std::string first_comment(std::string_view text) {
  std::string comment;
  for (size_t begin = 0; begin < text.size() && text[begin] == '#';) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    std::string_view line = text.substr(begin + 1, end - begin - 1);
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    if (line.empty()) break;  // the first paragraph is enough
    comment += (comment.empty() ? "" : " ") + std::string(line);
    begin = end + 1;
  }
  return comment;
}

[[noreturn]] void refuse_unknown(const std::string& given) {
  std::vector<std::string> names;
  std::string list;
  for (const BuiltInConfig& known : built_in_configs()) {
    names.emplace_back(known.name);
    list += (list.empty() ? "" : ", ") + names.back();
  }
  const std::string nearest = nearest_name(fs::path(given).stem().string(), names);
  const std::string message = "config '" + given + "' is neither a file nor a built-in configuration" +
                              (nearest.empty() ? "." : "; did you mean '" + nearest + "'?") + " Built in: " + list +
                              " (see: gloss train --list-configs)";
  const bool is_path = given.find('/') != std::string::npos || fs::path(given).has_extension();
  if (is_path) throw FileError(message);
  throw UsageError(message);
}

}  // namespace

std::string config_summary(std::string_view text) {
  const std::string comment = first_comment(text);
  return comment.substr(0, std::min(comment.find(". "), comment.size() - 1) + 1);
}

ConfigKeys read_named_config(const std::string& name_or_path, RunConfig& config) {
  const auto configs = built_in_configs();
  const auto built_in = std::ranges::find(configs, name_or_path, &BuiltInConfig::name);
  if (built_in != configs.end()) {
    return read_config_text(std::string(built_in->text), "built-in config " + name_or_path, config);
  }
  std::error_code ignored;
  if (!fs::exists(name_or_path, ignored)) refuse_unknown(name_or_path);
  return read_config(name_or_path, config);
}

}  // namespace gloss
