// The convolutional encoder and decoder: against naive loops, receptive field, causality, padding, single steps,
// gradients, the layer that is shown, and mixes with the recurrent ones.
#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>

#include "nn/gated_conv.hpp"
#include "nn/ops/conv_over_time.hpp"
#include "nn/seq2seq.hpp"
#include "numeric.hpp"

using namespace gloss;
using gloss::testing::close;
using gloss::testing::directional_gradient_error;
using gloss::testing::gradient_error;
using gloss::testing::random_double;

namespace {

ModelOptions conv_options() {
  ModelOptions options;
  options.encoder_type = options.decoder_type = "conv";
  options.attention_score = "dot";
  options.embedding_size = 6;
  options.encoder_hidden = 5;
  options.decoder_hidden = 4;
  options.encoder_layers = options.decoder_layers = 2;
  options.dropout_embedding = options.dropout_layer = options.dropout_annotation = options.dropout_output = 0;
  return options;
}

constexpr int kVocabulary = 11, kEnd = 2;

Seq2Seq model_of(const ModelOptions& options) {
  torch::manual_seed(5);
  Seq2Seq model(options, VocabularySizes{kVocabulary, kVocabulary, kEnd});
  model->to(at::kDouble);
  return model;
}

/// Weights so large that every sigmoid and softmax is bent.
template <class Module>
Module enlarged(Module module) {
  const at::NoGradGuard no_grad;
  module->to(at::kDouble);
  for (at::Tensor parameter : module->parameters()) parameter.normal_(0, 0.7);
  return module;
}

std::shared_ptr<Encoder> encoder_of(const ModelOptions& options) {
  return enlarged(make_encoder(options));
}
std::shared_ptr<Decoder> decoder_of(const ModelOptions& options, int64_t width) {
  return enlarged(make_decoder(options, width));
}

/// Parts of a module by their names, one position at a time.
struct Naive {
  torch::OrderedDict<std::string, at::Tensor> parameters;

  at::Tensor of(const std::string& name, const std::string& part) const {
    return parameters[name.empty() ? part : name + "." + part];
  }

  at::Tensor affine(const std::string& name, const at::Tensor& x) const {
    return at::mv(of(name, "weight"), x) + of(name, "bias");
  }

  /// x: a vector per position -> v(b + sum_j W_j x_{t + j - before}), positions that are not there being 0.
  std::vector<at::Tensor> gated(const std::string& name, const std::vector<at::Tensor>& x, int64_t before) const {
    const at::Tensor weight = of(name, "weight");
    const int64_t channels = x[0].size(0);
    std::vector<at::Tensor> y;
    for (int64_t t = 0; t < std::ssize(x); ++t) {
      at::Tensor sum = of(name, "bias").clone();
      for (int64_t j = 0; j < weight.size(0); ++j) {
        const int64_t from = t + j - before;
        if (from >= 0 && from < std::ssize(x)) sum += at::mv(weight[j].t(), x[from]);
      }
      y.push_back(sum.narrow(0, 0, channels) * sum.narrow(0, channels, channels).sigmoid());
    }
    return y;
  }
};

/// x_t + p_t / sqrt(width), the sinusoids by their formula. x: [time, width].
std::vector<at::Tensor> placed(const at::Tensor& x) {
  std::vector<at::Tensor> rows;
  const int64_t width = x.size(1);
  for (int64_t t = 0; t < x.size(0); ++t) {
    const at::Tensor row = x[t].clone();
    for (int64_t i = 0; i < width; ++i) {
      const double angle = static_cast<double>(t) / std::pow(1e4, static_cast<double>(i / 2 * 2) / width);
      row[i].add_((i % 2 == 0 ? std::sin(angle) : std::cos(angle)) / std::sqrt(width));
    }
    rows.push_back(row);
  }
  return rows;
}

constexpr double kRootHalf = 0.7071067811865476;

Annotations encode_alone(const Encoder& encoder, const at::Tensor& embedded) {
  const at::Tensor lengths = torch::tensor({embedded.size(0)}, at::kLong);
  Annotations annotations = encoder.forward(embedded, Packing(lengths, embedded.size(0)), {});
  annotations.lengths = lengths;
  return annotations;
}

Annotations random_annotations(std::vector<int64_t> lengths, int64_t width, bool values = true) {
  Annotations annotations;
  const int64_t batch = std::ssize(lengths), longest = *std::max_element(lengths.begin(), lengths.end());
  annotations.states = random_double({batch, longest, width});
  if (values) annotations.values = random_double({batch, longest, width});
  annotations.lengths = torch::tensor(lengths, at::kLong);
  return annotations;
}

/// Which of the n rows of a gradient [n, ...] are not all 0.
std::vector<bool> touched(const at::Tensor& gradient) {
  std::vector<bool> rows;
  for (const at::Tensor& row : gradient.unbind(0)) rows.push_back(row.abs().max().item<double>() > 0);
  return rows;
}

}  // namespace

