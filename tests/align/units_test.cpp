// Pieces merged into words.
#include "align/units.hpp"

#include "align/example.hpp"
#include "catch.hpp"
#include "gloss/error.hpp"

using namespace gloss;
using Labels = std::vector<std::string>;

TEST_CASE("the unit piece leaves a matrix as it is") {
  const auto matrix = labelled(example_matrix(), AttentionUnit::kPiece);
  CHECK(matrix.source == Labels{"▁the", "▁house", ",", "</s>"});
  CHECK(matrix.target == Labels{"▁", "das", "▁Haus", ",", "</s>"});
  CHECK(matrix.weights == example_matrix().weights);
  CHECK((matrix.source_end && matrix.target_end));
}

TEST_CASE("words sum over source pieces and average over target pieces") {
  const auto matrix = labelled(example_matrix(), AttentionUnit::kWord);
  CHECK(matrix.source == Labels{"the", "house,", "</s>"});
  CHECK(matrix.target == Labels{"das", "Haus,", "</s>"});
  // By hand: das = mean of rows 1-2, Haus, = mean of rows 3-4, house, = columns 2 + 3.
  CHECK(matrix.weights == std::vector<float>{0.75F, 0.1875F, 0.0625F,   //
                                             0.0625F, 0.875F, 0.0625F,  //
                                             0.0F, 0.25F, 0.75F});
}

TEST_CASE("an output without end mark has no row for it") {
  AttentionMatrix cut = example_matrix();
  cut.target.pieces.pop_back();
  cut.target.has_end_mark = false;
  cut.weights.resize(cut.rows() * cut.columns());
  const auto words = labelled(cut, AttentionUnit::kWord);
  CHECK(words.target == Labels{"das", "Haus,"});
  CHECK_FALSE(words.target_end);
  CHECK(words.weights.size() == 6);
}

TEST_CASE("word labels are the bytes of the sentence, parted by blanks and tabs only") {
  AttentionMatrix matrix;
  matrix.source = {"ﬁn\u00a0e\tB", {{"▁fin", 0, 4}, {"▁e", 4, 7}, {"▁B", 7, 9}, {"</s>", 9, 9}}, true};
  matrix.target = {"x", {{"▁x", 0, 1}, {"</s>", 1, 1}}, true};
  matrix.weights = {0.25F, 0.25F, 0.25F, 0.25F, 0, 0, 0, 1};
  const auto words = labelled(matrix, AttentionUnit::kWord);
  CHECK(words.source == Labels{"ﬁn\u00a0e", "B", "</s>"});
  CHECK(words.weights == std::vector<float>{0.5F, 0.25F, 0.25F, 0, 0, 1});
}

TEST_CASE("pieces of a sentence without words give their weight to the end mark") {
  AttentionMatrix matrix;
  matrix.source = {" ", {{"▁", 0, 1}, {"</s>", 1, 1}}, true};
  matrix.target = {"x", {{"▁x", 0, 1}, {"</s>", 1, 1}}, true};
  matrix.weights = {0.75F, 0.25F, 0.5F, 0.5F};
  const auto words = labelled(matrix, AttentionUnit::kWord);
  CHECK(words.source == Labels{"</s>"});
  CHECK(words.weights == std::vector<float>{1, 1});
}

TEST_CASE("a model without attention has labels and no weights") {
  AttentionMatrix matrix = example_matrix();
  matrix.weights.clear();
  const auto words = labelled(matrix, AttentionUnit::kWord);
  CHECK(words.target.size() == 3);
  CHECK(words.weights.empty());
}

TEST_CASE("the names of the units") {
  CHECK(parse_attention_unit("piece") == AttentionUnit::kPiece);
  CHECK(parse_attention_unit("word") == AttentionUnit::kWord);
  CHECK_THROWS_AS(parse_attention_unit("words"), UsageError);
}
