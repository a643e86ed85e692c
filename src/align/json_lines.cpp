#include "align/json_lines.hpp"

#include "align/layer_and_head.hpp"
#include "align/numbers.hpp"

namespace gloss {
namespace {

using Json = nlohmann::ordered_json;

Json texts(const std::vector<Piece>& pieces) {
  Json list = Json::array();
  for (const Piece& piece : pieces) list.push_back(piece.text);
  return list;
}

Json rows(const LabelledMatrix& matrix) {
  Json list = Json::array();
  if (matrix.weights.empty()) return list;
  size_t at = 0;
  for (size_t t = 0; t < matrix.target.size(); ++t) {
    Json row = Json::array();
    for (size_t s = 0; s < matrix.source.size(); ++s) {
      row.push_back(rounded_number(matrix.weights[at++], kWeightDigits));
    }
    list.push_back(std::move(row));
  }
  return list;
}

void add_attention(Json& object, const Translation& translation, const JsonOptions& options) {
  if (options.attention == JsonAttention::kNone) object["attention"] = nullptr;
  if (options.attention != JsonAttention::kMatrix) return;
  const LabelledMatrix matrix = labelled(translation.attention, options.unit);
  if (options.unit == AttentionUnit::kWord) object["words"] = matrix.target;
  object["attention"] = rows(matrix);
}

Json hypothesis(const Translation& translation, const JsonOptions& options) {
  Json object;
  object["text"] = translation.text;
  object["pieces"] = texts(translation.attention.target.pieces);
  object["score"] = rounded_number(translation.score, kScoreDigits);
  object["log_prob"] = rounded_number(translation.log_prob, kScoreDigits);
  object["piece_scores"] = Json::array();
  for (const float score : translation.piece_log_probs) {
    object["piece_scores"].push_back(rounded_number(score, kScoreDigits));
  }
  object["finished"] = translation.finished;
  add_attention(object, translation, options);
  return object;
}

}  // namespace

std::string json_line(const TranslatedLine& line, const JsonOptions& options) {
  const AttentionMatrix& first = line.translations.front().attention;
  Json object;
  object["id"] = line.line;
  object["source"] = line.source;
  if (line.cut) object["truncated"] = true;
  object["source_pieces"] = texts(first.source.pieces);
  if (options.attention == JsonAttention::kMatrix && options.unit == AttentionUnit::kWord) {
    object["source_words"] = labelled(first, options.unit).source;
  }
  if (options.attention == JsonAttention::kMatrix && options.label && options.label->has_choice()) {
    object["attention_layer"] = number_or_mean_json(options.label->layer);
    object["attention_head"] = number_or_mean_json(options.label->head);
  }
  object["hypotheses"] = Json::array();
  for (const Translation& translation : line.translations) {
    object["hypotheses"].push_back(hypothesis(translation, options));
  }
  return object.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace gloss
