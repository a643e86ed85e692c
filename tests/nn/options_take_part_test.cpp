// No option of a model is ignored: with another value the model has other parameters or, from the same ones, another
// loss or gradient in training. Which options a model does not read is for idle_options to say, and they do change
// nothing; others that rightly change nothing are named here.
#include <map>
#include <set>

#include "gloss/idle_options.hpp"
#include "model/attention_label.hpp"
#include "model/options_table.hpp"
#include "model_variants.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

/// Models that together read every option.
std::map<std::string, ModelOptions> bases() {
  std::map<std::string, ModelOptions> all;
  ModelOptions deep = tiny_model();
  deep.encoder_layers = deep.decoder_layers = 2;
  deep.decoder_hidden = 4;
  deep.attention_width = 1;
  deep.attention_kernel = deep.attention_table = deep.position_table = 3;
  deep.attention_filters = deep.attention_coverage_size = 2;

  ModelOptions& coverage = all["coverage and heads"] = deep;
  coverage.attention_score = "location-aware";
  coverage.attention_coverage = "neural";
  coverage.attention_heads = 2;
  ModelOptions& luong = all["luong"] = deep;
  luong.decoder_style = "luong";
  luong.attention_score = "mlp";
  luong.attention_window = "local-p";
  luong.attention_normalizer = "gumbel";
  ModelOptions& bahdanau = all["bahdanau"] = deep;
  bahdanau.decoder_style = "bahdanau";
  bahdanau.attention_score = "location";
  bahdanau.attention_window = "local-m";
  bahdanau.attention_normalizer = "reinforce";
  ModelOptions& flat = all["one layer"] = tiny_model();
  flat.attention_normalizer = "monotonic";
  flat.decoder_cell = "lstm";
  ModelOptions& conv = all["conv"] = deep;
  conv.encoder_type = conv.decoder_type = "conv";
  conv.attention_score = "dot";
  conv.positions = "learned";
  deep.transformer_heads = 2;
  deep.transformer_feed_forward = 6;
  ModelOptions& transformer = all["transformer"] = deep;
  transformer.encoder_type = transformer.decoder_type = "transformer";
  ModelOptions& no_attention = all["transformer to rnn"] = deep;
  no_attention.encoder_type = "transformer";
  no_attention.attention_score = "none";
  ModelOptions& mixed = all["rnn to transformer"] = deep;
  mixed.decoder_type = "transformer";
  mixed.transformer_norm = "post";
  mixed.attention_score = "scaled-dot";
  return all;
}

std::vector<std::string> other_values(const Field& /*field*/, bool value) {
  return {option_text(!value)};
}
std::vector<std::string> other_values(const Field& /*field*/, int value) {
  return {option_text(value + 1), option_text(value + 2)};
}
std::vector<std::string> other_values(const Field& /*field*/, double value) {
  return {option_text(value > 0 ? 1.5 * value : 0.4)};
}
std::vector<std::string> other_values(const Field& field, const std::string& value) {
  std::vector<std::string> others;
  for (const std::string& choice : field.choices) {
    if (choice != value) others.push_back(choice);
  }
  return others;
}

bool is_idle(const ModelOptions& options, const std::string& key) {
  const std::vector<IdleOption> idle = idle_options(options);
  return std::ranges::any_of(idle, [&](const IdleOption& option) { return option.key == key; });
}

/// Whether the changed option is one that cannot matter.
bool rightly_changes_nothing(const ModelOptions& base, const ModelOptions& changed, const std::string& key) {
  if (key == "shared-vocab") return true;  // read where vocabularies are made
  // On by default and nothing to turn off, which nobody needs to be told.
  if (key == "encoder-bidirectional") return base.encoder_type != "rnn";
  if (key == "decoder-input-feeding") return base.decoder_type != "rnn" || base.decoder_style != "luong";
  if (key != "alignment-layer" && key != "alignment-head") return false;
  // The layer and head that 0 chooses.
  const auto before = attention_label(base), after = attention_label(changed);
  return before->layer == after->layer && before->head == after->head;
}

std::vector<std::string> layout_of(const Seq2Seq& model) {
  std::vector<std::string> layout;
  for (const auto& parameter : model->named_parameters()) {
    std::string entry = parameter.key();
    for (const int64_t size : parameter.value().sizes()) entry.append(" ").append(std::to_string(size));
    layout.push_back(entry);
  }
  return layout;
}

/// Loss and gradient of a training step with all there is to learn from, from parameters that follow from their shapes
/// alone: how an option makes initial values cannot stand for its effect. In an update in which gumbel's temperature
/// has fallen, but not to the end.
std::pair<double, double> learnt(Seq2Seq model) {
  model->to(at::kDouble);
  torch::manual_seed(46);
  {
    const at::NoGradGuard no_grad;
    for (at::Tensor parameter : model->parameters()) parameter.normal_(0, 0.5);
  }
  BatchTensors batch = batch_of(kSources, kTargets);
  batch.links = at::eye(batch.target.size(1), batch.source.size(1)).expand({batch.target.size(0), -1, -1});
  const double weight = model->decoder().has_attention() ? 0.3 : 0;
  const Mode training = seeded_mode(true, 1, 5000);
  const at::Tensor objective = model->loss(batch, {0.1, weight, weight}, training).objective;
  objective.backward();
  double gradient = 0;
  for (const at::Tensor& parameter : model->parameters()) {
    if (parameter.grad().defined()) gradient += parameter.grad().square().sum().item<double>();
  }
  return {objective.item<double>(), gradient};
}

/// Checks every option of a model; adds the keys that were seen to matter.
void check_options(const ModelOptions& base, std::set<std::string>& mattered) {
  const Seq2Seq model = model_of(base);
  const std::vector<std::string> layout = layout_of(model);
  const auto before = learnt(model);
  visit(base, [&](const Field& field, const auto& value) {
    for (const std::string& other : other_values(field, value)) {
      ModelOptions changed = base;
      set_option(changed, field.key, other);
      if (!is_valid(changed)) continue;
      const bool idle = is_idle(changed, field.key);
      if (!idle && rightly_changes_nothing(base, changed, field.key)) continue;
      INFO(field.key << " " << option_text(value) << " or " << other);
      const Seq2Seq another = model_of(changed);
      const bool matters = layout_of(another) != layout || learnt(another) != before;
      CHECK(matters != idle);
      if (matters) mattered.insert(field.key);
    }
  });
}

}  // namespace

TEST_CASE("no option is ignored by models that read it, or read where it is told to be idle; each is read by one") {
  std::set<std::string> mattered = {"shared-vocab"}, all;
  for (const auto& [name, base] : bases()) {
    INFO(name);
    check_options(base, mattered);
  }
  for (const Field& field : collect_fields(ModelOptions())) all.insert(field.key);
  CHECK(mattered == all);
}
