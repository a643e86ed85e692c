// What an encoder is: from the embedded pieces of a batch to annotations. The kinds, each in the file of its name:
// rnn_encoder, conv_encoder, transformer_encoder.
#pragma once

#include <torch/nn/module.h>

#include <memory>

#include "gloss/model_options.hpp"
#include "nn/attention/attention.hpp"
#include "nn/packing.hpp"

namespace gloss {

class Encoder : public torch::nn::Module {
 public:
  /// embedded: [pieces, embedding], in the order of the packing, without dropout -> annotations [batch, src_len,
  /// width()], 0 at padding, with their final state.
  virtual Annotations forward(const at::Tensor& embedded, const Packing& packing, const Mode& mode) const = 0;
  int64_t width() const { return width_; }

 protected:
  explicit Encoder(int64_t width) : width_(width) {}

 private:
  int64_t width_;
};

/// The encoder of options.encoder_type.
std::shared_ptr<Encoder> make_encoder(const ModelOptions& options);

// The kinds, each in the file of its name.
std::shared_ptr<Encoder> make_rnn_encoder(const ModelOptions& options);
std::shared_ptr<Encoder> make_conv_encoder(const ModelOptions& options);
std::shared_ptr<Encoder> make_transformer_encoder(const ModelOptions& options);

}  // namespace gloss
