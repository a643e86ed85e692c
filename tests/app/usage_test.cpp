// The command line: help, wrong usage, exit statuses, what goes to which stream.
#include <regex>

#include "app/refusal.hpp"
#include "app/tiny_model.hpp"
#include "catch.hpp"

using namespace gloss::test;

namespace {

const Words kCommands = {"train", "translate", "score", "evaluate", "average", "info"};

}  // namespace

TEST_CASE("every command has a help page of at most 100 columns on stdout") {
  for (const std::string& command : kCommands) {
    const Result result = run_gloss({command, "--help"});
    INFO(command);
    CHECK(result.status == 0);
    CHECK(result.err.empty());
    CHECK(contains(result.out, "usage: gloss " + command));
    for (const std::string& line : lines_of(result.out)) {
      INFO(line);
      CHECK(line.size() <= 100);
    }
    CHECK(run_gloss({"help", command}).out == result.out);
  }
}

TEST_CASE("help pages show sections, units, choices and defaults") {
  const std::string help = run_gloss({"train", "--help"}).out;
  for (const char* part : {"\nVocabulary:\n", "\nOptimization:\n", "--vocab-size N", "[pieces; default: 100]",
                           "unigram, bpe, char", "--train-source FILE", "--model DIR", "--translate-beam-size N"}) {
    INFO(part);
    CHECK(contains(help, part));
  }
}

TEST_CASE("the help of score speaks of one result a line") {
  const std::string help = run_gloss({"score", "--help"}).out;
  for (const char* several : {"several results", "best result", "hypothes"}) CHECK_FALSE(contains(help, several));
}

TEST_CASE("the program tells what it can do and what it is made of") {
  const Result help = run_gloss({"--help"});
  CHECK(help.status == 0);
  for (const std::string& command : kCommands) CHECK(contains(help.out, "  " + command + " "));
  const Result bare = run_gloss({});
  CHECK(bare.status == 2);
  CHECK(bare.out.empty());
  CHECK(bare.err == help.out);
  const Result version = run_gloss({"--version"});
  CHECK(version.status == 0);
  CHECK(std::regex_match(lines_of(version.out)[0],
                         std::regex("gloss [0-9]+\\.[0-9]+\\.[0-9]+( \\([0-9a-f]{10,}(-dirty)?\\))?")));
  CHECK(contains(version.out, "LibTorch "));
  CHECK(contains(version.out, "compiler "));
}

TEST_CASE("wrong usage is status 2 and names the nearest valid thing") {
  check_refused(run_gloss({"trian"}), 2, "'train'");
  check_refused(run_gloss({"translate", "--beem-size", "3"}), 2, "--beam-size");
  check_refused(run_gloss({"train", "--no-layr-norm"}), 2, "--no-layer-norm");
  check_refused(run_gloss({"translate", "--beam-size", "many"}), 2, "'many'");
  check_refused(run_gloss({"translate", "--beam-size"}), 2, "--beam-size needs a value");
  check_refused(run_gloss({"translate", "--beam-size="}), 2, "--beam-size needs a value");
  check_refused(run_gloss({"translate", "--model", "--beam-size", "3"}), 2, "--model needs a value");
  check_refused(run_gloss({"train", "--model", "--no-layer-norm"}), 2, "--model needs a value");
  check_refused(run_gloss({"train", "--attention-score", "additve"}), 2, "'additive'");
  check_refused(
      run_gloss({"train", "--model", "x", "--train-source", "a", "--train-target", "b", "--batch-size", "-1"}), 2,
      "batch-size");
  check_refused(run_gloss({"train", "--train-source", "a", "--train-target", "b"}), 2, "--model");
  check_refused(run_gloss({"translate"}), 2, "--model");
  check_refused(run_gloss({"evaluate", "one"}), 2, "1 of 2");
  check_refused(run_gloss({"evaluate", "one", "two", "three"}), 2, "'three'");
}

TEST_CASE("what is missing or of the wrong kind is a failed run") {
  check_refused(run_gloss({"info", "--model", (scratch() / "nowhere").string()}), 1, "nowhere");
  fs::create_directories(scratch() / "empty");
  check_refused(run_gloss({"translate", "--model", (scratch() / "empty").string()}), 1, "config.yaml");
  check_refused(run_gloss({"evaluate", "no-such-file", "no-such-file"}), 1, "no-such-file");
  check_refused(run_gloss({"evaluate", scratch().string(), scratch().string()}), 1, scratch().string());
}

