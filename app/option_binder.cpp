// The only file that sees CLI11: it splits the arguments into flags and words; values, help and messages are ours, so
// that all releases of CLI11 behave alike.
#include "option_binder.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "gloss/error.hpp"
#include "help_page.hpp"
#include "model/options_text.hpp"
#include "text/files.hpp"

namespace gloss {
namespace {

/// The parser of a command with, per bound option or positional, where its words end up.
struct Parser {
  CLI::App app;
  std::vector<CLI::Option*> options;
  std::vector<CLI::Option*> positionals;
  CLI::Option* help = nullptr;
};

void add_options(Parser& parser, const std::vector<BoundOption>& options) {
  for (const BoundOption& bound : options) {
    const std::string& key = bound.field.key;
    if (bound.kind == OptionKind::kFlag) {
      parser.options.push_back(parser.app.add_flag("--" + key + ",!--no-" + key));
    } else {
      parser.options.push_back(parser.app.add_option("--" + key, [](const std::vector<std::string>&) { return true; }));
      if (bound.kind == OptionKind::kList) parser.options.back()->expected(1, CLI::detail::expected_max_vector_size);
    }
    if (bound.kind != OptionKind::kList) parser.options.back()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  }
}

void add_positionals(Parser& parser, const std::vector<Positional>& positionals) {
  for (const Positional& positional : positionals) {
    CLI::Option* option = parser.app.add_option(positional.name, [](const std::vector<std::string>&) { return true; });
    const size_t unlimited = CLI::detail::expected_max_vector_size;
    option->expected(static_cast<int>(std::min<size_t>(positional.least, 1)),
                     static_cast<int>(std::min(positional.most, unlimited)));
    parser.positionals.push_back(option);
  }
}

}  // namespace

CommandLine::CommandLine(std::string command, std::string usage, std::string about)
    : command_(std::move(command)), usage_(std::move(usage)), about_(std::move(about)) {}

bool CommandLine::parse(const std::vector<std::string>& arguments) {
  Parser parser;
  parser.app.set_help_flag();
  parser.app.allow_extras();
  parser.help = parser.app.add_flag("-h,--help");
  add_options(parser, options_);
  add_positionals(parser, positionals_);
  try {
    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
    parser.app.parse(reversed);
  } catch (const CLI::ParseError& error) {
    throw UsageError(std::string(error.what()) + "; see: gloss " + command_ + " --help");
  }
  if (parser.help->count() > 0) {
    LineSink out("-");
    out.write(help());
    out.close();
    return false;
  }
  require_known(parser.app.remaining());
  for (size_t i = 0; i < options_.size(); ++i) {
    if (parser.options[i]->count() > 0) given_[options_[i].field.key] = parser.options[i]->results();
  }
  for (size_t i = 0; i < positionals_.size(); ++i) {
    const Positional& positional = positionals_[i];
    *positional.values = parser.positionals[i]->results();
    if (positional.values->size() < positional.least) {
      throw UsageError(positional.name + " is missing; usage: gloss " + command_ + " " + usage_);
    }
  }
  apply();
  return true;
}

void CommandLine::apply() const {
  for (const BoundOption& bound : options_) {
    const auto texts = given_.find(bound.field.key);
    if (texts != given_.end()) bound.set(texts->second);
  }
}

Field CommandLine::flag_field(Field field) {
  field.key = "--" + field.key;
  return field;
}

void CommandLine::require_known(const std::vector<std::string>& unknown) const {
  if (unknown.empty()) return;
  const auto flag = std::find_if(unknown.begin(), unknown.end(),
                                 [](const std::string& word) { return word.size() > 1 && word[0] == '-'; });
  const std::string see = "see: gloss " + command_ + " --help";
  if (flag == unknown.end()) {
    throw UsageError("'" + unknown.front() + "' is one argument too many; usage: gloss " + command_ + " " + usage_);
  }
  const std::string name = flag->substr(0, flag->find('='));
  std::vector<std::string> keys;
  for (const BoundOption& bound : options_) {
    keys.push_back("--" + bound.field.key);
    if (bound.kind == OptionKind::kFlag) keys.push_back("--no-" + bound.field.key);
  }
  const std::string nearest = nearest_name(name, keys);
  throw UsageError("unknown option " + name + (nearest.empty() ? "" : "; did you mean " + nearest + "?") + " (" + see +
                   ")");
}

std::string CommandLine::help() const {
  HelpPage page("gloss " + command_ + " " + usage_, about_);
  for (const Positional& positional : positionals_) page.line("Arguments", positional.name, positional.help);
  for (const BoundOption& bound : options_) page.option(bound);
  page.line("Help", "-h, --help", "Print this page");
  for (const std::string& note : notes_) page.note(note);
  return page.text();
}

}  // namespace gloss
