#include "align/links.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <utility>

#include "gloss/error.hpp"
#include "text/printable.hpp"

namespace gloss {
namespace {

constexpr std::string_view kBlanks = " \t";

[[noreturn]] void refuse_link(std::string_view token, const std::string& where) {
  throw Error(where + ": '" + printable(token, 40) +
              "' is not a word link; write i-j for a sure and ipj for a possible one, indices from 0");
}

Link parse_link(std::string_view token, const std::string& where) {
  Link link;
  const char* const end = token.data() + token.size();
  const auto [middle, source_error] = std::from_chars(token.data(), end, link.source);
  if (source_error != std::errc{} || middle == end || (*middle != '-' && *middle != 'p')) refuse_link(token, where);
  link.possible = *middle == 'p';
  const auto [rest, target_error] = std::from_chars(middle + 1, end, link.target);
  if (target_error != std::errc{} || rest != end || link.source < 0 || link.target < 0) refuse_link(token, where);
  return link;
}

double ratio(int64_t part, int64_t whole) {
  return whole == 0 ? 1.0 : static_cast<double>(part) / static_cast<double>(whole);
}

}  // namespace

Links links_from_attention(const LabelledMatrix& matrix) {
  Links links;
  if (matrix.weights.empty()) return links;
  const size_t columns = matrix.source.size();
  const size_t words = columns - (matrix.source_end ? 1 : 0);
  const size_t rows = matrix.target.size() - (matrix.target_end ? 1 : 0);
  for (size_t t = 0; t < rows; ++t) {
    size_t best = columns;
    float largest = 0;  // a row must beat this to have any mass
    for (size_t s = 0; s < columns; ++s) {
      const float weight = matrix.weights[t * columns + s];
      if (weight > largest) {
        largest = weight;
        best = s;
      }
    }
    if (best < words) links.push_back({static_cast<int>(best), static_cast<int>(t)});
  }
  return links;
}

Links parse_links(std::string_view line, const std::string& where) {
  Links links;
  for (size_t at = line.find_first_not_of(kBlanks); at != line.npos;) {
    const size_t end = std::min(line.find_first_of(kBlanks, at), line.size());
    links.push_back(parse_link(line.substr(at, end - at), where));
    at = line.find_first_not_of(kBlanks, end);
  }
  return links;
}

std::string format_links(const Links& links) {
  std::string text;
  for (const Link& link : links) {
    if (!text.empty()) text += ' ';
    text += std::to_string(link.source) + (link.possible ? 'p' : '-') + std::to_string(link.target);
  }
  return text;
}

void AlignmentScore::add(const Links& gold, const Links& links) {
  std::map<std::pair<int, int>, bool> is_sure;
  for (const Link& link : gold) is_sure[{link.source, link.target}] |= !link.possible;
  for (const auto& [link, is_sure_link] : is_sure) sure += is_sure_link;
  possible += static_cast<int64_t>(is_sure.size());

  std::set<std::pair<int, int>> found;
  for (const Link& link : links) found.emplace(link.source, link.target);
  hypothesis += static_cast<int64_t>(found.size());
  for (const auto& link : found) {
    const auto match = is_sure.find(link);
    if (match == is_sure.end()) continue;
    ++hits_possible;
    hits_sure += match->second;
  }
}

double AlignmentScore::precision() const {
  return ratio(hits_possible, hypothesis);
}
double AlignmentScore::recall() const {
  return ratio(hits_sure, sure);
}
double AlignmentScore::aer() const {
  return 1 - ratio(hits_sure + hits_possible, hypothesis + sure);
}

}  // namespace gloss