TEST_CASE("a convolution over time equals a loop, and so do its gradients") {
  torch::manual_seed(1);
  for (const int64_t kernel : {1, 2, 3}) {
    const int64_t time = 4, batch = 2, in = 3, out = 5;
    at::Tensor x = random_double({time + kernel - 1, batch, in}).requires_grad_();
    at::Tensor weight = random_double({kernel, in, out}).requires_grad_();
    at::Tensor bias = random_double({out}).requires_grad_();
    const at::Tensor y = conv_over_time(x, weight, bias);
    REQUIRE(y.sizes() == at::IntArrayRef({time, batch, out}));
    for (int64_t t = 0; t < time; ++t) {
      at::Tensor sum = bias.expand({batch, out});
      for (int64_t j = 0; j < kernel; ++j) sum = sum + at::mm(x[t + j], weight[j]);
      CHECK(close(y[t], sum, 1e-12));
    }
    const at::Tensor direction = random_double({time, batch, out});
    CHECK(gradient_error([&] { return (conv_over_time(x, weight, bias) * direction).sum(); }, {x, weight, bias}) <
          1e-8);
    const at::NoGradGuard no_grad;
    CHECK(at::equal(conv_over_time(x, weight, bias), y));
  }
}

TEST_CASE("a gated convolution equals a loop") {
  const GatedConv conv = enlarged(GatedConv(GatedConvImpl::Shape{3, 2}, 1.0));
  const at::Tensor x = random_double({5, 1, 3});
  const std::vector<at::Tensor> expected = Naive{conv->named_parameters()}.gated("", x.squeeze(1).unbind(0), 0);
  const at::Tensor y = conv->forward(x).squeeze(1);
  REQUIRE(y.size(0) == 4);
  for (int64_t t = 0; t < 4; ++t) CHECK(close(y[t], expected[t], 1e-12));
}

TEST_CASE("initial weights keep the variance of what goes through them") {
  torch::manual_seed(2);
  const at::Tensor x = at::randn({66, 40, 64}) * 0.1;
  const GatedConv conv(GatedConvImpl::Shape{64, 3}, 1.0);
  const double in = x.var().item<double>();
  CHECK(conv->forward(x).var().item<double>() == Approx(in).epsilon(0.1));
  CHECK(variance_keeping_projection(64, 300)->forward(x).var().item<double>() == Approx(in).epsilon(0.1));
  CHECK(variance_keeping_projection(64, 300, 0.5)->forward(x).var().item<double>() == Approx(in / 2).epsilon(0.1));
}

TEST_CASE("the encoder equals its equations") {
  torch::manual_seed(3);
  const ModelOptions options = conv_options();
  const auto encoder = encoder_of(options);
  const Naive naive{encoder->named_parameters()};
  const at::Tensor embedded = random_double({7, options.embedding_size});
  const std::vector<at::Tensor> e = placed(embedded);
  std::vector<at::Tensor> h;
  for (const at::Tensor& row : e) h.push_back(naive.affine("input", row));
  for (const char* layer : {"layer0", "layer1"}) {
    const std::vector<at::Tensor> y = naive.gated(layer, h, options.encoder_kernel / 2);
    for (size_t j = 0; j < h.size(); ++j) h[j] = (y[j] + h[j]) * kRootHalf;
  }
  const Annotations annotations = encode_alone(*encoder, embedded);
  at::Tensor sum = at::zeros({options.embedding_size}, at::kDouble);
  for (size_t j = 0; j < h.size(); ++j) {
    const at::Tensor z = naive.affine("output", h[j]);
    const auto place = static_cast<int64_t>(j);
    CHECK(close(annotations.states[0][place], z, 1e-12));
    CHECK(close(annotations.values[0][place], z + e[j], 1e-12));
    sum += z;
  }
  CHECK(close(annotations.final_hidden[0], sum / 7, 1e-12));
}

