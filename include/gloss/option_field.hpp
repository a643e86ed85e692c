// How an options struct describes itself. Every options struct has one `visit(options, f)` that calls
// `f(Field, member)` once per member; reading and writing YAML, the command line, `info` and the nearest-name hint are
// all written against that one function.
#pragma once

#include <string>
#include <vector>

namespace gloss {

/// What a person is told about one option. The key is the YAML key and, behind `--`, the flag.
struct Field {
  std::string key;                        ///< words joined with '-', e.g. "attention-score"
  std::string help;                       ///< one sentence, without the default (it is printed from the value)
  std::string unit = {};                  ///< "pieces", "updates", ...; empty for plain numbers and names
  std::vector<std::string> choices = {};  ///< the valid values of a name; empty where anything goes
};

}  // namespace gloss
