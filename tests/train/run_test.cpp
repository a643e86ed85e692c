// What a run leaves behind, how it ends, what it refuses.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "catch.hpp"
#include "model/safetensors.hpp"
#include "tiny_run.hpp"

namespace gloss {

using namespace test;

TEST_CASE("a run leaves config, vocabulary, metrics, best weights and the newest checkpoints") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.train.max_updates = 9;
  run.train.keep = 1;
  run.train.early_stopping_metric = "bleu";  // 0 throughout: the first validation stays the best
  const TrainResult result = run.run();
  const RunFolder folder = run.folder();
  CHECK(result.updates == 9);
  CHECK(result.stopped_by == "max-updates");
  CHECK(folder.checkpoint_steps() == std::vector<int64_t>{2, 9});
  CHECK(folder.latest_step() == 9);
  std::vector<int64_t> steps;
  for (const MetricsRow& row : read_metrics(folder.metrics())) steps.push_back(row.step);
  CHECK(steps == std::vector<int64_t>{2, 4, 6, 8, 9});
  const SafetensorsFile best(folder.weights());
  CHECK(best.metadata().at("step") == "2");
  CHECK(best.metadata().at("metric") == "bleu");
  CHECK(read_file(folder.shared_vocab()) == read_file(data / "vocab.spm"));
  CHECK_FALSE(std::filesystem::exists(folder.source_vocab()));
  REQUIRE(run.validations.size() == 5);
  CHECK(run.validations[0].samples.size() == 2);
  CHECK(std::isfinite(run.validations[0].loss));
  CHECK(run.validations[0].perplexity == Approx(std::exp(run.validations[0].loss)));
}

TEST_CASE("config.yaml gives the resolved options back") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.train.overwrite = true;
  run.train.train_source = std::filesystem::relative(run.train.train_source).string();
  run.run();
  RunConfig config;
  read_config(run.folder().config(), config);
  CHECK(config.train.train_source == data / "train.src");
  CHECK(config.train.vocab == "vocab.spm");
  CHECK(config.model.embedding_size == 8);
  CHECK(config.train.warmup == 2);
  CHECK(config.translate.max_length == 12);
  CHECK_FALSE(config.train.overwrite);
}

TEST_CASE("a run is not overwritten unless that is asked for") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.train.max_updates = 2;
  run.run();
  const std::string error = error_of([&] { run.run(); });
  CHECK(contains(error, "--resume"));
  CHECK(contains(error, "--overwrite"));
  run.train.overwrite = true;
  run.train.train_target = data / "missing";
  CHECK_THROWS_AS(run.run(), FileError);  // nothing is lost by a mistyped name
  CHECK(run.folder().latest_step() == 2);
  run.train.train_target = data / "train.trg";
  run.train.max_updates = 1;
  run.run();
  CHECK(run.folder().checkpoint_steps() == std::vector<int64_t>{1});
  CHECK(read_metrics(run.folder().metrics()).size() == 1);
}

TEST_CASE("the average is what is validated and kept as best") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.train.ema = 0.5;
  run.train.learning_rate = 0.01;
  run.run();
  REQUIRE(run.validations.back().best);
  const std::string average = run.bytes(6, "ema.safetensors");
  CHECK(average != run.bytes(6, "model.safetensors"));
  // Equal but for the metadata in the header: the data is the file's end.
  const SafetensorsFile file(run.folder().weights()), expected(run.folder().checkpoint(6) / "ema.safetensors");
  REQUIRE(file.tensors().size() == expected.tensors().size());
  for (const TensorView& tensor : file.tensors()) {
    const TensorView& other = expected.at(tensor.name);
    CHECK(std::memcmp(tensor.data, other.data, tensor.bytes) == 0);
  }
}

TEST_CASE("a run without a validation set keeps its last weights as best") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.train.valid_source = run.train.valid_target = "";
  run.train.max_updates = 3;
  CHECK(std::isnan(run.run().best_score));
  CHECK(SafetensorsFile(run.folder().weights()).metadata().at("step") == "3");
  CHECK(read_metrics(run.folder().metrics()).empty());
}

TEST_CASE("epochs, minutes, patience and a request end a run") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.train.max_updates = 0;
  SECTION("epochs") {
    run.train.max_epochs = 2;
    CHECK(run.run().stopped_by == "max-epochs");
    CHECK(read_metrics(run.folder().metrics()).back().epoch == 2);
  }
  SECTION("minutes, over all sessions") {
    run.train.max_minutes = 1e-3;
    CHECK(run.run().stopped_by == "max-minutes");
    const int64_t updates = *run.folder().latest_step();
    run.train.resume = true;
    CHECK(run.run().updates == updates);
  }
  SECTION("patience") {
    run.train.early_stopping_metric = "bleu";
    run.train.patience = 3;
    const TrainResult result = run.run();
    CHECK(result.stopped_by == "patience");
    CHECK(result.updates == 8);
  }
  SECTION("request") {
    const TrainResult result = run.run_interrupted(5);
    CHECK(result.stopped_by == "interrupted");
    CHECK(result.updates == 5);
    CHECK(run.folder().latest_step() == 5);
    CHECK(read_metrics(run.folder().metrics()).back().step == 4);  // no validation off the grid
  }
}

