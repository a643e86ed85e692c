// How a help page looks: sections of two columns, flags left and wrapped sentences right, at most 100 columns.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace gloss {

struct BoundOption;

class HelpPage {
 public:
  HelpPage(const std::string& usage, const std::string& about);

  /// A line of a section; sections stand in the order in which they are first named.
  void line(const std::string& section, const std::string& left, const std::string& right);
  /// The same for an option: its flag left; help, choices, unit and default right.
  void option(const BoundOption& bound);
  /// A paragraph behind all sections.
  void note(const std::string& text) { notes_.push_back(text); }

  std::string text() const;

 private:
  struct Section {
    std::string title;
    std::vector<std::pair<std::string, std::string>> lines;
  };
  std::string head_;
  std::vector<Section> sections_;
  std::vector<std::string> notes_;
};

/// Breaks `text` at blanks so that no line is wider than the page; lines but the first begin with `indent` blanks.
/// `column` is where the first line starts.
std::string wrap(const std::string& text, size_t indent, size_t column);

}  // namespace gloss
