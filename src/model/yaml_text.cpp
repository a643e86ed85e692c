#include "model/yaml_text.hpp"

#include <yaml-cpp/yaml.h>

#include <set>

#include "gloss/error.hpp"
#include "text/files.hpp"
#include "text/lines.hpp"
#include "text/printable.hpp"

namespace gloss {
namespace {

bool is_utf8(std::string text) {
  return repair_utf8(text) == 0;
}

std::string place(const std::string& name, const YAML::Mark& mark) {
  return name + ":" + std::to_string(mark.line + 1);
}

YamlEntry entry_of(const YAML::Node& key, const YAML::Node& value, const std::string& where) {
  if (!key.IsScalar()) throw UsageError(where + ": a key is not a plain name");
  YamlEntry entry{key.Scalar(), {}, where};
  if (value.IsMap()) throw UsageError(where + ": '" + entry.key + "' is a block, where `key: value` lines belong");
  if (value.IsNull()) throw UsageError(entry.key + " has no value (" + where + "); write '' for an empty text");
  if (value.IsScalar()) entry.values.push_back(yaml_scalar(value));
  for (const auto& item : value) {
    if (!item.IsScalar()) throw UsageError(where + ": an item of '" + entry.key + "' is not a plain text");
    entry.values.push_back(yaml_scalar(item));
  }
  return entry;
}

}  // namespace

std::string quoted_yaml(const std::string& text) {
  YAML::Emitter emitter;
  if (is_utf8(text)) {
    emitter << YAML::DoubleQuoted << text;
  } else {
    emitter << YAML::Binary(reinterpret_cast<const unsigned char*>(text.data()), text.size());
  }
  return emitter.c_str();
}

std::string yaml_scalar(const YAML::Node& scalar) {
  if (scalar.Tag() != "tag:yaml.org,2002:binary") return scalar.Scalar();
  const std::vector<unsigned char> bytes = YAML::DecodeBase64(scalar.Scalar());
  return {bytes.begin(), bytes.end()};
}

void read_yaml(const std::string& text, const std::string& name, const std::function<void(const YAML::Node&)>& read) {
  try {
    const std::vector<YAML::Node> documents = YAML::LoadAll(text);
    if (documents.size() > 1) throw UsageError(name + ": more than one YAML document; keep one");
    read(documents.empty() ? YAML::Node() : documents[0]);
  } catch (const YAML::Exception& error) {
    throw UsageError(place(name, error.mark) + ": not valid YAML: " + printable(error.msg, 100) +
                     "; a line is 'key: value', with the value in quotes if it holds any of : # [ { \" \\");
  }
}

std::vector<YamlEntry> read_yaml_entries(const std::filesystem::path& path) {
  const std::string name = path.string();
  std::vector<YamlEntry> entries;
  read_yaml(read_file(path), name, [&](const YAML::Node& root) {
    if (root.IsNull()) return;
    if (!root.IsMap()) throw UsageError(name + ": this is something else than `key: value` lines");
    std::set<std::string> seen;
    for (const auto& line : root) {
      entries.push_back(entry_of(line.first, line.second, place(name, line.first.Mark())));
      const YamlEntry& entry = entries.back();
      if (!seen.insert(entry.key).second) throw UsageError(entry.where + ": '" + entry.key + "' is set twice");
    }
  });
  return entries;
}

}  // namespace gloss
