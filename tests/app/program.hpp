// Runs the built program as a person does: arguments and input in, exit status, stdout and stderr out.
#pragma once

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace gloss::test {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

inline std::string binary() {
  const char* given = std::getenv("GLOSS_BINARY");
  return given != nullptr ? given : GLOSS_BINARY;
}

/// A folder for this run of the tests, removed at its end.
inline const fs::path& scratch() {
  struct Scratch {
    fs::path path = fs::temp_directory_path() / ("gloss-cli-" + std::to_string(getpid()));
    Scratch() { fs::create_directories(path); }
    ~Scratch() {
      std::error_code ignored;
      fs::remove_all(path, ignored);
    }
  };
  static const Scratch folder;
  return folder.path;
}

inline std::string slurp(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream content;
  content << file.rdbuf();
  return content.str();
}

inline fs::path spill(const std::string& name, const std::string& content) {
  const fs::path path = scratch() / name;
  std::ofstream(path, std::ios::binary) << content;
  return path;
}

inline Words lines_of(const std::string& text) {
  Words lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

inline bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// Exit status; minus the signal's number when one ended the process.
inline int status_of(int wait_status) {
  return WIFEXITED(wait_status) ? WEXITSTATUS(wait_status) : -WTERMSIG(wait_status);
}

/// A running gloss. Streams that are not given are /dev/null.
class Program {
 public:
  Program(const Words& arguments, int input, int output, int error) {
    Words words = arguments;
    words.insert(words.begin(), binary());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    id_ = fork();
    if (id_ < 0) throw std::runtime_error("fork");
    if (id_ > 0) return;
    dup2(input, 0);
    dup2(output, 1);
    dup2(error, 2);
    for (int descriptor = 3; descriptor < 64; ++descriptor) close(descriptor);
    execv(argv[0], argv.data());
    _exit(127);
  }
  ~Program() {
    if (id_ > 0) {
      kill(id_, SIGKILL);
      wait();
    }
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  void send(int signal) const { kill(id_, signal); }
  int wait() {
    int status = 0;
    rusage usage{};
    wait4(id_, &status, 0, &usage);
    id_ = -1;
    most_kilobytes_ = usage.ru_maxrss;
    return status_of(status);
  }
  /// The most memory that it held, once it was waited for.
  long most_kilobytes() const { return most_kilobytes_; }

 private:
  pid_t id_ = -1;
  long most_kilobytes_ = 0;
};

struct Result {
  int status = 0;
  std::string out, err;
};

inline Result run_gloss_to(const std::string& output, const Words& arguments, const std::string& input = "") {
  const fs::path in = spill("stdin", input), err = scratch() / "stderr";
  const int input_file = open(in.c_str(), O_RDONLY);
  const int output_file = open(output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  const int error_file = open(err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  Program program(arguments, input_file, output_file, error_file);
  const int status = program.wait();
  for (const int file : {input_file, output_file, error_file}) close(file);
  return {status, "", slurp(err)};
}

inline Result run_gloss(const Words& arguments, const std::string& input = "") {
  const fs::path out = scratch() / "stdout";
  Result result = run_gloss_to(out.string(), arguments, input);
  result.out = slurp(out);
  return result;
}

}  // namespace gloss::test
