// --valid-lines: which pairs are drawn, what else is left out with them, and that a resumed run has the very same.
#include "train/held_out.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "catch.hpp"
#include "tiny_run.hpp"
#include "train/training_data.hpp"

namespace gloss {

using namespace test;

namespace {

std::string name(char letter, int number) {
  return std::string(1, letter).append(std::to_string(number));
}

/// "s0" -> "t0", ...
ParallelLines numbered(int count) {
  ParallelLines lines;
  for (int i = 0; i < count; ++i) {
    lines.source.push_back(name('s', i));
    lines.target.push_back(name('t', i));
  }
  return lines;
}

/// A tiny run that holds pairs out of its 40.
struct HoldingRun : TinyRun {
  HoldingRun(const std::filesystem::path& folder, const std::string& name, int count = 8) : TinyRun(folder, name) {
    train.valid_source = train.valid_target = "";
    train.valid_lines = count;
  }
  bool said(const std::string& part) const {
    return std::ranges::any_of(messages, [&](const std::string& text) { return contains(text, part); });
  }
  TrainingData load() const {
    const TrainObserver silent;
    RunStart start = start_run({model, train, translate}, silent);
    return load_training_data(start, silent);
  }
};

}  // namespace

TEST_CASE("pairs are drawn by seed, in the order of the corpus") {
  const ParallelLines corpus = numbered(100);
  const ParallelLines drawn = draw_pairs(corpus, 20, 1);
  REQUIRE(drawn.source.size() == 20);
  REQUIRE(drawn.target.size() == 20);
  int last = -1;
  for (size_t i = 0; i < 20; ++i) {
    const int number = std::stoi(drawn.source[i].substr(1));
    CHECK(drawn.target[i] == name('t', number));
    CHECK(number > last);
    last = number;
  }
  CHECK(draw_pairs(corpus, 20, 1).source == drawn.source);
  CHECK(draw_pairs(corpus, 20, 2).source != drawn.source);
}

TEST_CASE("no pair is drawn whose side is blank, drawn already, or would not be read back as it was") {
  ParallelLines corpus = numbered(12);
  corpus.source[0] = "";
  corpus.target[1] = " \t";
  corpus.source[2] =
      "\xEF\xBB\xBF"
      "s2";
  corpus.target[3] = "t3\r";
  corpus.source[5] = corpus.source[4];
  corpus.target[7] = corpus.target[6];
  const ParallelLines drawn = draw_pairs(corpus, 6, 1);  // 4 or 5, 6 or 7, and 8 to 11
  for (const char* text : {"s8", "s9", "s10", "s11"}) CHECK(std::ranges::count(drawn.source, text) == 1);
  CHECK(std::ranges::count(drawn.source, "s4") == 1);
  CHECK(std::ranges::count(drawn.target, "t6") == 1);
  corpus.source[8] = corpus.source[9];
  const std::string error = error_of([&] { draw_pairs(corpus, 6, 1); });
  CHECK(contains(error, "valid-lines is 6, but only 5 pairs"));
}

TEST_CASE("more than half of the corpus is not held out") {
  const ParallelLines corpus = numbered(11);
  CHECK(draw_pairs(corpus, 5, 1).source.size() == 5);
  CHECK_THROWS_AS(draw_pairs(corpus, 6, 1), UsageError);
  CHECK(contains(error_of([&] { draw_pairs(corpus, 6, 1); }), "valid-lines is 6, but the corpus has 11 pairs"));
}

TEST_CASE("what shares a side with a held-out pair is marked with it") {
  ParallelLines corpus = numbered(6);
  corpus.source[3] = "s0";
  corpus.target[5] = "t0";
  ParallelLines pairs;
  pairs.source = {"s0"};
  pairs.target = {"t0"};
  CHECK(mark_held_out(corpus, pairs) == 3);
  CHECK(corpus.held_out == std::vector<bool>{true, false, false, true, false, true});
}

TEST_CASE("held-out pairs are kept in the folder, validated with, and not trained on") {
  const TemporaryFolder data;
  HoldingRun run(data / "", "run");
  const TrainingData loaded = run.load();
  run.run();
  const ParallelLines kept =
      read_parallel({run.folder().valid_source().string(), run.folder().valid_target().string()});
  CHECK(kept.source == loaded.held_out.source);
  CHECK(kept.target == loaded.held_out.target);
  CHECK(kept.source.size() == 8);
  CHECK(run.validations.size() == 3);
  CHECK(run.said("held out for validation: 8 pairs"));
  const std::set<std::string> sources(kept.source.begin(), kept.source.end());
  const std::set<std::string> targets(kept.target.begin(), kept.target.end());
  const Sentences all = made_up_pairs(40);
  int64_t left = 0;
  for (size_t i = 0; i < all.source.size(); ++i) left += !sources.count(all.source[i]) && !targets.count(all.target[i]);
  CHECK(std::ssize(loaded.corpus.pairs) == left);
  CHECK(loaded.corpus.counts.held_out == 40 - left);
  for (const int64_t line : loaded.corpus.lines) CHECK(sources.count(all.source[static_cast<size_t>(line)]) == 0);
  CHECK(run.said(std::to_string(32 - left) + " pairs that share a side"));
  SECTION("and go when the run is overwritten without them") {
    run.train.overwrite = true;
    run.train.valid_lines = 0;
    run.run();
    CHECK_FALSE(std::filesystem::exists(run.folder().valid_source()));
    CHECK_FALSE(std::filesystem::exists(run.folder().valid_target()));
  }
}

TEST_CASE("a resumed run holds the very same pairs out and ends with the bytes of one never stopped") {
  const TemporaryFolder data;
  HoldingRun straight(data / "", "straight"), stopped(data / "", "stopped");
  straight.run();
  stopped.train.max_updates = 3;
  stopped.run();
  const std::string kept = read_file(stopped.folder().valid_source());
  CHECK(kept == read_file(straight.folder().valid_source()));
  stopped.resume(6);
  CHECK(read_file(stopped.folder().valid_source()) == kept);
  for (const char* file : {"model.safetensors", "optimizer.safetensors"}) {
    INFO(file);
    CHECK(straight.bytes(6, file) == stopped.bytes(6, file));
  }
  CHECK(read_metrics(straight.folder().metrics()).back().valid_loss ==
        read_metrics(stopped.folder().metrics()).back().valid_loss);
  SECTION("which are not drawn again: its file is what counts") {
    for (const std::filesystem::path& side : {stopped.folder().valid_source(), stopped.folder().valid_target()}) {
      const std::string text = read_file(side);
      write_file_atomically(side, "another\n" + text.substr(text.find('\n') + 1));
    }
    CHECK(contains(error_of([&] { stopped.resume(8); }), "corpus is not the one"));
  }
  SECTION("and without which it does not go on") {
    std::filesystem::remove(stopped.folder().valid_target());
    CHECK(contains(error_of([&] { stopped.resume(8); }), "valid.target', are missing"));
  }
  SECTION("nor with another number of them") {
    stopped.train.valid_lines = 9;
    CHECK(contains(error_of([&] { stopped.resume(8); }), "valid-lines was '8'"));
  }
}

TEST_CASE("word links stay with their pairs, and columns do as well as files") {
  const TemporaryFolder data;
  HoldingRun run(data / "", "run");
  const Sentences all = made_up_pairs(40);
  std::vector<std::string> links, rows;
  for (size_t i = 0; i < all.source.size(); ++i) {
    links.push_back(i % 3 == 0 ? "0-0" : i % 3 == 1 ? "1-0 0-1" : "");
    rows.push_back(all.source[i] + "\t" + all.target[i]);
  }
  write_lines(data / "links.talp", links);
  write_lines(data / "pairs.tsv", rows);
  run.train.guided_alignment = data / "links.talp";
  run.train.train_source = data / "pairs.tsv";
  run.train.train_target = "";
  const TrainingData held = run.load();
  run.train.valid_lines = 0;
  const TrainingData whole = run.load();
  REQUIRE(whole.corpus.pairs.size() == 40);
  REQUIRE(held.corpus.pairs.size() < 33);
  const auto places = [](const Pair& pair) {
    std::vector<std::pair<int, int>> found;
    for (const PieceLink& link : pair.links) found.emplace_back(link.source, link.target);
    return found;
  };
  for (size_t i = 0; i < held.corpus.pairs.size(); ++i) {
    const Pair& same = whole.corpus.pairs[static_cast<size_t>(held.corpus.lines[i])];
    CHECK(held.corpus.pairs[i].source == same.source);
    CHECK(places(held.corpus.pairs[i]) == places(same));
  }
}

TEST_CASE("a vocabulary knows nothing of what is held out") {
  const TemporaryFolder data;
  HoldingRun run(data / "", "run");
  run.train.vocab = "";
  run.train.vocab_type = "char";
  run.train.vocab_size = 100;
  const TrainObserver silent;
  ParallelLines lines = numbered(20);
  lines.source[4] = "Q";
  lines.held_out.resize(20);
  const auto knows = [&] {
    RunStart start = start_run({run.model, run.train, run.translate}, silent);
    const Vocabularies made = make_vocabularies(start, lines, silent);
    return std::ranges::count(made.source->encode_ids("Q"), made.source->unk_id()) == 0;
  };
  CHECK(knows());
  lines.held_out[4] = true;
  CHECK_FALSE(knows());
}

TEST_CASE("a corpus of repeated sides that would leave too little is refused") {
  const TemporaryFolder data;
  HoldingRun run(data / "", "run", 2);
  std::vector<std::string> sources(40, "red"), targets;
  for (int i = 0; i < 40; ++i) targets.push_back(name('T', i));
  sources[0] = "blue";
  write_lines(run.train.train_source, sources);
  write_lines(run.train.train_target, targets);
  const std::string error = error_of([&] { run.run(); });
  CHECK(contains(error, "valid-lines 2 would leave 0 of 40 pairs"));
  CHECK_FALSE(std::filesystem::exists(run.folder().root()));
}

}  // namespace gloss
