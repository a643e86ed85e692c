// What the program makes of word links to learn from, and of a coverage penalty.
#include "app/tiny_model.hpp"
#include "catch.hpp"

using namespace gloss::test;

namespace {

/// True links of the made-up language, whose adjective moves behind the noun.
std::string links() {
  return joined(Words(sentences().source.size(), "0-0 2-1 1-2 3-3"));
}

Words scores_of(const Result& result) {
  Words scores;
  for (const std::string& line : lines_of(result.out)) scores.push_back(line.substr(line.rfind(' ') + 1));
  return scores;
}

}  // namespace

TEST_CASE("train --guided-alignment counts its links, and a few updates are enough for the attention to show them") {
  const std::string file = spill("true.talp", links()).string();
  const fs::path model = scratch() / "guided";
  const Result trained =
      run_gloss(tiny_training(model, {"--max-updates=100", "--guided-alignment", file, "--guided-weight=1"}));
  INFO(trained.err);
  REQUIRE(trained.status == 0);
  CHECK(contains(trained.err, "guided alignment: 144 links on 36 pairs, 0 pairs without links"));
  const std::string written = (scratch() / "written.talp").string();
  const Result scored = run_gloss({"score", "--model", model.string(), "--alignment", written,
                                   spill("g.src", joined(sentences().source)).string(),
                                   spill("g.trg", joined(sentences().target)).string()});
  INFO(scored.err);
  CHECK(scored.status == 0);
  CHECK(slurp(written) == links());
}

TEST_CASE("a bad link file ends the training with its line, before anything is written") {
  const fs::path model = scratch() / "misguided";
  std::string text = links();
  text.replace(text.find('\n') + 1, 3, "9-0");
  const std::string file = spill("bad.talp", text).string();
  const Result result = run_gloss(tiny_training(model, {"--max-updates=1", "--guided-alignment", file}));
  CHECK(result.status == 1);
  CHECK(contains(result.err, file + ":2: the link 9-0 goes beyond the pair"));
  CHECK_FALSE(contains(result.err, "vocabulary"));  // it would have taken minutes first
  CHECK_FALSE(fs::exists(model / "config.yaml"));
  const Result none =
      run_gloss(tiny_training(model, {"--max-updates=1", "--guided-alignment", file, "--attention-score=none"}));
  CHECK(none.status == 2);
  CHECK(contains(none.err, "attention-score is none"));
}

TEST_CASE("--coverage-penalty lowers scores and leaves the text of greedy search as it is") {
  const std::string input = joined(sentences().source);
  const Words plain = {"--beam-size=1", "--format=nbest"},
              covered = {"--beam-size=1", "--format=nbest", "--coverage-penalty=0.5"};
  const Result without = run_gloss(with_model("translate", plain), input);
  const Result with = run_gloss(with_model("translate", covered), input);
  CHECK(with.status == 0);
  const Words before = scores_of(without), after = scores_of(with);
  REQUIRE(before.size() == after.size());
  REQUIRE(before.size() == 36);
  int lowered = 0;
  for (size_t i = 0; i < before.size(); ++i) {
    CHECK(std::stod(after[i]) <= std::stod(before[i]));
    lowered += std::stod(after[i]) < std::stod(before[i]) ? 1 : 0;
  }
  CHECK(lowered > 0);
  CHECK(contains(with.out, " Coverage= -"));
  CHECK_FALSE(contains(without.out, "Coverage="));
  CHECK(run_gloss(with_model("translate", {"--beam-size=1", "--coverage-penalty=0.5", "--format=nbest"}), "\n").out ==
        "0 |||  ||| LogProb= 0 Length= 1 Coverage= 0 Unfinished= 0 ||| 0\n");
  CHECK(run_gloss(with_model("translate", {"--beam-size=1", "--coverage-penalty=0.5"}), input).out ==
        run_gloss(with_model("translate", {"--beam-size=1"}), input).out);
  CHECK(run_gloss(with_model("translate", {"--coverage-penalty=-1"}), input).status == 2);
}
