// What reads an option: tables of an option's key and the other options that it depends on.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "gloss/idle_options.hpp"
#include "model/options_table.hpp"

namespace gloss {

/// What asks for an option, in words, and whether it is there.
template <class Options>
struct OptionReader {
  std::string words;
  std::function<bool(const Options&)> is_part_of;
};

/// Options that are not always read, by key.
template <class Options>
using OptionReaders = std::map<std::string, OptionReader<Options>>;

/// Read where `key`, which is `name`, has one of `values`.
template <class Options>
OptionReader<Options> name_is(const std::string& key, std::string Options::*name,
                              const std::vector<std::string>& values) {
  std::string words = key + " ";
  for (size_t i = 0; i < values.size(); ++i) words += (i == 0 ? "" : " or ") + values[i];
  return {words, [name, values](const Options& o) { return std::ranges::find(values, o.*name) != values.end(); }};
}

template <class Options>
OptionReader<Options> either(const OptionReader<Options>& a, const OptionReader<Options>& b) {
  return {a.words + " or " + b.words, [a, b](const Options& o) { return a.is_part_of(o) || b.is_part_of(o); }};
}

template <class Options>
OptionReader<Options> both(const OptionReader<Options>& a, const OptionReader<Options>& b) {
  return {a.words + " with " + b.words, [a, b](const Options& o) { return a.is_part_of(o) && b.is_part_of(o); }};
}

/// Those that nothing reads, of the ones that are neither at their default nor turn something off ("no dropout here"
/// holds where there is no such place, too).
template <class Options>
std::vector<IdleOption> without_reader(const Options& options, const OptionReaders<Options>& readers) {
  std::vector<IdleOption> idle;
  for (const OptionRow& row : option_rows(options)) {
    const auto reader = readers.find(row.field.key);
    if (reader == readers.end() || reader->second.is_part_of(options)) continue;
    if (row.value == row.default_value || row.value == "0" || row.value == "false") continue;
    idle.push_back({row.field.key, row.value, reader->second.words});
  }
  return idle;
}

}  // namespace gloss
