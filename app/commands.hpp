// The subcommands. Each takes the words behind its name and returns the exit status; errors are thrown to main.
#pragma once

#include <string>
#include <vector>

namespace gloss {

using Arguments = std::vector<std::string>;

int train_command(const Arguments& arguments);
int translate_command(const Arguments& arguments);
int score_command(const Arguments& arguments);
int evaluate_command(const Arguments& arguments);
int average_command(const Arguments& arguments);
int info_command(const Arguments& arguments);

}  // namespace gloss
