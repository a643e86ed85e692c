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
};

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

inline Path extended(const Path& path, int id, float log_prob, const TranslateOptions& options) {
  Path longer = path;
  longer.ids.push_back(id);
  longer.log_prob += log_prob;
  longer.finished = id == kEnd;
  longer.score = plain_score(options, longer.log_prob, longer.ids.size());
  return longer;
}

/// Every sequence of at most options.max_length pieces; those that long without `</s>` are unfinished.
inline std::vector<Path> brute_force(const TableModel& model, const Ids& source, const TranslateOptions& options) {
  std::vector<Path> complete;
  std::vector<Path> open(1);
  for (int length = 1; length <= options.max_length; ++length) {
    std::vector<Path> next;
    for (const Path& path : open) {
      const auto log_probs = model.log_probs(source, path.ids);
      for (int id = 0; id < model.vocabulary_size(); ++id) {
        Path longer = extended(path, id, log_probs[static_cast<size_t>(id)], options);
        const bool complete_now = longer.finished || length == options.max_length;
        (complete_now ? complete : next).push_back(std::move(longer));
      }
    }
    open = std::move(next);
  }
  sort_paths(complete);
  return complete;
}

/// Beam search over one line that stops at `beam` good finished hypotheses or the limit, whatever n_best.
inline std::vector<Path> plain_beam(const TableModel& model, const Ids& source, const TranslateOptions& options) {
  const size_t beam = static_cast<size_t>(options.beam_size);
  std::vector<Path> complete;
  std::vector<Path> live(1);
  for (int length = 1; length <= options.max_length; ++length) {
    std::vector<Path> all;
    for (const Path& path : live) {
      const auto log_probs = model.log_probs(source, path.ids);
      for (int id = 0; id < model.vocabulary_size(); ++id) {
        all.push_back(extended(path, id, log_probs[static_cast<size_t>(id)], options));
      }
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
    if (complete.size() == beam && !live.empty() && live.front().score <= complete.back().score) live.clear();
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

}  // namespace gloss::test
