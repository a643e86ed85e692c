#include "sentence_argument.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <string_view>

#include "gloss/error.hpp"
#include "text/printable.hpp"

namespace gloss {
namespace {

constexpr size_t kShownBytes = 200;

/// A name too long for a file is none either.
bool is_missing(const std::string& path) {
  struct stat file {};
  return path != "-" && stat(path.c_str(), &file) != 0 &&
         (errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG);
}

bool looks_like_text(std::string_view word) {
  constexpr std::string_view kEnds[] = {".", "!", "?", ",", ";", ":", "\"", "…", "»", "”", "。", "！", "？", "।", "؟"};
  return word.find_first_of(" \t\n") != word.npos ||
         std::ranges::any_of(kEnds, [word](std::string_view end) { return word.ends_with(end); });
}

/// As a shell takes it: in double quotes where that is enough.
std::string quoted(const std::string& text) {
  if (text.find_first_of("\"$`\\!") == std::string::npos) return '"' + text + '"';
  std::string result = "'";
  for (const char c : text) result += c == '\'' ? "'\\''" : std::string(1, c);
  return result + "'";
}

std::string no_file(const std::string& word) {
  return "'" + printable(word, kShownBytes) + "' is no file";
}

std::string echo(const std::string& text) {
  return "echo " + (text.size() > kShownBytes ? "\"...\"" : printable(quoted(text)));
}

}  // namespace

void refuse_sentences(const std::vector<std::string>& words, const std::string& command) {
  const auto text =
      std::ranges::find_if(words, [](const auto& word) { return is_missing(word) && looks_like_text(word); });
  if (text == words.end()) return;
  std::string sentence = *text;
  if (std::ranges::all_of(words, is_missing)) {  // without quotes every word came by itself
    sentence.clear();
    for (const std::string& word : words) sentence += (sentence.empty() ? "" : " ") + word;
  }
  throw Error(no_file(sentence) + "; to translate text, pipe it in: " + echo(sentence) + " | " + command);
}

void refuse_sentence(const std::string& name, const std::string& word) {
  if (!is_missing(word) || !looks_like_text(word)) return;
  throw Error(name + ": " + no_file(word) + "; it takes a file with one line per input line (in bash, <(" + echo(word) +
              ") is one)");
}

}  // namespace gloss
