// One attention in all its forms: matrix, tidy table, links, JSON and forced decoding agree.
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "app/csv.hpp"
#include "app/tiny_model.hpp"
#include "catch.hpp"

using namespace gloss::test;
using nlohmann::json;

namespace {

std::string input() {
  return joined(sentences().source) + "\nthe, \"red\" king\n";
}
constexpr size_t kLines = 38;

std::string matrix_file(const fs::path& folder, size_t line, const std::string& hypothesis = "") {
  std::string number = std::to_string(line);
  number.insert(0, 6 - number.size(), '0');
  return slurp(folder / (number + hypothesis + ".csv"));
}

/// Links read off a matrix of words with `</s>` on both sides.
std::string argmax_links(const Rows& matrix) {
  std::string links;
  for (size_t row = 1; row < matrix.size(); ++row) {
    if (matrix[row][0] == "</s>") continue;
    size_t best = 1;
    for (size_t column = 2; column < matrix[row].size(); ++column) {
      if (std::stod(matrix[row][column]) > std::stod(matrix[row][best])) best = column;
    }
    if (best + 1 == matrix[row].size()) continue;
    links += (links.empty() ? "" : " ") + std::to_string(best - 1) + "-" + std::to_string(row - 1);
  }
  return links;
}

/// Attention of one hypothesis's pieces as JSON gives it against another's.
void check_equal_attention(const json& a, const json& b) {
  REQUIRE(a.size() == b.size());
  for (size_t row = 0; row < a.size(); ++row) {
    REQUIRE(a[row].size() == b[row].size());
    for (size_t column = 0; column < a[row].size(); ++column) {
      CHECK(a[row][column].get<double>() == Approx(b[row][column].get<double>()).margin(1e-4));
    }
  }
}

}  // namespace

TEST_CASE("links are the argmax of the word matrices") {
  const fs::path folder = scratch() / "words";
  const std::string links = (scratch() / "links").string();
  const Result result = run_gloss(
      with_model("translate", {"--attention", folder.string() + "/", "--attention-unit=word", "--alignment", links}),
      input());
  REQUIRE(result.status == 0);
  const Words lines = lines_of(slurp(links));
  REQUIRE(lines.size() == kLines);
  size_t count = 0;
  for (size_t line = 1; line <= kLines; ++line) {
    const Rows matrix = read_csv(matrix_file(folder, line));
    CHECK(lines[line - 1] == argmax_links(matrix));
    count += matrix.size() - 1;
    for (size_t row = 1; row < matrix.size(); ++row) {
      double sum = 0;
      for (size_t column = 1; column < matrix[row].size(); ++column) sum += std::stod(matrix[row][column]);
      CHECK(sum == Approx(1).margin(1e-4));
    }
  }
  CHECK(count > 36 * 4);
  CHECK(matrix_file(folder, 1).starts_with(",the,red,cat,sleeps,</s>\n"));
  CHECK(read_csv(matrix_file(folder, 37)).size() == 1);
}

TEST_CASE("what a folder of matrices held before is told") {
  const fs::path folder = scratch() / "again";
  const auto told = [&folder] {
    const Result result = run_gloss(with_model("translate", {"--attention", folder.string() + "/"}), "the red cat\n");
    CHECK(result.status == 0);
    return result.err;
  };
  fs::create_directories(folder);
  std::ofstream(folder / "000009.csv") << "mine\n";
  CHECK(contains(told(), "that no attention.json marks as written by gloss: 1; they remain"));
  CHECK(slurp(folder / "000009.csv") == "mine\n");
  CHECK(contains(told(), "/: matrices of an earlier run removed: 2\n"));
  CHECK_FALSE(fs::exists(folder / "000009.csv"));
  fs::remove_all(folder);
  CHECK_FALSE(contains(told(), "again"));
}

TEST_CASE("the tidy table holds the matrices") {
  const fs::path folder = scratch() / "pieces", table = scratch() / "tidy.csv";
  const Words options = {"--n-best=2", "--beam-size=3"};
  const auto run = [&](const std::string& destination) {
    Words all = {"--attention", destination};
    all.insert(all.end(), options.begin(), options.end());
    return run_gloss(with_model("translate", all), input()).status;
  };
  REQUIRE(run(folder.string() + "/") == 0);
  REQUIRE(run(table.string()) == 0);
  const Rows rows = read_csv(slurp(table));
  REQUIRE(rows.front() ==
          Words{"sentence", "hypothesis", "target_index", "target", "source_index", "source", "weight"});
  size_t cells = 0;
  for (size_t line = 1; line <= kLines; ++line) {
    for (const char* hypothesis : {"", ".2"}) {
      const Rows matrix = read_csv(matrix_file(folder, line, hypothesis));
      for (size_t row = 1; row < matrix.size(); ++row) cells += matrix[row].size() - 1;
    }
  }
  REQUIRE(rows.size() == cells + 1);
  for (size_t i = 1; i < rows.size(); ++i) {
    const Words& row = rows[i];
    const Rows matrix = read_csv(matrix_file(folder, std::stoul(row[0]), row[1] == "1" ? "" : "." + row[1]));
    const size_t target = std::stoul(row[2]) + 1, source = std::stoul(row[4]) + 1;
    REQUIRE(matrix[target][0] == row[3]);
    REQUIRE(matrix[0][source] == row[5]);
    REQUIRE(matrix[target][source] == row[6]);
  }
}

