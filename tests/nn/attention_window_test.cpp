// The windows against naive loops, at the ends of the source, and in the limit of a window that holds everything.
#include "nn/attention/window.hpp"

#include "attention_fixture.hpp"
#include "nn/row_attention.hpp"

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

/// Whether local-m of width D sees position s in a step.
bool in_band(int64_t s, int64_t step, int64_t length, int64_t width) {
  return s < length && std::abs(s - std::min(step, length - 1)) <= width;
}

/// weights: [src_len] of a step under local-m of width 1.
void check_band(const at::Tensor& weights, int64_t step, int64_t length) {
  for (int64_t s = 0; s < kLength; ++s) {
    INFO("step " << step << " length " << length << " position " << s);
    CHECK((weights[s].item<double>() != 0) == in_band(s, step, length, 1));
  }
}

/// The equation of local-p for every sentence, query and position.
void check_predicted(int64_t width) {
  const AttentionFixture f(local("local-p", 1));
  const at::NoGradGuard no_grad;
  const auto window = make_window(local("local-p", static_cast<int>(width)), {kQuery, kKey, kHidden});
  window->to(at::kDouble);
  window->named_parameters()["v"].mul_(10);  // places apart from the middle
  const auto parameters = window->named_parameters();
  const WindowView view = window->view(f.query, memory_of(f), {});
  for (int64_t b = 0; b < kBatch; ++b) {
    for (int64_t i = 0; i < kQueries; ++i) {
      const at::Tensor hidden = at::mv(parameters["query.weight"], f.query[b][i]).tanh();
      const double z = at::dot(parameters["v"], hidden).item<double>();
      const double size = static_cast<double>(f.length(b)), center = size / (1 + std::exp(-z));
      for (int64_t s = 0; s < kLength; ++s) {
        const double distance = static_cast<double>(s) - center, sigma = static_cast<double>(width) / 2;
        const double gain = std::exp(-distance * distance / (2 * sigma * sigma));
        CHECK(view.gain[b][i][s].item<double>() == Approx(gain).margin(kTight));
        const double from_seen = std::abs(static_cast<double>(s) - std::min(center, size - 1));
        CHECK(view.mask[b][i][s].item<bool>() == !(s < f.length(b) && from_seen <= static_cast<double>(width)));
      }
    }
  }
}

}  // namespace

TEST_CASE("local-m sees a band around the step's number and stays at the source's end") {
  for (const int width : {1, 3}) {
    const auto window = make_window(local("local-m", width), {kQuery, kKey, kHidden});
    const AttentionFixture f("dot");
    for (const int64_t step : {0, 1, 3, 4, 5, 40}) {
      INFO("width " << width << " step " << step);
      const WindowView view = window->view(f.query, memory_of(f), AttentionState{{}, {}, step});
      CHECK_FALSE(view.gain.defined());
      for (int64_t b = 0; b < kBatch; ++b) {
        for (int64_t s = 0; s < kLength; ++s) {
          CHECK(view.mask[b][0][s].item<bool>() == !in_band(s, step, f.length(b), width));
        }
      }
    }
  }
}

TEST_CASE("the steps of an attention move the band of local-m, with several heads and for rows that share sources") {
  for (const int heads : {1, 2}) {
    INFO(heads);
    ModelOptions options = local("local-m", 1);
    options.attention_heads = heads;
    const AttentionFixture f(options);
    const at::NoGradGuard no_grad;
    const std::vector<int> sources = {2, 0, 0, 1};
    const at::Tensor query = random_double({4, kQuery});
    const Memory memory = memory_of(f);
    const auto run = f.attention->begin(memory);
    const RowMap map(sources, kBatch);
    const RowAttention rows(*f.attention, memory, map);
    AttentionState state, state_of_rows;
    for (int64_t step = 0; step < 5; ++step) {
      const AttentionResult by_sentence = run->step(f.query, state, {});
      const RowAttentionResult by_row = rows.step(query, state_of_rows, {});
      for (int64_t b = 0; b < kBatch; ++b) {
        for (int64_t i = 0; i < kQueries; ++i) check_band(by_sentence.weights[b][i], step, f.length(b));
      }
      for (int64_t row = 0; row < 4; ++row) check_band(by_row.weights[row], step, f.length(sources[row]));
      state = by_sentence.state;
      state_of_rows = by_row.state;
    }
  }
}

TEST_CASE("local-p sees a band around a predicted place, weighted by a Gaussian") {
  for (const int64_t width : {1, 3}) check_predicted(width);
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
