// The one family of errors. A message says what is wrong, where (file:line of the data, key of the config, option),
// the value seen, and what to do next. `main` catches once and turns the class into an exit status.
#pragma once

#include <stdexcept>
#include <string>

namespace gloss {

/// A failed run (exit status 1): unreadable data, a damaged model, a full disk, a loss that is not finite.
class Error : public std::runtime_error {
 public:
  explicit Error(const std::string& message) : std::runtime_error(message) {}
};

/// Wrong usage (exit status 2): an option or config key that does not exist, a value outside its choices.
class UsageError : public Error {
 public:
  using Error::Error;
};

/// A file that cannot be opened, read, written or renamed; the message names the path and the system's reason.
class FileError : public Error {
 public:
  using Error::Error;
};

}  // namespace gloss
