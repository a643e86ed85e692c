// A run that was stopped and resumed ends with the same bytes as one that never was.
#include "catch.hpp"
#include "tiny_run.hpp"

namespace gloss {

using namespace test;

namespace {

/// 6 updates at once against 3 and 3: the stop lies off the grids of validation and saving.
void check_resume(const std::string& optimizer, const std::string& schedule, bool average) {
  INFO(optimizer << ", " << schedule << (average ? ", average" : ""));
  const TemporaryFolder data;
  TinyRun straight(data / "", "straight"), stopped(data / "", "stopped");
  for (TinyRun* run : {&straight, &stopped}) {
    run->train.optimizer = optimizer;
    run->train.momentum = 0.9;
    run->train.weight_decay = 0.01;
    run->train.schedule = schedule;
    run->train.plateau_patience = 0;
    run->train.plateau_factor = 0.5;
    run->train.ema = average ? 0.9 : 0;
    run->model.dropout_embedding = run->model.dropout_output = 0.3;
    run->train.word_dropout = 0.2;
  }
  straight.run();
  stopped.train.max_updates = 3;
  CHECK(stopped.run().stopped_by == "max-updates");
  CHECK(stopped.folder().latest_step() == 3);
  TinyRun resumed(data / "", "stopped");
  resumed.model = stopped.model;
  resumed.train = stopped.train;
  CHECK(resumed.resume(6).updates == 6);
  for (const char* file : {"model.safetensors", "optimizer.safetensors", "ema.safetensors"}) {
    if (file == std::string("ema.safetensors") && !average) {
      CHECK_FALSE(std::filesystem::exists(straight.folder().checkpoint(6) / file));
      continue;
    }
    INFO(file);
    CHECK(straight.bytes(6, file) == resumed.bytes(6, file));
    CHECK(straight.bytes(4, file) != straight.bytes(6, file));
  }
}

}  // namespace

TEST_CASE("a resumed run ends with the bytes of one never stopped") {
  for (const char* optimizer : {"adam", "adamw", "sgd"}) {
    for (const char* schedule : {"constant", "inverse-sqrt", "plateau"}) {
      for (const bool average : {false, true}) check_resume(optimizer, schedule, average);
    }
  }
}

TEST_CASE("drawn segmentations change what is learnt, and a resumed run draws the same") {
  const TemporaryFolder data;
  TinyRun straight(data / "", "straight"), stopped(data / "", "stopped"), best(data / "", "best");
  for (TinyRun* run : {&straight, &stopped, &best}) {
    run->train.vocab = "";
    run->train.vocab_size = 40;
    run->train.subword_sampling = run == &best ? 0 : 0.3;
  }
  straight.run(), best.run();
  CHECK(straight.bytes(6, "model.safetensors") != best.bytes(6, "model.safetensors"));
  stopped.train.max_updates = 3;
  stopped.run();
  stopped.resume(6);
  CHECK(straight.bytes(6, "model.safetensors") == stopped.bytes(6, "model.safetensors"));
  CHECK(contains(error_of([&] {
                   TinyRun chars(data / "", "chars");  // the vocabulary that it is given is of type char
                   chars.train.subword_sampling = 0.3;
                   chars.run();
                 }),
                 "subword-sampling needs a vocabulary of type unigram"));
}

TEST_CASE("every architecture with all its dropouts resumes to the same bytes") {
  // Encoder, decoder, style of a recurrent decoder, order of a Transformer's norms.
  const std::vector<std::vector<std::string>> architectures = {
      {"rnn", "rnn", "bahdanau", "pre"},          {"rnn", "rnn", "luong", "pre"},
      {"rnn", "rnn", "conditional", "pre"},       {"conv", "conv", "conditional", "pre"},
      {"transformer", "transformer", "", "pre"},  {"transformer", "transformer", "", "post"},
      {"transformer", "rnn", "bahdanau", "post"}, {"conv", "rnn", "luong", "pre"},
      {"rnn", "transformer", "", "post"}};
  for (const auto& names : architectures) {
    CAPTURE(names);
    const TemporaryFolder data;
    TinyRun straight(data / "", "straight"), stopped(data / "", "stopped");
    for (TinyRun* run : {&straight, &stopped}) {
      run->model.encoder_type = names[0];
      run->model.decoder_type = names[1];
      if (names[1] == "rnn") run->model.decoder_style = names[2];
      run->model.transformer_norm = names[3];
      run->model.attention_score = "scaled-dot";
      run->model.positions = "learned";
      run->model.encoder_layers = run->model.decoder_layers = 2;
      run->model.dropout_attention = run->model.dropout_feed_forward = 0.3;
      run->train.ema = 0.9;
    }
    straight.run();
    stopped.train.max_updates = 3;
    stopped.run();
    CHECK(stopped.resume(6).updates == 6);
    for (const char* file : {"model.safetensors", "optimizer.safetensors", "ema.safetensors"}) {
      INFO(file);
      CHECK(straight.bytes(6, file) == stopped.bytes(6, file));
      CHECK(straight.bytes(4, file) != straight.bytes(6, file));
    }
  }
}

TEST_CASE("accumulation and several epochs survive a resume") {
  const TemporaryFolder data;
  TinyRun straight(data / "", "straight"), stopped(data / "", "stopped");
  for (TinyRun* run : {&straight, &stopped}) {
    run->train.accumulate = 2;
    run->train.batch_size = 250;
    run->train.max_updates = 20;
  }
  straight.run();
  const RunFolder folder = stopped.folder();
  for (const int64_t stop : {3, 4, 11, 20}) {
    stopped.train.resume = stop > 3;
    stopped.train.max_updates = stop;
    stopped.run();
  }
  CHECK(straight.bytes(20, "model.safetensors") == stopped.bytes(20, "model.safetensors"));
  CHECK(read_metrics(folder.metrics()).back().epoch > 2);
}

TEST_CASE("a validation off the grid is not seen by patience and plateau of a resumed run") {
  const TemporaryFolder data;
  TinyRun straight(data / "", "straight"), stopped(data / "", "stopped");
  for (TinyRun* run : {&straight, &stopped}) {
    run->train.schedule = "plateau";
    run->train.plateau_patience = 1;
    run->train.early_stopping_metric = "bleu";  // stays 0 in so short a run: only the first one is an improvement
    run->train.patience = 4;
    run->train.max_updates = 100;
  }
  CHECK(straight.run().stopped_by == "patience");
  for (int64_t stop = 1; stop < 10; stop += 2) {
    stopped.train.resume = stop > 1;
    stopped.train.max_updates = stop;
    CHECK(stopped.run().stopped_by == "max-updates");
  }
  const TrainResult result = stopped.resume(100);
  CHECK(result.stopped_by == "patience");
  CHECK(result.updates == 10);
  CHECK(straight.bytes(10, "model.safetensors") == stopped.bytes(10, "model.safetensors"));
}

TEST_CASE("metrics are cut back to the checkpoint and written again") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.run();
  const std::vector<MetricsRow> before = read_metrics(run.folder().metrics());
  REQUIRE(before.size() == 3);
  std::filesystem::remove_all(run.folder().checkpoint(6));
  std::filesystem::remove(run.folder().checkpoints() / "latest");
  run.resume(6);
  const std::vector<MetricsRow> after = read_metrics(run.folder().metrics());
  REQUIRE(after.size() == 3);
  for (size_t i = 0; i < 3; ++i) {
    CHECK(before[i].step == after[i].step);
    CHECK(before[i].valid_loss == after[i].valid_loss);
    CHECK(before[i].train_loss == after[i].train_loss);
  }
}

