// What is set for one call of `translate` or `score` and changes nothing in it, because of where its results go: told,
// not refused.
#pragma once

#include <string>
#include <vector>

#include "decoding_run.hpp"

namespace gloss {

/// What a call does with its model.
struct DecodingKind {
  bool searches = true;   ///< `translate`; `score` is given its outputs
  bool attention = true;  ///< the model has one
};

/// A sentence per option that is without effect, and per name of a file that says another form than it will have.
/// Options that are as in `defaults`, the model's own, are not worth a word: they are for some calls.
std::vector<std::string> idle_texts(const DecodingOptions& options, const TranslateOptions& defaults,
                                    const DecodingKind& kind);

}  // namespace gloss
