#include "total_lines.hpp"

#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "gloss/error.hpp"

namespace gloss {
namespace {

/// A name under which the input can be opened a second time, read from its start and left as it is; empty: none.
std::string countable(const std::string& path) {
  const bool is_stdin = path == "-";
  if (is_stdin && lseek(STDIN_FILENO, 0, SEEK_CUR) != 0) return "";
  const std::string file = is_stdin ? "/proc/self/fd/0" : path;
  std::error_code ignored;
  return std::filesystem::is_regular_file(file, ignored) ? file : "";
}

}  // namespace

TotalLines::TotalLines(std::vector<std::string> paths) : paths_(std::move(paths)) {
  unknown_ = std::ranges::count(paths_, "-") > 1;
  for (std::string& path : paths_) {
    path = countable(path);
    if (path.empty()) unknown_ = true;
  }
}

std::optional<int64_t> TotalLines::after(std::chrono::milliseconds time) {
  const auto end = std::chrono::steady_clock::now() + time;
  try {
    while (!unknown_ && current_ < paths_.size()) {
      read_more();
      if (std::chrono::steady_clock::now() >= end) break;
    }
  } catch (const Error&) {
    unknown_ = true;  // the run itself meets what is wrong with the file
  }
  if (unknown_ || current_ < paths_.size()) return std::nullopt;
  return lines_;
}

void TotalLines::read_more() {
  if (!source_) source_ = std::make_unique<TextSource>(paths_[current_]);
  bytes_.clear();
  const bool more = source_->read(bytes_);
  lines_ += std::ranges::count(bytes_, '\n');
  if (!bytes_.empty()) last_ = bytes_.back();
  if (more) return;
  if (last_ != '\n') ++lines_;
  last_ = '\n';
  source_.reset();
  ++current_;
}

}  // namespace gloss
