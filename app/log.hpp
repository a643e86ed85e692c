// What a person is told while a command runs: lines on stderr, also in a file on request, and one status line that is
// redrawn at the bottom of a terminal.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

namespace gloss {

class Log {
 public:
  enum class Style {
    kPlain,  ///< "gloss: text"
    kTimed,  ///< "[2026-01-31 12:00:00] text"
  };
  explicit Log(Style style);
  ~Log();

  /// From here on only warnings are shown.
  void be_quiet();

  /// From here on lines wait for a file that they also belong to.
  void expect_file();
  enum class File { kAppend, kReplace };
  /// Here it is: the lines that wait, and all that follow, go to the end of `path`. With kReplace what was there before
  /// is removed.
  void write_to(const std::filesystem::path& path, File mode);
  bool has_file() const;

  void message(const std::string& text);
  void warning(const std::string& text);
  /// Into the file only: what the terminal shows as its status line.
  void record(const std::string& text);
  /// Replaces the status line of the terminal; empty removes it.
  void status(const std::string& text);

  /// Takes the status line off the terminal when the program ends at once. Safe in a signal handler.
  static void erase_status_now();

  static bool on_terminal();    ///< one that can erase a line
  static int terminal_width();  ///< columns; 80 when unknown

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace gloss
