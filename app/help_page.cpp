#include "help_page.hpp"

#include <algorithm>
#include <sstream>

#include "option_binder.hpp"

namespace gloss {
namespace {

constexpr size_t kWidth = 100;
constexpr size_t kRightColumn = 30;

std::string flag_of(const BoundOption& bound) {
  std::string flag = "--" + bound.field.key;
  if (bound.kind == OptionKind::kFlag) return flag;
  if (bound.field.unit == "file") return flag + " FILE";
  if (bound.field.unit == "folder") return flag + " DIR";
  if (bound.field.unit == "path") return flag + " PATH";
  if (!bound.field.choices.empty()) return flag + " NAME";
  switch (bound.kind) {
    case OptionKind::kNumber:
      return flag + " N";
    case OptionKind::kList:
      return flag + " TEXT,...";
    default:
      return flag + " TEXT";
  }
}

/// "[pieces; default: 8000]": choices, unit and default of an option, empty if there is nothing to tell.
std::string details_of(const BoundOption& bound) {
  std::string details;
  const auto add = [&details](const std::string& text) { details += (details.empty() ? "" : "; ") + text; };
  std::string choices;
  for (const std::string& choice : bound.field.choices) choices += (choices.empty() ? "" : ", ") + choice;
  if (!choices.empty()) add("one of: " + choices);
  const std::string& unit = bound.field.unit;
  const bool is_path = unit == "file" || unit == "folder" || unit == "path";
  if (!unit.empty() && !is_path && bound.kind != OptionKind::kList) add(unit);
  const bool is_switch = bound.kind == OptionKind::kFlag;
  if (is_switch) add(bound.default_text == "true" ? "default: on" : "default: off");
  if (!is_switch && !bound.default_text.empty()) add("default: " + bound.default_text);
  return details.empty() ? "" : " [" + details + "]";
}

}  // namespace

std::string wrap(const std::string& text, size_t indent, size_t column) {
  std::istringstream words(text);
  std::string result, word;
  size_t at = column;
  bool first = true;
  while (words >> word) {
    if (!first && at + 1 + word.size() > kWidth) {
      result += "\n" + std::string(indent, ' ');
      at = indent;
    } else if (!first) {
      result += ' ';
      ++at;
    }
    result += word;
    at += word.size();
    first = false;
  }
  return result;
}

HelpPage::HelpPage(const std::string& usage, const std::string& about)
    : head_("usage: " + wrap(usage, 11, 7) + "\n\n" + wrap(about, 0, 0) + "\n") {}

void HelpPage::line(const std::string& section, const std::string& left, const std::string& right) {
  const auto known = std::find_if(sections_.begin(), sections_.end(),
                                  [&](const Section& candidate) { return candidate.title == section; });
  Section& target = known != sections_.end() ? *known : sections_.emplace_back(Section{section, {}});
  target.lines.emplace_back(left, right);
}

void HelpPage::option(const BoundOption& bound) {
  line(bound.section, flag_of(bound), bound.field.help + details_of(bound));
}

std::string HelpPage::text() const {
  std::string page = head_;
  for (const Section& section : sections_) {
    page += "\n" + section.title + ":\n";
    for (const auto& [left, right] : section.lines) {
      page += "  " + left;
      const size_t used = left.size() + 2;
      page += used + 2 > kRightColumn ? "\n" + std::string(kRightColumn, ' ') : std::string(kRightColumn - used, ' ');
      page += wrap(right, kRightColumn, kRightColumn) + "\n";
    }
  }
  for (const std::string& note : notes_) page += "\n" + wrap(note, 0, 0) + "\n";
  return page;
}

}  // namespace gloss
