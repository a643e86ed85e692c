#include "train/held_out.hpp"

#include <algorithm>
#include <filesystem>
#include <numeric>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "gloss/error.hpp"
#include "text/files.hpp"
#include "text/random.hpp"

namespace gloss {
namespace {

namespace fs = std::filesystem;
using Texts = std::unordered_set<std::string_view>;

constexpr const char* kOwnSet = "a validation set of its own (--valid-source, --valid-target)";

/// Whether a line of a text file gives this text back: a reader drops a BOM at the beginning and a '\r' at the end.
bool can_be_kept(std::string_view text) {
  const bool blank = text.find_first_not_of(" \t\r") == std::string_view::npos;
  return !blank && !text.starts_with("\xEF\xBB\xBF") && !text.ends_with('\r');
}

[[noreturn]] void refuse_repetitive(int64_t count, int64_t found) {
  throw UsageError("valid-lines is " + std::to_string(count) + ", but only " + std::to_string(found) +
                   " pairs of the corpus have sides of their own; give fewer, or " + kOwnSet);
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

ParallelLines read_or_draw(const RunStart& start, const ParallelLines& corpus) {
  const TrainOptions& options = start.config.train;
  const RunFolder run(options.model);
  const bool kept = fs::exists(run.valid_source()) && fs::exists(run.valid_target());
  if (options.resume && kept) return read_parallel({run.valid_source().string(), run.valid_target().string()});
  if (start.step) {
    throw Error("the pairs that the run holds out, '" + run.valid_source().string() + "' and '" +
                run.valid_target().string() + "', are missing; put them back, or start another run");
  }
  return draw_pairs(corpus, options.valid_lines, options.seed);
}

}  // namespace

ParallelLines draw_pairs(const ParallelLines& corpus, int64_t count, uint64_t seed) {
  const auto pairs = std::ssize(corpus.source);
  if (count > pairs / 2) {
    throw UsageError("valid-lines is " + std::to_string(count) + ", but the corpus has " + std::to_string(pairs) +
                     " pairs, of which at most half can be held out; give fewer, or " + kOwnSet);
  }
  std::vector<size_t> order(corpus.source.size()), chosen;
  std::iota(order.begin(), order.end(), size_t{0});
  SplitMix64 random(seed);
  shuffle(order, 0, order.size(), random);
  Texts sources, targets;
  for (size_t at = 0; at < order.size() && std::ssize(chosen) < count; ++at) {
    const std::string &source = corpus.source[order[at]], &target = corpus.target[order[at]];
    if (!can_be_kept(source) || !can_be_kept(target) || sources.contains(source) || targets.contains(target)) continue;
    sources.insert(source);
    targets.insert(target);
    chosen.push_back(order[at]);
  }
  if (std::ssize(chosen) < count) refuse_repetitive(count, std::ssize(chosen));
  std::ranges::sort(chosen);
  ParallelLines drawn;
  for (const size_t line : chosen) {
    drawn.source.push_back(corpus.source[line]);
    drawn.target.push_back(corpus.target[line]);
  }
  return drawn;
}

int64_t mark_held_out(ParallelLines& corpus, const ParallelLines& pairs) {
  const Texts sources(pairs.source.begin(), pairs.source.end()), targets(pairs.target.begin(), pairs.target.end());
  corpus.held_out.resize(corpus.source.size());
  for (size_t line = 0; line < corpus.source.size(); ++line) {
    corpus.held_out[line] = sources.contains(corpus.source[line]) || targets.contains(corpus.target[line]);
  }
  return std::ranges::count(corpus.held_out, true);
}

ParallelLines hold_out(const RunStart& start, ParallelLines& corpus, const TrainObserver& observer) {
  ParallelLines pairs = read_or_draw(start, corpus);
  const int64_t marked = mark_held_out(corpus, pairs), held = std::ssize(pairs.source);
  const auto read = std::ssize(corpus.source);
  if (marked > read - read / 2) {
    throw UsageError("valid-lines " + std::to_string(held) + " would leave " + std::to_string(read - marked) + " of " +
                     std::to_string(read) + " pairs to train on, as others have the same sides; give fewer, or " +
                     kOwnSet);
  }
  const RunFolder run(start.config.train.model);
  observer.message("held out for validation: " + std::to_string(held) + " pairs of the training corpus, in '" +
                   run.valid_source().string() + "' and '" + run.valid_target().filename().string() + "'; " +
                   std::to_string(marked - held) + " pairs that share a side with one of them are left out");
  return pairs;
}

void save_held_out(const RunFolder& run, const ParallelLines& pairs) {
  write_file_atomically(run.valid_source(), joined(pairs.source));
  write_file_atomically(run.valid_target(), joined(pairs.target));
}

}  // namespace gloss
