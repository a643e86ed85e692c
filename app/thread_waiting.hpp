// How the threads of the computation wait for each other.
#pragma once

namespace gloss {

/// OpenMP's threads spin between two parallel loops. On a machine that has other work, each then waits for one that is
/// not running: training on two threads was seen to become over ten times slower. OpenMP reads its settings when the
/// program is loaded; so, unless the environment has said something already, this asks for threads that sleep and
/// starts the program again in the same process. Returns where that is not needed or not possible.
void let_waiting_threads_sleep(char** argv);

}  // namespace gloss
