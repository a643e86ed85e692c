#include <functional>
#include <limits>

#include "catch.hpp"
#include "gloss/error.hpp"
#include "model/options_table.hpp"
#include "model/run_folder.hpp"
#include "temporary_folder.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

template <class Options>
std::string refusal(const std::string& key, const std::string& value) {
  Options options;
  set_option(options, key, value);
  return message_of<UsageError>([&] { options.validate(); });
}

template <class Options>
std::string refusal(const std::function<void(Options&)>& change) {
  Options options;
  change(options);
  return message_of<UsageError>([&] { options.validate(); });
}

/// Every number is given a value far below any range; seeds have none.
template <class Options>
void check_that_every_number_has_a_range() {
  for (const auto& row : option_rows(Options())) {
    if (row.kind != OptionKind::kNumber || row.field.key == "seed") continue;
    INFO(row.field.key);
    CHECK(has(refusal<Options>(row.field.key, "-7"), row.field.key + " is -7; it must be "));
  }
}

/// The largest number that its type holds is above every limit.
template <class Options>
void check_that_every_count_has_a_limit() {
  visit(Options(), [](const Field& field, const auto& value) {
    using Value = std::decay_t<decltype(value)>;
    if constexpr (std::is_integral_v<Value> && std::is_signed_v<Value>) {
      INFO(field.key);
      const std::string text = option_text(std::numeric_limits<Value>::max());
      const bool among_layers = field.key.ends_with("-layer") || field.key.ends_with("-head");  // of the model, later
      if (!among_layers)
        CHECK(has(refusal<Options>(field.key, text), field.key + " is " + text + "; it must be at least "));
      if (!among_layers) CHECK(has(refusal<Options>(field.key, text), " at most "));
    }
  });
}

template <class Options>
void check_that_every_choice_is_checked() {
  visit(Options(), [](const Field& field, const auto& value) {
    if constexpr (std::is_same_v<std::decay_t<decltype(value)>, std::string>) {
      if (field.choices.empty()) return;
      INFO(field.key);
      Options options;
      visit(options, [&](const Field& other, auto& member) {
        if constexpr (std::is_same_v<std::decay_t<decltype(member)>, std::string>) {
          if (other.key == field.key) member = "unheard-of";
        }
      });
      CHECK(has(message_of<UsageError>([&] { options.validate(); }), "'unheard-of' is not a valid " + field.key));
    }
  });
}

}  // namespace

TEST_CASE("the defaults are valid") {
  CHECK_NOTHROW(ModelOptions().validate());
  CHECK_NOTHROW(TrainOptions().validate());
  CHECK_NOTHROW(TranslateOptions().validate());
  CHECK_NOTHROW(validate(RunConfig()));
}

TEST_CASE("every number has a range and every name its choices") {
  check_that_every_number_has_a_range<ModelOptions>();
  check_that_every_number_has_a_range<TrainOptions>();
  check_that_every_number_has_a_range<TranslateOptions>();
  check_that_every_choice_is_checked<ModelOptions>();
  check_that_every_choice_is_checked<TrainOptions>();
  check_that_every_choice_is_checked<TranslateOptions>();
}

TEST_CASE("every count has an upper limit, which the message names") {
  check_that_every_count_has_a_limit<ModelOptions>();
  check_that_every_count_has_a_limit<TrainOptions>();
  check_that_every_count_has_a_limit<TranslateOptions>();
  CHECK(refusal<TranslateOptions>("beam-size", "2000000000") ==
        "beam-size is 2000000000; it must be at least 1 and at most 1000");
  CHECK(refusal<TrainOptions>("patience", "1000000000").empty());
}

