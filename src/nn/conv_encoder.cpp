// The convolutional encoder (Gehring et al. 2017, sections 3.1 and 3.2):
//   e_j = embedding of piece j + its position,  h^0 = W_in e + b,
//   h^l = sqrt(0.5) (v(W^l h^{l-1}_{j-k/2 ... j+k/2} + b^l) + h^{l-1}),  z = W_out h^L + b,
// z being as wide as the embeddings. A decoder compares with z and mixes z + e (eq. 2). Padding is set to 0 before
// every convolution: a sentence is read as if it were alone.
#include <vector>

#include "nn/dropout.hpp"
#include "nn/encoder.hpp"
#include "nn/gated_conv.hpp"
#include "nn/positions.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class ConvEncoder : public Encoder {
 public:
  explicit ConvEncoder(const ModelOptions& options);
  Annotations forward(const at::Tensor& embedded, const Packing& packing, const Mode& mode) const override;

 private:
  std::shared_ptr<Positions> positions_;
  Projection input_, output_;
  std::vector<GatedConv> layers_;
  int64_t kernel_;
  double dropout_embedding_, dropout_layer_;
};

ConvEncoder::ConvEncoder(const ModelOptions& options)
    : Encoder(options.embedding_size),
      positions_(register_module("positions", make_positions(options, options.embedding_size))),
      input_(register_module("input", variance_keeping_projection(options.embedding_size, options.encoder_hidden,
                                                                  1 - options.dropout_embedding))),
      output_(register_module("output", variance_keeping_projection(options.encoder_hidden, options.embedding_size))),
      kernel_(options.encoder_kernel),
      dropout_embedding_(options.dropout_embedding),
      dropout_layer_(options.dropout_layer) {
  for (int i = 0; i < options.encoder_layers; ++i) {
    layers_.push_back(register_module(
        "layer" + std::to_string(i),
        GatedConv(GatedConvImpl::Shape{options.encoder_hidden, options.encoder_kernel}, 1 - options.dropout_layer)));
  }
}

Annotations ConvEncoder::forward(const at::Tensor& embedded, const Packing& packing, const Mode& mode) const {
  const at::Tensor real =  // [src_len, batch, 1], 0 at padding
      packing.unpack_by_time(at::ones({embedded.size(0), 1}, embedded.options().requires_grad(false)));
  const at::Tensor placed =  // [src_len, batch, embedding]
      with_positions(*positions_, packing.unpack_by_time(embedded), 0);
  const at::Tensor e = dropout(placed, dropout_embedding_, mode) * real;
  at::Tensor h = input_->forward(e) * real;  // [src_len, batch, channels]
  for (const GatedConv& layer : layers_) {
    const int64_t around = kernel_ / 2;
    const at::Tensor wide = at::constant_pad_nd(dropout(h, dropout_layer_, mode), {0, 0, 0, 0, around, around});
    h = scaled_sum(layer->forward(wide), h) * real;
  }
  const at::Tensor z = output_->forward(h) * real;  // [src_len, batch, embedding]
  const at::Tensor lengths = real.sum(0);           // [batch, 1]
  const auto by_sentence = [](const at::Tensor& x) { return x.transpose(0, 1).contiguous(); };
  return {.states = by_sentence(z), .final_hidden = z.sum(0) / lengths, .values = by_sentence(z + e)};
}

}  // namespace

std::shared_ptr<Encoder> make_conv_encoder(const ModelOptions& options) {
  return std::make_shared<ConvEncoder>(options);
}

}  // namespace gloss
