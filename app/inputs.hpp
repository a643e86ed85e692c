// Lines for the pipeline: files one after the other, with a second file that goes along line by line (a prefix or a
// given translation). Unequal counts are an error that names both.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "gloss/translator.hpp"
#include "text/lines.hpp"

namespace gloss {

class Inputs {
 public:
  enum class Companion { kNone, kPrefix, kTarget };
  using Warn = std::function<void(const std::string&)>;

  /// Opens all files: one that is missing is told before any work. No paths: stdin. Of a line that is too long to be
  /// held, the beginning is given.
  Inputs(std::vector<std::string> paths, Warn warn);
  /// Half of a prefix or target would be another one: a line that is too long to be held is an error here.
  void go_along(const std::string& path, Companion role);

  /// Stays valid as long as this object.
  LineSource source();

  /// Lines in which invalid UTF-8 was replaced.
  int64_t replaced_lines() const;

 private:
  std::optional<InputLine> next();
  bool ready();
  std::optional<InputLine> next_line();
  std::string next_companion();
  void end_together();
  void warn_about(const LineReader& reader);

  std::vector<LineReader> readers_;
  size_t current_ = 0;
  int64_t lines_ = 0;
  std::optional<LineReader> companion_;
  Companion role_ = Companion::kNone;
  Warn warn_;
  std::set<std::string> hinted_;  ///< names of the inputs whose encoding was warned of
};

/// Throws UsageError when `path` (about to be written, as `flag` says) is one of `others`, where "-" is stdin. A `path`
/// that is "-" or empty, and empty names, never are.
void require_different(const std::string& flag, const std::string& path, const std::vector<std::string>& others);

}  // namespace gloss