TEST_CASE("the ends of ranges") {
  CHECK(refusal<ModelOptions>("dropout-output", "1") == "dropout-output is 1; it must be at least 0 and below 1");
  CHECK(refusal<ModelOptions>("dropout-output", "0.99").empty());
  CHECK(refusal<ModelOptions>("embedding-size", "0") == "embedding-size is 0; it must be at least 1 and at most 65536");
  CHECK(refusal<TrainOptions>("ema", "0").empty());
  CHECK(!refusal<TrainOptions>("ema", "1").empty());
  CHECK(!refusal<TrainOptions>("keep", "0").empty());
  CHECK(!refusal<TrainOptions>("learning-rate", "0").empty());
  CHECK(!refusal<TrainOptions>("plateau-factor", "1").empty());
  CHECK(refusal<TrainOptions>("max-length-ratio", "0").empty());
  CHECK(refusal<TrainOptions>("max-length-ratio", "0.5") ==
        "max-length-ratio is 0.5; it must be at least 1, or 0 for off");
  CHECK(refusal<TranslateOptions>("top-p", "0") == "top-p is 0; it must be above 0 and at most 1");
  CHECK(refusal<TranslateOptions>("top-p", "1").empty());
  CHECK(refusal<TranslateOptions>("temperature", "0") == "temperature is 0; it must be above 0");
  CHECK(refusal<TranslateOptions>("top-k", "0").empty());
}

TEST_CASE("a number that is not one is outside every range") {
  CHECK(has(refusal<ModelOptions>([](auto& o) { o.dropout_layer = std::numeric_limits<double>::quiet_NaN(); }),
            "dropout-layer is nan"));
}

TEST_CASE("model options that contradict each other") {
  CHECK(has(refusal<ModelOptions>([](auto& o) {
              o.tied_embeddings = "all";
              o.shared_vocab = false;
            }),
            "tied-embeddings all needs one vocabulary"));
}

TEST_CASE("translate options that contradict each other") {
  const auto n_best = refusal<TranslateOptions>([](auto& o) { o.n_best = 6; });
  CHECK(has(n_best, "n-best is 6 but beam-size is 5"));
  CHECK(has(refusal<TranslateOptions>([](auto& o) { o.sampling = true, o.n_best = 2; }), "sample-count"));
  CHECK(has(refusal<TranslateOptions>([](auto& o) { o.sample_count = 2; }), "without sampling"));
  CHECK(refusal<TranslateOptions>([](auto& o) { o.sampling = true, o.sample_count = 20; }).empty());
  CHECK(has(refusal<TranslateOptions>([](auto& o) { o.min_length = 5, o.max_length = 5; }), "min-length is 5"));
  CHECK(refusal<TranslateOptions>([](auto& o) { o.min_length = 4, o.max_length = 5; }).empty());
  CHECK(refusal<TranslateOptions>([](auto& o) { o.min_length = 4; }).empty());
}

