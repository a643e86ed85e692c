// Models with convolutional parts: what gradient the encoder gets, and mixes with the recurrent parts.
#include "conv_support.hpp"
#include "nn/nn_step_model.hpp"
#include "seeded_model.hpp"

using namespace gloss;
using namespace gloss::testing;

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
      const Seq2Seq model = seeded_double_model(options, 5);
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
  const auto decoder = large_decoder(options, options.embedding_size);
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
        Seq2Seq whole = seeded_double_model(options, 5);
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
