// The decoder of the Transformer (Vaswani et al. 2017, section 3.1): embeddings times the root of their width plus
// positions, then layers of causal self-attention, attention to the source and a feed-forward layer. As wide as the
// embeddings everywhere; the annotations may have any width.
//
// Teacher forcing computes all target positions at once, [trg_len, batch, width]. A step computes one position per row:
// its state keeps every layer's keys and values of the positions before; those of the source are in the DecoderMemory,
// once per sentence and layer. The attention handed out is that of one layer, which is the only one to make its
// weights.
#include <functional>
#include <vector>

#include "model/attention_label.hpp"
#include "nn/attention/multi_head.hpp"
#include "nn/attention/window.hpp"
#include "nn/decoder.hpp"
#include "nn/dropout.hpp"
#include "nn/feed_forward.hpp"
#include "nn/positions.hpp"
#include "nn/self_attention.hpp"
#include "nn/sublayer.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

struct TransformerState : DecoderState {
  std::vector<Memory> cache;  // per layer: keys and values of the target so far
  int64_t step = 0;

  std::unique_ptr<DecoderState> select(const at::Tensor& index) const override {
    auto selected = std::make_unique<TransformerState>();
    selected->step = step;
    for (const Memory& layer : cache) selected->cache.push_back(layer.select(index));
    return selected;
  }
};

class TransformerDecoderLayerImpl : public torch::nn::Module {
 public:
  TransformerDecoderLayerImpl(const ModelOptions& options, int64_t encoder_width)
      : self_attention_(
            register_module("self_attention", SelfAttention(options, options.embedding_size, make_causal_window()))),
        source_attention_(register_module("source_attention", source_attention(options, encoder_width))),
        feed_forward_(register_module("feed_forward", FeedForward(options, options.embedding_size))),
        around_self_(register_module("around_self", Sublayer(options, options.embedding_size))),
        around_source_(register_module("around_source", Sublayer(options, options.embedding_size))),
        around_feed_forward_(register_module("around_feed_forward", Sublayer(options, options.embedding_size))) {
    shrink_branches(*this, options, 3 * options.decoder_layers);
  }

  /// Both attentions: [..., width] -> [..., width].
  using Attend = std::function<at::Tensor(const at::Tensor&)>;
  at::Tensor forward(const at::Tensor& x, const Attend& to_self, const Attend& to_source, const Mode& mode) const {
    const at::Tensor own = around_self_->around(x, mode, to_self);
    const at::Tensor with_source = around_source_->around(own, mode, to_source);
    const auto feed_forward = [&](const at::Tensor& y) { return feed_forward_->forward(y, mode); };
    return around_feed_forward_->around(with_source, mode, feed_forward);
  }

  const SelfAttentionImpl& self_attention() const { return *self_attention_; }
  const Attention& source_attention() const { return *source_attention_; }

 private:
  static std::shared_ptr<Attention> source_attention(const ModelOptions& options, int64_t encoder_width) {
    const int64_t width = options.embedding_size;
    const int64_t hidden = options.attention_size > 0 ? options.attention_size : width;
    return make_multi_head(options, {width, encoder_width, hidden, width}, options.transformer_heads);
  }

  SelfAttention self_attention_;
  std::shared_ptr<Attention> source_attention_;
  FeedForward feed_forward_;
  Sublayer around_self_, around_source_, around_feed_forward_;
};
TORCH_MODULE(TransformerDecoderLayer);

class TransformerDecoder : public Decoder {
 public:
  TransformerDecoder(const ModelOptions& options, int64_t encoder_width)
      : positions_(register_module("positions", make_positions(options, options.embedding_size))),
        end_(register_module("end", StackEnd(options, options.embedding_size))),
        alignment_layer_(attention_label(options)->layer - 1),
        dropout_embedding_(options.dropout_embedding) {
    output_width_ = options.embedding_size;
    for (int i = 0; i < options.decoder_layers; ++i) {
      layers_.push_back(register_module("layer" + std::to_string(i), TransformerDecoderLayer(options, encoder_width)));
    }
  }

