#include "decoding_progress.hpp"

#include <unistd.h>

#include <algorithm>
#include <cmath>

#include "progress.hpp"
#include "text/counted.hpp"

namespace gloss {

DecodingProgress::DecodingProgress(Log& log, const std::vector<std::string>& inputs, bool from_keyboard)
    : log_(log), total_(inputs), shown_(Log::on_terminal() && !from_keyboard) {}

void DecodingProgress::show(const TranslateProgress& done) {
  constexpr std::chrono::milliseconds kForCounting{10};
  if (shown_) log_.status(decoding_status(done, total_.after(kForCounting), Log::terminal_width()));
}

std::string decoding_status(const TranslateProgress& done, std::optional<int64_t> total, int width) {
  const auto tokens = done.seconds > 0 ? std::llround(static_cast<double>(done.target_pieces) / done.seconds) : 0;
  const std::string rate = "  " + std::to_string(tokens) + " tokens/s";
  std::string text;
  if (total && *total > 0) {
    const double fraction = static_cast<double>(done.lines) / static_cast<double>(*total);
    const double left = fraction > 0 ? done.seconds * (1 - fraction) / fraction : -1;
    text = bar_text(fraction) + "  " + duration_text(left) + " left  " + std::to_string(done.lines) + " of " +
           std::to_string(*total) + " lines" + rate;
  } else {
    text = counted(done.lines, "line") + rate + "  " + duration_text(done.seconds);
  }
  return text.substr(0, static_cast<size_t>(std::max(1, width - 1)));
}

bool reads_keyboard(const std::vector<std::string>& inputs) {
  return std::ranges::find(inputs, "-") != inputs.end() && isatty(STDIN_FILENO) == 1;
}

}  // namespace gloss