TEST_CASE("the decoder equals its equations") {
  torch::manual_seed(4);
  const ModelOptions options = conv_options();
  const int64_t width = options.embedding_size, kernel = options.decoder_kernel;
  const auto decoder = decoder_of(options, width);
  const Naive naive{decoder->named_parameters()};
  const Annotations annotations = random_annotations({5}, width);
  const at::Tensor embedded = random_double({6, 1, width});
  const std::vector<at::Tensor> g = placed(embedded.squeeze(1));
  std::vector<at::Tensor> h;
  for (const at::Tensor& row : g) h.push_back(naive.affine("input", row));
  std::vector<at::Tensor> shown(g.size(), at::zeros({5}, at::kDouble));
  for (int l = 0; l < 2; ++l) {
    const std::string layer = "layer" + std::to_string(l);
    const std::vector<at::Tensor> y = naive.gated(layer, h, kernel - 1);
    for (size_t i = 0; i < h.size(); ++i) {
      const at::Tensor d = naive.affine(layer + "_query", y[i]) + g[i];
      const at::Tensor a = at::softmax(at::mv(annotations.states[0], d), 0);
      const at::Tensor c = 5 * std::sqrt(1 / 5.0) * at::mv(annotations.values[0].t(), a);
      h[i] = ((y[i] + naive.affine(layer + "_context", c)) * kRootHalf + h[i]) * kRootHalf;
      shown[i] = shown[i] + a / 2;
    }
  }
  const DecoderSequence decoded = decoder->forward(annotations, embedded, {});
  for (size_t i = 0; i < h.size(); ++i) {
    const auto t = static_cast<int64_t>(i);
    CHECK(close(decoded.output[t][0], naive.affine("output", h[i]), 1e-12));
    CHECK(close(decoded.weights[t][0], shown[i], 1e-12));
    CHECK(close(decoded.trace.probabilities[t][0], shown[i], 1e-12));
  }
}

TEST_CASE("the encoder sees exactly L(k-1)+1 pieces") {
  torch::manual_seed(6);
  for (const int kernel : {1, 3, 5}) {
    ModelOptions options = conv_options();
    options.encoder_kernel = kernel;
    options.encoder_layers = 3;
    const auto encoder = encoder_of(options);
    const int64_t length = 21, middle = 10, reach = 3 * (kernel - 1) / 2;
    const at::Tensor embedded = random_double({length, options.embedding_size}).requires_grad_();
    encode_alone(*encoder, embedded).states[0][middle].sum().backward();
    const std::vector<bool> seen = touched(embedded.grad());
    for (int64_t j = 0; j < length; ++j) CHECK(seen[j] == (std::abs(j - middle) <= reach));
  }
}

TEST_CASE("the decoder sees exactly L(k-1)+1 pieces, and none that follow") {
  torch::manual_seed(7);
  for (const int kernel : {1, 2, 3}) {
    ModelOptions options = conv_options();
    options.decoder_kernel = kernel;
    options.decoder_layers = 3;
    const auto decoder = decoder_of(options, options.embedding_size);
    const Annotations annotations = random_annotations({4}, options.embedding_size);
    const int64_t length = 12, last = 8;
    const at::Tensor embedded = random_double({length, 1, options.embedding_size}).requires_grad_();
    const DecoderSequence decoded = decoder->forward(annotations, embedded, {});
    (decoded.output[last].sum() + (decoded.weights[last] * random_double({4})).sum()).backward();
    const std::vector<bool> seen = touched(embedded.grad());
    for (int64_t i = 0; i < length; ++i) CHECK(seen[i] == (i <= last && i >= last - 3 * (kernel - 1)));
  }
}