TEST_CASE("a full disk under stdout is a failed run") {
  for (const Words& arguments : {Words{"--help"}, Words{"train", "--help"}, Words{"train", "--print-config"}}) {
    const Result result = run_gloss_to("/dev/full", arguments);
    CHECK(result.status == 1);
    CHECK(contains(result.err, "No space left"));
  }
}

TEST_CASE("printed options read back to the same options") {
  const Result printed =
      run_gloss({"train", "--print-config", "--model", "a run: x", "--no-shared-vocab", "--learning-rate", "3e-5",
                 "--user-symbols", "<a>,#b", "--max-length", "7", "--translate-beam-size", "2"});
  REQUIRE(printed.status == 0);
  CHECK(printed.err.empty());
  CHECK(contains(printed.out, "shared-vocab: false"));
  CHECK(contains(printed.out, "beam-size: 2"));
  const std::string config = spill("printed.yaml", printed.out).string();
  CHECK(run_gloss({"train", "--print-config", "--config", config}).out == printed.out);
  SECTION("and a flag goes before the file") {
    const Result flag = run_gloss({"train", "--print-config", "--config", config, "--max-length=8", "--shared-vocab"});
    CHECK(contains(flag.out, "max-length: 8\n"));
    CHECK(contains(flag.out, "shared-vocab: true"));
    CHECK(contains(flag.out, "beam-size: 2"));
  }
}

TEST_CASE("an unknown key of a config names the nearest one and its place") {
  const std::string config = spill("bad.yaml", "train:\n  lerning-rate: 0.1\n").string();
  check_refused(run_gloss({"train", "--config", config}), 2, "learning-rate");
  check_refused(run_gloss({"train", "--config", config}), 2, "bad.yaml:2");
  check_refused(run_gloss({"train", "--config", (scratch() / "none.yaml").string()}), 1, "none.yaml");
}

TEST_CASE("built-in configurations are listed, found in every folder, and named when one is misspelt") {
  const Result list = run_gloss({"train", "--list-configs"});
  CHECK(list.status == 0);
  CHECK(list.err.empty());
  for (const std::string& line : lines_of(list.out)) {
    INFO(line);
    CHECK(line.size() <= 100);
    const std::string name = line.substr(0, line.find(' '));
    CHECK(run_gloss({"train", "--print-config", "--config", name}).status == 0);
  }
  CHECK(contains(list.out, "\nrnn  "));
  check_refused(run_gloss({"train", "--config", "smaple"}), 2, "did you mean 'sample'?");
  check_refused(run_gloss({"train", "--config", "configs/rnn.yml"}), 1, "did you mean 'rnn'?");
}

TEST_CASE("a flag that is given twice is refused with both values") {
  const auto refused = [](const Words& arguments, const std::string& text) {
    check_refused(run_gloss(arguments), 2, text);
  };
  refused({"translate", "--model", "a", "--model", "b"}, "--model is given twice, as 'a' and 'b'");
  refused({"translate", "--model=a", "--threads=1", "--threads=1"}, "--threads is given twice");
  refused({"train", "--byte-fallback", "--no-byte-fallback"}, "--byte-fallback is given twice");
}

TEST_CASE("an empty path is refused") {
  for (const char* option : {"--model", "--output", "--attention", "--alignment", "--target-prefix"}) {
    const Result result = run_gloss({"translate", option, ""});
    CAPTURE(option, result.err);
    CHECK(result.status == 2);
    CHECK(contains(result.err, std::string(option) + " is empty"));
  }
  CHECK(contains(run_gloss({"train", "--train-source="}).err, "--train-source is empty"));
  CHECK(contains(run_gloss({"train", "--config", ""}).err, "--config is empty"));
  CHECK(contains(run_gloss({"translate", "--model", "m", ""}).err, "an argument is empty"));
}

TEST_CASE("a count above its limit is refused, and the message names the limit") {
  check_refused(run_gloss(with_model("translate", {"--threads", "100000"})), 2,
                "threads is 100000; it must be at least 0 and at most 1024");
  check_refused(run_gloss({"train", "--valid-beam-size=2000000000"}), 2, "at most 1000");
}
