// JSON lines and n-best text.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "align/example.hpp"
#include "align/json_lines.hpp"
#include "align/nbest_text.hpp"
#include "catch.hpp"

using namespace gloss;

TEST_CASE("a JSON line has its keys in a fixed order") {
  CHECK(json_line(example_line(), {}) ==
        R"({"id":7,"source":"the house,","source_pieces":["▁the","▁house",",","</s>"],"hypotheses":[)"
        R"({"text":"das Haus,","pieces":["▁","das","▁Haus",",","</s>"],"score":-0.3125,"log_prob":-1.25,)"
        R"("piece_scores":[-0.25,-0.25,-0.25,-0.25,-0.25],"finished":true}]})"
        "\n");
}

TEST_CASE("attention in JSON: by pieces, by words, null for a model without") {
  const auto attention = [](const JsonOptions& options) {
    return nlohmann::json::parse(json_line(example_line(), options))["hypotheses"][0]["attention"].dump();
  };
  CHECK(attention({JsonAttention::kMatrix, AttentionUnit::kPiece}) ==
        "[[0.5,0.25,0.125,0.125],[1.0,0.0,0.0,0.0],[0.125,0.5,0.25,0.125],[0.0,0.25,0.75,0.0],[0.0,0.0,0.25,0.75]]");
  CHECK(attention({JsonAttention::kMatrix, AttentionUnit::kWord}) ==
        "[[0.75,0.1875,0.0625],[0.0625,0.875,0.0625],[0.0,0.25,0.75]]");
  const std::string none = json_line(example_line(), {JsonAttention::kNone, AttentionUnit::kPiece});
  CHECK(none.find("\"attention\":null") != std::string::npos);
  const auto by_words =
      nlohmann::json::parse(json_line(example_line(), {JsonAttention::kMatrix, AttentionUnit::kWord}));
  CHECK(by_words["source_words"].dump() == R"(["the","house,","</s>"])");
  CHECK(by_words["hypotheses"][0]["words"].dump() == R"(["das","Haus,","</s>"])");
}

TEST_CASE("JSON names layer and head of a model with several") {
  AttentionLabel label{"conv", "dot", "global", "softmax"};
  const auto line = [&] { return json_line(example_line(), {JsonAttention::kMatrix, AttentionUnit::kPiece, label}); };
  CHECK(line() == json_line(example_line(), {JsonAttention::kMatrix, AttentionUnit::kPiece}));
  label.layers = 2;
  label.layer = 0;
  CHECK(line().find(R"("</s>"],"attention_layer":"mean","attention_head":1,"hypotheses":[)") != std::string::npos);
  label.heads = 4;
  label.layer = 2;
  label.head = 0;
  CHECK(line().find(R"("attention_layer":2,"attention_head":"mean",)") != std::string::npos);
}

TEST_CASE("numbers in JSON are cut to their digits") {
  TranslatedLine line = example_line();
  line.translations[0].attention.weights[0] = 1.0F / 3;
  line.translations[0].score = -100.0 / 3;
  const std::string text = json_line(line, {JsonAttention::kMatrix, AttentionUnit::kPiece});
  CHECK(text.find("[0.333333,0.25,") != std::string::npos);
  CHECK(text.find("\"score\":-33.333333,") != std::string::npos);
}

TEST_CASE("a JSON line of a blank line and of an unfinished hypothesis") {
  const auto blank = nlohmann::json::parse(json_line(blank_line(3), {JsonAttention::kMatrix, AttentionUnit::kPiece}));
  CHECK(blank["hypotheses"][0]["text"] == "");
  CHECK(blank["hypotheses"][0]["attention"].dump() == "[]");
  TranslatedLine cut = example_line();
  cut.translations[0].finished = false;
  CHECK(nlohmann::json::parse(json_line(cut, {}))["hypotheses"][0]["finished"] == false);
}

TEST_CASE("JSON marks a source that is only a line's beginning") {
  TranslatedLine line = example_line();
  line.cut = true;
  CHECK(json_line(line, {}).find(R"("source":"the house,","truncated":true,"source_pieces":)") != std::string::npos);
}

TEST_CASE("a JSON line stays one line, and text survives it") {
  TranslatedLine line = example_line();
  line.source = std::string("\"\\\t\0\x1b\u2028 ☃", 12);
  const std::string text = json_line(line, {});
  CHECK(std::count(text.begin(), text.end(), '\n') == 1);
  CHECK(nlohmann::json::parse(text)["source"] == line.source);
}

TEST_CASE("n-best text counts lines from 0, best first") {
  TranslatedLine line = example_line();
  line.translations.push_back(line.translations.front());
  line.translations[1].text = "ein Haus,";
  line.translations[1].score = -2.0 / 3;
  CHECK(nbest_text(line) ==
        "6 ||| das Haus, ||| LogProb= -1.25 Length= 5 Unfinished= 0 ||| -0.3125\n"
        "6 ||| ein Haus, ||| LogProb= -1.25 Length= 5 Unfinished= 0 ||| -0.66666667\n");
  CHECK(nbest_text(blank_line(1)) == "0 |||  ||| LogProb= 0 Length= 1 Unfinished= 0 ||| 0\n");
  line.translations.pop_back();
  line.translations[0].coverage = -1.0 / 3;
  line.translations[0].finished = false;
  CHECK(nbest_text(line) ==
        "6 ||| das Haus, ||| LogProb= -1.25 Length= 5 Coverage= -0.33333333 Unfinished= 1 ||| -0.3125\n");
}
