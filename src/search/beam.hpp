// Beam search over a batch of lines. Each line keeps its own beam (beam_line.hpp has the rules); this is the loop that
// steps all of them together and takes what is done out of the batch.
#pragma once

#include "search/task.hpp"

namespace gloss {

Hypotheses beam_search(const SearchTask& task);

}  // namespace gloss