TEST_CASE("only options of stopping, logging and saving may change on resume") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.train.max_updates = 2;
  run.run();
  run.train.learning_rate = 0.25;
  const std::string error = error_of([&] { run.resume(4); });
  CHECK(contains(error, "learning-rate"));
  CHECK(contains(error, "0.001"));
  CHECK(contains(error, "0.25"));
  CHECK_THROWS_AS(run.resume(4), UsageError);
  run.train.learning_rate = 0.001;
  run.model.decoder_hidden = 16;
  CHECK(contains(error_of([&] { run.resume(4); }), "decoder-hidden was '8'"));
  run.model.decoder_hidden = 8;
  run.train.save_every = 3;
  run.train.keep = 7;
  run.train.log_every = 1;
  CHECK(run.resume(4).updates == 4);
}

TEST_CASE("a resume notices another corpus, another vocabulary and other threads") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.train.max_updates = 2;
  run.run();
  CHECK(run.warnings.empty());
  run.train.threads = 2;
  run.resume(3);
  REQUIRE(run.warnings.size() == 1);
  CHECK(contains(run.warnings[0], "threads"));
  run.train.threads = 1;

  const Sentences pairs = made_up_pairs(40);
  std::vector<std::string> changed = pairs.source;
  std::swap(changed[0], changed[1]);
  write_lines(run.train.train_source, changed);
  CHECK(contains(error_of([&] { run.resume(4); }), "corpus"));
  write_lines(run.train.train_source, pairs.source);

  VocabularySpec spec;
  spec.type = "char", spec.size = 20;
  write_file_atomically(data / "other.spm", train_vocabulary(pairs.source, spec));
  run.train.vocab = data / "other.spm";
  CHECK_THROWS_AS(run.resume(4), UsageError);
  run.train.vocab = data / "vocab.spm";
  CHECK(run.resume(4).updates == 4);
  run.train.vocab = "";  // the run has its own
  CHECK(run.resume(5).updates == 5);
}

TEST_CASE("a run that is at its end trains nothing more") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.run();
  const std::string metrics = read_file(run.folder().metrics());
  const TrainResult again = run.resume(6);
  CHECK(again.updates == 6);
  CHECK(again.stopped_by == "max-updates");
  CHECK(read_file(run.folder().metrics()) == metrics);
}

TEST_CASE("a checkpoint at the limit that a kill left without validation gets one") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.train.validate_every = 4;
  run.train.save_every = 5;
  run.run();
  std::filesystem::remove_all(run.folder().checkpoint(6));
  REQUIRE(run.folder().latest_step() == 5);
  const std::string weights = run.bytes(5, "model.safetensors");
  run.resume(5);
  std::vector<int64_t> steps;
  for (const MetricsRow& row : read_metrics(run.folder().metrics())) steps.push_back(row.step);
  CHECK(steps == std::vector<int64_t>{4, 5});
  CHECK(run.bytes(5, "model.safetensors") == weights);
}

TEST_CASE("a checkpoint with an impossible count is refused by its name") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.run();
  const std::filesystem::path file = run.folder().checkpoint(6) / "state.json";
  std::string text = read_file(file);
  text.replace(text.find("\"batches\": "), 11, "\"batches\": -");
  write_file_atomically(file, text);
  CHECK(contains(error_of([&] { run.resume(8); }), "state.json"));
}

}  // namespace gloss
