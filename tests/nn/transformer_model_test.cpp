// Transformers and mixed models as a whole: padding, gradients, dropout.
#include "seeded_model.hpp"
#include "transformer_support.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

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

}  // namespace

TEST_CASE("a sentence in a batch is encoded as it is alone; padding is exactly 0 and cannot change anything") {
  for (const char* order : {"pre", "post"}) {
    ModelOptions options = tiny_transformer();
    options.transformer_norm = order;
    const auto encoder = encoder_of(options);
    const at::Tensor padded = random_double({kBatch, kSource, kWidth});
    const auto encode = [&](const at::Tensor& embedded, const at::Tensor& sizes) {
      const Packing packing(sizes, embedded.size(1));
      const at::Tensor places =  // of each piece in the batch
          at::arange(embedded.size(0) * embedded.size(1)).view({embedded.size(0), -1});
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

TEST_CASE("gradients of Transformers and of mixed models agree with central differences") {
  std::vector<ModelOptions> all = {tiny_transformer(), with(tiny_transformer(), "rnn", "transformer"),
                                   with(tiny_transformer(), "transformer", "rnn")};
  all[0].positions = "learned";
  all[0].position_table = 3;
  all[0].tied_embeddings = "all";
  all.push_back(tiny_transformer());
  all.back().transformer_norm = "post";
  all.back().attention_score = "additive";
  all.back().attention_normalizer = "entmax15";
  for (const char* init : {"last", "bridge"}) {
    all.push_back(with(tiny_transformer(), "transformer", "rnn"));
    all.back().decoder_init = init;
    all.back().attention_score = "none";
  }
  for (const ModelOptions& options : all) {
    INFO(options.encoder_type << " to " << options.decoder_type << " " << options.attention_score << " "
                              << options.decoder_init);
    Seq2Seq model = seeded_double_model(options, 35);
    const BatchTensors tensors = batch();
    const double coverage = model->decoder().has_attention() ? 0.2 : 0;
    const auto loss = [&] { return model->loss(tensors, {0.1, 0, coverage, 0.5}, {}).objective; };
    CHECK(directional_gradient_error(loss, model->parameters()) < 1e-6);
  }
}

TEST_CASE("every dropout of a Transformer takes part in training and in training only") {
  ModelOptions options = tiny_transformer();
  const auto loss = [&](bool training, uint64_t seed) {
    const Mode mode = seeded_mode(training, seed);
    return seeded_double_model(options, 35)->loss(batch(), {}, mode).cross_entropy;
  };
  const double plain = loss(false, 1);
  for (double ModelOptions::*dropout : {&ModelOptions::dropout_embedding, &ModelOptions::dropout_layer,
                                        &ModelOptions::dropout_attention, &ModelOptions::dropout_feed_forward}) {
    options = tiny_transformer();
    CHECK(loss(true, 1) == plain);
    options.*dropout = 0.4;
    CHECK(loss(true, 1) != plain);
    CHECK(loss(true, 1) != loss(true, 2));
    CHECK(loss(true, 1) == loss(true, 1));
    CHECK(loss(false, 1) == plain);
  }
}
