// The fused attention by products: equal to LibTorch's, gradients, exact zeros, views, and where attention uses it.
#include "nn/ops/softmax_attention.hpp"

#include "nn/attention/attention.hpp"
#include "numeric.hpp"

using namespace gloss;
using gloss::testing::close;
using gloss::testing::gradient_error;
using gloss::testing::kTight;
using gloss::testing::random_double;

namespace {

struct Operands {
  at::Tensor query, keys, values;
};

/// As a decoder has them: [batch, n, width] as views of tensors by time, keys and values interleaved.
Operands operands(int64_t batch, int64_t queries, int64_t n, int64_t width) {
  const auto both = random_double({n, batch, 2, width}).unbind(2);
  return {random_double({queries, batch, width}).transpose(0, 1), both[0].transpose(0, 1), both[1].transpose(0, 1)};
}

/// true with probability 1/2, but never in the first column.
at::Tensor random_mask(int64_t batch, int64_t queries, int64_t n) {
  at::Tensor mask = at::rand({batch, queries, n}) < 0.5;
  mask.select(2, 0).fill_(false);
  return mask;
}

}  // namespace

TEST_CASE("the fused attention equals scaled_dot_product_attention at all sizes and kinds of masks") {
  torch::manual_seed(41);
  for (const int64_t queries : {1, 2, 4, 7, 18}) {
    for (const int64_t n : {1, 5, 16, 33}) {
      for (const int64_t width : {3, 16, 20}) {
        const Operands o = operands(3, queries, n, width);
        for (const auto& [mask_batch, mask_queries] : {std::pair<int64_t, int64_t>{3, queries}, {3, 1}, {1, queries}}) {
          INFO(queries << " queries, " << n << " keys of " << width << ", mask " << mask_batch << " " << mask_queries);
          const at::Tensor mask = random_mask(mask_batch, mask_queries, n);
          const at::Tensor expected =
              at::scaled_dot_product_attention(o.query.contiguous(), o.keys.contiguous(), o.values.contiguous(),
                                               mask.logical_not().expand({3, queries, n}).contiguous());
          const double scale = 1 / std::sqrt(static_cast<double>(width));
          CHECK(close(softmax_attention(o.query, {o.keys, o.values, mask}, scale), expected, kTight));
          const auto as_float = [](const at::Tensor& x) { return x.to(at::kFloat); };
          const at::Tensor in_float =
              softmax_attention(as_float(o.query), {as_float(o.keys), as_float(o.values), mask}, scale);
          CHECK(close(in_float, expected.to(at::kFloat), 1e-5));
        }
      }
    }
  }
}

TEST_CASE("gradients of the fused attention agree with central differences") {
  torch::manual_seed(42);
  for (const int64_t queries : {1, 6}) {
    for (const int64_t n : {3, 18}) {
      const Operands o = operands(2, queries, n, 5);
      std::vector<at::Tensor> inputs;
      for (const at::Tensor& x : {o.query, o.keys, o.values}) {
        inputs.push_back(x.contiguous().requires_grad_());
      }
      const at::Tensor mask = random_mask(2, queries, n), direction = random_double({2, queries, 5});
      const auto loss = [&] {
        return at::sum(softmax_attention(inputs[0], {inputs[1], inputs[2], mask}, 0.7).sin() * direction);
      };
      CHECK(gradient_error(loss, inputs) < 1e-7);
    }
  }
}

TEST_CASE("what the fused attention may not see changes nothing, and gets no gradient") {
  torch::manual_seed(43);
  Operands o = operands(2, 3, 6, 4);
  const at::Tensor mask = torch::tensor({0, 1, 0, 1, 1, 0}, at::kBool).view({1, 1, 6});
  const at::Tensor before = softmax_attention(o.query, {o.keys, o.values, mask}, 1);
  const at::Tensor hidden = mask.view({1, 6, 1});
  o.keys = o.keys.masked_fill(hidden, 1e200).requires_grad_();
  o.values = o.values.masked_fill(hidden, -1e200).requires_grad_();
  const at::Tensor after = softmax_attention(o.query, {o.keys, o.values, mask}, 1);
  CHECK(at::equal(before, after));
  after.sum().backward();
  for (const at::Tensor& x : {o.keys, o.values}) {
    CHECK(x.grad().masked_select(hidden).abs().max().item<double>() == 0);
    CHECK(x.grad().abs().max().item<double>() > 0);
  }
}

TEST_CASE("the context alone is that of a whole step, for every kind of attention") {
  std::vector<ModelOptions> all;
  for (const char* score : {"scaled-dot", "dot", "cosine", "general", "additive", "location"}) {
    for (const char* normalizer : {"softmax", "sparsemax", "entmax15"}) {
      for (const char* window : {"global", "local-m", "local-p"}) {
        for (const int heads : {1, 2}) {
          all.emplace_back();
          all.back().attention_score = score;
          all.back().attention_normalizer = normalizer;
          all.back().attention_window = window;
          all.back().attention_width = 1;
          all.back().attention_heads = heads;
        }
      }
    }
  }
  for (const ModelOptions& options : all) {
    INFO(options.attention_score << " " << options.attention_normalizer << " " << options.attention_window << " "
                                 << options.attention_heads);
    torch::manual_seed(44);
    const auto attention = make_attention(options, {4, 6, 5});
    attention->to(at::kDouble);
    const Annotations annotations{random_double({3, 5, 6}), torch::tensor({5, 3, 1}, at::kLong), {}, {}, {}};
    const at::Tensor query = random_double({3, 2, 4});
    const auto run = attention->begin(attention->remember(annotations));
    CHECK(close(run->context(query, {}, {}), run->step(query, {}, {}).context, kTight));
  }
}
