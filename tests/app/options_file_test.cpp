// FILE.options.yaml beside a result, and --config, which reads it back.
#include "app/refusal.hpp"
#include "app/tiny_model.hpp"
#include "catch.hpp"

using namespace gloss::test;

namespace {

const std::string kText = "the red cat sleeps\nthe old dog sings\n";

struct Repeated {
  std::string first, again, elsewhere;
};

/// The output of a call that names a file of options, in the same place and in another one.
Repeated repeat(const Words& arguments, const std::string& output) {
  Repeated result;
  const Result first = run_gloss(arguments);
  INFO(first.err);
  REQUIRE(first.status == 0);
  result.first = slurp(output);
  fs::remove(output);
  const std::string options = output + ".options.yaml", other = output + ".other";
  CHECK(run_gloss({arguments[0], "--config", options}).status == 0);
  result.again = slurp(output);
  CHECK(run_gloss({arguments[0], "--config", options, "--output", other}).status == 0);
  result.elsewhere = slurp(other);
  return result;
}

}  // namespace

TEST_CASE("translate does the same again with the options beside its result") {
  const std::string input = spill("again.src", kText).string(), output = (scratch() / "again.out").string();
  const std::string prefix = spill("again.prefix", "li\nli\n").string();
  const Repeated repeated =
      repeat(with_model("translate", {"--sampling", "--seed=7", "--temperature=2.5", "--sample-count=2",
                                      "--format=json", "--target-prefix", prefix, "--output", output, "--", input}),
             output);
  CHECK(lines_of(repeated.first).size() == 2);
  CHECK(repeated.again == repeated.first);
  CHECK(repeated.elsewhere == repeated.first);
  const std::string options = output + ".options.yaml";
  const Result flag = run_gloss({"translate", "--config", options, "--output=-", "--sample-count=1", "--format=text",
                                 spill("one.src", "the old king falls\n").string(), "--target-prefix",
                                 spill("one.prefix", "li\n").string()});
  INFO(flag.err);
  CHECK(lines_of(flag.out).size() == 1);  // flags and arguments win
}

TEST_CASE("score does the same again with the options beside its result") {
  const std::string source = spill("score.src", kText).string(), output = (scratch() / "score.out").string();
  const std::string target = spill("score.trg", "li kata ruda dorma\nli hunda vela dorma\n").string();
  const Repeated repeated = repeat(with_model("score", {"--format=nbest", "--length-penalty=wu", "--length-alpha=0.3",
                                                        "--output", output, source, target}),
                                   output);
  CHECK(lines_of(repeated.first).size() == 2);
  CHECK(repeated.again == repeated.first);
  CHECK(repeated.elsewhere == repeated.first);
  check_refused(run_gloss({"translate", "--config", output + ".options.yaml"}), 2,
                "holds the options of gloss score, this is gloss translate");
}

TEST_CASE("names that are no UTF-8 come back from the options") {
  const std::string input = spill("caf\xE9 \"\t\\.src", kText).string();
  const std::string output = (scratch() / "d\xE9j\xE0.out").string();
  const Repeated repeated = repeat(with_model("translate", {"--output", output, input}), output);
  CHECK(repeated.again == repeated.first);
  CHECK(repeated.elsewhere == "li kata ruda dorma\nli hunda vela kanta\n");
}

TEST_CASE("what is wrong in a file of options is told with its line") {
  const auto refused = [](const std::string& yaml, const std::string& part) {
    const std::string path = spill("wrong.options.yaml", yaml).string();
    check_refused(run_gloss(with_model("translate", {"--config", path})), 2, part);
  };
  refused("command: translate\nbeem-size: 3\n", "unknown option 'beem-size' (");
  refused("beem-size: 3\n", "did you mean 'beam-size'?");
  refused("seed: 1\nbeam-size: many\n", "wrong.options.yaml:2");
  refused("beam-size: [1, 2]\n", "2 values");
  refused("beam-size: 1\nbeam-size: 2\n", "set twice");
  refused("translate:\n  beam-size: 2\n", "is a block");
  refused("config: other.yaml\n", "unknown option 'config'");
  refused("beam-size: [\n", "not valid YAML");
  refused("beam-size: 1\n---\nseed: 1\n", "more than one YAML document");
  refused("just words\n", "something else");
  check_refused(run_gloss({"translate", "--config", (scratch() / "no.yaml").string()}), 1, "no.yaml");
}
