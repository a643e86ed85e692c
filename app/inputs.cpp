#include "inputs.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "gloss/error.hpp"
#include "text/counted.hpp"

namespace gloss {
namespace {

/// How many lines there are; a pipe that is still open may have more to come, which an error does not wait for.
struct LineCount {
  int64_t lines = 0;
  bool all = true;
};

void add_rest(LineReader& reader, LineCount& count) {
  while (count.all && (count.all = reader.ready()) && reader.next()) ++count.lines;
}

[[noreturn]] void fail_unequal(const std::string& shorter, int64_t lines, const std::string& longer, LineCount more) {
  throw Error(shorter + " has " + counted(lines, "line") + ", " + longer + " has " + (more.all ? "" : "at least ") +
              counted(more.lines, "line") + ": " + shorter + " ends first; both must have as many lines");
}

/// A file that the shell has opened as stdin is found by what the descriptor is.
bool is_stdin(const std::string& path) {
  struct stat file {
  }, input{};
  return stat(path.c_str(), &file) == 0 && fstat(STDIN_FILENO, &input) == 0 && S_ISREG(file.st_mode) &&
         file.st_dev == input.st_dev && file.st_ino == input.st_ino;
}

bool same_file(const std::string& a, const std::string& b) {
  namespace fs = std::filesystem;
  if (b == "-") return is_stdin(a);
  std::error_code problem;
  if (fs::exists(a, problem) && fs::exists(b, problem)) {
    return fs::is_regular_file(a, problem) && fs::equivalent(a, b, problem);
  }
  const fs::path whole_a = fs::absolute(a, problem).lexically_normal();
  return whole_a == fs::absolute(b, problem).lexically_normal();
}

}  // namespace

Inputs::Inputs(std::vector<std::string> paths, Warn warn) : warn_(std::move(warn)) {
  if (paths.empty()) paths.emplace_back("-");
  for (const std::string& path : paths) readers_.emplace_back(path, LongLines::kCut);
}

void Inputs::go_along(const std::string& path, Companion role) {
  companion_.emplace(path);
  role_ = role;
}

LineSource Inputs::source() {
  return {.next = [this] { return next(); }, .ready = [this] { return ready(); }};
}

/// An input that has ended does not count: the next one may have to be waited for.
bool Inputs::ready() {
  for (; current_ < readers_.size(); ++current_) {
    if (!readers_[current_].ready()) return false;
    if (!readers_[current_].ended()) break;
  }
  return !companion_ || companion_->ready();
}

int64_t Inputs::replaced_lines() const {
  int64_t count = companion_ ? companion_->replaced_lines() : 0;
  for (const LineReader& reader : readers_) count += reader.replaced_lines();
  return count;
}

std::optional<InputLine> Inputs::next() {
  std::optional<InputLine> line = next_line();
  if (!line) {
    end_together();
    return std::nullopt;
  }
  if (role_ == Companion::kPrefix) line->prefix = next_companion();
  if (role_ == Companion::kTarget) line->target = next_companion();
  return line;
}

std::optional<InputLine> Inputs::next_line() {
  for (; current_ < readers_.size(); ++current_) {
    LineReader& reader = readers_[current_];
    std::optional<std::string> text = reader.next();
    if (!text) continue;
    warn_about(reader);
    InputLine line;
    line.line = ++lines_;
    line.text = std::move(*text);
    line.text_is_cut = reader.was_cut();
    return line;
  }
  return std::nullopt;
}

std::string Inputs::next_companion() {
  std::optional<std::string> text = companion_->next();
  if (text) {
    warn_about(*companion_);
    return std::move(*text);
  }
  LineCount total{lines_};
  for (; current_ < readers_.size(); ++current_) add_rest(readers_[current_], total);
  fail_unequal(companion_->name(), lines_ - 1, readers_.front().name(), total);
}

void Inputs::end_together() {
  if (!companion_ || !companion_->next()) return;
  LineCount total{lines_ + 1};
  add_rest(*companion_, total);
  fail_unequal(readers_.front().name(), lines_, companion_->name(), total);
}

void Inputs::warn_about(const LineReader& reader) {
  if (reader.replaced_lines() > 0 && reader.first_replaced_line() == reader.line()) {
    warn_(reader.name() + ":" + std::to_string(reader.line()) +
          ": invalid UTF-8 was replaced by U+FFFD (further lines are counted only)");
  }
  const std::optional<std::string> hint = reader.encoding_hint();
  if (hint && hinted_.insert(reader.name()).second) warn_(*hint);
}

void require_different(const std::string& flag, const std::string& path, const std::vector<std::string>& others) {
  if (path.empty() || path == "-") return;
  for (const std::string& other : others) {
    if (other.empty() || !same_file(path, other)) continue;
    throw UsageError("--" + flag + " " + path +
                     " would overwrite a file that this command needs: " + (other == "-" ? "its stdin" : other));
  }
}

}  // namespace gloss
