// The convolutional model learns eight pairs by heart.
#include "catch.hpp"
#include "tiny_run.hpp"

namespace gloss {

using namespace test;

TEST_CASE("a convolutional model learns eight pairs by heart") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run", 8);
  run.model.encoder_type = run.model.decoder_type = "conv";
  run.model.attention_score = "dot";
  run.model.encoder_layers = run.model.decoder_layers = 2;
  run.model.embedding_size = run.model.encoder_hidden = run.model.decoder_hidden = 32;
  run.model.dropout_embedding = run.model.dropout_layer = run.model.dropout_output = 0;
  run.train.label_smoothing = 0;
  run.train.learning_rate = 0.01;
  run.train.warmup = 10;
  run.train.schedule = "constant";
  run.train.batch_type = "sentences";
  run.train.batch_size = 8;
  run.train.max_updates = 150;
  run.train.validate_every = run.train.save_every = 50;
  run.train.valid_max_lines = 0;
  run.translate.max_length = 40;
  run.run();
  CHECK(run.validations.back().loss < 0.1);
  CHECK(run.validations.back().bleu == Approx(100));
}

}  // namespace gloss
