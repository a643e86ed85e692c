// Greedy search: the best next piece, each time. Gives exactly what beam search gives with one hypothesis, at the cost
// of one candidate a step and without any back-pointers.
#pragma once

#include "search/task.hpp"

namespace gloss {

Hypotheses greedy_search(const SearchTask& task);

}  // namespace gloss
