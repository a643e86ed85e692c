// Multi-head attention and self-attention: against the attention without heads and against LibTorch's own.
#include "nn/attention/multi_head.hpp"

#include <torch/nn/modules/activation.h>

#include <limits>

#include "nn/attention/window.hpp"
#include "nn/self_attention.hpp"
#include "transformer_support.hpp"

using namespace gloss;
using namespace gloss::testing;

TEST_CASE("one head with identity projections is the attention without heads") {
  const at::Tensor query = random_double({kBatch, kTarget, kWidth});
  for (const char* score : {"scaled-dot", "dot", "cosine", "additive"}) {
    INFO(score);
    ModelOptions options = tiny_transformer();
    options.attention_score = score;
    const AttentionShape shape{kWidth, kWidth, 5};
    const auto single = make_single_attention(options, shape);
    const auto heads = make_multi_head(options, shape, 1);
    single->to(at::kDouble);
    heads->to(at::kDouble);
    const at::NoGradGuard no_grad;
    for (const char* name : {"query", "key", "value", "output"}) {
      heads->named_parameters()[std::string(name) + ".weight"].copy_(at::eye(kWidth));
    }
    for (const auto& parameter : single->named_parameters()) {
      heads->named_parameters()["head." + parameter.key()].copy_(parameter.value());
    }
    const Annotations annotations = annotations_of();
    const AttentionResult one = single->begin(single->remember(annotations))->step(query, {}, {});
    const auto run = heads->begin(heads->remember(annotations));
    const AttentionResult other = run->step(query, {}, {});
    CHECK(close(other.context, one.context, kTight));
    CHECK(close(other.weights, one.weights, kTight));
    CHECK(close(run->context(query, {}, {}), one.context, kTight));
  }
}

TEST_CASE("multi-head attention equals torch::nn::MultiheadAttention with the same weights") {
  const int64_t key = 6;
  torch::manual_seed(36);
  torch::nn::MultiheadAttention theirs(torch::nn::MultiheadAttentionOptions(kWidth, kHeads).kdim(key).vdim(key));
  theirs->to(at::kDouble);
  ModelOptions options = tiny_transformer();
  const auto ours = make_multi_head(options, {kWidth, key, kWidth, kWidth}, kHeads);
  ours->to(at::kDouble);
  const at::NoGradGuard no_grad;
  theirs->in_proj_bias.normal_();
  theirs->out_proj->bias.normal_();
  auto parameters = ours->named_parameters();
  const auto biases = theirs->in_proj_bias.chunk(3);
  const std::vector<std::pair<std::string, std::pair<at::Tensor, at::Tensor>>> copies = {
      {"query", {theirs->q_proj_weight, biases[0]}},
      {"key", {theirs->k_proj_weight, biases[1]}},
      {"value", {theirs->v_proj_weight, biases[2]}},
      {"output", {theirs->out_proj->weight, theirs->out_proj->bias}}};
  for (const auto& [name, copy] : copies) {
    parameters[name + ".weight"].copy_(copy.first);
    parameters[name + ".bias"].copy_(copy.second);
  }
  const at::Tensor query = random_double({kTarget, kBatch, kWidth});
  const Annotations annotations = annotations_of(key);
  const at::Tensor keys = annotations.states.transpose(0, 1).contiguous();
  const auto [context, weights] = theirs->forward(query, keys, keys, padding_mask(lengths(), kSource));
  // Both layouts: views of tensors by time, and tensors by sentence.
  for (const bool by_time : {true, false}) {
    const auto laid = [&](const at::Tensor& x) { return by_time ? x.transpose(0, 1) : x.transpose(0, 1).contiguous(); };
    const auto run = ours->begin(ours->remember({laid(keys), lengths(), {}, {}, {}}));
    const AttentionResult result = run->step(laid(query), {}, {});
    CHECK(close(result.context.transpose(0, 1), context, kTight));
    CHECK(close(result.weights, weights, kTight));
    CHECK(result.weights[1].narrow(1, 2, 3).abs().max().item<double>() == 0);
    CHECK(close(run->context(laid(query), {}, {}).transpose(0, 1), context, kTight));
  }
}

TEST_CASE("self-attention equals torch::nn::MultiheadAttention, over packed pieces and causal") {
  torch::manual_seed(37);
  torch::nn::MultiheadAttention theirs(kWidth, kHeads);
  theirs->to(at::kDouble);
  const at::NoGradGuard no_grad;
  theirs->in_proj_bias.normal_();
  theirs->out_proj->bias.normal_();
  const auto copied = [&](const std::shared_ptr<Window>& window) {
    SelfAttention ours(tiny_transformer(), kWidth, window);
    ours->to(at::kDouble);
    auto parameters = ours->named_parameters();
    // Theirs has all queries, all keys, all values; ours has the three of each head together.
    const auto by_heads = [](const at::Tensor& x) {
      return x.unflatten(0, {3, kHeads, kWidth / kHeads}).transpose(0, 1).flatten(0, 2);
    };
    parameters["input.weight"].copy_(by_heads(theirs->in_proj_weight));
    parameters["input.bias"].copy_(by_heads(theirs->in_proj_bias));
    parameters["output.weight"].copy_(theirs->out_proj->weight);
    parameters["output.bias"].copy_(theirs->out_proj->bias);
    return ours;
  };

  const Packing packing(lengths(), kSource);
  const at::Tensor pieces = random_double({packing.positions().size(0), kWidth});
  const at::Tensor padded = packing.unpack_by_time(pieces);  // [src_len, batch, width]
  const auto [all, all_weights] = theirs->forward(padded, padded, padded, padding_mask(lengths(), kSource));
  const SelfAttention global = copied(make_global_window(tiny_transformer(), {kWidth, kWidth, kWidth}));
  CHECK(close(global->forward(pieces, packing, {}), packing.pack_by_time(all), kTight));

  const at::Tensor x = random_double({kTarget, kBatch, kWidth});
  // Theirs adds its mask to the energies.
  const at::Tensor later = at::full({kTarget, kTarget}, -std::numeric_limits<double>::infinity(), at::kDouble).triu(1);
  const auto [causal, causal_weights] = theirs->forward(x, x, x, {}, true, later);
  CHECK(close(copied(make_causal_window())->forward(x, {}), causal, kTight));
}

TEST_CASE("the causal window counts a call's queries from the state's step") {
  const auto window = make_causal_window();
  const Memory memory{{}, random_double({1, 4, kWidth}), {}, {}, {}};
  const at::Tensor mask = window->view(random_double({1, 2, kWidth}), memory, AttentionState{{}, {}, 1}).mask;
  CHECK(at::equal(mask[0], torch::tensor({0, 0, 1, 1, 0, 0, 0, 1}, at::kBool).view({2, 4})));
}
