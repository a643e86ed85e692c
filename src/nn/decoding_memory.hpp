// How much memory decoding with a model takes, from its options.
#pragma once

#include "gloss/decoding_memory.hpp"
#include "gloss/model_options.hpp"
#include "nn/seq2seq.hpp"

namespace gloss {

/// An estimate. The true peak is at most twice as high: for a moment a step holds its old state and the new one.
DecodingMemory decoding_memory(const ModelOptions& options, const VocabularySizes& sizes);

}  // namespace gloss
