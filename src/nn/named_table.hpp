// The tables behind options that choose by name: of scores, windows, positions, decoders and the like.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "model/options_text.hpp"

namespace gloss {

template <class Row>
class NamedTable {
 public:
  NamedTable(std::string key, std::map<std::string, Row> rows) : key_(std::move(key)), rows_(std::move(rows)) {}

  std::vector<std::string> names() const {
    std::vector<std::string> names;
    for (const auto& [name, row] : rows_) names.push_back(name);
    return names;
  }
  /// Throws UsageError that lists the valid names for one that is not among them.
  const Row& at(const std::string& name) const {
    require_choice(key_, name, names());
    return rows_.at(name);
  }

 private:
  std::string key_;  // of the option
  std::map<std::string, Row> rows_;
};

/// Made: what is made; Given: from which arguments.
template <class Made, class... Given>
using FactoryTable = NamedTable<std::function<std::shared_ptr<Made>(const Given&...)>>;

}  // namespace gloss