TEST_CASE("train options that contradict each other") {
  CHECK(has(refusal<TrainOptions>("train-source", "a.en"), "train-target is not set"));
  CHECK(refusal<TrainOptions>("train-source", "a.tsv").empty());
  CHECK(refusal<TrainOptions>("train-source", "a.tsv.zst").empty());
  CHECK(has(refusal<TrainOptions>("columns", "1"), "columns is '1'"));
  CHECK(refusal<TrainOptions>("columns", "2,1").empty());
  CHECK(has(refusal<TrainOptions>("train-target", "a.de"), "train-source is not set"));
  CHECK(has(refusal<TrainOptions>("valid-source", "v.en"), "valid-target is not set"));
  CHECK(has(refusal<TrainOptions>("valid-lines", "-1"), "valid-lines is -1"));
  CHECK(
      has(refusal<TrainOptions>([](auto& o) { o.valid_source = "v.en", o.valid_target = "v.de", o.valid_lines = 300; }),
          "valid-lines is 300 but valid-source is 'v.en'"));
  CHECK(refusal<TrainOptions>([](auto& o) { o.schedule = "plateau", o.valid_lines = 300; }).empty());
  CHECK(has(refusal<TrainOptions>("warmup", "0"), "inverse-sqrt needs the update"));
  CHECK(has(refusal<TrainOptions>("decay-start", "399"), "decay-start is 399 but warmup lasts until update 400"));
  CHECK(refusal<TrainOptions>("decay-start", "400").empty());
  CHECK(has(refusal<TrainOptions>("schedule", "plateau"), "needs validations"));
  CHECK(has(refusal<TrainOptions>([](auto& o) { o.guided_alignment = "l.talp", o.guided_weight = 0; }),
            "guided-weight is 0, so that guided-alignment 'l.talp' would teach nothing"));
  CHECK(refusal<TrainOptions>("guided-weight", "0").empty());
  CHECK(has(refusal<TrainOptions>([](auto& o) { o.guided_alignment = "l.talp", o.subword_sampling = 0.5; }),
            "links join the pieces of one segmentation"));
  CHECK(has(refusal<TrainOptions>([](auto& o) { o.vocab_type = "bpe", o.subword_sampling = 0.5; }),
            "subword-sampling is 0.5 but vocab-type is bpe"));
  CHECK(refusal<TrainOptions>([](auto& o) { o.vocab = "v", o.vocab_type = "bpe", o.subword_sampling = 1; }).empty());
  CHECK(has(refusal<TrainOptions>("source-vocab", "s.spm"), "go together"));
  CHECK(has(refusal<TrainOptions>([](auto& o) { o.vocab = o.source_vocab = o.target_vocab = "v"; }), "exclude"));
  CHECK(has(refusal<TrainOptions>([](auto& o) { o.resume = o.overwrite = true; }), "exclude each other"));
}

TEST_CASE("vocabulary files must fit the model's kind of vocabulary") {
  RunConfig config;
  config.train.source_vocab = config.train.target_vocab = "v.spm";
  CHECK(has(message_of<UsageError>([&] { validate(config); }), "set shared-vocab false"));
  config.model.shared_vocab = false;
  CHECK_NOTHROW(validate(config));
  config.train = TrainOptions();
  config.train.vocab = "v.spm";
  CHECK(has(message_of<UsageError>([&] { validate(config); }), "shared-vocab is false"));
  config.model.shared_vocab = true;
  CHECK_NOTHROW(validate(config));
}

TEST_CASE("what learns from attention or looks at it is refused without one") {
  const auto refused = [](const std::function<void(RunConfig&)>& change) {
    RunConfig config;
    change(config);
    CHECK_NOTHROW(validate(config));
    config.model.attention_score = "none";
    return message_of<UsageError>([&] { validate(config); });
  };
  CHECK(has(refused([](RunConfig& c) { c.train.guided_alignment = "l.talp"; }), "guided-alignment is 'l.talp'"));
  CHECK(has(refused([](RunConfig& c) { c.train.coverage_loss = 0.5; }), "coverage-loss is 0.5"));
  CHECK(has(refused([](RunConfig& c) { c.translate.coverage_penalty = 0.2; }), "coverage-penalty is 0.2"));
  CHECK(refused([](RunConfig&) {}).empty());
}

TEST_CASE("a resumed run may change when to stop, logging and saving only") {
  for (const char* key : {"max-updates", "max-epochs", "max-minutes", "patience", "log-every", "save-every", "keep",
                          "threads", "resume"}) {
    INFO(key);
    CHECK(may_change_on_resume(key));
  }
  for (const char* key : {"learning-rate", "seed", "batch-size", "validate-every", "valid-max-lines", "train-source",
                          "early-stopping-metric", "ema", "guided-alignment", "guided-weight", "coverage-loss"}) {
    INFO(key);
    CHECK(!may_change_on_resume(key));
  }
  // What may change must exist under that name.
  size_t changeable = 0;
  for (const auto& field : collect_fields(TrainOptions())) changeable += may_change_on_resume(field.key) ? 1 : 0;
  CHECK(changeable == 11);
}
