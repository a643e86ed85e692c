#include "inputs.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "gloss/error.hpp"

namespace gloss {
namespace {

/// How many lines are left.
int64_t drain(LineReader& reader) {
  int64_t count = 0;
  while (reader.next()) ++count;
  return count;
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
  for (const std::string& path : paths) readers_.emplace_back(path);
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
  std::optional<std::string> text = next_line();
  if (!text) {
    end_together();
    return std::nullopt;
  }
  InputLine line;
  line.line = ++lines_;
  line.text = std::move(*text);
  if (role_ == Companion::kPrefix) line.prefix = next_companion();
  if (role_ == Companion::kTarget) line.target = next_companion();
  return line;
}

std::optional<std::string> Inputs::next_line() {
  for (; current_ < readers_.size(); ++current_) {
    LineReader& reader = readers_[current_];
    std::optional<std::string> text = reader.next();
    if (!text) continue;
    warn_of_replaced(reader);
    return text;
  }
  return std::nullopt;
}

std::string Inputs::next_companion() {
  std::optional<std::string> text = companion_->next();
  if (text) {
    warn_of_replaced(*companion_);
    return std::move(*text);
  }
  const int64_t ended = lines_ - 1;
  int64_t total = lines_;
  for (; current_ < readers_.size(); ++current_) total += drain(readers_[current_]);
  throw Error(companion_->name() + " has " + std::to_string(ended) + " lines, " + readers_.front().name() + " has " +
              std::to_string(total) + " lines: " + companion_->name() + " ends first; both must have as many lines");
}

void Inputs::end_together() {
  if (!companion_) return;
  const int64_t more = drain(*companion_);
  if (more == 0) return;
  throw Error(readers_.front().name() + " has " + std::to_string(lines_) + " lines, " + companion_->name() + " has " +
              std::to_string(lines_ + more) + " lines: " + readers_.front().name() +
              " ends first; both must have as many lines");
}

void Inputs::warn_of_replaced(const LineReader& reader) {
  if (reader.replaced_lines() == 0 || reader.first_replaced_line() != reader.line()) return;
  warn_(reader.name() + ":" + std::to_string(reader.line()) +
        ": invalid UTF-8 was replaced by U+FFFD (further lines are counted only)");
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
