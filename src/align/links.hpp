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
/// link is possible too; links of the hypothesis marked possible count as links; a link given twice counts once.
struct AlignmentScore {
  int64_t sure = 0, possible = 0, hypothesis = 0;  ///< links seen; `possible` includes the sure ones
  int64_t hits_sure = 0, hits_possible = 0;        ///< links of the hypothesis that are sure, or possible
  void add(const Links& gold, const Links& links);
  /// 0..1. A ratio over nothing is 1, so an empty file has AER 0.
  double precision() const, recall() const, aer() const;
};

}  // namespace gloss
