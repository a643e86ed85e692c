// What hard attention learnt by REINFORCE adds to the loss, by the equation in plain loops: alone, and in the loss of a
// model.
#include <cmath>

#include "model_variants.hpp"
#include "nn/attention/normalizer.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

constexpr double kEntropy = 0.3;

ModelOptions drawing(ModelOptions options) {
  options.attention_normalizer = "reinforce";
  options.attention_soft_share = 0;
  options.attention_entropy = kEntropy;
  return options;
}

std::shared_ptr<Normalizer> reinforce_of(ModelOptions options) {
  options.attention_normalizer = "reinforce";
  auto normalizer = make_normalizer(options);
  normalizer->to(at::kDouble);
  return normalizer;
}

/// - sum_t (R_t - b_t) log p_t(s_t) - entropy sum_t H(p_t) over the pieces of each target, R_t - b_t being the sum of
/// log p(y_i) - baseline over i >= t, a number without gradient.
at::Tensor added_by_hand(const AttentionOutcome& outcome, double baseline) {
  at::Tensor sum = at::zeros({}, at::kDouble);
  for (int64_t b = 0; b < outcome.lengths.size(0); ++b) {
    const int64_t length = outcome.lengths[b].item<int64_t>();
    for (int64_t t = 0; t < length; ++t) {
      double advantage = 0;
      for (int64_t i = t; i < length; ++i) advantage += outcome.log_probs[i][b].item<double>() - baseline;
      sum = sum - advantage * outcome.trace.log_prob[t][b] - kEntropy * outcome.trace.entropy[t][b];
    }
  }
  return sum;
}

/// Of a target's real pieces.
double mean_log_prob(const AttentionOutcome& outcome) {
  double sum = 0, pieces = 0;
  for (int64_t b = 0; b < outcome.lengths.size(0); ++b) {
    for (int64_t t = 0; t < outcome.lengths[b].item<int64_t>(); ++t, ++pieces) {
      sum += outcome.log_probs[t][b].item<double>();
    }
  }
  return sum / pieces;
}

Mode training() {
  return seeded_mode(true, 5);
}

/// log p of every target piece by the decoded sequence: [trg_len, batch], of padding too.
at::Tensor log_probs_of(const Seq2Seq& model, const DecoderSequence& decoded, const BatchTensors& batch) {
  std::vector<at::Tensor> steps;
  for (int64_t t = 0; t < batch.target.size(1); ++t) {
    const at::Tensor scores = model->scores(decoded.output[t], decoded.weights[t], batch.source);
    steps.push_back(at::log_softmax(scores, 1).gather(1, batch.target.narrow(1, t, 1)).squeeze(1));
  }
  return at::stack(steps);
}

std::vector<at::Tensor> gradients_of(const at::Tensor& objective, const Seq2Seq& model) {
  for (at::Tensor parameter : model->parameters()) parameter.mutable_grad().reset();
  objective.backward();
  std::vector<at::Tensor> gradients;
  for (const at::Tensor& parameter : model->parameters()) gradients.push_back(parameter.grad().clone());
  return gradients;
}

void check_model(const ModelOptions& options) {
  INFO(name_of_model(options));
  Seq2Seq model = model_of(options);
  model->to(at::kDouble);
  const BatchTensors batch = batch_of(kSources, kTargets);
  for (auto& buffer : model->named_buffers()) buffer.value().fill_(-1.5);  // the baseline is the only one
  constexpr double kScale = 0.5;
  const BatchLoss loss = model->loss(batch, {.scale = kScale}, training());
  const std::vector<at::Tensor> given = gradients_of(loss.objective, model);

  const Mode again = training();  // the same draws
  const DecoderSequence decoded =
      model->decode(model->encode(batch.source, batch.source_lengths, again), batch.target, again);
  const at::Tensor log_probs = log_probs_of(model, decoded, batch);
  const at::Tensor padding = padding_mask(batch.target_lengths, batch.target.size(1)).t();
  const at::Tensor added = added_by_hand({decoded.trace, log_probs.detach(), batch.target_lengths}, -1.5);
  CHECK(loss.objective.item<double>() / kScale - loss.cross_entropy == Approx(added.item<double>()).epsilon(1e-10));
  const at::Tensor whole = kScale * (added - log_probs.masked_fill(padding, 0).sum());
  const std::vector<at::Tensor> expected = gradients_of(whole, model);
  for (size_t i = 0; i < given.size(); ++i) {
    INFO(model->named_parameters()[i].key());
    CHECK(close(given[i], expected[i], 1e-10));
  }
}

}  // namespace