  bool has_attention() const override { return true; }

  DecoderMemory remember(const Annotations& annotations) const override {
    DecoderMemory memory;
    for (const TransformerDecoderLayer& layer : layers_) {
      memory.layers.push_back(layer->source_attention().remember(annotations));
    }
    return memory;
  }

  DecoderSequence forward(const Annotations& annotations, const at::Tensor& embedded, const Mode& mode) const override {
    DecoderSequence sequence;
    at::Tensor x = dropout(placed(embedded, 0), dropout_embedding_, mode);  // [trg_len, batch, width]
    for (size_t i = 0; i < layers_.size(); ++i) {
      const Attention& attention = layers_[i]->source_attention();
      const std::unique_ptr<AttentionRun> run = attention.begin(attention.remember(annotations));
      const auto to_self = [&](const at::Tensor& y) { return layers_[i]->self_attention().forward(y, mode); };
      const auto to_source = [&](const at::Tensor& y) {
        const at::Tensor query = y.transpose(0, 1);  // [batch, trg_len, width]
        if (static_cast<int64_t>(i) != alignment_layer_) return run->context(query, {}, mode).transpose(0, 1);
        const AttentionResult attended = run->step(query, {}, mode);
        sequence.weights = attended.weights.transpose(0, 1);  // [trg_len, batch, src_len]
        sequence.trace.probabilities = attended.trace.probabilities.transpose(0, 1);
        return attended.context.transpose(0, 1);
      };
      x = layers_[i]->forward(x, to_self, to_source, mode);
    }
    sequence.output = end_->forward(x);
    return sequence;
  }

  std::unique_ptr<DecoderState> initial_state(const Annotations& /*annotations*/) const override {
    auto state = std::make_unique<TransformerState>();
    state->cache.resize(layers_.size());
    return state;
  }

  DecoderStep step(const DecoderState& before, const at::Tensor& embedded, const DecoderMemory& memory,
                   const RowMap& rows) const override {
    auto state = std::make_unique<TransformerState>(static_cast<const TransformerState&>(before));
    DecoderStep result;
    at::Tensor x = placed(embedded.unsqueeze(0), state->step).squeeze(0);  // [rows, width]
    ++state->step;
    for (size_t i = 0; i < layers_.size(); ++i) {
      const RowAttention source(layers_[i]->source_attention(), memory.layers[i], rows);
      const auto to_self = [&](const at::Tensor& y) { return layers_[i]->self_attention().step(y, state->cache[i]); };
      const auto to_source = [&](const at::Tensor& y) {
        if (static_cast<int64_t>(i) != alignment_layer_) return source.context(y, {}, Mode{});
        const RowAttentionResult attended = source.step(y, {}, Mode{});
        result.weights = attended.weights;
        return attended.context;
      };
      x = layers_[i]->forward(x, to_self, to_source, Mode{});
    }
    result.output = end_->forward(x);
    result.state = std::move(state);
    return result;
  }

 private:
  /// Embeddings [n, rows, width] of the positions from `first` on, scaled and with their positions.
  at::Tensor placed(const at::Tensor& embedded, int64_t first) const {
    const at::Tensor positions = positions_->at(first, embedded.size(0), embedded.options()).unsqueeze(1);
    return scaled_with_positions(embedded, positions);
  }

  std::shared_ptr<Positions> positions_;
  std::vector<TransformerDecoderLayer> layers_;
  StackEnd end_;
  int64_t alignment_layer_;  // whose attention is handed out, from 0
  double dropout_embedding_;
};

}  // namespace

std::shared_ptr<Decoder> make_transformer_decoder(const ModelOptions& options, int64_t encoder_width) {
  return std::make_shared<TransformerDecoder>(options, encoder_width);
}

}  // namespace gloss
