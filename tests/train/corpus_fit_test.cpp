// Options left to the corpus: what they become, that it is recorded, and that a resumed run keeps it.
#include "train/corpus_fit.hpp"

#include <algorithm>

#include "catch.hpp"
#include "tiny_run.hpp"

namespace gloss {

using namespace test;

namespace {

/// A tiny run that leaves everything to its 40 pairs.
struct FittingRun : TinyRun {
  FittingRun(const std::filesystem::path& folder, const std::string& name) : TinyRun(folder, name) {
    train.vocab = "";
    train.vocab_size = TrainOptions().vocab_size;
    train.batch_size = TrainOptions().batch_size;
    train.validate_every = TrainOptions().validate_every;
  }
  bool said(const std::string& part) const {
    return std::ranges::any_of(messages, [&](const std::string& text) { return contains(text, part); });
  }
  TrainOptions recorded() const {
    RunConfig config;
    read_config(folder().config(), config);
    return config.train;
  }
};

}  // namespace

TEST_CASE("what is left to the corpus is told and recorded, and never fails for a vocabulary too large") {
  const TemporaryFolder data;
  FittingRun run(data / "", "run");
  run.run();
  const TrainOptions recorded = run.recorded();
  const int size = Vocabulary::load(run.folder().shared_vocab()).size();
  CHECK(size > 20);
  CHECK(size < 1'000);
  CHECK(recorded.vocab_size == size);
  CHECK(recorded.batch_size == 1'200);
  CHECK(recorded.validate_every == 100);
  CHECK(run.said("vocabulary: " + std::to_string(size) + " pieces (unigram, nmt_nfkc, the largest for this text)"));
  CHECK(run.said("by the size of the corpus: batches of 1200 tokens, a validation every 100 updates"));
  SECTION("and made again by what was recorded") {
    FittingRun again(data / "", "again");
    again.train.vocab_size = recorded.vocab_size;
    again.train.batch_size = recorded.batch_size;
    again.train.validate_every = recorded.validate_every;
    again.run();
    CHECK_FALSE(again.said("by the size of the corpus"));
    CHECK(run.bytes(6, "model.safetensors") == again.bytes(6, "model.safetensors"));
  }
  SECTION("and kept when the run is resumed") {
    FittingRun longer(data / "", "longer");
    longer.train.max_updates = 8;
    longer.run();
    run.resume(8);
    CHECK(run.recorded().batch_size == 1'200);
    CHECK(run.bytes(8, "model.safetensors") == longer.bytes(8, "model.safetensors"));
  }
}

TEST_CASE("what is given is not touched") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.run();
  RunConfig config;
  read_config(run.folder().config(), config);
  CHECK(config.train.vocab_size == 0);  // the vocabulary is a given one
  CHECK(config.train.batch_size == 120);
  CHECK(config.train.validate_every == 2);
  CHECK(std::ranges::none_of(run.messages, [](const auto& text) { return contains(text, "by the size"); }));
}

TEST_CASE("batches of sentences hold as much text as those of tokens") {
  CorpusCounts counts;
  counts.kept = 10'000;
  counts.source_pieces = counts.target_pieces = 150'000;
  TrainOptions options;
  options.valid_lines = 10;
  CHECK(fit_batches(counts, options) == "batches of 2000 tokens, a validation every 300 updates");
  options.batch_size = 0;
  options.batch_type = "sentences";
  options.accumulate = 3;
  options.validate_every = -1;
  CHECK(fit_batches(counts, options) == "batches of 66 sentences, a validation every 100 updates");
  CHECK(options.batch_size == 66);
  CHECK(fit_batches(counts, options).empty());
}

TEST_CASE("two vocabularies of different sizes are left to the corpus again") {
  const TemporaryFolder data;
  FittingRun run(data / "", "run");
  run.model.shared_vocab = false;
  run.train.vocab_type = "char";  // as many as there are
  const Sentences pairs = made_up_pairs(40);
  std::vector<std::string> longer = pairs.target;
  longer[0] += " Q";
  write_lines(data / "train.trg", longer);
  run.run();
  CHECK(run.recorded().vocab_size == 0);
  CHECK(Vocabulary::load(run.folder().source_vocab()).size() + 1 ==
        Vocabulary::load(run.folder().target_vocab()).size());
  run.resume(8);
  CHECK(run.recorded().vocab_size == 0);
}

TEST_CASE("the text decides on characters of a shared vocabulary and of two") {
  TrainOptions options;
  ParallelLines lines;
  for (char32_t c = 0x4E00; c < 0x4E00 + 1'400; ++c) {
    lines.source.emplace_back("abc");
    std::string text;
    for (const int shift : {12, 6, 0}) {
      text += static_cast<char>((shift == 12 ? 0xE0 : 0x80) | (c >> shift & (shift == 12 ? 0x0F : 0x3F)));
    }
    lines.target.push_back(text);
  }
  CHECK(vocabulary_size(options, lines, false) == 2'400);
  CHECK(vocabulary_size(options, lines, true) == 2'500);
  options.vocab_type = "word";
  CHECK(vocabulary_size(options, lines, true) == 32'000);
  options.vocab_size = 70;
  CHECK(vocabulary_size(options, lines, true) == 70);
}

}  // namespace gloss
