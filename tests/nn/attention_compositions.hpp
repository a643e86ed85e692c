// Every composition of the attention's families that the options let through, by the families' own lists of members.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "gloss/error.hpp"
#include "nn/attention/normalizer.hpp"
#include "nn/attention/score.hpp"
#include "nn/attention/window.hpp"

namespace gloss::testing {

/// f with every score, window, normalizer and coverage, with one head and with two, on top of `base`.
inline void for_each_composition(const ModelOptions& base, const std::function<void(const ModelOptions&)>& f) {
  ModelOptions o = base;
  for (const std::string& score : score_names()) {
    for (const std::string& window : window_names()) {
      for (const std::string& normalizer : normalizer_names()) {
        for (const char* coverage : {"none", "linguistic", "neural"}) {
          for (const int heads : {1, 2}) {
            o.attention_score = score;
            o.attention_window = window;
            o.attention_normalizer = normalizer;
            o.attention_coverage = coverage;
            o.attention_heads = heads;
            f(o);
          }
        }
      }
    }
  }
}

inline bool is_valid(const ModelOptions& options) {
  try {
    options.validate();
  } catch (const UsageError&) {
    return false;
  }
  return true;
}

/// Those that make sense. `base` must be valid with any of them.
inline std::vector<ModelOptions> every_attention(const ModelOptions& base) {
  std::vector<ModelOptions> all;
  for_each_composition(base, [&](const ModelOptions& options) {
    if (is_valid(options)) all.push_back(options);
  });
  return all;
}

inline std::string name_of_attention(const ModelOptions& o) {
  return o.attention_score + " " + o.attention_window + " " + o.attention_normalizer + " coverage " +
         o.attention_coverage + " heads " + std::to_string(o.attention_heads) + " " + o.attention_activation;
}

}  // namespace gloss::testing
