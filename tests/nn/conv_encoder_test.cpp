// The convolutional encoder: against its equations, its receptive field, padding.
#include <cmath>

#include "conv_support.hpp"

using namespace gloss;
using namespace gloss::testing;

TEST_CASE("the encoder equals its equations") {
  torch::manual_seed(3);
  const ModelOptions options = conv_options();
  const auto encoder = large_encoder(options);
  const NaiveParts naive{encoder->named_parameters()};
  const at::Tensor embedded = random_double({7, options.embedding_size});
  const std::vector<at::Tensor> e = with_places(embedded);
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

TEST_CASE("the encoder sees exactly L(k-1)+1 pieces") {
  torch::manual_seed(6);
  for (const int kernel : {1, 3, 5}) {
    ModelOptions options = conv_options();
    options.encoder_kernel = kernel;
    options.encoder_layers = 3;
    const auto encoder = large_encoder(options);
    const int64_t length = 21, middle = 10, reach = 3 * (kernel - 1) / 2;
    const at::Tensor embedded = random_double({length, options.embedding_size}).requires_grad_();
    encode_alone(*encoder, embedded).states[0][middle].sum().backward();
    const std::vector<bool> seen = touched(embedded.grad());
    for (int64_t j = 0; j < length; ++j) CHECK(seen[j] == (std::abs(j - middle) <= reach));
  }
}

TEST_CASE("a sentence in a padded batch is encoded as if it were alone") {
  torch::manual_seed(9);
  ModelOptions options = conv_options();
  options.encoder_layers = 3;
  const auto encoder = large_encoder(options);
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