TEST_CASE("a seed repeats a run, another seed does not") {
  const TemporaryFolder data;
  TinyRun first(data / "", "first"), again(data / "", "again"), other(data / "", "other");
  other.train.seed = 2;
  for (TinyRun* run : {&first, &again, &other}) run->run();
  CHECK(first.bytes(6, "model.safetensors") == again.bytes(6, "model.safetensors"));
  CHECK(first.bytes(6, "model.safetensors") != other.bytes(6, "model.safetensors"));
}

TEST_CASE("what the folder or a missing file would refuse after minutes is refused at once") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.train.vocab.clear();
  const auto error = [&run] { return error_of([&run] { run.run(); }); };
  SECTION("a file in the place of the folder") {
    run.train.model = run.train.train_source + "/run";
    CHECK(contains(error(), "train.src' is a file; give another folder"));
  }
  SECTION("no file of links") {
    run.train.guided_alignment = data / "links";
    CHECK(contains(error(), "links: cannot be opened"));
  }
  SECTION("a folder of links") {
    run.train.guided_alignment = data / "";
    CHECK(contains(error(), "is a folder; a file is needed here"));
  }
  SECTION("a validation set without a line") {
    write_lines(data / "none", {});
    run.train.valid_source = run.train.valid_target = data / "none";
    CHECK(contains(error(), "none has no lines; give a file with a sentence a line"));
  }
  CHECK(run.messages.empty());  // the vocabulary would have said its size
}

TEST_CASE("two trainings cannot have one folder at a time") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run"), other(data / "", "run");
  int refused = 0;
  run.train.max_updates = 3;
  run.train.log_every = 1;
  run.observer.progress = [&](const TrainProgress&) {
    for (const bool resume : {false, true}) {
      other.train.resume = resume;
      other.train.overwrite = !resume;
      refused += contains(error_of([&] { other.run(); }), "another training");
    }
  };
  CHECK(run.run().updates == 3);
  CHECK(refused == 6);
  CHECK(run.folder().latest_step() == 3);
  CHECK(other.resume(4).updates == 4);
}

TEST_CASE("the first lines of a run tell pairs, vocabulary, parameters and threads") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  Sentences pairs = made_up_pairs(40);
  pairs.target[3] = "";
  write_lines(run.train.train_source, pairs.source);
  write_lines(run.train.train_target, pairs.target);
  run.train.max_updates = 1;
  run.run();
  const auto told = [&](const std::string& part) {
    return std::any_of(run.messages.begin(), run.messages.end(),
                       [&](const auto& text) { return contains(text, part); });
  };
  CHECK(told("40 pairs read, 39 kept"));
  CHECK(told("vocabulary: "));
  CHECK(told(" parameters; 1 thread"));
}

TEST_CASE("a vocabulary in the folder is used again, and trained anew by overwrite") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.train.vocab = "";
  run.train.vocab_type = "char";
  run.train.vocab_size = 20;
  run.train.max_updates = 1;
  std::filesystem::create_directories(run.folder().root());
  std::filesystem::copy_file(data / "vocab.spm", run.folder().shared_vocab());
  run.run();
  CHECK(read_file(run.folder().shared_vocab()) == read_file(data / "vocab.spm"));
  run.train.overwrite = true;
  run.run();
  CHECK(Vocabulary::load(run.folder().shared_vocab()).size() == 20);
  run.train.vocab = data / "vocab.spm";
  run.run();
  CHECK(read_file(run.folder().shared_vocab()) == read_file(data / "vocab.spm"));
}

TEST_CASE("separate vocabularies are trained, saved and used again") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.model.shared_vocab = false;
  run.train.vocab = "";
  run.train.vocab_type = "char";
  run.train.vocab_size = 18;
  run.train.max_updates = 1;
  run.run();
  const RunFolder folder = run.folder();
  CHECK(std::filesystem::exists(folder.source_vocab()));
  CHECK(std::filesystem::exists(folder.target_vocab()));
  CHECK_FALSE(std::filesystem::exists(folder.shared_vocab()));
  const std::string source = read_file(folder.source_vocab());
  CHECK(source != read_file(folder.target_vocab()));
  run.resume(2);
  CHECK(read_file(folder.source_vocab()) == source);
}

TEST_CASE("a run that is stopped while its vocabulary is trained has written nothing") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.train.vocab.clear();
  run.train.vocab_size = 40;
  TrainObserver observer;
  observer.stop_requested = [] { return true; };
  const TrainResult result = train(run.model, run.train, run.translate, observer);
  CHECK(result.updates == 0);
  CHECK(result.stopped_by == "interrupted");
  CHECK_FALSE(std::filesystem::exists(run.folder().root()));
}

}  // namespace gloss