TEST_CASE("single steps of the convolutional decoder equal one pass, for rows that share a source") {
  torch::manual_seed(8);
  for (const int kernel : {1, 2, 3, 4}) {
    for (const char* positions : {"sinusoid", "learned"}) {
      INFO(kernel << " " << positions);
      ModelOptions options = conv_options();
      options.decoder_kernel = kernel;
      options.decoder_layers = 3;
      options.positions = positions;
      options.position_table = 4;  // shorter than the output
      const auto decoder = decoder_of(options, options.embedding_size);
      const Annotations annotations = random_annotations({4, 3}, options.embedding_size);
      const std::vector<int> sources = {1, 0, 1};
      const at::Tensor index = torch::tensor({1, 0, 1}, at::kLong);
      const int64_t time = 7;
      const at::Tensor embedded = random_double({time, 3, options.embedding_size});
      Annotations repeated;
      repeated.states = annotations.states.index_select(0, index);
      repeated.values = annotations.values.index_select(0, index);
      repeated.lengths = annotations.lengths.index_select(0, index);
      const DecoderSequence whole = decoder->forward(repeated, embedded, {});

      const DecoderMemory memory = decoder->remember(annotations);
      auto state = decoder->initial_state(annotations)->select(index);
      for (int64_t t = 0; t < time; ++t) {
        DecoderStep step = decoder->step(*state, embedded[t], memory, RowMap(sources, 2));
        CHECK(close(step.output, whole.output[t], 1e-12));
        CHECK(close(step.weights, whole.weights[t], 1e-12));
        CHECK(step.weights[0][3].item<double>() == 0);  // padding
        state = std::move(step.state);
      }
    }
  }
}

TEST_CASE("a sentence in a padded batch is encoded as if it were alone") {
  torch::manual_seed(9);
  ModelOptions options = conv_options();
  options.encoder_layers = 3;
  const auto encoder = encoder_of(options);
  const at::Tensor lengths = torch::tensor({6, 2, 4}, at::kLong);
  std::vector<at::Tensor> sentences;
  at::Tensor padded = at::zeros({3, 6, options.embedding_size}, at::kDouble);
  for (int64_t i = 0; i < 3; ++i) {
    const int64_t length = lengths[i].item<int64_t>();
    sentences.push_back(random_double({length, options.embedding_size}));
    padded[i].narrow(0, 0, length).copy_(sentences.back());
  }
  const Packing packing(lengths, 6);
  const at::Tensor places = packing.pack(at::arange(18, at::kLong).view({3, 6}));  // of each piece in the batch
  const Annotations together = encoder->forward(padded.flatten(0, 1).index_select(0, places), packing, {});
  for (int64_t i = 0; i < 3; ++i) {
    const int64_t length = lengths[i].item<int64_t>();
    const Annotations alone = encode_alone(*encoder, sentences[i]);
    CHECK(close(together.states[i].narrow(0, 0, length), alone.states[0], 1e-12));
    CHECK(close(together.values[i].narrow(0, 0, length), alone.values[0], 1e-12));
    CHECK(close(together.final_hidden[i], alone.final_hidden[0], 1e-12));
    if (length == 6) continue;
    CHECK(together.states[i].narrow(0, length, 6 - length).abs().max().item<double>() == 0);
    CHECK(together.values[i].narrow(0, length, 6 - length).abs().max().item<double>() == 0);
  }
}

TEST_CASE("the matrix handed out is the mean over the layers, or that of one") {
  std::vector<at::Tensor> weights, probabilities;
  for (int layer = 0; layer <= 3; ++layer) {
    ModelOptions options = conv_options();
    options.decoder_layers = 3;
    options.alignment_layer = layer;
    torch::manual_seed(10);
    const auto decoder = decoder_of(options, options.embedding_size);
    const Annotations annotations = random_annotations({5, 3}, options.embedding_size);
    const DecoderSequence decoded = decoder->forward(annotations, random_double({4, 2, options.embedding_size}), {});
    weights.push_back(decoded.weights);
    probabilities.push_back(decoded.trace.probabilities);
  }
  CHECK(close(weights[0], (weights[1] + weights[2] + weights[3]) / 3, 1e-12));
  CHECK(close(probabilities[0], weights[0], 1e-12));
  CHECK(close(probabilities[2], weights[2], 1e-12));
  CHECK_FALSE(close(weights[1], weights[2], 1e-3));
  CHECK_FALSE(close(weights[2], weights[3], 1e-3));
  for (const at::Tensor& matrix : weights) {
    CHECK(close(matrix.sum(2), at::ones({4, 2}, at::kDouble), 1e-12));
    CHECK(matrix.select(1, 1).narrow(1, 3, 2).abs().max().item<double>() == 0);
  }
}

