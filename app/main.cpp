// The program: finds the subcommand, runs it, and turns whatever it throws into one line and an exit status.
#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <exception>
#include <string_view>

#include "commands.hpp"
#include "error_text.hpp"
#include "gloss/error.hpp"
#include "gloss/version.hpp"
#include "help_page.hpp"
#include "memory_limit.hpp"
#include "model/options_text.hpp"
#include "text/files.hpp"
#include "thread_waiting.hpp"

namespace gloss {
namespace {

struct Command {
  std::string name, about;
  int (*run)(const Arguments&);
};

const std::vector<Command>& commands() {
  static const std::vector<Command> all = {
      {"train", "Train a model from two parallel text files", train_command},
      {"translate", "Translate lines of text, with attention and word links on request", translate_command},
      {"score", "Give the log-probability of translations that exist already", score_command},
      {"evaluate", "Compare translations or word links with a reference: BLEU, chrF, AER", evaluate_command},
      {"average", "Make one model of the last checkpoints of a run: the mean of their weights", average_command},
      {"info", "Tell what is in a model folder", info_command},
  };
  return all;
}

std::string program_help() {
  HelpPage page("gloss COMMAND [options] [files]",
                "gloss trains a translation model from a parallel corpus, translates, and shows for every word it "
                "wrote which source words it came from.");
  for (const Command& command : commands()) page.line("Commands", command.name, command.about);
  page.line("Commands", "help COMMAND", "Print the options of a command");
  page.line("Options", "-h, --help", "Print this page");
  page.line("Options", "--version", "Print the versions of gloss (with its commit), LibTorch and the compiler");
  page.note(
      "Results go to stdout, everything else to stderr. Exit status: 0, 1 for a failed run, 2 for wrong "
      "usage, 130 or 143 after Ctrl-C or SIGTERM.");
  return page.text();
}

int print(const std::string& text) {
  LineSink out("-");
  out.write(text);
  out.close();
  return 0;
}

const Command& find_command(const std::string& name) {
  std::vector<std::string> names;
  for (const Command& command : commands()) {
    if (command.name == name) return command;
    names.push_back(command.name);
  }
  const std::string nearest = nearest_name(name, names);
  const bool is_option = name.starts_with("-");
  throw UsageError((is_option ? "unknown option " : "unknown command ") + name +
                   (nearest.empty() ? "" : "; did you mean '" + nearest + "'?") + " (see: gloss --help)");
}

int dispatch(const Arguments& arguments) {
  if (arguments.empty()) {
    std::fputs(program_help().c_str(), stderr);
    return 2;
  }
  const std::string& first = arguments.front();
  if (first == "--version") return print(version_text());
  if (first == "--help" || first == "-h" || (first == "help" && arguments.size() == 1)) return print(program_help());
  if (first == "help") return find_command(arguments[1]).run({"--help"});
  return find_command(first).run({arguments.begin() + 1, arguments.end()});
}

int report(const std::exception& error, int status) {
  std::fprintf(stderr, "gloss: error: %s\n", error_text(error).c_str());
  return status;
}

int run(const Arguments& arguments) {
  try {
    return dispatch(arguments);
  } catch (const ClosedPipe&) {
    return 0;
  } catch (const UsageError& error) {
    return report(error, 2);
  } catch (const std::exception& error) {
    return report(error, 1);
  }
}

/// A program started with a closed stdin, stdout or stderr would get that number for the next file it opens, and write
/// its messages into a result or a checkpoint. Opened the wrong way round, so that using one is still an error.
void occupy_standard_descriptors() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(descriptor, F_GETFD) >= 0) continue;
    [[maybe_unused]] const int opened = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

}  // namespace
}  // namespace gloss

int main(int argc, char** argv) {
  gloss::occupy_standard_descriptors();
  gloss::end_in_order_without_memory();
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);  // a write past the limit on file sizes is then an error like any other
  if (argc > 1 && std::string_view(argv[1]) == "train") gloss::let_waiting_threads_sleep(argv);
  return gloss::run({argv + 1, argv + argc});
}
