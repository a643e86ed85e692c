// The pointer-generator's mixture of generating and copying.
#include "nn/pointer_generator.hpp"

#include <cmath>

#include "nn/ops/output_loss.hpp"
#include "numeric.hpp"

using namespace gloss;
using gloss::testing::close;
using gloss::testing::gradient_error;
using gloss::testing::random_double;

namespace {

constexpr int64_t kRows = 3, kVocabulary = 7, kSource = 4;

struct Fixture {
  at::Tensor logits = random_double({kRows, kVocabulary}).requires_grad_();
  at::Tensor gate = random_double({kRows, 1}).requires_grad_();
  at::Tensor energies = random_double({kRows, kSource}).requires_grad_();
  at::Tensor ids = torch::tensor({{2, 5, 2, 1}, {3, 3, 3, 3}, {0, 6, 1, 2}}, at::kLong);  // repeated pieces

  at::Tensor weights() const { return at::softmax(energies, -1); }
  at::Tensor log_probs() const { return copy_log_probs(logits, {gate, weights(), ids}); }
};

}  // namespace

TEST_CASE("copying: the distribution sums to 1 with repeated source pieces and equals a naive loop") {
  torch::manual_seed(3);
  const Fixture f;
  const at::Tensor p = f.log_probs().exp(), generated = at::softmax(f.logits, -1), weights = f.weights();
  CHECK(close(p.sum(1), at::ones({kRows}), 1e-12));
  for (int64_t row = 0; row < kRows; ++row) {
    const double g = f.gate[row].sigmoid().item<double>();
    for (int64_t id = 0; id < kVocabulary; ++id) {
      double expected = g * generated[row][id].item<double>();
      for (int64_t s = 0; s < kSource; ++s) {
        if (f.ids[row][s].item<int64_t>() == id) expected += (1 - g) * weights[row][s].item<double>();
      }
      CHECK(p[row][id].item<double>() == Approx(expected).margin(1e-12));
    }
  }
}

TEST_CASE("copying with weights that sum to less than 1: the rest is generated") {
  torch::manual_seed(4);
  const Fixture f;
  const at::Tensor none = copy_log_probs(f.logits, {f.gate, at::zeros_like(f.energies), f.ids});
  CHECK(close(none, at::log_softmax(f.logits, -1), 1e-12));
  const at::Tensor half = copy_log_probs(f.logits, {f.gate, f.weights() / 2, f.ids});
  CHECK(close(half.exp().sum(1), at::ones({kRows}), 1e-12));
}

TEST_CASE("a gate that always generates has the loss of the plain output layer") {
  torch::manual_seed(5);
  const at::Tensor output = random_double({kRows, 2}), weight = random_double({kVocabulary, 2}),
                   bias = random_double({kVocabulary}), targets = torch::tensor({4, 0, 2}, at::kLong);
  const OutputLoss plain = output_loss(output, {weight, bias}, targets, {0.1, 0.5});
  const Fixture f;
  const at::Tensor open = at::full({kRows, 1}, 800.0, at::kDouble);
  const at::Tensor log_probs = copy_log_probs(at::linear(output, weight, bias), {open, f.weights(), f.ids});
  const OutputLoss copying = log_prob_loss(log_probs, targets, {0.1, 0.5});
  CHECK(copying.objective.item<double>() == Approx(plain.objective.item<double>()).epsilon(1e-12));
  CHECK(copying.cross_entropy == Approx(plain.cross_entropy).epsilon(1e-12));
  CHECK(close(copying.log_probs, plain.log_probs, 1e-12));
}

TEST_CASE("a gate that is nearly shut keeps its digits in float") {
  const at::Tensor gate = at::full({1, 1}, -30.0), weights = torch::tensor({{0.5, 0.5}}, at::kFloat);
  const at::Tensor log_probs = copy_log_probs(at::zeros({1, 4}), {gate, weights, torch::tensor({{0, 1}}, at::kLong)});
  CHECK(log_probs[0][3].item<double>() == Approx(-30 - std::log(4)).epsilon(1e-5));
}

TEST_CASE("gradients of copying agree with central differences") {
  torch::manual_seed(6);
  const Fixture f;
  const at::Tensor targets = torch::tensor({2, 3, 4}, at::kLong);
  const auto loss = [&] { return log_prob_loss(f.log_probs(), targets, {0.1, 1}).objective; };
  CHECK(gradient_error(loss, {f.logits, f.gate, f.energies}) < 1e-7);
}
