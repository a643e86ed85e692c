// The only file that sees CLI11: it splits the arguments into flags and words; values, help and messages are ours, so
// that all releases of CLI11 behave alike.
#include "option_binder.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "gloss/error.hpp"
#include "help_page.hpp"
#include "model/options_text.hpp"
#include "peer_names.hpp"
#include "text/files.hpp"

namespace gloss {
namespace {

/// The parser of a command with, per bound option, where its texts end up.
struct Parser {
  CLI::App app;
  std::vector<CLI::Option*> options;
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
    if (bound.kind != OptionKind::kList) parser.options.back()->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  }
}

/// Arguments behind a lone `--` are words even when they begin with '-'.
struct Split {
  std::vector<std::string> reversed_flags;  // as CLI11 wants them
  std::vector<std::string> words;
};

Split split_at_mark(const std::vector<std::string>& arguments) {
  const auto mark = std::find(arguments.begin(), arguments.end(), "--");
  Split split{{arguments.begin(), mark}, {}};
  std::reverse(split.reversed_flags.begin(), split.reversed_flags.end());
  if (mark != arguments.end()) split.words.assign(mark + 1, arguments.end());
  return split;
}

bool is_path(const Field& field) {
  return field.unit == "file" || field.unit == "folder" || field.unit == "path";
}

/// What no option may be given: two values where it takes one, an empty path.
void check_given(const BoundOption& bound, const std::vector<std::string>& texts) {
  const std::string name = "--" + bound.field.key;
  if (bound.kind != OptionKind::kList && texts.size() > 1) {
    throw UsageError(name + " is given twice, as '" + texts[0] + "' and '" + texts[1] + "'; give it once");
  }
  const auto is_empty = [](const std::string& text) { return text.empty(); };
  if (is_path(bound.field) && std::ranges::any_of(texts, is_empty)) {
    throw UsageError(name + " is empty; give a name, or leave the option out");
  }
}

bool is_flag(const std::string& word) {
  return word.size() > 1 && word[0] == '-';
}

}  // namespace

CommandLine::CommandLine(std::string command, std::string usage, std::string about)
    : command_(std::move(command)), usage_(std::move(usage)), about_(std::move(about)) {}

void CommandLine::describe(const std::string& key, const std::string& help) {
  for (BoundOption& bound : options_) {
    if (bound.field.key == key) bound.field.help = help;
  }
}

bool CommandLine::parse(const std::vector<std::string>& arguments) {
  Parser parser;
  parser.app.set_help_flag();
  parser.app.allow_extras();
  parser.help = parser.app.add_flag("-h,--help");
  add_options(parser, options_);
  Split split = split_at_mark(arguments);
  require_values(split.reversed_flags);
  try {
    parser.app.parse(split.reversed_flags);
  } catch (const CLI::ParseError& error) {
    throw UsageError(std::string(error.what()) + "; see: gloss " + command_ + " --help");
  }
  if (parser.help->count() > 0) {
    LineSink out("-");
    out.write(help());
    out.close();
    return false;
  }
  std::vector<std::string> words = parser.app.remaining();
  require_no_flag(words);
  words.insert(words.end(), split.words.begin(), split.words.end());
  for (size_t i = 0; i < options_.size(); ++i) {
    if (parser.options[i]->count() == 0) continue;
    const std::vector<std::string>& texts = parser.options[i]->results();
    check_given(options_[i], texts);
    given_[options_[i].field.key] = texts;
  }
  apply();
  if (!options_file_.empty()) read_options_file(options_file_, words);
  take_words(words);
  apply();
  return true;
}

/// The parser would take the next flag for the value of one that has none.
void CommandLine::require_values(const std::vector<std::string>& reversed_flags) const {
  const auto bound_to = [this](const std::string& word) {
    return std::ranges::find_if(options_, [name = word.substr(0, word.find('='))](const BoundOption& bound) {
      return name == "--" + bound.field.key || (bound.kind == OptionKind::kFlag && name == "--no-" + bound.field.key);
    });
  };
  for (size_t i = reversed_flags.size(); i-- > 0;) {
    const std::string& word = reversed_flags[i];
    const auto bound = bound_to(word);
    if (bound == options_.end() || bound->kind == OptionKind::kFlag) continue;
    const size_t equals = word.find('=');
    if (equals + 1 == word.size()) check_given(*bound, {""});
    const bool has_none = equals == std::string::npos && (i == 0 || bound_to(reversed_flags[i - 1]) != options_.end());
    if (has_none || equals + 1 == word.size()) {
      throw UsageError("--" + bound->field.key + " needs a value; see: gloss " + command_ + " --help");
    }
    if (equals == std::string::npos) --i;
  }
}

void CommandLine::take_words(const std::vector<std::string>& words) const {
  const size_t least = words_ ? words_->least : 0, most = words_ ? words_->most : 0;
  const std::string usage = "; usage: gloss " + command_ + " " + usage_;
  if (words.size() > most) throw UsageError("'" + words[most] + "' is one argument too many" + usage);
  if (words.size() < least) {
    throw UsageError(words_->name + ": " + std::to_string(words.size()) + " of " + std::to_string(least) +
                     " arguments given" + usage);
  }
  if (std::ranges::find(words, "") != words.end()) throw UsageError("an argument is empty" + usage);
  if (words_) *words_->values = words;
}

void CommandLine::apply() const {
  for (const BoundOption& bound : options_) {
    const auto texts = given_.find(bound.field.key);
    const auto from_file = from_file_.find(bound.field.key);
    if (texts != given_.end()) {
      bound.set(texts->second, "");
    } else if (from_file != from_file_.end()) {
      bound.set(from_file->second.texts, from_file->second.where);
    }
  }
}

Field CommandLine::flag_field(Field field) {
  field.key = "--" + field.key;
  return field;
}

void CommandLine::require_no_flag(const std::vector<std::string>& words) const {
  const auto flag = std::find_if(words.begin(), words.end(), is_flag);
  if (flag == words.end()) return;
  const std::string name = flag->substr(0, flag->find('='));
  std::vector<std::string> keys;
  for (const BoundOption& bound : options_) {
    keys.push_back("--" + bound.field.key);
    if (bound.kind == OptionKind::kFlag) keys.push_back("--no-" + bound.field.key);
  }
  const std::string see = "gloss " + command_ + " --help";
  const auto is_key = [&keys](const std::string& key) { return std::ranges::find(keys, key) != keys.end(); };
  const std::string hint = peer_hint(command_, name, is_key);
  if (!hint.empty()) throw UsageError(hint + "; see: " + see);
  const std::string nearest = nearest_name(name, keys);
  throw UsageError("unknown option " + name + (nearest.empty() ? "" : "; did you mean " + nearest + "?") +
                   " (see: " + see + ")");
}

std::string CommandLine::help() const {
  HelpPage page("gloss " + command_ + " " + usage_, about_);
  if (words_) page.line("Arguments", words_->name, words_->help);
  for (const BoundOption& bound : options_) page.option(bound);
  page.line("Help", "-h, --help", "Print this page");
  for (const std::string& note : notes_) page.note(note);
  return page.text();
}

}  // namespace gloss
