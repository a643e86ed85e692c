// Texts in YAML that come back byte for byte, and files of options that are one `key: value` a line.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace YAML {
class Node;
}

namespace gloss {

/// A double-quoted scalar; bytes that are no UTF-8, as a path may have, as `!!binary` (Base64).
std::string quoted_yaml(const std::string& text);

/// The text of a scalar, `!!binary` decoded.
std::string yaml_scalar(const YAML::Node& scalar);

/// Calls `read` with the root of the only document in `text`; an empty text has a null root. Throws UsageError, which
/// names the file `name` and the line, for what is no YAML and for a second document; and what `read` throws.
void read_yaml(const std::string& text, const std::string& name, const std::function<void(const YAML::Node&)>& read);

struct YamlEntry {
  std::string key;
  std::vector<std::string> values;  ///< one, unless it is a list
  std::string where;                ///< "options.yaml:3"
};

/// The entries of a file without blocks, in its order. Throws UsageError (file:line) for what is no such file, a key
/// without a value or one that is set twice; FileError.
std::vector<YamlEntry> read_yaml_entries(const std::filesystem::path& path);

}  // namespace gloss
