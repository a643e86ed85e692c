#include "metrics/bleu.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <unordered_map>

#include "gloss/error.hpp"
#include "metrics/characters.hpp"
#include "metrics/ngrams.hpp"

namespace gloss {
namespace {

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
bool is_point(char c) {
  return c == '.' || c == ',';
}

/// ASCII punctuation that is always a token: all but apostrophe, comma, hyphen and full stop.
bool is_separate(char c) {
  return (c >= ' ' && c <= '&') || (c >= '(' && c <= '+') || (c >= ':' && c <= '@') || (c >= '[' && c <= '`') ||
         (c >= '{' && c <= '~') || c == '/';
}

/// One rule of the tokenizer: wherever `matches` holds for two neighbours, left to right and without overlap, `write`
/// puts them down with blanks. Looking at bytes is enough: one of the two is always ASCII, and blanks go to the side
/// of it where a whole character ends.
template <class Matches, class Write>
std::string rewrite_pairs(const std::string& text, Matches matches, Write write) {
  std::string result;
  result.reserve(text.size() * 2);
  for (size_t i = 0; i < text.size(); ++i) {
    if (i + 1 < text.size() && matches(text[i], text[i + 1])) {
      write(result, text[i], text[i + 1]);
      ++i;
    } else {
      result += text[i];
    }
  }
  return result;
}

void write_blank_between_and_after(std::string& result, char first, char second) {
  ((result += first) += ' ') += second;
  result += ' ';
}

std::string separate_punctuation(const std::string& text) {
  std::string result;
  result.reserve(text.size() * 2);
  for (const char c : text) {
    if (is_separate(c)) {
      ((result += ' ') += c) += ' ';
    } else {
      result += c;
    }
  }
  return result;
}

/// Words as numbers, the same for both sides of a pair, so that an n-gram is a piece of a string of numbers.
std::u32string numbered(const std::vector<std::string>& words, std::unordered_map<std::string, char32_t>& numbers) {
  std::u32string result;
  for (const auto& word : words) result += numbers.try_emplace(word, numbers.size()).first->second;
  return result;
}

std::string fixed(double value, int decimals) {
  char buffer[400];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed, decimals).ptr;
  return {buffer, end};
}

/// Papineni et al. 2002, equations 2-4, with method 3 of Chen and Cherry 2014: the k-th order without a match counts as
/// 1 / 2^k matches. As in sacreBLEU, an order without any n-gram makes the score 0.
void score_counts(const std::array<NgramCounts, 4>& counts, BleuScore& score) {
  const auto ours = static_cast<double>(score.hypothesis_length), theirs = static_cast<double>(score.reference_length);
  score.brevity_penalty = ours >= theirs ? 1 : ours > 0 ? std::exp(1 - theirs / ours) : 0;
  if (std::ranges::all_of(counts, [](const NgramCounts& n) { return n.matches == 0; })) return;
  double smoothing = 1, log_sum = 0;
  for (size_t n = 0; n < counts.size(); ++n) {
    if (counts[n].hypothesis == 0) return;
    double matches = static_cast<double>(counts[n].matches);
    if (matches == 0) matches = 1 / (smoothing *= 2);
    score.precisions[n] = 100 * matches / static_cast<double>(counts[n].hypothesis);
    log_sum += std::log(score.precisions[n]);
  }
  score.bleu = score.brevity_penalty * std::exp(log_sum / static_cast<double>(counts.size()));
}

}  // namespace

std::vector<std::string> tokenize_13a(std::string_view line) {
  std::string text(line);
  replace_all(text, "<skipped>", "");
  replace_all(text, "-\n", "");
  replace_all(text, "\n", " ");
  replace_all(text, "&quot;", "\"");
  replace_all(text, "&amp;", "&");
  replace_all(text, "&lt;", "<");
  replace_all(text, "&gt;", ">");
  text = separate_punctuation(' ' + text + ' ');
  text = rewrite_pairs(
      text, [](char a, char b) { return !is_digit(a) && is_point(b); }, write_blank_between_and_after);
  text = rewrite_pairs(
      text, [](char a, char b) { return is_point(a) && !is_digit(b); },
      [](std::string& result, char a, char b) { (((result += ' ') += a) += ' ') += b; });
  text = rewrite_pairs(
      text, [](char a, char b) { return is_digit(a) && b == '-'; }, write_blank_between_and_after);
  return split_python_space(text);
}

BleuScore corpus_bleu(const std::vector<std::string>& hypotheses, const std::vector<std::string>& references,
                      bool lowercase) {
  if (hypotheses.size() != references.size()) {
    throw Error("BLEU needs one reference per hypothesis: " + std::to_string(hypotheses.size()) + " hypotheses, " +
                std::to_string(references.size()) + " references");
  }
  const auto words_of = [lowercase](const std::string& line) {
    return lowercase ? tokenize_13a(trim_right_python_space(python_lower(line)))
                     : tokenize_13a(trim_right_python_space(line));
  };
  BleuScore score;
  std::array<NgramCounts, 4> counts;
  for (size_t i = 0; i < hypotheses.size(); ++i) {
    std::unordered_map<std::string, char32_t> numbers;
    const auto ours = numbered(words_of(hypotheses[i]), numbers), theirs = numbered(words_of(references[i]), numbers);
    score.hypothesis_length += static_cast<int64_t>(ours.size());
    score.reference_length += static_cast<int64_t>(theirs.size());
    for (size_t n = 0; n < counts.size(); ++n) {
      const NgramCounts line = count_ngrams(ours, theirs, n + 1);
      counts[n].hypothesis += line.hypothesis;
      counts[n].matches += line.matches;
    }
  }
  score_counts(counts, score);
  return score;
}

std::string BleuScore::describe() const {
  const double ratio =
      reference_length == 0 ? 0 : static_cast<double>(hypothesis_length) / static_cast<double>(reference_length);
  std::string text = "BLEU = " + fixed(bleu, 2) + ' ' + fixed(precisions[0], 1);
  for (size_t n = 1; n < precisions.size(); ++n) text += '/' + fixed(precisions[n], 1);
  return text + " (BP = " + fixed(brevity_penalty, 3) + " ratio = " + fixed(ratio, 3) +
         " hyp_len = " + std::to_string(hypothesis_length) + " ref_len = " + std::to_string(reference_length) + ")";
}

}  // namespace gloss
