// Segments a parallel corpus and drops what cannot be trained on, counted by reason.
#include "text/corpus.hpp"

#include <algorithm>
#include <cstdio>

#include "gloss/error.hpp"

namespace gloss {

namespace {

/// The counter of the reason for which a pair is dropped, or null when it is kept. The first reason counts.
int64_t* reason_to_drop(const Pair& pair, const CorpusFilter& filter, CorpusCounts& counts) {
  const auto [shorter, longer] = std::minmax({pair.source.size() - 1, pair.target.size() - 1});
  if (shorter == 0) return &counts.empty;
  if (longer > static_cast<size_t>(filter.max_length)) return &counts.too_long;
  const bool too_uneven = static_cast<double>(longer) > filter.max_length_ratio * static_cast<double>(shorter);
  return filter.max_length_ratio > 0 && too_uneven ? &counts.bad_ratio : nullptr;
}

}  // namespace

std::string CorpusCounts::summary() const {
  return std::to_string(read) + " pairs read, " + std::to_string(kept) + " kept, " + std::to_string(empty) +
         " with an empty side, " + std::to_string(too_long) + " too long, " + std::to_string(bad_ratio) +
         " with a bad length ratio" + (held_out > 0 ? ", " + std::to_string(held_out) + " held out" : "") + "; " +
         std::to_string(source_pieces) + " source and " + std::to_string(target_pieces) + " target pieces";
}

Corpus make_corpus(const ParallelLines& lines, const Vocabulary& source, const Vocabulary& target,
                   const CorpusFilter& filter) {
  Corpus corpus;
  CorpusCounts& counts = corpus.counts;
  counts.read = static_cast<int64_t>(lines.source.size());
  corpus.pairs.reserve(lines.source.size());
  for (size_t i = 0; i < lines.source.size(); ++i) {
    if (!lines.held_out.empty() && lines.held_out[i]) {
      ++counts.held_out;
      continue;
    }
    if (std::ranges::binary_search(lines.too_long, i)) {
      ++counts.too_long;
      continue;
    }
    Pair pair{source.encode_ids(lines.source[i]), target.encode_ids(lines.target[i]), {}};
    if (int64_t* reason = reason_to_drop(pair, filter, counts)) {
      ++*reason;
      continue;
    }
    counts.source_pieces += std::ssize(pair.source);
    counts.target_pieces += std::ssize(pair.target);
    corpus.pairs.push_back(std::move(pair));
    corpus.lines.push_back(static_cast<int64_t>(i));
  }
  counts.kept = std::ssize(corpus.pairs);
  if (corpus.pairs.empty()) {
    char ratio[64] = "";
    if (filter.max_length_ratio > 0) std::snprintf(ratio, sizeof ratio, " and a ratio of %g", filter.max_length_ratio);
    throw Error("no pair of the " + filter.what + " is left to work with: " + counts.summary() + "; the limit was " +
                std::to_string(filter.max_length) + " pieces a side" + ratio +
                ": look at the files, or raise the limit");
  }
  return corpus;
}

}  // namespace gloss
