// The convolutional decoder: against its equations, its receptive field, single steps, the layer that is shown.
#include <cmath>
#include <string>

#include "conv_support.hpp"

using namespace gloss;
using namespace gloss::testing;

TEST_CASE("the decoder equals its equations") {
  torch::manual_seed(4);
  const ModelOptions options = conv_options();
  const int64_t width = options.embedding_size, kernel = options.decoder_kernel;
  const auto decoder = large_decoder(options, width);
  const NaiveParts naive{decoder->named_parameters()};
  const Annotations annotations = random_annotations({5}, width);
  const at::Tensor embedded = random_double({6, 1, width});
  const std::vector<at::Tensor> g = with_places(embedded.squeeze(1));
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

TEST_CASE("the decoder sees exactly L(k-1)+1 pieces, and none that follow") {
  torch::manual_seed(7);
  for (const int kernel : {1, 2, 3}) {
    ModelOptions options = conv_options();
    options.decoder_kernel = kernel;
    options.decoder_layers = 3;
    const auto decoder = large_decoder(options, options.embedding_size);
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
      const auto decoder = large_decoder(options, options.embedding_size);
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

TEST_CASE("the matrix handed out is the mean over the layers, or that of one") {
  std::vector<at::Tensor> weights, probabilities;
  for (int layer = 0; layer <= 3; ++layer) {
    ModelOptions options = conv_options();
    options.decoder_layers = 3;
    options.alignment_layer = layer;
    torch::manual_seed(10);
    const auto decoder = large_decoder(options, options.embedding_size);
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
