// The StepModel that search sees, over networks of every kind: stepwise = unrolled, the best pieces, rows that move,
// and what search makes of them.
#include "search/step_model.hpp"

#include <algorithm>

#include "model_variants.hpp"
#include "nn/nn_step_model.hpp"
#include "search/beam.hpp"
#include "search/greedy.hpp"
#include "search/search.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

/// Forced decoding by one pass and by single steps: log-probabilities and attention.
void check_forced(const ModelOptions& options) {
  const auto model = make_step_model(model_of(options));
  auto one_pass = model->encode(kSources), by_steps = model->encode(kSources);
  const auto forced = model->force(*one_pass, kTargets, true);
  const auto stepped = model->StepModel::force(*by_steps, kTargets, true);
  for (size_t row = 0; row < kTargets.size(); ++row) {
    REQUIRE(forced[row].log_probs.size() == kTargets[row].size());
    REQUIRE(stepped[row].log_probs.size() == kTargets[row].size());
    for (size_t t = 0; t < kTargets[row].size(); ++t) {
      CHECK(forced[row].log_probs[t] == Approx(stepped[row].log_probs[t]).margin(1e-5));
    }
    REQUIRE(forced[row].attention.size() == stepped[row].attention.size());
    CHECK(forced[row].attention.size() == (model->has_attention() ? kTargets[row].size() * kSources[row].size() : 0));
    for (size_t i = 0; i < forced[row].attention.size(); ++i) {
      CHECK(forced[row].attention[i] == Approx(stepped[row].attention[i]).margin(1e-5));
    }
  }
}

/// With parameters so large that what a row remembers matters.
Seq2Seq large_model(const ModelOptions& options) {
  Seq2Seq model = with_large_weights(model_of(options));
  model->to(at::kFloat);
  return model;
}

}  // namespace

TEST_CASE("forced decoding in one pass equals decoding step by step") {
  for (const ModelOptions& options : variants()) {
    INFO(name_of_model(options));
    check_forced(options);
  }
}

TEST_CASE("every composition of attention decodes step by step as in one pass, in every style of the decoder") {
  for (const char* style : kStyles) {
    for (const ModelOptions& options : every_attention(model_to_compose(style))) {
      INFO(name_of_model(options));
      check_forced(options);
    }
  }
}

TEST_CASE("step gives the top of scores, and the forced id's log-probability") {
  const auto model = make_step_model(model_of(tiny_model()));
  const std::vector<int> last(kSources.size(), model->end_id());
  auto one = model->encode(kSources);
  auto two = model->encode(kSources);
  const StepScores scores = model->scores(*one, last, true);
  const std::vector<int> banned = {1, 4};
  const auto results = model->step(*two, last, std::vector<StepRequest>(3, {4, banned, 7, true}));
  for (size_t row = 0; row < results.size(); ++row) {
    const float* logp = scores.log_probs.data() + row * kVocabulary;
    CHECK(results[row].forced_log_prob == Approx(logp[7]).margin(1e-6));
    CHECK(results[row].attention == scores.attention[row]);
    std::vector<int> order;
    for (int id = 0; id < kVocabulary; ++id) {
      if (id != 1 && id != 4) order.push_back(id);
    }
    std::sort(order.begin(), order.end(), [&](int a, int b) { return logp[a] > logp[b]; });
    REQUIRE(results[row].best.size() == 4);
    for (int i = 0; i < 4; ++i) {
      CHECK(results[row].best[i].id == order[i]);
      CHECK(results[row].best[i].log_prob == Approx(logp[order[i]]).margin(1e-6));
    }
  }
}

TEST_CASE("select reorders, repeats and drops rows; dropped sources leave the memory unnoticed") {
  const double tolerance = 1e-5;
  for (const ModelOptions& options : variants()) {
    INFO(name_of_model(options));
    const auto model = make_step_model(large_model(options));
    auto state = model->encode(kSources);
    const std::vector<int> parents = {2, 1, 2};  // source 0 goes
    model->select(*state, parents);
    const std::vector<int> first(3, model->end_id()), second = {8, 3, 1};  // rows 0 and 2 come apart
    model->scores(*state, first, false);
    model->scores(*state, second, false);
    const std::vector<int> again = {2, 0};  // source 1 goes too
    model->select(*state, again);
    const std::vector<int> last = {5, 5};
    const StepScores scores = model->scores(*state, last, true);

    for (size_t row = 0; row < 2; ++row) {
      auto alone = model->encode(std::vector<std::vector<int>>{kSources[2]});
      model->scores(*alone, std::vector<int>{model->end_id()}, false);
      model->scores(*alone, std::vector<int>{second[again[row]]}, false);
      const StepScores own = model->scores(*alone, std::vector<int>{last[row]}, true);
      for (int id = 0; id < kVocabulary; ++id) {
        CHECK(scores.log_probs[row * kVocabulary + id] == Approx(own.log_probs[id]).margin(tolerance));
      }
      CHECK(scores.attention[row].size() == own.attention[0].size());
      for (size_t i = 0; i < own.attention[0].size(); ++i) {
        CHECK(scores.attention[row][i] == Approx(own.attention[0][i]).margin(tolerance));
      }
    }
    double apart = 0;  // what the rows remember
    for (int id = 0; id < kVocabulary; ++id) {
      apart = std::max<double>(apart, std::abs(scores.log_probs[id] - scores.log_probs[kVocabulary + id]));
    }
    CHECK(apart > 30 * tolerance);
  }
}

TEST_CASE("search over a network: greedy = beam 1, batch = single, forced = written attention") {
  for (const ModelOptions& options : variants()) {
    INFO(name_of_model(options));
    const auto model = make_step_model(model_of(options));
    std::vector<SearchInput> inputs;
    for (const auto& source : kSources) inputs.push_back({source, {}, static_cast<int64_t>(inputs.size()) + 1});
    TranslateOptions translate;
    translate.beam_size = translate.n_best = 3;
    translate.max_length = 8;
    const SearchVocabulary vocabulary{{0, 1}};
    TranslateOptions one = translate;
    one.beam_size = one.n_best = 1;
    const SearchTask task{*model, inputs, vocabulary, one, true};
    const auto greedy = greedy_search(task), narrow = beam_search(task);
    for (size_t i = 0; i < inputs.size(); ++i) {
      CHECK(narrow[i][0].ids == greedy[i][0].ids);
      CHECK(narrow[i][0].attention == greedy[i][0].attention);
    }
    const auto beam = search(*model, inputs, vocabulary, translate, true);
    for (size_t i = 0; i < inputs.size(); ++i) {
      const auto single = search(*model, std::span(inputs).subspan(i, 1), vocabulary, translate, true);
      REQUIRE(single[0].size() == beam[i].size());
      for (size_t j = 0; j < beam[i].size(); ++j) {
        CHECK(single[0][j].ids == beam[i][j].ids);
        CHECK(single[0][j].log_prob == Approx(beam[i][j].log_prob).margin(1e-4));
        const std::vector<std::vector<int>> target = {beam[i][j].ids};
        const auto forced = force(*model, std::span(inputs).subspan(i, 1), target, true);
        CHECK(forced[0].log_prob == Approx(beam[i][j].log_prob).margin(1e-4));
        REQUIRE(forced[0].attention.size() == beam[i][j].attention.size());
        for (size_t k = 0; k < forced[0].attention.size(); ++k) {
          CHECK(forced[0].attention[k] == Approx(beam[i][j].attention[k]).margin(1e-4));
        }
      }
    }
  }
}
