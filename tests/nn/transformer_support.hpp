// What the tests of the Transformer share: a small one in double, and annotations of three sentences.
#pragma once

#include "nn/decoder.hpp"
#include "nn/encoder.hpp"
#include "numeric.hpp"

namespace gloss::testing {

constexpr int64_t kWidth = 8, kHeads = 2, kBatch = 3, kSource = 5, kTarget = 4;

inline ModelOptions tiny_transformer() {
  ModelOptions options;
  options.encoder_type = options.decoder_type = "transformer";
  options.embedding_size = kWidth;
  options.transformer_heads = kHeads;
  options.transformer_feed_forward = 12;
  options.encoder_layers = options.decoder_layers = 2;
  options.encoder_hidden = 3;
  options.decoder_hidden = 6;
  options.attention_score = "scaled-dot";
  options.dropout_embedding = options.dropout_layer = options.dropout_annotation = options.dropout_output = 0;
  return options;
}

inline at::Tensor lengths() {
  return torch::tensor({5, 2, 3}, at::kLong);
}

inline std::shared_ptr<Encoder> encoder_of(const ModelOptions& options) {
  torch::manual_seed(31);
  auto encoder = make_encoder(options);
  encoder->to(at::kDouble);
  return encoder;
}

inline std::shared_ptr<Decoder> decoder_of(const ModelOptions& options, int64_t encoder_width = kWidth) {
  torch::manual_seed(32);
  auto decoder = make_decoder(options, encoder_width);
  decoder->to(at::kDouble);
  return decoder;
}

inline Annotations annotations_of(int64_t width = kWidth) {
  torch::manual_seed(33);
  const at::Tensor padding = padding_mask(lengths(), kSource).unsqueeze(2);
  return {random_double({kBatch, kSource, width}).masked_fill(padding, 0), lengths(), {}, {}, {}};
}

}  // namespace gloss::testing
