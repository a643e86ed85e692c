// What is set for a translation and changes nothing in its output is told, once, and only then.
#include "app/tiny_model.hpp"
#include "catch.hpp"

using namespace gloss::test;

namespace {

/// The warnings of a run that must end well.
Words warnings(const Words& arguments, const std::string& input = "the red cat sleeps\n") {
  const Result result = run_gloss(arguments, input);
  INFO(result.err);
  CHECK(result.status == 0);
  Words found;
  for (const std::string& line : lines_of(result.err)) {
    const std::string mark = " warning: ";
    if (contains(line, mark)) found.push_back(line.substr(line.find(mark) + mark.size()));
  }
  return found;
}

std::string path(const std::string& name) {
  return (scratch() / name).string();
}

}  // namespace

TEST_CASE("options of an output that is not written are told") {
  const std::string nothing = ", which changes nothing here: it is for ";
  CHECK(warnings(with_model("translate", {"--attention-unit=word", "--attention-layer=1", "--attention-head=1",
                                          "--alignment-unit=piece", "--n-best=3", "--format=text"})) ==
        Words{"attention-unit is word" + nothing + "attention, verbose or format json",
              "alignment-unit is piece" + nothing + "alignment",
              "n-best is 3" + nothing + "format nbest or json, or attention",
              "attention-layer is 1" + nothing + "attention, alignment, verbose or format json",
              "attention-head is 1" + nothing + "attention, alignment, verbose or format json"});
  CHECK(warnings(with_model("translate", {"--sampling", "--sample-count=2", "--format=text", "--beam-size=3"})) ==
        Words{"beam-size is 3" + nothing + "search, not sampling",
              "sample-count is 2" + nothing + "format nbest or json, or attention"});
  CHECK(warnings(with_model("translate",
                            {"--attention", path("told/"), "--attention-unit=word", "--attention-layer=1", "--n-best=3",
                             "--format=text", "--alignment", path("told.links"), "--alignment-unit=piece"}))
            .empty());
}

TEST_CASE("penalties are told where neither a search nor a written score has them") {
  const Words penalties = {"--length-penalty=wu", "--length-alpha=0.6", "--coverage-penalty=0.2", "--beam-size=1"};
  const std::string nothing = ", which changes nothing here: it is for beam-size above 1 or format nbest or json";
  CHECK(warnings(with_model("translate", penalties)) ==
        Words{"length-penalty is wu" + nothing, "length-alpha is 0.6" + nothing, "coverage-penalty is 0.2" + nothing});
  Words scores = penalties;
  scores.emplace_back("--format=nbest");
  CHECK(warnings(with_model("translate", scores)).empty());

  const std::string source = spill("one.src", "the red cat sleeps\n").string();
  const std::string target = spill("one.trg", "li kata ruda dorma\n").string();
  CHECK(warnings(with_model("score", {"--length-alpha=0.6", source, target})) ==
        Words{"length-alpha is 0.6, which changes nothing here: it is for format nbest or json"});
}

TEST_CASE("a name that promises another form than the file gets is told") {
  CHECK(warnings(with_model("translate", {"--output", path("out.json"), "--alignment", path("links.gz")})) ==
        Words{"output is '" + path("out.json") +
                  "', but the results are written as text; for JSON lines say --format json",
              "alignment is '" + path("links.gz") +
                  "', but what is written there is not compressed; give it another name, or compress it afterwards"});
  CHECK(warnings(with_model("translate", {"--output", path("out.json"), "--format=json"})).empty());
}

TEST_CASE("what would show attention is told where the model has none") {
  const fs::path model = scratch() / "without-attention";
  const Words training =
      tiny_training(model, {"--max-updates=1", "--overwrite", "--attention-score=none", "--valid-beam-size=3"});
  CHECK(warnings(training) == Words{"valid-beam-size is 3, which changes nothing here: it is for a validation set "
                                    "(valid-source, or valid-lines)"});
  CHECK(warnings(
            {"translate", "--model", model.string(), "--verbose", "--alignment", path("no.links"), "--max-length=3"}) ==
        Words{"verbose is true, which changes nothing here: it is for a model with attention",
              "alignment is '" + path("no.links") +
                  "', but this model has no attention (attention-score none): it will hold no links"});
  CHECK(slurp(path("no.links")) == "\n");
}
