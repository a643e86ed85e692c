// The encoder of the Transformer (Vaswani et al. 2017, section 3.1): embeddings times the root of their width plus
// positions, then layers of self-attention and a feed-forward layer. As wide as the embeddings everywhere.
//
// Everything but the attention itself works on packed batches: padding is not computed. The final state, for decoders
// that begin with one, is that of `</s>`, the sentence's last piece: like every position it has seen all others.
#include <vector>

#include "nn/attention/window.hpp"
#include "nn/dropout.hpp"
#include "nn/encoder.hpp"
#include "nn/feed_forward.hpp"
#include "nn/positions.hpp"
#include "nn/self_attention.hpp"
#include "nn/sublayer.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class TransformerEncoderLayerImpl : public torch::nn::Module {
 public:
  TransformerEncoderLayerImpl(const ModelOptions& options, int64_t width)
      : self_attention_(
            register_module("self_attention",
                            SelfAttention(options, width, make_global_window(options, {width, width, width, width})))),
        feed_forward_(register_module("feed_forward", FeedForward(options, width))),
        around_self_(register_module("around_self", Sublayer(options, width))),
        around_feed_forward_(register_module("around_feed_forward", Sublayer(options, width))) {
    shrink_branches(*this, options, 2 * options.encoder_layers);
  }

  /// x: [pieces, width] -> [pieces, width].
  at::Tensor forward(const at::Tensor& x, const Packing& packing, const Mode& mode) const {
    const auto to_self = [&](const at::Tensor& y) { return self_attention_->forward(y, packing, mode); };
    const auto feed_forward = [&](const at::Tensor& y) { return feed_forward_->forward(y, mode); };
    return around_feed_forward_->around(around_self_->around(x, mode, to_self), mode, feed_forward);
  }

 private:
  SelfAttention self_attention_;
  FeedForward feed_forward_;
  Sublayer around_self_, around_feed_forward_;
};
TORCH_MODULE(TransformerEncoderLayer);

class TransformerEncoder : public Encoder {
 public:
  explicit TransformerEncoder(const ModelOptions& options)
      : Encoder(options.embedding_size),
        positions_(register_module("positions", make_positions(options, options.embedding_size))),
        end_(register_module("end", StackEnd(options, options.embedding_size))),
        dropout_embedding_(options.dropout_embedding) {
    for (int i = 0; i < options.encoder_layers; ++i) {
      const std::string name = "layer" + std::to_string(i);
      layers_.push_back(register_module(name, TransformerEncoderLayer(options, options.embedding_size)));
    }
  }

  Annotations forward(const at::Tensor& embedded, const Packing& packing, const Mode& mode) const override {
    const auto longest = static_cast<int64_t>(packing.rows().size());
    const at::Tensor positions = positions_->at(0, longest, embedded.options()).index_select(0, packing.positions());
    at::Tensor x = dropout(scaled_with_positions(embedded, positions), dropout_embedding_, mode);  // [pieces, width]
    for (const TransformerEncoderLayer& layer : layers_) x = layer->forward(x, packing, mode);
    const at::Tensor states = packing.unpack_by_time(end_->forward(x));  // [src_len, batch, width]
    const at::Tensor last = (packing.lengths() - 1).view({1, -1, 1}).expand({1, -1, width()});  // of each sentence
    return {.states = states.transpose(0, 1), .final_hidden = states.gather(0, last).squeeze(0)};
  }

 private:
  std::shared_ptr<Positions> positions_;
  std::vector<TransformerEncoderLayer> layers_;
  StackEnd end_;
  double dropout_embedding_;
};

}  // namespace

std::shared_ptr<Encoder> make_transformer_encoder(const ModelOptions& options) {
  return std::make_shared<TransformerEncoder>(options);
}

}  // namespace gloss
