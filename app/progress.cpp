#include "progress.hpp"

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>

namespace gloss {
namespace {

__attribute__((format(printf, 1, 2))) std::string print(const char* format, ...) {
  char buffer[512];
  va_list values;
  va_start(values, format);
  std::vsnprintf(buffer, sizeof buffer, format, values);
  va_end(values);
  return buffer;
}

std::string validation_line(const ValidationReport& report) {
  return print("validation at update %lld: loss %.4f, perplexity %.2f, BLEU %.2f, chrF %.2f%s",
               static_cast<long long>(report.update), report.loss, report.perplexity, report.bleu, report.chrf,
               report.best ? " (best so far)" : "");
}

}  // namespace

std::string duration_text(double seconds) {
  if (!(seconds >= 0)) return "?";
  const long long total = std::llround(seconds);
  if (total < 3600) return print("%lld:%02lld", total / 60, total % 60);
  return print("%lld:%02lld:%02lld", total / 3600, total / 60 % 60, total % 60);
}

std::string progress_line(const TrainProgress& p) {
  std::string line = print(
      "update %lld, epoch %lld, loss %.4f, perplexity %.2f, %.0f source and %.0f target tokens/s, "
      "learning rate %.3g, gradient norm %.3g",
      static_cast<long long>(p.update), static_cast<long long>(p.epoch), p.loss, p.perplexity, p.source_per_second,
      p.target_per_second, p.learning_rate, p.gradient_norm);
  if (p.seconds_left >= 0) line += ", " + duration_text(p.seconds_left) + " left";
  return line;
}

std::string bar_text(double fraction) {
  constexpr int kCells = 20;
  fraction = std::clamp(fraction, 0.0, 1.0);
  const int filled = static_cast<int>(fraction * kCells);
  std::string bar = "[" + std::string(static_cast<size_t>(filled), '=');
  if (filled < kCells) bar += ">" + std::string(static_cast<size_t>(kCells - filled - 1), ' ');
  return bar + print("] %3.0f%%", 100 * fraction);
}

std::string progress_bar(const TrainProgress& p, int width) {
  const std::string bar =
      bar_text(p.fraction) +
      print("  %s left  update %lld  epoch %lld  loss %.3f  ppl %.2f  %.0f tok/s  lr %.2g  norm %.2g",
            duration_text(p.seconds_left).c_str(), static_cast<long long>(p.update), static_cast<long long>(p.epoch),
            p.loss, p.perplexity, p.target_per_second, p.learning_rate, p.gradient_norm);
  return bar.substr(0, static_cast<size_t>(std::max(1, width - 1)));
}

TrainObserver observe_with(Log& log) {
  TrainObserver observer;
  observer.message = [&log](const std::string& text) { log.message(text); };
  observer.warning = [&log](const std::string& text) { log.warning(text); };
  observer.progress = [&log](const TrainProgress& progress) {
    if (Log::on_terminal()) {
      log.record(progress_line(progress));
      log.status(progress_bar(progress, Log::terminal_width()));
    } else {
      log.message(progress_line(progress));
    }
  };
  observer.validated = [&log](const ValidationReport& report) {
    log.message(validation_line(report));
    for (const std::string& sample : report.samples) log.message(sample);
  };
  return observer;
}

}  // namespace gloss
