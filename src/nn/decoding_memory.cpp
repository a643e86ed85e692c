// Counts the tensors that live at the same time in the widest moment of encoding, of a step and of a teacher-forced
// pass. A test compares with what LibTorch allocates.
#include "nn/decoding_memory.hpp"

#include <algorithm>

#include "nn/attention/coverage.hpp"

namespace gloss {

namespace {

size_t numbers(int64_t n) {
  return static_cast<size_t>(n);
}

int64_t annotation_width(const ModelOptions& o) {
  if (o.encoder_type != "rnn") return o.embedding_size;
  return o.encoder_hidden * (o.encoder_bidirectional ? 2 : 1);
}

int64_t query_width(const ModelOptions& o) {
  return o.decoder_type == "rnn" ? o.decoder_hidden : o.embedding_size;
}

/// Hidden units of the score.
int64_t score_width(const ModelOptions& o) {
  return o.attention_size > 0 ? o.attention_size : query_width(o);
}

int64_t heads(const ModelOptions& o) {
  if (o.decoder_type == "transformer") return o.transformer_heads;
  return o.decoder_type == "rnn" ? o.attention_heads : 1;
}

/// Per source piece: the work of the widest layer.
int64_t encoder_numbers(const ModelOptions& o) {
  if (o.encoder_type == "rnn") return o.embedding_size + 6 * o.encoder_hidden + 2 * annotation_width(o);
  if (o.encoder_type == "conv") return 4 * o.embedding_size + (2 * o.encoder_kernel + 4) * o.encoder_hidden;
  return 8 * o.embedding_size + 2 * o.transformer_feed_forward;
}

/// Per source piece: keys, values and coverage of every layer that attends.
int64_t memory_numbers(const ModelOptions& o) {
  const int64_t layers = o.decoder_type == "transformer" ? o.decoder_layers : 1;
  return layers * (std::max(score_width(o), query_width(o)) + annotation_width(o) + 3 * coverage_features(o));
}

/// Per row and source piece: energies, weights, and what makes them. A score that is given features of each position
/// (and mlp always) has its hidden layer there, too; the others make it unit by unit.
int64_t attention_numbers(const ModelOptions& o) {
  const bool aware = o.attention_score == "location-aware";
  const int64_t features = coverage_features(o);
  const bool spread = o.attention_score == "mlp" || aware || features > 0;
  const int64_t filters = aware ? 3 * (o.attention_filters + o.attention_kernel) : 0;
  return heads(o) * (6 + filters + 6 * features) + (spread ? 2 * score_width(o) : 0);
}

int64_t decoder_layer_numbers(const ModelOptions& o) {
  if (o.decoder_type == "rnn") return 6 * o.decoder_hidden;
  if (o.decoder_type == "conv") return (o.decoder_kernel + 4) * o.decoder_hidden;
  return 4 * o.embedding_size + o.transformer_feed_forward;
}

}  // namespace

DecodingMemory decoding_memory(const ModelOptions& o, const VocabularySizes& sizes) {
  DecodingMemory memory;
  memory.source_piece = numbers(encoder_numbers(o) + memory_numbers(o));
  const int64_t copied = o.decoder_copy ? 3 * int64_t{sizes.target} : 0;
  memory.row = numbers(4 * o.embedding_size + o.decoder_layers * decoder_layer_numbers(o) + copied);
  memory.row_source_piece = numbers(attention_numbers(o));
  const bool caches = o.decoder_type == "transformer";
  memory.row_target_piece = caches ? numbers(2 * int64_t{o.decoder_layers} * o.embedding_size) : 0;
  memory.given_piece = numbers(4 * o.embedding_size + 2 * decoder_layer_numbers(o) + annotation_width(o));
  // A recurrent decoder attends step by step and keeps the weights alone.
  memory.given_cell = o.decoder_type == "rnn" ? 4 : numbers(attention_numbers(o));
  return memory;
}

}  // namespace gloss
