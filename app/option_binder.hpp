// Options structs on the command line. A command binds the members of its structs through `visit`; each becomes a flag
// `--key` with help, unit, choices and default. Only option_binder.cpp sees the flag parser.
//
// Flags that were given are kept as text and can be applied again: after parse() a command may read a configuration
// file into the same structs and then call apply(), which puts the flags on top (order: defaults, --config, flags).
// options_file.cpp holds the members that write all options into a file and read them back.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "gloss/option_field.hpp"
#include "model/options_table.hpp"

namespace gloss {

/// One flag, with everything its help line and its parsing need.
struct BoundOption {
  Field field;
  OptionKind kind = OptionKind::kText;
  std::string section;
  std::string default_text;  ///< empty: none is shown
  /// `where` is "FILE:LINE" for texts from a file, empty for those of a flag.
  std::function<void(const std::vector<std::string>& texts, const std::string& where)> set;
  std::function<std::string()> get;
};

/// Arguments without a flag, e.g. `[INPUT...]`.
struct Words {
  std::string name, help;
  size_t least = 0, most = 0;
  std::vector<std::string>* values = nullptr;
  std::string key;  ///< their name in a file of options
};

class CommandLine {
 public:
  /// `usage` is what follows the command's name; `about` is the paragraph below it.
  CommandLine(std::string command, std::string usage, std::string about);

  /// Options bound from here on stand under this heading of the help page.
  void section(const std::string& title) { section_ = title; }

  template <class T>
  void option(const Field& field, T& member);

  /// Binds every member of a struct. `headings` starts a new section before the key it names; `only`, when not empty,
  /// picks the keys to bind; `prefix` goes before every key.
  template <class Options>
  void options(Options& options, const std::map<std::string, std::string>& headings = {},
               const std::set<std::string>& only = {}, const std::string& prefix = "");

  /// Another help text for an option that is bound, where a command uses a shared one in its own way.
  void describe(const std::string& key, const std::string& help);

  void words(Words words) { words_ = std::move(words); }
  /// Binds --config FILE, whose options parse() applies before the flags: a file that holds what resolved() gives.
  void options_file();
  /// A paragraph at the end of the help page.
  void note(const std::string& text) { notes_.push_back(text); }

  /// Parses and applies. False when --help was asked for (and printed). Throws UsageError.
  bool parse(const std::vector<std::string>& arguments);
  /// Sets the members of all given flags again.
  void apply() const;
  bool given(const std::string& key) const { return given_.count(key) > 0; }

  std::string help() const;
  /// All options but --config with their values now, and the words, as YAML.
  std::string resolved() const;

 private:
  /// The field under the name that messages should use: `--key`.
  static Field flag_field(Field field);
  /// Keeps the file's options for apply(), and its words where there are none.
  void read_options_file(const std::string& path, std::vector<std::string>& words);
  void require_values(const std::vector<std::string>& reversed_flags) const;
  void require_no_flag(const std::vector<std::string>& words) const;
  void take_words(const std::vector<std::string>& words) const;

  std::string command_, usage_, about_, section_ = "Options";
  std::vector<BoundOption> options_;
  std::optional<Words> words_;
  std::vector<std::string> notes_;
  std::map<std::string, std::vector<std::string>> given_;
  struct FromFile {
    std::vector<std::string> texts;
    std::string where;
  };
  std::map<std::string, FromFile> from_file_;
  std::string options_file_;
};

template <class T>
void CommandLine::option(const Field& field, T& member) {
  BoundOption bound;
  bound.field = field;
  bound.kind = option_kind<T>();
  bound.section = section_;
  bound.default_text = option_text(member);
  bound.get = [&member] { return option_text(member); };
  bound.set = [field, &member](const std::vector<std::string>& texts, const std::string& where) {
    const Field named = where.empty() ? flag_field(field) : field;
    if constexpr (option_kind<T>() == OptionKind::kList) {
      member.clear();
      for (const std::string& text : texts) {
        T elements;
        parse_option(named, text, where, elements);
        member.insert(member.end(), elements.begin(), elements.end());
      }
    } else {
      parse_option(named, texts.back(), where, member);
    }
  };
  options_.push_back(std::move(bound));
}

template <class Options>
void CommandLine::options(Options& options, const std::map<std::string, std::string>& headings,
                          const std::set<std::string>& only, const std::string& prefix) {
  visit(options, [&](Field field, auto& member) {
    if (!only.empty() && !only.count(field.key)) return;
    if (const auto heading = headings.find(field.key); heading != headings.end()) section_ = heading->second;
    field.key = prefix + field.key;
    option(field, member);
  });
}

}  // namespace gloss