TEST_CASE("forced decoding of written pieces gives the scores and attention of every way of decoding") {
  const std::string source = spill("forced.src", input()).string();
  for (const Words& mode : {Words{"--beam-size=1"}, Words{"--beam-size=5"}, Words{"--n-best=3"},
                            Words{"--sampling", "--temperature=2"}, Words{"--max-length=3"}}) {
    Words options = {"--format=json", source};
    options.insert(options.end(), mode.begin(), mode.end());
    const Words written = lines_of(run_gloss(with_model("translate", options)).out);
    REQUIRE(written.size() == kLines);
    std::vector<json> hypotheses;
    std::string pieces;
    for (const std::string& line : written) {
      hypotheses.push_back(json::parse(line)["hypotheses"].back());
      std::string joined_pieces;
      for (const json& piece : hypotheses.back()["pieces"]) joined_pieces += piece.get<std::string>() + " ";
      pieces += joined_pieces + "\n";
    }
    const std::string target = spill("forced.pieces", pieces).string();
    const Words forced =
        lines_of(run_gloss(with_model("score", {"--format=json", "--target-format=pieces", source, target})).out);
    REQUIRE(forced.size() == kLines);
    for (size_t i = 0; i < kLines; ++i) {
      INFO(written[i]);
      INFO(forced[i]);
      const json hypothesis = json::parse(forced[i])["hypotheses"][0];
      CHECK(hypothesis["finished"] == hypotheses[i]["finished"]);
      CHECK(hypothesis["pieces"] == hypotheses[i]["pieces"]);
      CHECK(hypothesis["log_prob"].get<double>() == Approx(hypotheses[i]["log_prob"].get<double>()).margin(1e-4));
      check_equal_attention(hypothesis["attention"], hypotheses[i]["attention"]);
    }
  }
}

TEST_CASE("score gives one number a line, and writes attention as translate does") {
  const std::string source = spill("s.src", joined(sentences().source)).string();
  const std::string target = spill("s.trg", joined(sentences().target)).string();
  const std::string links = (scratch() / "score.links").string();
  const Result result = run_gloss(with_model("score", {"--alignment", links, source, target}));
  CHECK(result.status == 0);
  const Words numbers = lines_of(result.out);
  REQUIRE(numbers.size() == 36);
  for (const std::string& number : numbers) CHECK(std::stod(number) < 0);
  CHECK(lines_of(slurp(links)).size() == 36);
  const Words written = lines_of(run_gloss(with_model("translate", {"--format=json", source})).out);
  for (size_t i = 0; i < written.size(); ++i) {
    CHECK(std::stod(numbers[i]) ==
          Approx(json::parse(written[i])["hypotheses"][0]["log_prob"].get<double>()).margin(1e-4));
  }
  const std::string worse = spill("worse.trg", joined(Words(36, "dorma dorma li"))).string();
  CHECK(std::stod(lines_of(run_gloss(with_model("score", {source, worse})).out)[0]) < std::stod(numbers[0]) - 1);
}

TEST_CASE("score refuses sides of unequal length with both counts") {
  const std::string two = spill("two.src", "a\nb\n").string(), three = spill("three.trg", "a\nb\nc\n").string();
  for (const Words& files : {Words{two, three}, Words{three, two}}) {
    const Result result = run_gloss(with_model("score", files));
    CHECK(result.status == 1);
    CHECK(contains(result.err, "has 2 lines"));
    CHECK(contains(result.err, "has 3 lines"));
    CHECK(contains(result.err, "two.src ends first"));
  }
}

TEST_CASE("a folder of matrices says whose attention it holds; nothing else speaks of a model with one head") {
  const fs::path folder = scratch() / "described";
  const std::string line = "the red cat sleeps\n";
  REQUIRE(run_gloss(with_model("translate", {"--attention", folder.string() + "/"}), line).status == 0);
  const json description = json::parse(slurp(folder / "attention.json"));
  CHECK(description["model"] == "rnn");
  CHECK(description["score"] == "additive");
  CHECK(description["layer"] == 1);
  CHECK(description["head"] == 1);
  CHECK(description["unit"] == "piece");
  CHECK_FALSE(contains(run_gloss(with_model("translate", {"--format=json"}), line).out, "attention_layer"));
  CHECK(run_gloss(with_model("translate", {"--attention-layer=1", "--attention-head=1"}), line).status == 0);
}

TEST_CASE("a layer or head that the model lacks is refused before anything is written") {
  const std::string output = (scratch() / "refused.txt").string();
  const std::string source = spill("layer.src", "the red cat sleeps\n").string();
  for (const Words& words :
       {Words{"translate", "--attention-layer=2", source}, Words{"translate", "--attention-head=2", source},
        Words{"score", "--attention-layer=2", source, source}}) {
    Words more = {"--output", output};
    more.insert(more.end(), words.begin() + 1, words.end());
    const Result result = run_gloss(with_model(words[0], more));
    CHECK(result.status == 2);
    CHECK(contains(result.err, "is 2, but"));
    CHECK(contains(result.err, "valid: 1, or 0"));
    CHECK_FALSE(fs::exists(output));
  }
}