TEST_CASE("the encoder gets its gradient divided by the number of layers that attend") {
  BatchTensors batch;
  batch.source = torch::tensor({{5, 3, 7, 2}, {8, 2, 0, 0}}, at::kLong);
  batch.target = torch::tensor({{6, 4, 2}, {3, 2, 0}}, at::kLong);
  batch.source_lengths = torch::tensor({4, 2}, at::kLong);
  batch.target_lengths = torch::tensor({3, 2}, at::kLong);
  for (const int layers : {1, 3}) {
    for (const char* encoder : {"conv", "rnn"}) {
      INFO(layers << " " << encoder);
      ModelOptions options = conv_options();
      options.encoder_type = encoder;
      options.decoder_layers = layers;
      options.positions = "learned";
      options.position_table = 3;
      options.attention_normalizer = "entmax15";
      const Seq2Seq model = model_of(options);
      const auto loss = [&] { return model->loss(batch, {0.1}, {}).objective; };
      std::vector<at::Tensor> whole, of_encoder;
      for (const auto& parameter : model->named_parameters()) {
        const bool inside = parameter.key().starts_with("encoder.") && parameter.key() != "encoder.positions.table";
        (inside ? of_encoder : whole).push_back(parameter.value());
        // Embeddings and positions are part of what is mixed, with their whole gradient, and of what is encoded.
        if (layers > 1 && (parameter.key() == "source_embedding" || parameter.key() == "encoder.positions.table")) {
          whole.pop_back();
        }
      }
      CHECK(directional_gradient_error(loss, whole) < 1e-7);
      // A gradient hook makes the encoder's own gradient whole again.
      for (at::Tensor parameter : of_encoder) {
        parameter.register_hook([layers](const at::Tensor& gradient) { return gradient * layers; });
      }
      CHECK(directional_gradient_error(loss, of_encoder) < 1e-7);
    }
  }
}

TEST_CASE("what is mixed takes part: an embedding has its gradient through z + e whole") {
  const ModelOptions options = conv_options();
  const auto decoder = decoder_of(options, options.embedding_size);
  const at::Tensor z = random_double({1, 4, options.embedding_size}).requires_grad_();
  const at::Tensor e = random_double({1, 4, options.embedding_size}).requires_grad_();
  const at::Tensor direction = random_double({options.embedding_size});
  const auto values_sum = [&](const at::Tensor& values) {
    Annotations annotations;
    annotations.states = z;
    annotations.values = values;
    annotations.lengths = torch::tensor({4}, at::kLong);
    return (decoder->remember(annotations).layers.front().values * direction).sum();
  };
  values_sum(z + e).backward();
  CHECK(close(z.grad() * 2, e.grad(), 1e-12));
  CHECK(close(e.grad()[0][1], direction * 2, 1e-12));  // sqrt(4)
}

TEST_CASE("convolutional and recurrent parts mix") {
  const std::vector<std::vector<int>> sources = {{5, 3, 7, 4, 2}, {8, 2}}, targets = {{6, 4, 2}, {3, 5, 9, 8, 2}};
  for (const auto& [encoder, decoder] : {std::pair("conv", "rnn"), std::pair("rnn", "conv")}) {
    for (const char* init : {"mean", "last", "bridge"}) {
      INFO(encoder << " " << decoder << " " << init);
      ModelOptions options = conv_options();
      options.encoder_type = encoder;
      options.decoder_type = decoder;
      options.decoder_init = init;
      options.decoder_cell = "lstm";
      options.validate();
      const auto model = make_step_model([&] {
        Seq2Seq whole = model_of(options);
        whole->to(at::kFloat);
        return whole;
      }());
      auto one_pass = model->encode(sources), by_steps = model->encode(sources);
      const auto forced = model->force(*one_pass, targets, true);
      const auto stepped = model->StepModel::force(*by_steps, targets, true);
      for (size_t row = 0; row < targets.size(); ++row) {
        for (size_t t = 0; t < targets[row].size(); ++t) {
          CHECK(forced[row].log_probs[t] == Approx(stepped[row].log_probs[t]).margin(1e-5));
        }
        REQUIRE(forced[row].attention.size() == targets[row].size() * sources[row].size());
      }
    }
  }
}
