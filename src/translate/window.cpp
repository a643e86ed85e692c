// See window.hpp.
#include "translate/window.hpp"

#include <optional>
#include <string>
#include <utility>

#include "text/printable.hpp"

namespace gloss {
namespace {

// Cut lines that are named one by one; a corpus of long lines must not bury the log.
constexpr int64_t kNamedCuts = 10;
constexpr size_t kNamedBytes = 60;

// What a line and its results will hold, with an output as long as its source.
size_t estimated_bytes(const PreparedLine& line, const WindowLimits& limits) {
  constexpr size_t kBytesPerPiece = 64;  // a Piece, its id and its score
  const size_t source = line.source.ids.size();
  const size_t target = line.target.ids.empty() ? source : line.target.ids.size();
  const size_t side = line.source.segmented.text.size() + kBytesPerPiece * (source + target);
  const size_t weights = limits.attention ? sizeof(float) * source * target : 0;
  return side + limits.hypotheses * (side + weights);
}

}  // namespace

WindowReader::WindowReader(const LineSource& source, Preparer preparer, WindowLimits limits,
                           const PipelineObserver& observer)
    : source_(source), preparer_(std::move(preparer)), limits_(limits), observer_(observer) {}

void WindowReader::fill(LineWindow& window, bool wait) {
  try {
    while (!ended_ && window.jobs.size() < limits_.lines && window.bytes < limits_.bytes) {
      if (!read(window, wait && window.jobs.empty())) return;
    }
  } catch (...) {
    error_ = std::current_exception();
    ended_ = true;
  }
}

bool WindowReader::read(LineWindow& window, bool wait) {
  if (!wait && source_.ready && !source_.ready()) return false;
  std::optional<InputLine> line = source_.next();
  if (!line) {
    ended_ = true;
    return false;
  }
  Job job;
  job.input = preparer_.prepare(std::move(*line));
  warn(job.input);
  window.bytes += estimated_bytes(job.input, limits_);
  window.jobs.push_back(std::move(job));
  return true;
}

void WindowReader::warn(const PreparedLine& line) {
  if (line.cut && ++cut_ <= kNamedCuts) {
    const std::string before = line.pieces > 0 ? "from " + std::to_string(line.pieces) + " " : "";
    observer_.warning("line " + std::to_string(line.line) + ": cut " + before + "to " +
                      std::to_string(line.source.ids.size() - 1) +
                      " pieces; split it into sentences, or raise --max-source-length");
  }
  if (!line.unknown.empty() && ++unknown_ == 1) {
    observer_.warning("line " + std::to_string(line.line) + ": '" + printable(line.unknown, kNamedBytes) + "' in the " +
                      (line.prefix.empty() ? "target" : "prefix") +
                      " is not in the vocabulary: the model is given <unk> for it, which the output shows as \u2047");
  }
  if (line.replaced && !std::exchange(warned_of_bytes_, true)) {
    observer_.warning("line " + std::to_string(line.line) +
                      ": invalid UTF-8 was replaced by U+FFFD (further lines are only counted)");
  }
}

void WindowReader::finish() {
  if (cut_ > kNamedCuts) {
    observer_.warning(std::to_string(cut_) + " lines were cut to --max-source-length; the first " +
                      std::to_string(kNamedCuts) + " are named above");
  }
  if (unknown_ > 1) {
    observer_.warning(std::to_string(unknown_) + " lines were given pieces that are not in the vocabulary; the first " +
                      "is named above");
  }
  if (error_) std::rethrow_exception(error_);
}

}  // namespace gloss
