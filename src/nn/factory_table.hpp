// The tables from names to factories: of scores, windows, normalizers, encoders, decoders.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "model/options_text.hpp"

namespace gloss {

/// Made: what is made; Given: from which arguments.
template <class Made, class... Given>
class FactoryTable {
 public:
  using Make = std::function<std::shared_ptr<Made>(const Given&...)>;
  FactoryTable(std::string key, std::map<std::string, Make> rows) : key_(std::move(key)), rows_(std::move(rows)) {}

  std::vector<std::string> names() const {
    std::vector<std::string> names;
    for (const auto& [name, make] : rows_) names.push_back(name);
    return names;
  }
  /// Throws UsageError that lists the valid names for one that is not among them.
  std::shared_ptr<Made> make(const std::string& name, const Given&... given) const {
    require_choice(key_, name, names());
    return rows_.at(name)(given...);
  }

 private:
  std::string key_;  // of the option
  std::map<std::string, Make> rows_;
};

}  // namespace gloss
