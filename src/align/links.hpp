// Word links: taken from attention, read and written in Pharaoh form, compared by alignment error rate.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "align/units.hpp"

namespace gloss {

/// One link, indices from 0; `possible` marks a gold link that is allowed but not required.
struct Link {
  int source = 0, target = 0;
  bool possible = false;
  auto operator<=>(const Link&) const = default;
};
using Links = std::vector<Link>;

/// The argmax of every target row: no link for `</s>`, for a row without mass, or where the largest weight is on
/// `</s>`; ties go to the lower index. Sorted by target, then source.
Links links_from_attention(const LabelledMatrix& matrix);

/// "0-0 1-2 3p3"; blanks or tabs between links. Throws Error naming file:line and the token.
Links parse_links(std::string_view line, const std::string& where);
std::string format_links(const Links& links);

/// Alignment error rate (Och and Ney 2003) over a whole file: AER = 1 - (|A and S| + |A and P|) / (|A| + |S|); a sure
/// link is possible too; links of the hypothesis marked possible count as links.
struct AlignmentScore {
  int64_t sure = 0, possible = 0, hypothesis = 0, hits_sure = 0, hits_possible = 0;
  void add(const Links& gold, const Links& hypothesis);
  double precision() const, recall() const, aer() const;  ///< 0..1; an empty file has AER 0
};

}  // namespace gloss
