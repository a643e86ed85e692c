// The convolutional decoder (Gehring et al. 2017, sections 3.1 to 3.3): blocks as in the encoder that see only what was
// already written, and attention in every one of them ("multi-step attention"). With g_i the embedding of the target
// piece before position i plus its place, h^0 = W_in g + b:
//   y^l = v(W^l h^{l-1}_{i-k+1 ... i} + b^l)
//   d_i = W_d y_i + b_d + g_i                                                              (eq. 1)
//   c_i = m sqrt(1/m) sum_j a_ij (z_j + e_j),  a_i = normalize_j(score(d_i, z_j))          (eq. 1-2; m: section 3.4)
//   h^l = sqrt(0.5) (sqrt(0.5) (y^l + W_c c + b_c) + h^{l-1})
// and the output W_out h^L + b, as wide as the embeddings. z, e: see the encoder; where it gives no e, z is mixed. The
// gradient that the encoder gets is divided by the number of layers that attend (section 3.4).
#include <functional>
#include <vector>

#include "nn/decoder.hpp"
#include "nn/dropout.hpp"
#include "nn/gated_conv.hpp"
#include "nn/positions.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

struct ConvDecoderState : DecoderState {
  std::vector<at::Tensor> last_inputs;  // per layer [kernel - 1, rows, channels]; 0 before the first
  int64_t position = 0;                 // of the next piece

  std::unique_ptr<DecoderState> select(const at::Tensor& index) const override {
    auto selected = std::make_unique<ConvDecoderState>();
    for (const at::Tensor& inputs : last_inputs) selected->last_inputs.push_back(inputs.index_select(1, index));
    selected->position = position;
    return selected;
  }
};

/// Attention for any number of positions. All tensors of its argument and result are by time: [time, rows, *].
using Attend = std::function<AttentionResult(const at::Tensor& query)>;

/// Attention weights of the layers as one matrix: the chosen layer's, or the mean.
class AlignmentLayer {
 public:
  AlignmentLayer(int chosen, size_t layers) : chosen_(chosen), layers_(layers) {}

  void add(const at::Tensor& weights) {
    ++added_;
    if (chosen_ > 0 && added_ != chosen_) return;
    sum_ = sum_.defined() ? sum_ + weights : weights;
  }
  at::Tensor matrix() const { return chosen_ > 0 || layers_ == 1 ? sum_ : sum_ / static_cast<double>(layers_); }

 private:
  int chosen_, added_ = 0;
  size_t layers_;
  at::Tensor sum_;
};

class ConvDecoder : public Decoder {
 public:
  ConvDecoder(const ModelOptions& options, int64_t encoder_width);

  DecoderMemory remember(const Annotations& annotations) const override;
  DecoderSequence forward(const Annotations& annotations, const at::Tensor& embedded, const Mode& mode) const override;
  std::unique_ptr<DecoderState> initial_state(const Annotations& annotations) const override;
  DecoderStep step(const DecoderState& state, const at::Tensor& embedded, const DecoderMemory& memory,
                   const RowMap& rows) const override;
  bool has_attention() const override { return true; }

 private:
  struct Layer {
    GatedConv conv = nullptr;
    Projection query = nullptr, context = nullptr;
  };
  struct LayerOutput {
    at::Tensor h;              // [time, rows, channels]
    AttentionResult attended;  // by time
  };

  ConvDecoderState start(int64_t rows, const at::TensorOptions& type) const;
  /// Reads the pieces that follow the state and moves it on. embedded: [time, rows, embedding].
  DecoderSequence read(const at::Tensor& embedded, ConvDecoderState& state, const Attend& attend,
                       const Mode& mode) const;
  LayerOutput run_layer(const Layer& layer, const at::Tensor& wide, const at::Tensor& g, const Attend& attend) const;

  ModelOptions options_;
  std::shared_ptr<Positions> positions_;
  std::shared_ptr<Attention> attention_;  // of all layers: a product has no weights, and each layer its own query
  Projection source_ = nullptr;           // for annotations of another width than the embeddings
  Projection input_, output_;
  std::vector<Layer> layers_;
};

ConvDecoder::ConvDecoder(const ModelOptions& options, int64_t encoder_width)
    : options_(options),
      positions_(register_module("positions", make_positions(options, options.embedding_size))),
      input_(register_module("input", variance_keeping_projection(options.embedding_size, options.decoder_hidden,
                                                                  1 - options.dropout_embedding))),
      output_(register_module("output", variance_keeping_projection(options.decoder_hidden, options.embedding_size))) {
  const int64_t width = options.embedding_size, channels = options.decoder_hidden;
  output_width_ = width;
  attention_ = register_module("attention", make_single_attention(options, {width, width, width}));
  if (encoder_width != width) {
    source_ = register_module("source", variance_keeping_projection(encoder_width, width));
  }
  for (int i = 0; i < options.decoder_layers; ++i) {
    const std::string name = "layer" + std::to_string(i);
    const GatedConvImpl::Shape shape{channels, options.decoder_kernel};
    layers_.push_back({register_module(name, GatedConv(shape, 1 - options.dropout_layer)),
                       register_module(name + "_query", variance_keeping_projection(channels, width)),
                       register_module(name + "_context", variance_keeping_projection(width, channels))});
  }
}

