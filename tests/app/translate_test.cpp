// gloss translate with a real, tiny model: lines, formats, options, refusals.
#include <nlohmann/json.hpp>

#include "app/tiny_model.hpp"
#include "catch.hpp"

using namespace gloss::test;
using nlohmann::json;

namespace {

const std::string& ugly() {
  using namespace std::string_literals;
  static const std::string text =
      "\xEF\xBB\xBFthe red cat sleeps\r\n\n   \n\t\nthe old \xFF\xC3 dog sings\nnul \0 here\n"s +
      "a\xE2\x80\xA8 b\xC2\x85 c\n" + "\xC2\xA0\n" + std::string(3000, 'x') + "\n" +
      "the ||| king, \"falls\"\nlast line without end";
  return text;
}
constexpr size_t kUglyLines = 11;

Words corpus() {
  return sentences().source;
}

}  // namespace

TEST_CASE("the tiny model has learnt its language") {
  const Result result = run_gloss(with_model("translate", {}), joined(corpus()));
  CHECK(result.status == 0);
  CHECK(result.out == joined(sentences().target));
  CHECK(lines_of(result.err).size() == 1);
  CHECK(contains(result.err, "36 lines"));
}

TEST_CASE("as many lines come out as went in, whatever they hold") {
  for (const Words& options : {Words{}, Words{"--beam-size=1"}, Words{"--sampling", "--batch-size=2"}}) {
    const Result result = run_gloss(with_model("translate", options), ugly());
    INFO(result.err);
    CHECK(result.status == 0);
    const Words lines = lines_of(result.out);
    REQUIRE(lines.size() == kUglyLines);
    CHECK(result.out.back() == '\n');
    for (const size_t blank : {1, 2, 3, 7}) CHECK(lines[blank].empty());
    CHECK(contains(result.err, "stdin:5"));
  }
  CHECK(run_gloss(with_model("translate", {}), "").out.empty());
  CHECK(run_gloss(with_model("translate", {}), "\n").out == "\n");
}

TEST_CASE("a line of which nothing can be seen is a blank line") {
  using namespace std::string_literals;
  const std::string lines = "\0\n\0\0\0\n\x01\x02\n\xC2\x85\n\xE2\x80\x8B\n \0 \n\xE2\x81\xA0\n"s;
  const Result result = run_gloss(with_model("translate", {}), lines + "\xEF\xBB\xBF");
  CHECK(result.out == "\n\n\n\n\n\n\n\n");
  CHECK(contains(result.err, "8 lines, "));
  CHECK(contains(result.err, "blank 8,"));
  const std::string file = spill("nothing.src", lines).string();
  CHECK(contains(run_gloss(with_model("score", {file, file})).err, "blank 7,"));
}

TEST_CASE("a file, stdin and several files give the same lines") {
  const std::string all = joined(corpus());
  const std::string file = spill("all.src", all).string();
  const std::string expected = run_gloss(with_model("translate", {}), all).out;
  CHECK(run_gloss(with_model("translate", {file})).out == expected);
  CHECK(run_gloss(with_model("translate", {"-"}), all).out == expected);
  CHECK(run_gloss(with_model("translate", {file, file})).out == expected + expected);
}

TEST_CASE("batches and threads do not change the text") {
  const std::string input = joined(corpus()) + ugly() + "\n" + joined(corpus());
  const std::string expected = run_gloss(with_model("translate", {"--batch-size=1"}), input).out;
  for (const Words& options : {Words{"--batch-size=7"}, Words{"--batch-size=64"}, Words{"--threads=2"}}) {
    CHECK(run_gloss(with_model("translate", options), input).out == expected);
  }
}

TEST_CASE("sampling repeats with its seed only") {
  const std::string input = joined(corpus());
  const auto sample = [&](const std::string& seed, const std::string& batch) {
    return run_gloss(with_model("translate", {"--sampling", "--temperature=3", "--seed", seed, "--batch-size", batch}),
                     input)
        .out;
  };
  CHECK(sample("1", "32") == sample("1", "5"));
  CHECK(sample("1", "32") != sample("2", "32"));
}

TEST_CASE("results in a file come with the options that made them") {
  const std::string output = (scratch() / "out.txt").string();
  const Result result = run_gloss(with_model("translate", {"--output", output, "--beam-size=2"}), ugly());
  CHECK(result.status == 0);
  CHECK(result.out.empty());
  CHECK(slurp(output) == run_gloss(with_model("translate", {"--beam-size=2"}), ugly()).out);
  const std::string options = slurp(output + ".options.yaml");
  CHECK(contains(options, "beam-size: 2\n"));
  CHECK(contains(options, "length-penalty: \"average\"\n"));
}

TEST_CASE("an n-best list has ids from 0 and falling scores") {
  const Result result = run_gloss(with_model("translate", {"--n-best=3"}), "the red cat sleeps\n\nthe old dog sings\n");
  const Words lines = lines_of(result.out);
  REQUIRE(lines.size() == 7);
  CHECK(lines[0].starts_with("0 ||| li kata ruda dorma ||| LogProb= -"));
  CHECK(lines[3].starts_with("1 |||  ||| LogProb= 0 Length= 1 Unfinished= 0 ||| 0"));
  CHECK(lines[4].starts_with("2 ||| li hunda vela kanta ||| LogProb= -"));
  const auto score = [&](size_t i) { return std::stod(lines[i].substr(lines[i].rfind(' '))); };
  CHECK(score(0) >= score(1));
  CHECK(score(1) >= score(2));
  CHECK(run_gloss(with_model("translate", {"--n-best=3", "--format=text"}), "the red cat sleeps\n").out ==
        "li kata ruda dorma\n");
}

