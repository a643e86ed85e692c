// The bounded window: how far the pipeline reads ahead of what it has handed out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <vector>

#include "gloss/translator.hpp"
#include "translate/job.hpp"

namespace gloss {

struct WindowLimits {
  size_t lines = 640;
  size_t bytes = 64u << 20;  ///< estimate of what the lines and their results will hold
  size_t hypotheses = 1;     ///< results per line
  bool attention = false;    ///< results hold weights
};

/// Lines that are decoded together in one go, in input order.
struct LineWindow {
  std::vector<Job> jobs;
  size_t bytes = 0;
};

/// Reads and prepares lines. An error of the source ends the input: the lines before it are still translated, then
/// rethrow() passes it on.
class WindowReader {
 public:
  WindowReader(const LineSource& source, Preparer preparer, WindowLimits limits, const PipelineObserver& observer);

  /// Adds lines while the source is ready and the window has room; waits for the first line of an empty window if
  /// `wait` says so. A window that is empty after waiting is the end.
  void fill(LineWindow& window, bool wait);

  /// Warns how many warnings were left out, and throws what the source threw.
  void finish();

 private:
  bool read(LineWindow& window, bool wait);
  void warn(const PreparedLine& line);

  const LineSource& source_;
  Preparer preparer_;
  WindowLimits limits_;
  const PipelineObserver& observer_;
  std::exception_ptr error_;
  bool ended_ = false;
  int64_t cut_ = 0;
  int64_t unknown_ = 0;
  bool warned_of_bytes_ = false;
};

}  // namespace gloss
