// A run that names no configuration gets the one that fits the size of its corpus.
#include <sys/stat.h>

#include <string>

#include "app/program.hpp"
#include "catch.hpp"

namespace gloss {

using namespace test;

namespace {

/// The options of a run over a corpus of so many lines.
std::string options_for(int lines, const Words& more = {}) {
  std::string text;
  for (int i = 0; i < lines; ++i) text += "a line\n";
  const std::string corpus = spill("corpus.txt", text).string();
  Words arguments = {"train", "--print-config", "--train-source", corpus, "--train-target", corpus, "--model", "run"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  const Result result = run_gloss(arguments);
  REQUIRE(result.status == 0);
  return result.out;
}

/// What a configuration says, without data.
std::string model_block(const std::string& config) {
  const std::string text = run_gloss({"train", "--print-config", "--config", config}).out;
  return text.substr(0, text.find("\ntrain:"));
}

}  // namespace

TEST_CASE("the corpus chooses its configuration and how much of it is held out") {
  const std::string few = options_for(1'500), many = options_for(20'001);
  CHECK(few.starts_with(model_block("small")));
  CHECK(contains(few, "valid-lines: 75\n"));
  CHECK(many.starts_with(model_block("rnn")));
  CHECK(contains(many, "valid-lines: 300\n"));
  CHECK(contains(options_for(999), "valid-lines: 0\n"));
}

TEST_CASE("what is said goes before what the corpus chooses") {
  const std::string flags = options_for(1'500, {"--valid-lines=0", "--embedding-size=24", "--max-updates=7"});
  CHECK(contains(flags, "valid-lines: 0\n"));
  CHECK(contains(flags, "embedding-size: 24\n"));
  CHECK(contains(flags, "max-updates: 7\n"));
  CHECK(contains(options_for(1'500, {"--valid-source=v.a", "--valid-target=v.b"}), "valid-lines: 0\n"));
  CHECK(options_for(1'500, {"--config=rnn"}).starts_with(model_block("rnn")));
  const std::string plain = run_gloss({"train", "--print-config"}).out;
  CHECK(options_for(1'500, {"--config=none"}).starts_with(plain.substr(0, plain.find("\ntrain:"))));
}

TEST_CASE("two vocabularies do not get a table of embeddings for both") {
  const std::string chosen = options_for(1'500, {"--no-shared-vocab"});
  CHECK(contains(chosen, "shared-vocab: false\n"));
  CHECK(contains(chosen, "tied-embeddings: output\n"));
  CHECK(contains(options_for(1'500, {"--no-shared-vocab", "--tied-embeddings=none"}), "tied-embeddings: none\n"));
  CHECK(contains(options_for(1'500), "tied-embeddings: all\n"));
  const Result result = run_gloss({"train", "--print-config", "--no-shared-vocab", "--tied-embeddings=all"});
  CHECK(result.status == 2);
  CHECK(contains(result.err, "set shared-vocab true or tied-embeddings output"));
}

TEST_CASE("a corpus that can be read only once chooses without being read") {
  const std::string pipe = (scratch() / "choice.fifo").string();  // nobody writes into it: who opened it would wait
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  const Result result = run_gloss({"train", "--print-config", "--train-source", pipe, "--train-target", "b"});
  CHECK(result.status == 0);
  CHECK(result.out.starts_with(model_block("rnn")));
  CHECK(contains(result.out, "valid-lines: 0\n"));
}

}  // namespace gloss
