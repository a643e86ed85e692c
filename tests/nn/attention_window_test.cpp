// The windows against naive loops, at the ends of the source, and in the limit of a window that holds everything.
#include "nn/attention/window.hpp"

#include "attention_fixture.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

ModelOptions local(const std::string& window, int width) {
  ModelOptions options = attention_options("dot", window);
  options.attention_width = width;
  return options;
}

Memory memory_of(const AttentionFixture& f) {
  return f.attention->remember(f.annotations);
}

/// The weights of the same dot attention with the global window.
at::Tensor global_weights(const AttentionFixture& like) {
  const AttentionFixture global(attention_options("dot"));
  const at::NoGradGuard no_grad;
  global.parameter("score.key.weight").copy_(like.parameter("score.key.weight"));
  return global.attention->begin(global.attention->remember(like.annotations))->step(like.query, {}, {}).weights;
}

}  // namespace

TEST_CASE("local-m sees a band around the step's number and stays at the source's end") {
  const auto window = make_window(local("local-m", 1), {kQuery, kKey, kHidden});
  const AttentionFixture f("dot");
  for (const int64_t step : {0, 1, 3, 4, 5, 40}) {
    INFO(step);
    const WindowView view = window->view(f.query, memory_of(f), AttentionState{{}, {}, step});
    CHECK_FALSE(view.gain.defined());
    for (int64_t b = 0; b < kBatch; ++b) {
      const int64_t center = std::min(step, f.length(b) - 1);
      for (int64_t s = 0; s < kLength; ++s) {
        const bool seen = s < f.length(b) && std::abs(s - center) <= 1;
        CHECK(view.mask[b][0][s].item<bool>() == !seen);
      }
    }
  }
}

TEST_CASE("local-p sees a band around a predicted place, weighted by a Gaussian") {
  const AttentionFixture f(local("local-p", 1));
  const at::NoGradGuard no_grad;
  const auto window = make_window(local("local-p", 1), {kQuery, kKey, kHidden});
  window->to(at::kDouble);
  const auto parameters = window->named_parameters();
  const WindowView view = window->view(f.query, memory_of(f), {});
  for (int64_t b = 0; b < kBatch; ++b) {
    for (int64_t i = 0; i < kQueries; ++i) {
      const at::Tensor hidden = at::mv(parameters["query.weight"], f.query[b][i]).tanh();
      const double z = at::dot(parameters["v"], hidden).item<double>();
      const double size = static_cast<double>(f.length(b)), center = size / (1 + std::exp(-z));
      for (int64_t s = 0; s < kLength; ++s) {
        const double distance = static_cast<double>(s) - center;
        CHECK(view.gain[b][i][s].item<double>() == Approx(std::exp(-distance * distance * 2)).margin(kTight));
        const bool seen = s < f.length(b) && std::abs(static_cast<double>(s) - std::min(center, size - 1)) <= 1;
        CHECK(view.mask[b][i][s].item<bool>() == !seen);
      }
    }
  }
}

TEST_CASE("no window is empty, however far a place is predicted") {
  for (const double far : {-1e3, 1e3}) {
    const AttentionFixture f(local("local-p", 1));
    const at::NoGradGuard no_grad;
    f.parameter("window.query.weight").fill_(1e3);
    f.parameter("window.v").fill_(far);
    const at::Tensor weights = f.steps()[0].weights;
    CHECK(at::isfinite(weights).all().item<bool>());
    CHECK(weights.sum(-1).min().item<double>() > 0);
  }
}

TEST_CASE("a window as wide as the source is the global one") {
  const AttentionFixture by_step(local("local-m", kLength));
  CHECK(close(by_step.steps()[0].weights, global_weights(by_step), kTight));
  // sigma grows with the width: the Gaussian goes to 1 as width^-2.
  const AttentionFixture predicted(local("local-p", 100000000));
  CHECK(close(predicted.steps()[0].weights, global_weights(predicted), kTight));
}

TEST_CASE("the Gaussian of local-p is not normalized again") {
  const AttentionFixture f(local("local-p", 2));
  CHECK(f.steps()[0].weights.sum(-1).max().item<double>() < 1);
}
