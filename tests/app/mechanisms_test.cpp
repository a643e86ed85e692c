// Every attention mechanism through the program: it trains from options alone, resumes to the same bytes, decodes by
// greedy and beam, and what forced decoding gives is what was written.
#include <nlohmann/json.hpp>

#include "app/tiny_model.hpp"
#include "catch.hpp"
#include "model_choices.hpp"

using namespace gloss::test;
using nlohmann::json;

namespace {

/// Options of each mechanism beside those of the tiny model.
std::vector<Words> mechanisms() {
  std::vector<Words> all;
  const auto add_choices = [&](const std::string& key, const std::string& left_out) {
    for (const std::string& value : gloss::testing::choices_of_but(key, left_out)) all.push_back({"--" + key, value});
  };
  add_choices("attention-score", "none");
  add_choices("attention-window", "global");
  add_choices("attention-normalizer", "softmax");
  all.push_back({"--attention-coverage", "linguistic", "--coverage-loss", "0.5"});
  all.push_back({"--attention-normalizer", "reinforce", "--coverage-loss", "0.5"});
  all.push_back({"--attention-coverage", "neural", "--attention-heads", "2"});
  all.push_back({"--decoder-layers", "2", "--decoder-context", "all"});
  all.push_back({"--decoder-copy"});
  for (const char* type : {"conv", "transformer"}) {
    all.push_back({"--encoder-type", type, "--decoder-type", type, "--attention-score", "scaled-dot",
                   "--encoder-layers", "2", "--decoder-layers", "2", "--transformer-feed-forward", "48"});
    all.push_back({"--encoder-type", type});
  }
  return all;
}

std::string name_of(const Words& options) {
  std::string name;
  for (const std::string& word : options) name += word + " ";
  return name;
}

void train(const fs::path& model, const Words& mechanism, Words limits) {
  limits.insert(limits.end(), mechanism.begin(), mechanism.end());
  const Result result = run_gloss(tiny_training(model, limits));
  INFO(result.err);
  REQUIRE(result.status == 0);
}

/// The attention of each line's best output, from its own decoding mode and from forced decoding of its pieces.
void check_forced(const fs::path& model, const std::string& source, const Words& mode) {
  Words arguments = {"translate", "--model", model.string(), "--format=json"};
  arguments.insert(arguments.end(), mode.begin(), mode.end());
  const Result translated = run_gloss(arguments, source);
  REQUIRE(translated.status == 0);
  std::string pieces;
  std::vector<json> written;
  for (const std::string& line : lines_of(translated.out)) {
    written.push_back(json::parse(line).at("hypotheses").at(0));
    std::string joined_pieces;
    for (const json& piece : written.back().at("pieces")) joined_pieces += piece.get<std::string>() + " ";
    pieces += joined_pieces + "\n";
  }
  const Result scored = run_gloss({"score", "--model", model.string(), "--target-format=pieces", "--format=json",
                                   spill("mechanism.src", source).string(), spill("mechanism.trg", pieces).string()});
  REQUIRE(scored.status == 0);
  const Words lines = lines_of(scored.out);
  REQUIRE(lines.size() == written.size());
  for (size_t i = 0; i < lines.size(); ++i) {
    const json forced = json::parse(lines[i]).at("hypotheses").at(0).at("attention"), own = written[i].at("attention");
    REQUIRE(forced.size() == own.size());
    for (size_t row = 0; row < own.size(); ++row) {
      for (size_t column = 0; column < own[row].size(); ++column) {
        CHECK(forced[row][column].get<double>() == Approx(own[row][column].get<double>()).margin(1e-4));
      }
    }
  }
}

}  // namespace

