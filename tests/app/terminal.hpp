// A pseudo-terminal that a program runs on, and what would stand on its screen.
#pragma once

#include <cerrno>
#include <stdexcept>
#include <string>

#include "app/program.hpp"

namespace gloss::test {

class Terminal {
 public:
  Terminal() {
    setenv("TERM", "xterm", 1);  // of the programs that are run: one that can erase a line
    master_ = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (master_ < 0 || grantpt(master_) != 0 || unlockpt(master_) != 0) throw std::runtime_error("posix_openpt");
    slave_ = open(ptsname(master_), O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (slave_ < 0) throw std::runtime_error("the pseudo-terminal cannot be opened");
  }
  ~Terminal() {
    leave();
    close(master_);
  }
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  /// The programs' end. leave() once they run: then the end of the last one is the end of the text.
  int descriptor() const { return slave_; }
  void leave() {
    if (slave_ >= 0) close(slave_);
    slave_ = -1;
  }

  void type(const std::string& keys) const {
    if (::write(master_, keys.data(), keys.size()) < 0) throw std::runtime_error("write to the terminal");
  }
  /// All that was written until `part` came, or to the end.
  const std::string& read_until(const std::string& part) {
    char buffer[4096];
    while (part.empty() || !contains(text_, part)) {
      const ssize_t count = ::read(master_, buffer, sizeof buffer);
      if (count > 0) text_.append(buffer, static_cast<size_t>(count));
      if (count <= 0 && errno != EINTR) break;  // EIO: nobody has it open any more
    }
    return text_;
  }
  const std::string& read_all() { return read_until(""); }

 private:
  int master_ = -1, slave_ = -1;
  std::string text_;
};

/// The lines that `text` leaves on an endless screen: "\r" goes back, "\033[K" erases to the right, other characters
/// stand over what was there.
inline Words screen(const std::string& text) {
  Words lines(1);
  size_t column = 0;
  for (size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '\r') {
      column = 0;
    } else if (text[at] == '\n') {
      lines.emplace_back();
    } else if (text.compare(at, 3, "\033[K") == 0) {
      lines.back().resize(std::min(lines.back().size(), column));
      at += 2;
    } else {
      lines.back().resize(std::max(lines.back().size(), column + 1), ' ');
      lines.back()[column++] = text[at];
    }
  }
  return lines;
}

}  // namespace gloss::test
