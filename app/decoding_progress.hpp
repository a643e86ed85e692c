// What a person at a terminal sees while lines are translated: a status line that keeps out of the way of the results.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gloss/translator.hpp"
#include "log.hpp"
#include "total_lines.hpp"

namespace gloss {

class DecodingProgress {
 public:
  /// `inputs` as on the command line. Nothing is shown where stderr is no terminal, or where lines are typed in.
  DecodingProgress(Log& log, const std::vector<std::string>& inputs, bool from_keyboard);

  void show(const TranslateProgress& done);
  /// To be called before anything else is written that may go to the same terminal.
  void hide() { log_.status(""); }

 private:
  Log& log_;
  TotalLines total_;
  bool shown_;
};

/// "[=====>    ]  42%  0:34 left  1234 of 5000 lines  980 tokens/s", or "1234 lines  980 tokens/s  0:25" where the
/// total is not known (yet); cut to `width` columns.
std::string decoding_status(const TranslateProgress& done, std::optional<int64_t> total, int width);

/// Whether one of the inputs ("-" is stdin) is typed in.
bool reads_keyboard(const std::vector<std::string>& inputs);

}  // namespace gloss
