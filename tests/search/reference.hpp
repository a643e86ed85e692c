// The rules of search written down a second time, as plainly as possible: every sequence enumerated, and a beam that
// copies, sorts everything and never stops early. What the real ones must agree with.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "table_model.hpp"

namespace gloss::test {

struct Path {
  Ids ids;
  double log_prob = 0;
  double score = 0;
  bool finished = false;
  std::vector<double> read = {};  ///< attention per source piece, summed over the pieces
  double coverage = 0;            ///< the part of the score that is coverage penalty
};

/// Wu et al. 2016, equation 14, with at least 1e-4 read of everything; `</s>` of the source is no word.
inline double plain_coverage(const TranslateOptions& options, const std::vector<double>& read) {
  double sum = 0;
  for (size_t i = 0; i + 1 < read.size(); ++i) sum += std::log(std::min(std::max(read[i], 1e-4), 1.0));
  return options.coverage_penalty * sum;
}

inline double plain_score(const TranslateOptions& options, double log_prob, size_t length) {
  const double n = static_cast<double>(length);
  if (options.length_penalty == "wu") return log_prob / std::pow((5.0 + n) / 6.0, options.length_alpha);
  if (options.length_penalty == "average") return log_prob / std::pow(n, options.length_alpha);
  return log_prob;
}

/// Finished ones by score, then unfinished ones by score.
inline void sort_paths(std::vector<Path>& paths) {
  std::ranges::stable_sort(paths, [](const Path& a, const Path& b) {
    if (a.finished != b.finished) return a.finished;
    return a.score > b.score;
  });
}

/// All extensions by one piece.
inline std::vector<Path> extensions(const TableModel& model, const Ids& source, const Path& path,
                                    const TranslateOptions& options) {
  const auto log_probs = model.log_probs(source, path.ids);
  const auto attention = model.attention(source, path.ids);
  std::vector<Path> all;
  for (int id = 0; id < model.vocabulary_size(); ++id) {
    Path longer = path;
    longer.ids.push_back(id);
    longer.log_prob += log_probs[static_cast<size_t>(id)];
    longer.finished = id == kEnd;
    longer.read.resize(source.size());
    for (size_t i = 0; i < source.size(); ++i) longer.read[i] += attention[i];
    longer.coverage = plain_coverage(options, longer.read);
    longer.score = plain_score(options, longer.log_prob, longer.ids.size()) + longer.coverage;
    all.push_back(std::move(longer));
  }
  return all;
}

/// Every sequence of at most options.max_length pieces; those that long without `</s>` are unfinished.
inline std::vector<Path> brute_force(const TableModel& model, const Ids& source, const TranslateOptions& options) {
  std::vector<Path> complete;
  std::vector<Path> open(1);
  for (int length = 1; length <= options.max_length; ++length) {
    std::vector<Path> next;
    for (const Path& path : open) {
      for (Path& longer : extensions(model, source, path, options)) {
        const bool complete_now = longer.finished || length == options.max_length;
        (complete_now ? complete : next).push_back(std::move(longer));
      }
    }
    open = std::move(next);
  }
  sort_paths(complete);
  return complete;
}

/// Whether no live path, at its present length and with no worse a coverage than `worst`, scores above it.
inline bool none_beats(const std::vector<Path>& live, const Path& worst, const TranslateOptions& options) {
  return std::ranges::none_of(live, [&](const Path& path) {
    const double coverage = std::max(path.coverage, worst.coverage);
    return plain_score(options, path.log_prob, path.ids.size()) + coverage > worst.score;
  });
}

/// Beam search over one line that stops at `beam` good finished hypotheses or the limit, whatever n_best.
inline std::vector<Path> plain_beam(const TableModel& model, const Ids& source, const TranslateOptions& options) {
  const size_t beam = static_cast<size_t>(options.beam_size);
  std::vector<Path> complete;
  std::vector<Path> live(1);
  for (int length = 1; length <= options.max_length; ++length) {
    std::vector<Path> all;
    for (const Path& path : live) {
      for (Path& longer : extensions(model, source, path, options)) all.push_back(std::move(longer));
    }
    std::ranges::stable_sort(all, std::ranges::greater(), &Path::log_prob);
    live.clear();
    for (size_t rank = 0; rank < all.size() && rank < 2 * beam; ++rank) {
      if (all[rank].finished) {
        if (rank < beam) complete.push_back(all[rank]);
      } else if (live.size() < beam) {
        live.push_back(all[rank]);
      }
    }
    sort_paths(complete);
    if (complete.size() > beam) complete.resize(beam);
    if (complete.size() == beam && none_beats(live, complete.back(), options)) live.clear();
    if (live.empty()) break;
  }
  complete.insert(complete.end(), live.begin(), live.end());
  sort_paths(complete);
  return complete;
}

/// Everything a hypothesis says about itself, held against the table.
inline bool told_truly(const TableModel& model, const Ids& source, const Hypothesis& hypothesis) {
  Ids prefix;
  double sum = 0;
  std::vector<float> attention;
  for (size_t i = 0; i < hypothesis.ids.size(); ++i) {
    const float log_prob = model.log_probs(source, prefix)[static_cast<size_t>(hypothesis.ids[i])];
    if (hypothesis.log_probs.at(i) != log_prob) return false;
    sum += log_prob;
    const auto row = model.attention(source, prefix);
    attention.insert(attention.end(), row.begin(), row.end());
    prefix.push_back(hypothesis.ids[i]);
  }
  const bool ends = !prefix.empty() && prefix.back() == kEnd;
  const bool sizes = hypothesis.log_probs.size() == hypothesis.ids.size();
  return sizes && hypothesis.log_prob == sum && hypothesis.attention == attention && hypothesis.finished == ends;
}

/// Whether `found` is the first n_best of `expected`, with the same numbers.
inline bool same(const std::vector<Hypothesis>& found, const std::vector<Path>& expected, size_t n_best) {
  if (found.size() != std::min(n_best, expected.size())) return false;
  for (size_t i = 0; i < found.size(); ++i) {
    if (found[i].ids != expected[i].ids || found[i].finished != expected[i].finished) return false;
    if (found[i].log_prob != expected[i].log_prob || found[i].score != expected[i].score) return false;
  }
  return true;
}

}  // namespace gloss::test
