// Which layer and head a model's matrices show, and what can be chosen.
#include "model/attention_label.hpp"

#include "catch.hpp"
#include "gloss/error.hpp"
#include "model/run_folder.hpp"
#include "temporary_folder.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

ModelOptions model_of(const std::string& decoder, int layers) {
  ModelOptions model;
  model.encoder_type = model.decoder_type = decoder;
  model.decoder_layers = layers;
  if (decoder != "rnn") model.attention_score = "scaled-dot";
  return model;
}

TranslateOptions asked(int layer, int head) {
  TranslateOptions translate;
  translate.attention_layer = layer;
  translate.attention_head = head;
  return translate;
}

std::string refusal(const ModelOptions& model, const TranslateOptions& translate) {
  return message_of<UsageError>([&] { with_shown_attention(model, translate); });
}

}  // namespace

TEST_CASE("a recurrent model attends in one layer, and shows the mean of its heads") {
  ModelOptions model = model_of("rnn", 3);
  CHECK(attention_label(model)->layer == 1);
  CHECK(attention_label(model)->head == 1);
  CHECK_FALSE(attention_label(model)->has_choice());
  CHECK(attention_label(model)->score == "additive");
  model.attention_heads = 2;
  CHECK(attention_label(model)->head == 0);
  CHECK(attention_label(model)->has_choice());
  model.alignment_head = 2;
  CHECK(attention_label(model)->head == 2);
  model.attention_score = "none";
  CHECK_FALSE(attention_label(model).has_value());
}

TEST_CASE("a convolutional model shows the mean of its layers") {
  CHECK(attention_label(model_of("conv", 3))->layer == 0);
  CHECK(attention_label(model_of("conv", 3))->head == 1);
  CHECK(attention_label(model_of("conv", 3))->has_choice());
  CHECK(attention_label(model_of("conv", 1))->layer == 1);
  CHECK_FALSE(attention_label(model_of("conv", 1))->has_choice());
}

TEST_CASE("a transformer shows the mean of its heads in the penultimate layer, or the guided ones") {
  CHECK(attention_label(model_of("transformer", 1))->layer == 1);
  CHECK(attention_label(model_of("transformer", 2))->layer == 1);
  CHECK(attention_label(model_of("transformer", 6))->layer == 5);
  CHECK(attention_label(model_of("transformer", 6))->head == 0);
  ModelOptions guided = model_of("transformer", 6);
  guided.alignment_layer = 6;
  guided.alignment_head = 3;
  CHECK(attention_label(guided)->layer == 6);
  CHECK(attention_label(guided)->head == 3);
}

TEST_CASE("a layer or head that is asked for goes before the model's own") {
  ModelOptions model = model_of("transformer", 4);
  model.alignment_layer = 2;
  model.alignment_head = 1;
  const auto shown = [&](int layer, int head) {
    return *attention_label(with_shown_attention(model, asked(layer, head)));
  };
  CHECK(shown(0, 0).layer == 2);
  CHECK(shown(0, 0).head == 1);
  CHECK(shown(4, 0).layer == 4);
  CHECK(shown(4, 0).head == 1);
  CHECK(shown(0, 3).layer == 2);
  CHECK(shown(0, 3).head == 3);
}

TEST_CASE("a layer or head that the model lacks is refused with the valid range") {
  CHECK(refusal(model_of("rnn", 2), asked(2, 0)) ==
        "attention-layer is 2, but the layers of this model that attend are 1; valid: 1, or 0 for the model's own "
        "choice");
  CHECK(refusal(model_of("conv", 3), asked(4, 0)) ==
        "attention-layer is 4, but the layers of this model that attend are 3; valid: 1 to 3, or 0 for the model's own "
        "choice");
  CHECK(refusal(model_of("transformer", 3), asked(0, 5)) ==
        "attention-head is 5, but the heads of a layer of this model are 4; valid: 1 to 4, or 0 for the model's own "
        "choice");
  CHECK(refusal(model_of("rnn", 1), asked(1, 1)).empty());
  CHECK(refusal(model_of("conv", 3), asked(3, 2)).starts_with("attention-head is 2"));
  ModelOptions none;
  none.attention_score = "none";
  CHECK(has(refusal(none, asked(1, 0)), "this model has none"));
  CHECK(refusal(none, asked(0, 0)).empty());
}

TEST_CASE("a configuration that would show a missing layer is not valid") {
  RunConfig config;
  config.translate.attention_layer = 2;
  CHECK(has(message_of<UsageError>([&] { validate(config); }), "attention-layer is 2"));
}

TEST_CASE("another layer or head is refused where it would change the translation, and only there") {
  TranslateOptions translate = asked(2, 0);
  translate.coverage_penalty = 0.2;
  CHECK(has(refusal(model_of("transformer", 3), translate), "or set coverage-penalty 0"));
  translate.sampling = true;  // which reads no attention
  CHECK(refusal(model_of("transformer", 3), translate).empty());
  ModelOptions copying = model_of("rnn", 1);
  copying.attention_heads = 2;
  copying.decoder_copy = true;
  CHECK(has(refusal(copying, asked(0, 2)), "attention-head is 2, but this model copies by its attention"));
}
