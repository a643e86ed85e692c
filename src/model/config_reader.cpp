// config.yaml -> options: which block a key belongs to, and what is wrong with it, by file and line.
#include <yaml-cpp/yaml.h>

#include <map>
#include <sstream>

#include "gloss/error.hpp"
#include "model/config_marks.hpp"
#include "model/options_table.hpp"
#include "model/run_folder.hpp"
#include "model/yaml_text.hpp"
#include "text/files.hpp"
#include "text/printable.hpp"

namespace gloss {
namespace {

/// Deeper nesting than any key has words; an alias that contains itself would nest without end.
constexpr int kMaxDepth = 8;

enum class Block { kAny, kModel, kTrain, kTranslate };

std::string block_name(Block block) {
  return block == Block::kModel ? "model" : block == Block::kTrain ? "train" : "translate";
}

class ConfigReader {
 public:
  ConfigReader(std::string name, RunConfig& config) : name_(std::move(name)), config_(config) {}

  const ConfigKeys& keys() const { return keys_; }

  void read_document(const YAML::Node& root) {
    if (root.IsNull()) return;
    if (!root.IsMap()) fail("a config is 'key: value' lines, this is something else", root);
    for (const auto& entry : root) {
      const std::string key = key_text(entry.first);
      const bool is_block = !entry.second.IsScalar() && (key == "model" || key == "train" || key == "translate");
      if (!is_block) {
        read_entry(Block::kAny, "", entry.first, entry.second);
        continue;
      }
      note_once("block " + key, entry.first);
      const Block block = key == "model" ? Block::kModel : key == "train" ? Block::kTrain : Block::kTranslate;
      if (!entry.second.IsNull()) read_map(block, "", entry.second);
    }
  }

 private:
  void read_map(Block block, const std::string& prefix, const YAML::Node& map) {
    if (!map.IsMap()) fail("the block holds no 'key: value' lines", map);
    if (++depth_ > kMaxDepth) fail("keys are nested too deeply", map);
    for (const auto& entry : map) read_entry(block, prefix, entry.first, entry.second);
    --depth_;
  }

  void read_entry(Block block, const std::string& prefix, const YAML::Node& key_node, const YAML::Node& value) {
    const std::string key = prefix + key_text(key_node);
    if (value.IsMap()) {
      read_map(block, key + "-", value);
      return;
    }
    const Block owner = owner_of(block, key, key_node);
    if (value.IsNull()) throw UsageError(key + " has no value (" + place(key_node) + "); write '' for an empty text");
    note_once(block_name(owner) + " " + key, key_node);
    keys_.insert((owner == Block::kTranslate ? "translate-" : "") + key);
    if (owner == Block::kModel) set(config_.model, key, value);
    if (owner == Block::kTrain) set(config_.train, key, value);
    if (owner == Block::kTranslate) set(config_.translate, key, value);
  }

  /// The block whose option this is; at the top of a file the first of model, train, translate that knows the key.
  Block owner_of(Block block, const std::string& key, const YAML::Node& key_node) const {
    const auto allowed = [&](Block candidate) { return block == Block::kAny || block == candidate; };
    if (allowed(Block::kModel) && has_option(config_.model, key)) return Block::kModel;
    if (allowed(Block::kTrain) && has_option(config_.train, key)) return Block::kTrain;
    if (allowed(Block::kTranslate) && has_option(config_.translate, key)) return Block::kTranslate;
    std::vector<Field> known;
    const auto add = [&](const std::vector<Field>& fields) { known.insert(known.end(), fields.begin(), fields.end()); };
    if (allowed(Block::kModel)) add(collect_fields(config_.model));
    if (allowed(Block::kTrain)) add(collect_fields(config_.train));
    if (allowed(Block::kTranslate)) add(collect_fields(config_.translate));
    throw unknown_key(key, known, place(key_node));
  }

  /// As unknown_option, but a key may also be half a name, or stand in another's block.
  UsageError unknown_key(const std::string& key, const std::vector<Field>& known, const std::string& where) const {
    const auto refused = [&](const std::string& why) {
      return UsageError("unknown option " + quoted_value(key) + in_parentheses(where) + "; " + why);
    };
    for (const Field& field : known) {
      if (!field.key.starts_with(key + "-")) continue;
      return refused("it is a block, as in " + key + ": {" + field.key.substr(key.size() + 1) + ": ...}");
    }
    if (has_option(config_.model, key)) return refused("it belongs to the block model");
    if (has_option(config_.train, key)) return refused("it belongs to the block train");
    if (has_option(config_.translate, key)) return refused("it belongs to the block translate");
    return unknown_option(key, known, where);
  }

  template <class Options>
  void set(Options& options, const std::string& key, const YAML::Node& value) const {
    if (value.IsScalar()) {
      set_option(options, key, yaml_scalar(value), place(value));
      return;
    }
    std::vector<std::string> items;
    for (const auto& item : value) {
      if (!item.IsScalar()) fail(key + ": an item of the list is not a plain text", item);
      items.push_back(yaml_scalar(item));
    }
    set_option_list(options, key, items, place(value));
  }

  std::string key_text(const YAML::Node& key) const {
    if (!key.IsScalar()) fail("a key is not a plain name", key);
    return key.Scalar();
  }

  void note_once(const std::string& name, const YAML::Node& key) {
    const auto [first, is_new] = seen_.emplace(name, key.Mark().line + 1);
    if (is_new) return;
    fail("'" + name.substr(name.find(' ') + 1) + "' is set twice, first in line " + std::to_string(first->second), key);
  }

  std::string place(const YAML::Node& node) const { return name_ + ":" + std::to_string(node.Mark().line + 1); }

  [[noreturn]] void fail(const std::string& what, const YAML::Node& node) const {
    throw UsageError(place(node) + ": " + what);
  }

  std::string name_;
  RunConfig& config_;
  std::map<std::string, int> seen_;  // "block key" -> line
  ConfigKeys keys_;
  int depth_ = 0;
};

/// Throws Error that names the file when the text has the first mark but not the last.
void require_whole_config(const std::string& text, const std::string& name) {
  const auto has_line = [&text](const std::string& wanted) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
      if (line.ends_with('\r')) line.pop_back();
      if (line == wanted) return true;
    }
    return false;
  };
  if (!has_line(kConfigBegin) || has_line(kConfigEnd)) return;
  throw Error("'" + name + "' is cut: it begins as gloss has written it, but its last line, '" + kConfigEnd +
              "', is missing; copy the file again (or, if you have shortened it yourself, end it with that line)");
}

}  // namespace

ConfigKeys read_config_text(const std::string& text, const std::string& name, RunConfig& config) {
  require_whole_config(text, name);
  RunConfig changed = config;
  ConfigReader reader(name, changed);
  read_yaml(text, name, [&reader](const YAML::Node& root) { reader.read_document(root); });
  config = std::move(changed);
  return reader.keys();
}

ConfigKeys read_config(const std::filesystem::path& path, RunConfig& config) {
  return read_config_text(read_file(path), path.string(), config);
}

RunConfig read_run_config(const RunFolder& run) {
  RunConfig config;
  if (read_config(run.config(), config).empty()) {
    throw Error("'" + run.config().string() +
                "' sets no option: it is empty or was cut; put back the file that came with this model");
  }
  return config;
}

}  // namespace gloss