TEST_CASE("JSON lines agree with the text") {
  const Words text = lines_of(run_gloss(with_model("translate", {}), ugly()).out);
  const Words lines = lines_of(run_gloss(with_model("translate", {"--format=json", "--n-best=2"}), ugly()).out);
  REQUIRE(lines.size() == kUglyLines);
  for (size_t i = 0; i < lines.size(); ++i) {
    INFO(lines[i]);
    const json line = json::parse(lines[i]);
    CHECK(line["id"] == i + 1);
    const json& best = line["hypotheses"][0];
    CHECK(best["text"] == text[i]);
    CHECK(best["pieces"].size() == best["piece_scores"].size());
    CHECK(best["attention"].size() == (line["source_pieces"].size() <= 1 ? 0 : best["pieces"].size()));
    double sum = 0;
    for (const json& score : best["piece_scores"]) sum += score.get<double>();
    CHECK(best["log_prob"].get<double>() == Approx(sum).margin(1e-4));
  }
}

TEST_CASE("outputs begin with the given prefix") {
  const std::string prefix = spill("prefix", "li\nli rega\n\n").string();
  const std::string input = joined({"the red cat sleeps", "the red cat sleeps", "the red cat sleeps"});
  const Words lines = lines_of(run_gloss(with_model("translate", {"--target-prefix", prefix}), input).out);
  REQUIRE(lines.size() == 3);
  CHECK(lines[0].starts_with("li "));
  CHECK(lines[1].starts_with("li rega"));
  CHECK(lines[2] == "li kata ruda dorma");
  const Result shorter = run_gloss(with_model("translate", {"--target-prefix", prefix}), input + input);
  CHECK(shorter.status == 1);
  CHECK(contains(shorter.err, "has 3 lines"));
  CHECK(contains(shorter.err, "has 6 lines"));
}

TEST_CASE("what cannot be done is refused before anything is written") {
  const std::string input = spill("input.src", "the red cat sleeps\n").string();
  CHECK(run_gloss(with_model("translate", {"--n-best=6", "--beam-size=5"})).status == 2);
  const Result same = run_gloss(with_model("translate", {"--output", input, input}));
  CHECK(same.status == 2);
  CHECK(contains(same.err, "--output"));
  CHECK(slurp(input) == "the red cat sleeps\n");
  CHECK(run_gloss(with_model("translate", {"--output", "/nowhere/out", input})).status == 1);
  CHECK(run_gloss(with_model("translate", {scratch().string()})).status == 1);
  CHECK(run_gloss(with_model("translate", {input, (scratch() / "missing").string()})).status == 1);
  CHECK(run_gloss(with_model("translate", {"--attention", "att.txt", input})).status == 2);
  const Result full = run_gloss_to("/dev/full", with_model("translate", {input}));
  CHECK(full.status == 1);
  CHECK(contains(full.err, "No space left"));
}

TEST_CASE("a file that is read as stdin is not written over") {
  const std::string line = "the red cat sleeps\n";
  const Result result = run_gloss(with_model("translate", {"--output", (scratch() / "stdin").string()}), line);
  CHECK(result.status == 2);
  CHECK(contains(result.err, "stdin"));
  CHECK(slurp(scratch() / "stdin") == line);
}

TEST_CASE("without a stderr no warning lands in the results") {
  const std::string input = spill("closed.src", "the red cat sleeps\n\xff\n").string();
  const std::string out = (scratch() / "closed.out").string();
  const std::string command = binary() + " translate --model " + tiny_model() + " --output " + out + " < " + input;
  CHECK(status_of(std::system((command + " 2>&-").c_str())) == 0);
  CHECK(lines_of(slurp(out)).size() == 2);
  CHECK_FALSE(contains(slurp(out), "gloss"));
}

TEST_CASE("links and results do not share stdout") {
  const std::string input = "the red cat sleeps\n";
  const Result both = run_gloss(with_model("translate", {"--alignment", "-"}), input);
  CHECK(both.status == 2);
  CHECK(both.out.empty());
  const Result links = run_gloss(with_model("translate", {"--alignment=-", "--output=/dev/null"}), input);
  CHECK(links.status == 0);
  CHECK(contains(links.out, "-3"));  // of the fourth word
  CHECK_FALSE(fs::exists("/dev/null.options.yaml"));
}

TEST_CASE("a cut model file is refused by its name") {
  const fs::path copy = scratch() / "cut";
  fs::copy(tiny_model(), copy, fs::copy_options::recursive | fs::copy_options::copy_symlinks);
  fs::resize_file(copy / "model.safetensors", fs::file_size(copy / "model.safetensors") - 5);
  const Result result = run_gloss({"translate", "--model", copy.string()}, "the red cat sleeps\n");
  CHECK(result.status == 1);
  CHECK(result.out.empty());
  CHECK(contains(result.err, "model.safetensors"));
}

TEST_CASE("a run that no validation has seen is used, and said to be") {
  const fs::path copy = scratch() / "unvalidated";
  fs::copy(tiny_model(), copy, fs::copy_options::recursive | fs::copy_options::copy_symlinks);
  fs::remove(copy / "model.safetensors");
  const Result result = run_gloss({"translate", "--model", copy.string()}, "the red cat sleeps\n");
  CHECK(result.status == 0);
  CHECK(result.out == "li kata ruda dorma\n");
  CHECK(contains(result.err, "not validated"));
  CHECK(contains(result.err, "--resume"));
}

TEST_CASE("info tells size, vocabulary, best step and options") {
  const Result result = run_gloss(with_model("info", {"--tensors"}));
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  for (const char* part : {"parameters", "64 pieces", "decoder-hidden", "learning-rate", "beam-size", "300", "F32 "}) {
    INFO(part);
    CHECK(contains(result.out, part));
  }
}
