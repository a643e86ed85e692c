// The Transformer and its parts: positions, layer normalization, the order of a sublayer, causal self-attention, cached
// keys and values, mixed encoders and decoders, the layer and head that are shown.
#include <torch/nn/modules/activation.h>

#include <cmath>
#include <limits>

#include "nn/attention/multi_head.hpp"
#include "nn/attention/window.hpp"
#include "nn/dropout.hpp"
#include "nn/layer_norm.hpp"
#include "nn/positions.hpp"
#include "nn/self_attention.hpp"
#include "nn/seq2seq.hpp"
#include "nn/sublayer.hpp"
#include "numeric.hpp"

using namespace gloss;
using gloss::testing::close;
using gloss::testing::directional_gradient_error;
using gloss::testing::random_double;

namespace {

constexpr int64_t kWidth = 8, kHeads = 2, kBatch = 3, kSource = 5, kTarget = 4;
constexpr int kVocabulary = 11, kEnd = 2;
constexpr double kTight = 1e-12;

ModelOptions tiny() {
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

at::Tensor lengths() {
  return torch::tensor({5, 2, 3}, at::kLong);
}

std::shared_ptr<Encoder> encoder_of(const ModelOptions& options) {
  torch::manual_seed(31);
  auto encoder = make_encoder(options);
  encoder->to(at::kDouble);
  return encoder;
}

std::shared_ptr<Decoder> decoder_of(const ModelOptions& options, int64_t encoder_width = kWidth) {
  torch::manual_seed(32);
  auto decoder = make_decoder(options, encoder_width);
  decoder->to(at::kDouble);
  return decoder;
}

Annotations annotations_of(int64_t width = kWidth) {
  torch::manual_seed(33);
  const at::Tensor padding = padding_mask(lengths(), kSource).unsqueeze(2);
  return {random_double({kBatch, kSource, width}).masked_fill(padding, 0), lengths(), {}, {}, {}};
}

/// Makes every sublayer give 0: the last projections of attentions and feed-forward layers.
void silence_sublayers(const torch::nn::Module& module) {
  const at::NoGradGuard no_grad;
  for (const auto& parameter : module.named_parameters()) {
    const bool last =
        parameter.key().find(".output.") != std::string::npos || parameter.key().find(".outer.") != std::string::npos;
    if (last) parameter.value().zero_();
  }
}

at::Tensor normalized(const at::Tensor& x) {
  const at::Tensor centered = x - x.mean(-1, true);
  return centered / (centered.square().mean(-1, true) + 1e-5).sqrt();
}

/// Scaled embeddings and positions, [n, rows, width].
at::Tensor placed(const at::Tensor& embedded) {
  const at::Tensor positions = make_positions(tiny(), kWidth)->at(0, embedded.size(0), embedded.options());
  return embedded * std::sqrt(static_cast<double>(kWidth)) + positions.unsqueeze(1);
}

ModelOptions with(ModelOptions options, const std::string& encoder, const std::string& decoder) {
  options.encoder_type = encoder;
  options.decoder_type = decoder;
  return options;
}

BatchTensors batch() {
  torch::manual_seed(34);
  at::Tensor source = at::randint(3, kVocabulary, {kBatch, kSource}, at::kLong);
  at::Tensor target = at::randint(3, kVocabulary, {kBatch, kTarget}, at::kLong);
  const at::Tensor target_lengths = torch::tensor({2, 4, 3}, at::kLong);
  return {source.masked_fill_(padding_mask(lengths(), kSource), 0),
          target.masked_fill_(padding_mask(target_lengths, kTarget), 0),
          lengths(),
          target_lengths,
          {}};
}

Seq2Seq model_of(const ModelOptions& options) {
  torch::manual_seed(35);
  Seq2Seq model(options, VocabularySizes{kVocabulary, kVocabulary, kEnd});
  model->to(at::kDouble);
  return model;
}

}  // namespace

TEST_CASE("sinusoid positions equal their formula, at odd widths too") {
  for (const int64_t width : {8, 7}) {
    const at::Tensor all = make_positions(tiny(), width)->at(0, 50, at::kDouble);
    REQUIRE(all.sizes() == at::IntArrayRef({50, width}));
    for (int64_t t : {0, 1, 17, 49}) {
      for (int64_t i = 0; i < width; ++i) {
        const double angle =
            static_cast<double>(t) / std::pow(10000.0, static_cast<double>(i / 2 * 2) / static_cast<double>(width));
        CHECK(all[t][i].item<double>() == Approx(i % 2 == 0 ? std::sin(angle) : std::cos(angle)).margin(kTight));
      }
    }
    CHECK(at::equal(make_positions(tiny(), width)->at(17, 3, at::kDouble), all.narrow(0, 17, 3)));
  }
}

TEST_CASE("learned positions behind the table share its last row") {
  ModelOptions options = tiny();
  options.positions = "learned";
  options.position_table = 3;
  const auto positions = make_positions(options, kWidth);
  const at::Tensor table = positions->named_parameters()["table"];
  CHECK(at::equal(positions->at(1, 4, at::kFloat), table.index_select(0, torch::tensor({1, 2, 2, 2}, at::kLong))));
}

TEST_CASE("layer normalization equals its equation, with gain and bias") {
  LayerNorm norm(kWidth);
  norm->to(at::kDouble);
  const at::NoGradGuard no_grad;
  const at::Tensor gain = random_double({kWidth}), bias = random_double({kWidth}), x = random_double({3, 2, kWidth});
  norm->named_parameters()["gain"].copy_(gain);
  norm->named_parameters()["bias"].copy_(bias);
  CHECK(close(norm->forward(x), normalized(x) * gain + bias, kTight));
}

TEST_CASE("a sublayer in pre order is x + f(norm(x)), in post order norm(x + f(x))") {
  ModelOptions options = tiny();
  const at::Tensor x = random_double({2, 3, kWidth});
  const auto f = [](const at::Tensor& y) { return y.sin(); };
  for (const char* order : {"pre", "post"}) {
    options.transformer_norm = order;
    Sublayer sublayer(options, kWidth);
    sublayer->to(at::kDouble);
    const at::Tensor expected = order == std::string("pre") ? x + f(normalized(x)) : normalized(x + f(x));
    CHECK(close(sublayer->around(x, {}, f), expected, kTight));
  }
}

TEST_CASE("blocks in pre order whose sublayers give 0 are the identity") {
  const at::Tensor target = random_double({kTarget, kBatch, kWidth});
  const Packing packing(lengths(), kSource);
  const at::Tensor source = random_double({packing.lengths().sum().item<int64_t>(), kWidth});
  const at::Tensor padding = padding_mask(lengths(), kSource).unsqueeze(2);
  const at::Tensor source_in = placed(packing.unpack(source).transpose(0, 1)).transpose(0, 1);
  for (const char* order : {"pre", "post"}) {
    ModelOptions options = tiny();
    options.transformer_norm = order;
    const auto encoder = encoder_of(options);
    const auto decoder = decoder_of(options);
    silence_sublayers(*encoder);
    silence_sublayers(*decoder);
    // In pre order what remains is the norm at the end of the stack; in post order there are two or three a layer.
    const auto norms = [&](const at::Tensor& x, int times) {
      at::Tensor y = x;
      for (int i = 0; i < times; ++i) y = normalized(y);
      return y;
    };
    const bool pre = order == std::string("pre");
    CHECK(close(encoder->forward(source, packing, {}).states, norms(source_in, pre ? 1 : 4).masked_fill(padding, 0),
                kTight));
    CHECK(close(decoder->forward(annotations_of(), target, {}).output, norms(placed(target), pre ? 1 : 6), kTight));
  }
}

TEST_CASE("what comes later in the target cannot change the outputs before it") {
  for (const char* order : {"pre", "post"}) {
    ModelOptions options = tiny();
    options.transformer_norm = order;
    const auto decoder = decoder_of(options);
    const at::Tensor target = random_double({kTarget, kBatch, kWidth});
    const DecoderSequence before = decoder->forward(annotations_of(), target, {});
    for (int64_t t = 1; t < kTarget; ++t) {
      at::Tensor changed = target.clone();
      changed[t].copy_(random_double({kBatch, kWidth}));  // a constant would be normalized away
      const DecoderSequence after = decoder->forward(annotations_of(), changed, {});
      CHECK(at::equal(after.output.narrow(0, 0, t), before.output.narrow(0, 0, t)));
      CHECK(at::equal(after.weights.narrow(0, 0, t), before.weights.narrow(0, 0, t)));
      CHECK_FALSE(at::allclose(after.output[t], before.output[t]));
    }
  }
}

TEST_CASE("the causal window counts a call's queries from the state's step") {
  const auto window = make_causal_window();
  const Memory memory{{}, random_double({1, 4, kWidth}), {}, {}, {}};
  const at::Tensor mask = window->view(random_double({1, 2, kWidth}), memory, AttentionState{{}, {}, 1}).mask;
  CHECK(at::equal(mask[0], torch::tensor({0, 0, 1, 1, 0, 0, 0, 1}, at::kBool).view({2, 4})));
}

TEST_CASE("steps with cached keys and values equal the full pass, rows reordered and shared between sentences") {
  std::vector<ModelOptions> all;
  for (const char* score : {"scaled-dot", "dot", "cosine", "additive"}) {
    all.push_back(tiny());
    all.back().attention_score = score;
  }
  for (const char* normalizer : {"sparsemax", "entmax15"}) {
    all.push_back(tiny());
    all.back().attention_normalizer = normalizer;
    all.back().transformer_norm = "post";
  }
  all.push_back(tiny());
  all.back().positions = "learned";
  all.back().position_table = 2;
  for (const ModelOptions& options : all) {
    INFO(options.attention_score << " " << options.attention_normalizer << " " << options.positions);
    const int64_t width = 6;  // of the annotations: not that of the decoder
    const auto decoder = decoder_of(options, width);
    const Annotations annotations = annotations_of(width);
    // Rows of one sentence come apart and change places after every step.
    const std::vector<std::vector<int>> sources = {{0, 1, 2}, {1, 0, 1, 2}, {2, 1, 1, 0, 1}, {0, 1, 1}};
    const std::vector<std::vector<int64_t>> parents = {{1, 0, 1, 2}, {3, 0, 2, 1, 0}, {3, 2, 4}};
    const DecoderMemory memory = decoder->remember(annotations);
    auto state = decoder->initial_state(annotations);
    std::vector<at::Tensor> inputs;  // per step, [steps so far, rows, width]
    for (size_t t = 0; t < sources.size(); ++t) {
      const auto rows = static_cast<int64_t>(sources[t].size());
      const at::Tensor own = random_double({1, rows, kWidth});
      if (t > 0) {
        const at::Tensor index = torch::tensor(parents[t - 1], at::kLong);
        state = state->select(index);
        inputs.push_back(at::cat({inputs.back().index_select(1, index), own}));
      } else {
        inputs.push_back(own);
      }
      DecoderStep step = decoder->step(*state, own[0], memory, RowMap(sources[t], kBatch));
      state = std::move(step.state);
      for (int64_t row = 0; row < rows; ++row) {
        const int64_t sentence = sources[t][row], length = lengths()[sentence].item<int64_t>();
        const Annotations alone{annotations.states.narrow(0, sentence, 1).narrow(1, 0, length),
                                lengths().narrow(0, sentence, 1),
                                {},
                                {},
                                {}};
        const DecoderSequence full = decoder->forward(alone, inputs.back().narrow(1, row, 1), {});
        CHECK(close(step.output[row], full.output[static_cast<int64_t>(t)][0], kTight));
        CHECK(close(step.weights[row].narrow(0, 0, length), full.weights[static_cast<int64_t>(t)][0], kTight));
        CHECK((length == kSource ||
               step.weights[row].narrow(0, length, kSource - length).abs().max().item<double>() == 0));
      }
    }
  }
}

TEST_CASE("a sentence in a batch is encoded as it is alone; padding is exactly 0 and cannot change anything") {
  for (const char* order : {"pre", "post"}) {
    ModelOptions options = tiny();
    options.transformer_norm = order;
    const auto encoder = encoder_of(options);
    const at::Tensor padded = random_double({kBatch, kSource, kWidth});
    const auto encode = [&](const at::Tensor& embedded, const at::Tensor& sizes) {
      const Packing packing(sizes, embedded.size(1));
      std::vector<at::Tensor> pieces;  // in the order of the packing
      const at::Tensor places = at::arange(embedded.size(0) * embedded.size(1)).view({embedded.size(0), -1});
      return encoder->forward(embedded.flatten(0, 1).index_select(0, packing.pack(places)), packing, {});
    };
    const Annotations together = encode(padded, lengths());
    CHECK(together.states[1].narrow(0, 2, 3).abs().max().item<double>() == 0);
    for (int64_t i = 0; i < kBatch; ++i) {
      const int64_t length = lengths()[i].item<int64_t>();
      const Annotations alone = encode(padded.narrow(0, i, 1).narrow(1, 0, length), lengths().narrow(0, i, 1));
      CHECK(close(together.states[i].narrow(0, 0, length), alone.states[0], kTight));
      CHECK(close(together.final_hidden[i], alone.states[0][length - 1], kTight));
    }
  }
}

TEST_CASE("one head with identity projections is the attention without heads") {
  const at::Tensor query = random_double({kBatch, kTarget, kWidth});
  for (const char* score : {"scaled-dot", "dot", "cosine", "additive"}) {
    INFO(score);
    ModelOptions options = tiny();
    options.attention_score = score;
    const AttentionShape shape{kWidth, kWidth, 5};
    const auto single = make_single_attention(options, shape);
    const auto heads = make_multi_head(options, shape, 1);
    single->to(at::kDouble);
    heads->to(at::kDouble);
    const at::NoGradGuard no_grad;
    for (const char* name : {"query", "key", "value", "output"}) {
      heads->named_parameters()[std::string(name) + ".weight"].copy_(at::eye(kWidth));
    }
    for (const auto& parameter : single->named_parameters()) {
      heads->named_parameters()["head." + parameter.key()].copy_(parameter.value());
    }
    const Annotations annotations = annotations_of();
    const AttentionResult one = single->begin(single->remember(annotations))->step(query, {}, {});
    const auto run = heads->begin(heads->remember(annotations));
    const AttentionResult other = run->step(query, {}, {});
    CHECK(close(other.context, one.context, kTight));
    CHECK(close(other.weights, one.weights, kTight));
    CHECK(close(run->context(query, {}, {}), one.context, kTight));
  }
}

TEST_CASE("multi-head attention equals torch::nn::MultiheadAttention with the same weights") {
  const int64_t key = 6;
  torch::manual_seed(36);
  torch::nn::MultiheadAttention theirs(torch::nn::MultiheadAttentionOptions(kWidth, kHeads).kdim(key).vdim(key));
  theirs->to(at::kDouble);
  ModelOptions options = tiny();
  const auto ours = make_multi_head(options, {kWidth, key, kWidth, kWidth}, kHeads);
  ours->to(at::kDouble);
  const at::NoGradGuard no_grad;
  theirs->in_proj_bias.normal_();
  theirs->out_proj->bias.normal_();
  auto parameters = ours->named_parameters();
  const auto biases = theirs->in_proj_bias.chunk(3);
  const std::vector<std::pair<std::string, std::pair<at::Tensor, at::Tensor>>> copies = {
      {"query", {theirs->q_proj_weight, biases[0]}},
      {"key", {theirs->k_proj_weight, biases[1]}},
      {"value", {theirs->v_proj_weight, biases[2]}},
      {"output", {theirs->out_proj->weight, theirs->out_proj->bias}}};
  for (const auto& [name, copy] : copies) {
    parameters[name + ".weight"].copy_(copy.first);
    parameters[name + ".bias"].copy_(copy.second);
  }
  const at::Tensor query = random_double({kTarget, kBatch, kWidth});
  const Annotations annotations = annotations_of(key);
  const at::Tensor keys = annotations.states.transpose(0, 1).contiguous();
  const auto [context, weights] = theirs->forward(query, keys, keys, padding_mask(lengths(), kSource));
  // Both layouts: views of tensors by time, and tensors by sentence.
  for (const bool by_time : {true, false}) {
    const auto laid = [&](const at::Tensor& x) { return by_time ? x.transpose(0, 1) : x.transpose(0, 1).contiguous(); };
    const auto run = ours->begin(ours->remember({laid(keys), lengths(), {}, {}, {}}));
    const AttentionResult result = run->step(laid(query), {}, {});
    CHECK(close(result.context.transpose(0, 1), context, kTight));
    CHECK(close(result.weights, weights, kTight));
    CHECK(result.weights[1].narrow(1, 2, 3).abs().max().item<double>() == 0);
    CHECK(close(run->context(laid(query), {}, {}).transpose(0, 1), context, kTight));
  }
}

TEST_CASE("self-attention equals torch::nn::MultiheadAttention, over packed pieces and causal") {
  torch::manual_seed(37);
  torch::nn::MultiheadAttention theirs(kWidth, kHeads);
  theirs->to(at::kDouble);
  const at::NoGradGuard no_grad;
  theirs->in_proj_bias.normal_();
  theirs->out_proj->bias.normal_();
  const auto copied = [&](const std::shared_ptr<Window>& window) {
    SelfAttention ours(tiny(), kWidth, window);
    ours->to(at::kDouble);
    auto parameters = ours->named_parameters();
    // Theirs has all queries, all keys, all values; ours has the three of each head together.
    const auto by_heads = [](const at::Tensor& x) {
      return x.unflatten(0, {3, kHeads, kWidth / kHeads}).transpose(0, 1).flatten(0, 2);
    };
    parameters["input.weight"].copy_(by_heads(theirs->in_proj_weight));
    parameters["input.bias"].copy_(by_heads(theirs->in_proj_bias));
    parameters["output.weight"].copy_(theirs->out_proj->weight);
    parameters["output.bias"].copy_(theirs->out_proj->bias);
    return ours;
  };

  const Packing packing(lengths(), kSource);
  const at::Tensor pieces = random_double({packing.positions().size(0), kWidth});
  const at::Tensor padded = packing.unpack_by_time(pieces);  // [src_len, batch, width]
  const auto [all, all_weights] = theirs->forward(padded, padded, padded, padding_mask(lengths(), kSource));
  const SelfAttention global = copied(make_global_window(tiny(), {kWidth, kWidth, kWidth}));
  CHECK(close(global->forward(pieces, packing, {}), packing.pack_by_time(all), kTight));

  const at::Tensor x = random_double({kTarget, kBatch, kWidth});
  // Theirs adds its mask to the energies.
  const at::Tensor later = at::full({kTarget, kTarget}, -std::numeric_limits<double>::infinity(), at::kDouble).triu(1);
  const auto [causal, causal_weights] = theirs->forward(x, x, x, {}, true, later);
  CHECK(close(copied(make_causal_window())->forward(x, {}), causal, kTight));
}

TEST_CASE("gradients of Transformers and of mixed models agree with central differences") {
  std::vector<ModelOptions> all = {tiny(), with(tiny(), "rnn", "transformer"), with(tiny(), "transformer", "rnn")};
  all[0].positions = "learned";
  all[0].position_table = 3;
  all[0].tied_embeddings = "all";
  all.push_back(tiny());
  all.back().transformer_norm = "post";
  all.back().attention_score = "additive";
  all.back().attention_normalizer = "entmax15";
  for (const char* init : {"last", "bridge"}) {
    all.push_back(with(tiny(), "transformer", "rnn"));
    all.back().decoder_init = init;
    all.back().attention_score = "none";
  }
  for (const ModelOptions& options : all) {
    INFO(options.encoder_type << " to " << options.decoder_type << " " << options.attention_score << " "
                              << options.decoder_init);
    Seq2Seq model = model_of(options);
    const BatchTensors tensors = batch();
    const double coverage = model->decoder().has_attention() ? 0.2 : 0;
    const auto loss = [&] { return model->loss(tensors, {0.1, 0, coverage, 0.5}, {}).objective; };
    CHECK(directional_gradient_error(loss, model->parameters()) < 1e-6);
  }
}

TEST_CASE("the weights shown are those of the chosen layer and head, and sum to 1") {
  ModelOptions options = tiny();
  options.decoder_layers = 3;
  const at::Tensor target = random_double({kTarget, kBatch, kWidth});
  const auto weights = [&](int layer, int head, int layers = 3) {
    ModelOptions chosen = options;
    chosen.alignment_layer = layer;
    chosen.alignment_head = head;
    chosen.decoder_layers = layers;
    const DecoderSequence sequence = decoder_of(chosen)->forward(annotations_of(), target, {});
    CHECK(at::equal(sequence.weights, sequence.trace.probabilities));
    CHECK(close(sequence.weights.sum(-1), at::ones({kTarget, kBatch}), kTight));
    return sequence.weights;
  };
  CHECK(at::equal(weights(0, 0), weights(2, 0)));        // the penultimate
  CHECK(at::equal(weights(0, 0, 1), weights(1, 0, 1)));  // the only one
  CHECK_FALSE(at::allclose(weights(1, 0), weights(2, 0)));
  CHECK_FALSE(at::allclose(weights(2, 0), weights(3, 0)));
  CHECK_FALSE(at::allclose(weights(2, 1), weights(2, 2)));
  CHECK(close((weights(3, 1) + weights(3, 2)) / 2, weights(3, 0), kTight));
}

TEST_CASE("every dropout of a Transformer takes part in training and in training only") {
  ModelOptions options = tiny();
  const auto loss = [&](bool training, uint64_t seed) {
    const Mode mode{training, 0, at::make_generator<at::CPUGeneratorImpl>(seed)};
    return model_of(options)->loss(batch(), {}, mode).cross_entropy;
  };
  const double plain = loss(false, 1);
  for (double ModelOptions::*dropout : {&ModelOptions::dropout_embedding, &ModelOptions::dropout_layer,
                                        &ModelOptions::dropout_attention, &ModelOptions::dropout_feed_forward}) {
    options = tiny();
    CHECK(loss(true, 1) == plain);
    options.*dropout = 0.4;
    CHECK(loss(true, 1) != plain);
    CHECK(loss(true, 1) != loss(true, 2));
    CHECK(loss(true, 1) == loss(true, 1));
    CHECK(loss(false, 1) == plain);
  }
}

TEST_CASE("an unknown order of norms is refused with the valid names") {
  ModelOptions options = tiny();
  options.transformer_norm = "past";
  CHECK_THROWS_WITH(make_encoder(options), contains_text("pre") && contains_text("post"));
}
