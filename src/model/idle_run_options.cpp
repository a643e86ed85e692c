// What training and decoding options are for: one row per option that is not read in every run.
#include "gloss/idle_options.hpp"
#include "model/option_readers.hpp"

namespace gloss {
namespace {

OptionReaders<TrainOptions> train_readers() {
  using Reader = OptionReader<TrainOptions>;
  const auto optimizer_is = [](const std::vector<std::string>& names) {
    return name_is("optimizer", &TrainOptions::optimizer, names);
  };
  const auto schedule_is = [](const char* name) { return name_is("schedule", &TrainOptions::schedule, {name}); };
  const Reader guided{"guided-alignment", [](const TrainOptions& o) { return !o.guided_alignment.empty(); }};
  const Reader own_vocabulary{"a vocabulary that is trained, not given", [](const TrainOptions& o) {
                                return o.vocab.empty() && o.source_vocab.empty() && o.init_from.empty();
                              }};
  const Reader tsv{"a .tsv file with both sides", [](const TrainOptions& o) {
                     return (!o.train_source.empty() && o.train_target.empty()) ||
                            (!o.valid_source.empty() && o.valid_target.empty());
                   }};
  return {{"columns", tsv},
          {"guided-weight", guided},
          {"adam-beta1", optimizer_is({"adam", "adamw"})},
          {"adam-beta2", optimizer_is({"adam", "adamw"})},
          {"adam-epsilon", optimizer_is({"adam", "adamw"})},
          {"momentum", optimizer_is({"sgd"})},
          {"decay-start", schedule_is("inverse-sqrt")},
          {"plateau-factor", schedule_is("plateau")},
          {"plateau-patience", schedule_is("plateau")},
          {"vocab-size", own_vocabulary},
          {"vocab-type", own_vocabulary},
          {"normalization", own_vocabulary},
          {"user-symbols", own_vocabulary},
          {"byte-fallback", own_vocabulary}};
}

OptionReaders<TrainOptions> validation_readers() {
  using Reader = OptionReader<TrainOptions>;
  const Reader set{"a validation set (valid-source, or valid-lines)",
                   [](const TrainOptions& o) { return o.has_validation_set(); }};
  const Reader repeated{"validate-every other than 0", [](const TrainOptions& o) { return o.validate_every != 0; }};
  return {{"early-stopping-metric", set},
          {"patience", both(set, repeated)},
          {"validate-every", set},
          {"valid-max-lines", set},
          {"valid-beam-size", set}};
}

OptionReaders<TranslateOptions> translate_readers() {
  using Reader = OptionReader<TranslateOptions>;
  const Reader sampling{"sampling", [](const TranslateOptions& o) { return o.sampling; }};
  const Reader search{"search, not sampling", [](const TranslateOptions& o) { return !o.sampling; }};
  const Reader penalty = name_is("length-penalty", &TranslateOptions::length_penalty, {"wu", "average"});
  return {{"beam-size", search},        {"length-penalty", search}, {"length-alpha", both(penalty, search)},
          {"coverage-penalty", search}, {"temperature", sampling},  {"top-k", sampling},
          {"top-p", sampling},          {"seed", sampling}};
}

}  // namespace

std::vector<IdleOption> idle_options(const TrainOptions& train) {
  return without_reader(train, train_readers());
}

std::vector<IdleOption> idle_validation_options(const TrainOptions& train) {
  return without_reader(train, validation_readers());
}

std::vector<IdleOption> idle_options(const TranslateOptions& translate) {
  return without_reader(translate, translate_readers());
}

}  // namespace gloss