TEST_CASE("every mechanism trains, resumes to the same bytes, decodes, and shows the attention it used") {
  const Words all = sentences().source;
  const std::string source = joined(Words(all.begin(), all.begin() + 6));
  for (const Words& mechanism : mechanisms()) {
    INFO(name_of(mechanism));
    const fs::path whole = scratch() / "mechanism", parts = scratch() / "mechanism-resumed";
    train(whole, mechanism, {"--max-updates=8", "--overwrite"});
    train(parts, mechanism, {"--max-updates=3", "--overwrite"});
    train(parts, mechanism, {"--max-updates=8", "--resume"});
    CHECK(slurp(whole / "model.safetensors") == slurp(parts / "model.safetensors"));

    check_forced(whole, source, {"--beam-size=1"});
    check_forced(whole, source, {"--beam-size=4"});
    const fs::path folder = scratch() / "mechanism-attention";
    fs::remove_all(folder);
    const Result files = run_gloss({"translate", "--model", whole.string(), "--attention", folder.string() + "/",
                                    "--alignment", (scratch() / "mechanism.links").string()},
                                   source);
    CHECK(files.status == 0);
    CHECK(fs::exists(folder / "000006.csv"));
    CHECK(fs::exists(folder / "attention.json"));
    CHECK(lines_of(slurp(scratch() / "mechanism.links")).size() == 6);
    const fs::path tidy = scratch() / "mechanism.csv";
    CHECK(run_gloss({"translate", "--model", whole.string(), "--attention", tidy.string()}, source).status == 0);
    const Words rows = lines_of(slurp(tidy));
    REQUIRE(rows.size() > 6);
    CHECK_THAT(rows.front(), contains_text("sentence,hypothesis,target_index"));
    CHECK(rows.back().substr(0, 2) == "6,");
  }
}

TEST_CASE("combinations that make no sense are refused with the reason") {
  const auto refusal = [](const Words& options) {
    Words all = options;
    all.push_back("--max-updates=1");
    const Result result = run_gloss(tiny_training(scratch() / "refused", all));
    CHECK(result.status == 2);
    return result.err;
  };
  CHECK_THAT(refusal({"--attention-normalizer=monotonic", "--attention-window=local-m"}),
             contains_text("attention-window is local-m") && contains_text("monotonic"));
  CHECK_THAT(refusal({"--attention-coverage=neural", "--attention-score=dot"}),
             contains_text("attention-score is dot"));
  CHECK_THAT(refusal({"--attention-heads=3"}),
             contains_text("decoder-hidden is 32") && contains_text("try decoder-hidden 33"));
  CHECK_THAT(refusal({"--decoder-copy", "--attention-score=none"}), contains_text("decoder-copy is true"));
  CHECK_THAT(refusal({"--alignment-head=2"}), contains_text("alignment-head is 2") && contains_text("valid: 1"));
  CHECK_THAT(refusal({"--decoder-type=conv"}), contains_text("attention-score is additive"));
  CHECK_THAT(refusal({"--decoder-style=luong", "--decoder-context=all"}), contains_text("decoder-style is luong"));
  CHECK_THAT(refusal({"--attention-kernel=4"}), contains_text("odd"));
  CHECK_THAT(refusal({"--attention-normalizer=reinforce", "--attention-soft-share=0", "--coverage-loss=0.1"}),
             contains_text("coverage-loss is 0.1") && contains_text("a soft share above 0"));
}

TEST_CASE("an option that changes nothing in the model at hand is told") {
  const fs::path model = scratch() / "idle";
  const Result trained = run_gloss(tiny_training(
      model, {"--max-updates=1", "--overwrite", "--encoder-kernel=5", "--guided-weight=0.3", "--translate-top-k=5"}));
  CHECK(trained.status == 0);
  CHECK_THAT(trained.err, contains_text("encoder-kernel is 5") && contains_text("encoder-type conv"));
  CHECK_THAT(trained.err, contains_text("guided-weight is 0.3") && contains_text("guided-alignment"));

  const Result translated = run_gloss({"translate", "--model", model.string(), "--temperature=0.7"}, "a\n");
  CHECK(translated.status == 0);
  CHECK_THAT(translated.err, contains_text("temperature is 0.7") && contains_text("it is for sampling"));
  CHECK_THAT(translated.err, !contains_text("top-k"));  // the model's own, for calls that sample
}

TEST_CASE("copying of a text whose characters may be unknown is warned of") {
  const auto warnings = [](Words options) {
    options.insert(options.end(), {"--max-updates=1", "--overwrite", "--decoder-copy"});
    const Result result = run_gloss(tiny_training(scratch() / "copying", options));
    CHECK(result.status == 0);
    return result.err;
  };
  CHECK_THAT(warnings({}), contains_text("decoder-copy with a vocabulary that has no bytes"));
  CHECK_THAT(warnings({"--byte-fallback", "--vocab-size=400"}), !contains_text("no bytes"));
}
