// Whole stacks of the Transformer: in post order against LibTorch's own layers with the same weights, in pre order
// against the formula over the parts of those layers.
#include <torch/nn/modules/transformerlayer.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "transformer_support.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

using EncoderLayer = torch::nn::TransformerEncoderLayer;
using DecoderLayer = torch::nn::TransformerDecoderLayer;
using Parameters = torch::OrderedDict<std::string, at::Tensor>;

constexpr int kLayers = 2;

/// Theirs, with large weights.
template <class Layer, class Options>
std::vector<Layer> their_layers() {
  torch::manual_seed(45);
  std::vector<Layer> layers;
  for (int l = 0; l < kLayers; ++l) {
    layers.push_back(with_large_weights(Layer(Options(kWidth, kHeads).dim_feedforward(12).dropout(0))));
  }
  return layers;
}

/// Copies one layer's weights to ours, whose parameters begin with `to`.
class Copy {
 public:
  Copy(const Parameters& ours, const std::string& to) : ours_(ours), to_(to) {}

  /// Theirs has all queries, all keys, all values; ours has the three of each head together.
  void self_attention(const torch::nn::MultiheadAttention& theirs) const {
    const auto by_heads = [](const at::Tensor& x) {
      return x.unflatten(0, {3, kHeads, kWidth / kHeads}).transpose(0, 1).flatten(0, 2);
    };
    set("self_attention.input", by_heads(theirs->in_proj_weight), by_heads(theirs->in_proj_bias));
    set("self_attention.output", theirs->out_proj->weight, theirs->out_proj->bias);
  }
  void source_attention(const torch::nn::MultiheadAttention& theirs) const {
    const auto weights = theirs->in_proj_weight.chunk(3), biases = theirs->in_proj_bias.chunk(3);
    set("source_attention.query", weights[0], biases[0]);
    set("source_attention.key", weights[1], biases[1]);
    set("source_attention.value", weights[2], biases[2]);
    set("source_attention.output", theirs->out_proj->weight, theirs->out_proj->bias);
  }
  void linear(const std::string& name, const torch::nn::Linear& theirs) const {
    set(name, theirs->weight, theirs->bias);
  }
  void norm(const std::string& name, const torch::nn::LayerNorm& theirs) const {
    set(name + ".norm", theirs->weight, theirs->bias, ".gain");
  }

 private:
  void set(const std::string& name, const at::Tensor& weight, const at::Tensor& bias,
           const std::string& kind = ".weight") const {
    const at::NoGradGuard no_grad;
    at::Tensor(ours_[to_ + name + kind]).copy_(weight);
    at::Tensor(ours_[to_ + name + ".bias"]).copy_(bias);
  }

  Parameters ours_;
  std::string to_;
};

void copy_layers(const std::vector<EncoderLayer>& theirs, const Parameters& ours) {
  for (int l = 0; l < kLayers; ++l) {
    const Copy copy(ours, "layer" + std::to_string(l) + ".");
    copy.self_attention(theirs[l]->self_attn);
    copy.norm("around_self", theirs[l]->norm1);
    copy.linear("feed_forward.inner", theirs[l]->linear1);
    copy.linear("feed_forward.outer", theirs[l]->linear2);
    copy.norm("around_feed_forward", theirs[l]->norm2);
  }
}

void copy_layers(const std::vector<DecoderLayer>& theirs, const Parameters& ours) {
  for (int l = 0; l < kLayers; ++l) {
    const Copy copy(ours, "layer" + std::to_string(l) + ".");
    copy.self_attention(theirs[l]->self_attn);
    copy.norm("around_self", theirs[l]->norm1);
    copy.source_attention(theirs[l]->multihead_attn);
    copy.norm("around_source", theirs[l]->norm2);
    copy.linear("feed_forward.inner", theirs[l]->linear1);
    copy.linear("feed_forward.outer", theirs[l]->linear2);
    copy.norm("around_feed_forward", theirs[l]->norm3);
  }
}

/// The norm at the end of a stack in pre order: random numbers of its own.
torch::nn::LayerNorm end_norm(const Parameters& ours) {
  torch::nn::LayerNorm end(torch::nn::LayerNormOptions({kWidth}));
  end->to(at::kDouble);
  const at::NoGradGuard no_grad;
  for (at::Tensor parameter : end->parameters()) parameter.normal_();
  Copy(ours, "").norm("end", end);
  return end;
}

ModelOptions options_of(const std::string& order, const std::string& positions) {
  ModelOptions options = tiny_transformer();
  options.encoder_layers = options.decoder_layers = kLayers;
  options.transformer_norm = order;
  options.positions = positions;
  options.position_table = 3;  // shorter than the sentences
  return options;
}

