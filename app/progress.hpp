// Training progress as text: a bar with the time left on a terminal, plain lines otherwise.
#pragma once

#include <string>

#include "gloss/trainer.hpp"
#include "log.hpp"

namespace gloss {

/// An observer whose reports go to `log` (which must outlive it); stop_requested is left to the caller.
TrainObserver observe_with(Log& log);

/// "update 500, epoch 2, loss 3.21, perplexity 24.9, 1230 source and 1180 target tokens/s, ..., 12:34 left"
std::string progress_line(const TrainProgress& progress);
/// "[=====>    ]  42%  12:34 left  update 500  loss 3.21 ...", cut to `width` columns.
std::string progress_bar(const TrainProgress& progress, int width);
/// "[=====>    ]  42%"
std::string bar_text(double fraction);
/// 75 -> "1:15", 3675 -> "1:01:15"; "?" when negative.
std::string duration_text(double seconds);

}  // namespace gloss