TEST_CASE("the layers of a convolutional model: each can be written, and the mean of them is the default") {
  const fs::path model = scratch() / "conv-model";
  const Result trained = run_gloss(
      tiny_training(model, {"--encoder-type=conv", "--decoder-type=conv", "--attention-score=dot", "--encoder-layers=2",
                            "--decoder-layers=2", "--dropout-layer=0", "--max-updates=60"}));
  INFO(trained.err);
  REQUIRE(trained.status == 0);
  const std::string source = spill("conv.src", joined(sentences().source)).string();
  const std::string target = spill("conv.trg", joined(sentences().target)).string();
  const auto scored = [&](const Words& more) {
    Words words = {"score", "--model", model.string(), "--format=json", source, target};
    words.insert(words.end(), more.begin(), more.end());
    return json::parse(lines_of(run_gloss(words).out).at(0));
  };
  const json mean = scored({}), first = scored({"--attention-layer=1"}), second = scored({"--attention-layer=2"});
  CHECK(mean["attention_layer"] == "mean");
  CHECK(mean["attention_head"] == 1);
  CHECK(second["attention_layer"] == 2);
  const auto weights = [](const json& line) { return line["hypotheses"][0]["attention"]; };
  double apart = 0;
  for (size_t row = 0; row < weights(mean).size(); ++row) {
    for (size_t column = 0; column < weights(mean)[row].size(); ++column) {
      const double a = weights(first)[row][column], b = weights(second)[row][column];
      CHECK(weights(mean)[row][column].get<double>() == Approx((a + b) / 2).margin(1e-5));
      apart = std::max(apart, std::abs(a - b));
    }
  }
  CHECK(apart > 1e-3);

  const fs::path folder = scratch() / "conv-matrices", table = scratch() / "conv.csv";
  const auto translate = [&](const std::string& destination) {
    return run_gloss(
               {"translate", "--model", model.string(), "--attention-layer=2", "--attention", destination, source})
        .status;
  };
  REQUIRE(translate(folder.string() + "/") == 0);
  REQUIRE(translate(table.string()) == 0);
  CHECK(json::parse(slurp(folder / "attention.json"))["layer"] == 2);
  CHECK(json::parse(slurp(folder / "attention.json"))["model"] == "conv");
  const Rows rows = read_csv(slurp(table));
  CHECK(rows.front().back() == "head");
  CHECK(rows.at(1).at(7) == "2");
  CHECK(rows.at(1).at(8) == "1");
}

TEST_CASE("the heads of a Transformer: each can be written, and the mean of them is the default") {
  const fs::path model = scratch() / "transformer-model";
  const Result trained = run_gloss(
      tiny_training(model, {"--encoder-type=transformer", "--decoder-type=transformer", "--attention-score=scaled-dot",
                            "--encoder-layers=2", "--decoder-layers=3", "--transformer-heads=2", "--max-updates=40"}));
  INFO(trained.err);
  REQUIRE(trained.status == 0);
  const std::string source = spill("transformer.src", joined(sentences().source)).string();
  const auto translated = [&](const Words& more) {
    Words words = {"translate", "--model", model.string(), "--format=json", source};
    words.insert(words.end(), more.begin(), more.end());
    return json::parse(lines_of(run_gloss(words).out).at(0));
  };
  const json mean = translated({}), first = translated({"--attention-head=1"}),
             second = translated({"--attention-head=2"});
  const json last = translated({"--attention-layer=3"});
  CHECK(mean["attention_layer"] == 2);  // the penultimate
  CHECK(mean["attention_head"] == "mean");
  CHECK(second["attention_head"] == 2);
  CHECK(last["attention_layer"] == 3);
  const auto best = [](const json& line) { return line["hypotheses"][0]; };
  CHECK(best(last)["text"] == best(mean)["text"]);
  CHECK(best(last)["attention"] != best(mean)["attention"]);
  CHECK(best(first)["attention"] != best(second)["attention"]);
  for (size_t row = 0; row < best(mean)["attention"].size(); ++row) {
    for (size_t column = 0; column < best(mean)["attention"][row].size(); ++column) {
      const double a = best(first)["attention"][row][column], b = best(second)["attention"][row][column];
      CHECK(best(mean)["attention"][row][column].get<double>() == Approx((a + b) / 2).margin(1e-5));
    }
  }
}

TEST_CASE("--verbose shows the table on stderr and leaves stdout alone") {
  const Result plain = run_gloss(with_model("translate", {}), "the red cat sleeps\n");
  const Result verbose = run_gloss(with_model("translate", {"--verbose"}), "the red cat sleeps\n");
  CHECK(verbose.out == plain.out);
  CHECK(contains(verbose.err, "\xE2\x96\x88"));  // a full block
  CHECK_FALSE(contains(plain.err, "\xE2\x96\x88"));
}