DecoderMemory ConvDecoder::remember(const Annotations& annotations) const {
  const at::Tensor& z = annotations.states;  // [batch, src_len, encoder width]
  const at::Tensor shared = scale_gradient(z, 1 / static_cast<double>(layers_.size()));
  Annotations own;
  own.lengths = annotations.lengths;
  own.states = source_.is_empty() ? shared : source_->forward(shared);  // [batch, src_len, embedding]
  // shared - z is 0; it takes the gradient of z in z + e down to its share, and leaves that of e whole.
  const bool has_values = source_.is_empty() && annotations.values.defined();
  const at::Tensor mixed = has_values ? annotations.values + (shared - z) : own.states;
  own.values = mixed * annotations.lengths.to(mixed.scalar_type()).sqrt().view({-1, 1, 1});  // m sqrt(1/m)
  return {{attention_->remember(own)}};
}

ConvDecoder::LayerOutput ConvDecoder::run_layer(const Layer& layer, const at::Tensor& wide, const at::Tensor& g,
                                                const Attend& attend) const {
  const at::Tensor y = layer.conv->forward(wide);  // [time, rows, channels]
  AttentionResult attended = attend(layer.query->forward(y) + g);
  return {scaled_sum(y, layer.context->forward(attended.context)), std::move(attended)};
}

DecoderSequence ConvDecoder::read(const at::Tensor& embedded, ConvDecoderState& state, const Attend& attend,
                                  const Mode& mode) const {
  const int64_t time = embedded.size(0);
  const at::Tensor g =  // [time, rows, embedding]
      dropout(with_positions(*positions_, embedded, state.position), options_.dropout_embedding, mode);
  AlignmentLayer weights(options_.alignment_layer, layers_.size()), probabilities = weights;
  at::Tensor h = input_->forward(g);  // [time, rows, channels]
  for (size_t i = 0; i < layers_.size(); ++i) {
    const at::Tensor wide =  // [kernel - 1 + time, rows, channels]
        at::cat({state.last_inputs[i], dropout(h, options_.dropout_layer, mode)});
    state.last_inputs[i] = wide.narrow(0, time, options_.decoder_kernel - 1);
    const LayerOutput output = run_layer(layers_[i], wide, g, attend);
    weights.add(output.attended.weights);
    probabilities.add(output.attended.trace.probabilities);
    h = scaled_sum(output.h, h);
  }
  state.position += time;
  return {
      dropout(output_->forward(h), options_.dropout_output, mode), weights.matrix(), {probabilities.matrix(), {}, {}}};
}

DecoderSequence ConvDecoder::forward(const Annotations& annotations, const at::Tensor& embedded,
                                     const Mode& mode) const {
  const DecoderMemory memory = remember(annotations);
  const auto run = attention_->begin(memory.layers.front());
  const auto turned = [](const at::Tensor& x) { return x.transpose(0, 1); };  // [time, batch, *] <-> [batch, time, *]
  const Attend attend = [&](const at::Tensor& query) {
    const AttentionResult result = run->step(turned(query), {}, mode);
    return AttentionResult{
        turned(result.context), turned(result.weights), {}, {turned(result.trace.probabilities), {}, {}}};
  };
  ConvDecoderState state = start(embedded.size(1), embedded.options());
  return read(embedded, state, attend, mode);
}

ConvDecoderState ConvDecoder::start(int64_t rows, const at::TensorOptions& type) const {
  const at::Tensor nothing =
      at::zeros({options_.decoder_kernel - 1, rows, options_.decoder_hidden}, type.requires_grad(false));
  ConvDecoderState state;
  state.last_inputs.assign(layers_.size(), nothing);
  return state;
}

std::unique_ptr<DecoderState> ConvDecoder::initial_state(const Annotations& annotations) const {
  return std::make_unique<ConvDecoderState>(start(annotations.lengths.size(0), annotations.states.options()));
}

DecoderStep ConvDecoder::step(const DecoderState& state, const at::Tensor& embedded, const DecoderMemory& memory,
                              const RowMap& rows) const {
  const RowAttention attention(*attention_, memory.layers.front(), rows);
  const Attend attend = [&](const at::Tensor& query) {
    const RowAttentionResult result = attention.step(query.squeeze(0), {}, Mode{});
    return AttentionResult{result.context.unsqueeze(0),
                           result.weights.unsqueeze(0),
                           {},
                           {result.trace.probabilities.unsqueeze(0), {}, {}}};
  };
  auto next = std::make_unique<ConvDecoderState>(static_cast<const ConvDecoderState&>(state));
  const DecoderSequence read_one = read(embedded.unsqueeze(0), *next, attend, Mode{});
  return {read_one.output.squeeze(0), read_one.weights.squeeze(0), std::move(next)};
}

}  // namespace

std::shared_ptr<Decoder> make_conv_decoder(const ModelOptions& options, int64_t encoder_width) {
  return std::make_shared<ConvDecoder>(options, encoder_width);
}

}  // namespace gloss