/// x_t sqrt(d) + p_t (Vaswani et al. 2017, sections 3.4 and 3.5). embedded: [n, rows, width].
at::Tensor placed(const at::Tensor& embedded, const ModelOptions& options, const Parameters& ours) {
  at::Tensor x = embedded * std::sqrt(static_cast<double>(kWidth));
  for (int64_t t = 0; t < x.size(0); ++t) {
    if (options.positions == "learned") {
      x[t] += ours["positions.table"][std::min<int64_t>(t, options.position_table - 1)];
      continue;
    }
    for (int64_t i = 0; i < kWidth; i += 2) {
      const double angle = static_cast<double>(t) / std::pow(1e4, static_cast<double>(i) / kWidth);
      x[t].select(1, i) += std::sin(angle);
      x[t].select(1, i + 1) += std::cos(angle);
    }
  }
  return x;
}

at::Tensor attention(torch::nn::MultiheadAttention module, const at::Tensor& query, const at::Tensor& keys,
                     const at::Tensor& padding, const at::Tensor& mask) {
  return std::get<0>(module->forward(query, keys, keys, padding, true, mask));
}

template <class Layer>
at::Tensor feed_forward(Layer& layer, const at::Tensor& x) {
  return layer->linear2(layer->linear1(x).clamp_min(0));
}

const std::vector<std::pair<std::string, std::string>> kKinds = {
    {"post", "sinusoid"}, {"post", "learned"}, {"pre", "sinusoid"}, {"pre", "learned"}};

}  // namespace

TEST_CASE("the encoder equals LibTorch's layers; in pre order x + f(norm(x)) of their parts, and a norm at the end") {
  const at::Tensor padding = padding_mask(lengths(), kSource);
  for (const auto& [order, positions] : kKinds) {
    INFO(order << " " << positions);
    const ModelOptions options = options_of(order, positions);
    const auto ours = encoder_of(options);
    const Parameters parameters = ours->named_parameters();
    auto theirs = their_layers<EncoderLayer, torch::nn::TransformerEncoderLayerOptions>();
    copy_layers(theirs, parameters);
    const Packing packing(lengths(), kSource);
    const at::Tensor embedded = random_double({packing.positions().size(0), kWidth});
    at::Tensor x = placed(packing.unpack_by_time(embedded), options, parameters);
    if (order == "post") {
      CHECK_FALSE(parameters.contains("end.norm.gain"));
      for (EncoderLayer& layer : theirs) x = layer->forward(x, {}, padding);
    } else {
      torch::nn::LayerNorm end = end_norm(parameters);
      for (EncoderLayer& layer : theirs) {
        const at::Tensor y = layer->norm1(x);
        x = x + attention(layer->self_attn, y, y, padding, {});
        x = x + feed_forward(layer, layer->norm2(x));
      }
      x = end(x);
    }
    const at::Tensor expected = x.transpose(0, 1).masked_fill(padding.unsqueeze(2), 0);
    CHECK(close(ours->forward(embedded, packing, {}).states, expected, kTight));
  }
}

TEST_CASE("the decoder equals LibTorch's layers; in pre order x + f(norm(x)) of their parts, and a norm at the end") {
  const at::Tensor padding = padding_mask(lengths(), kSource);
  const at::Tensor later = at::full({kTarget, kTarget}, -std::numeric_limits<double>::infinity(), at::kDouble).triu(1);
  const at::Tensor source = annotations_of().states.transpose(0, 1).contiguous();
  for (const auto& [order, positions] : kKinds) {
    INFO(order << " " << positions);
    const ModelOptions options = options_of(order, positions);
    const auto ours = decoder_of(options);
    const Parameters parameters = ours->named_parameters();
    auto theirs = their_layers<DecoderLayer, torch::nn::TransformerDecoderLayerOptions>();
    copy_layers(theirs, parameters);
    const at::Tensor embedded = random_double({kTarget, kBatch, kWidth});
    at::Tensor x = placed(embedded, options, parameters);
    if (order == "post") {
      CHECK_FALSE(parameters.contains("end.norm.gain"));
      for (DecoderLayer& layer : theirs) x = layer->forward(x, source, later, {}, {}, padding);
    } else {
      torch::nn::LayerNorm end = end_norm(parameters);
      for (DecoderLayer& layer : theirs) {
        const at::Tensor y = layer->norm1(x);
        x = x + attention(layer->self_attn, y, y, {}, later);
        x = x + attention(layer->multihead_attn, layer->norm2(x), source, padding, {});
        x = x + feed_forward(layer, layer->norm3(x));
      }
      x = end(x);
    }
    CHECK(close(ours->forward(annotations_of(), embedded, {}).output, x, kTight));
  }
}
