// How many lines the inputs of a run have, counted a little at a time, so that nothing waits for it.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "text/text_source.hpp"

namespace gloss {

class TotalLines {
 public:
  /// "-" is stdin. Only files can be counted before they are read, stdin where a file was opened as it.
  explicit TotalLines(std::vector<std::string> paths);

  /// Goes on counting for `time` (one read at least). The total once it is known.
  std::optional<int64_t> after(std::chrono::milliseconds time);

 private:
  void read_more();

  std::vector<std::string> paths_;
  size_t current_ = 0;
  std::unique_ptr<TextSource> source_;
  std::string bytes_;
  char last_ = '\n';  ///< byte of the current input
  int64_t lines_ = 0;
  bool unknown_ = false;
};

}  // namespace gloss