TEST_CASE("reinforce: the objective is its equation without padding, the baseline that of the calls before") {
  torch::manual_seed(2);
  const auto reinforce = make_normalizer(drawing({}));
  reinforce->to(at::kDouble);
  const at::Tensor lengths = torch::tensor({3, 1, 2}, at::kLong);
  double baseline = 0;
  for (int call = 0; call < 3; ++call) {
    const auto random = [] { return at::rand({3, 3}, at::kDouble) + 0.1; };  // behind a target's end too
    const AttentionOutcome outcome{{{}, -random(), random()}, -random(), lengths};
    CHECK(reinforce->objective(outcome).item<double>() ==
          Approx(added_by_hand(outcome, baseline).item<double>()).epsilon(1e-12));
    baseline = 0.9 * baseline + 0.1 * mean_log_prob(outcome);
    CHECK(reinforce->named_buffers()["baseline"].item<double>() == Approx(baseline).epsilon(1e-12));
  }
}

TEST_CASE("a model that draws learns from its cross-entropy and from what reinforce adds, in value and gradient") {
  for (const char* style : kStyles) {
    ModelOptions options = drawing(tiny_model());
    options.decoder_style = style;
    options.decoder_hidden = 6;
    check_model(options);
    options.attention_heads = 2;
    options.decoder_copy = true;
    check_model(options);
  }
}

TEST_CASE("reinforce adds nothing to the loss outside training") {
  const Seq2Seq model = model_of(drawing(tiny_model()));
  const BatchLoss loss = model->loss(batch_of(kSources, kTargets), {}, {});
  CHECK(loss.objective.item<double>() == Approx(loss.cross_entropy).epsilon(1e-6));
  for (const auto& buffer : model->named_buffers()) CHECK(buffer.value().item<double>() == 0);
}

TEST_CASE("reinforce: what was drawn has its log-probability; a share of the steps reads softly") {
  torch::manual_seed(10);
  const at::Tensor e = random_double({40, 50, 4});
  ModelOptions options;
  options.attention_soft_share = 0.25;
  const NormalizedWeights result = reinforce_of(options)->weights(e, at::zeros_like(e, at::kBool), {}, training());
  const at::Tensor p = at::softmax(e, -1);
  const at::Tensor hard = result.weights.amax(-1) == 1;  // [batch, queries]
  CHECK(close(at::where(hard.unsqueeze(-1), p, result.weights), p, kTight));
  CHECK(close(result.trace.log_prob, ((result.weights * p.log()).sum(-1) * hard), kTight));
  CHECK(close(result.trace.entropy, -(p * p.log()).sum(-1), kTight));
  // 2,000 draws of probability 0.25: five standard deviations are 97.
  CHECK(std::abs((~hard).sum().item<double>() - 500) < 97);
}

TEST_CASE("the expected gradient of reinforce is that of full enumeration, whatever the baseline") {
  torch::manual_seed(12);
  constexpr int64_t kSteps = 3, kPlaces = 3;
  const at::Tensor e = random_double({kSteps, kPlaces}).requires_grad_();
  const at::Tensor quality =
      random_double({kSteps, kPlaces, kPlaces});  // log p(y_t) by this step's and the last's draw
  const at::Tensor lengths = torch::tensor({kSteps}, at::kLong);
  ModelOptions options;
  options.attention_entropy = 0;
  for (const double baseline : {0.0, -2.5}) {
    at::Tensor exact = at::zeros({}, at::kDouble), estimated = at::zeros({}, at::kDouble);
    for (int64_t walk = 0; walk < 27; ++walk) {
      const std::vector<int64_t> drawn = {walk / 9, walk / 3 % 3, walk % 3};
      std::vector<at::Tensor> log_prob, log_probs;
      for (int64_t t = 0; t < kSteps; ++t) {
        log_prob.push_back(at::log_softmax(e[t], 0)[drawn[t]]);
        log_probs.push_back(quality[t][drawn[t]][t == 0 ? 0 : drawn[t - 1]]);
      }
      const at::Tensor log_p = at::stack(log_prob), reward = at::stack(log_probs);
      exact = exact - log_p.sum().exp() * reward.sum();
      const auto reinforce = reinforce_of(options);  // a fresh one: the baseline moves with every call
      reinforce->named_buffers()["baseline"].fill_(baseline);
      const AttentionOutcome outcome{
          {{}, log_p.unsqueeze(1), at::zeros({kSteps, 1}, at::kDouble)}, reward.unsqueeze(1), lengths};
      estimated = estimated + log_p.sum().exp().detach() * reinforce->objective(outcome);
    }
    exact.backward({}, /*retain_graph=*/true);
    const at::Tensor expected = e.grad().clone();
    e.mutable_grad().reset();
    estimated.backward();
    CHECK(close(e.grad(), expected, kTight));
    e.mutable_grad().reset();
  }
}
