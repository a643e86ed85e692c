// The parts of a Transformer's layers: positions, layer normalization, the order of a sublayer.
#include <cmath>

#include "nn/layer_norm.hpp"
#include "nn/positions.hpp"
#include "nn/sublayer.hpp"
#include "transformer_support.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

/// Makes every sublayer give 0: the last projections of attentions and feed-forward layers.
void silence_sublayers(const torch::nn::Module& module) {
  const at::NoGradGuard no_grad;
  for (const auto& parameter : module.named_parameters()) {
    const bool last =
        parameter.key().find(".output.") != std::string::npos || parameter.key().find(".outer.") != std::string::npos;
    if (last) parameter.value().zero_();
  }
}

at::Tensor normalized(const at::Tensor& x) {
  const at::Tensor centered = x - x.mean(-1, true);
  return centered / (centered.square().mean(-1, true) + 1e-5).sqrt();
}

/// Scaled embeddings and positions, [n, rows, width].
at::Tensor placed(const at::Tensor& embedded) {
  const at::Tensor positions = make_positions(tiny_transformer(), kWidth)->at(0, embedded.size(0), embedded.options());
  return embedded * std::sqrt(static_cast<double>(kWidth)) + positions.unsqueeze(1);
}

}  // namespace

TEST_CASE("sinusoid positions equal their formula, at odd widths too") {
  for (const int64_t width : {8, 7}) {
    const at::Tensor all = make_positions(tiny_transformer(), width)->at(0, 50, at::kDouble);
    REQUIRE(all.sizes() == at::IntArrayRef({50, width}));
    for (int64_t t : {0, 1, 17, 49}) {
      for (int64_t i = 0; i < width; ++i) {
        const double angle =
            static_cast<double>(t) / std::pow(10000.0, static_cast<double>(i / 2 * 2) / static_cast<double>(width));
        CHECK(all[t][i].item<double>() == Approx(i % 2 == 0 ? std::sin(angle) : std::cos(angle)).margin(kTight));
      }
    }
    CHECK(at::equal(make_positions(tiny_transformer(), width)->at(17, 3, at::kDouble), all.narrow(0, 17, 3)));
  }
}

TEST_CASE("learned positions behind the table share its last row") {
  ModelOptions options = tiny_transformer();
  options.positions = "learned";
  options.position_table = 3;
  const auto positions = make_positions(options, kWidth);
  const at::Tensor table = positions->named_parameters()["table"];
  CHECK(at::equal(positions->at(1, 4, at::kFloat), table.index_select(0, torch::tensor({1, 2, 2, 2}, at::kLong))));
}

TEST_CASE("layer normalization equals its equation, with gain and bias") {
  LayerNorm norm(kWidth);
  norm->to(at::kDouble);
  const at::NoGradGuard no_grad;
  const at::Tensor gain = random_double({kWidth}), bias = random_double({kWidth}), x = random_double({3, 2, kWidth});
  norm->named_parameters()["gain"].copy_(gain);
  norm->named_parameters()["bias"].copy_(bias);
  CHECK(close(norm->forward(x), normalized(x) * gain + bias, kTight));
}

TEST_CASE("a sublayer in pre order is x + f(norm(x)), in post order norm(x + f(x))") {
  ModelOptions options = tiny_transformer();
  const at::Tensor x = random_double({2, 3, kWidth});
  const auto f = [](const at::Tensor& y) { return y.sin(); };
  for (const char* order : {"pre", "post"}) {
    options.transformer_norm = order;
    Sublayer sublayer(options, kWidth);
    sublayer->to(at::kDouble);
    const at::Tensor expected = order == std::string("pre") ? x + f(normalized(x)) : normalized(x + f(x));
    CHECK(close(sublayer->around(x, {}, f), expected, kTight));
  }
}

TEST_CASE("blocks in pre order whose sublayers give 0 are the identity") {
  const at::Tensor target = random_double({kTarget, kBatch, kWidth});
  const Packing packing(lengths(), kSource);
  const at::Tensor source = random_double({packing.lengths().sum().item<int64_t>(), kWidth});
  const at::Tensor padding = padding_mask(lengths(), kSource).unsqueeze(2);
  const at::Tensor source_in = placed(packing.unpack(source).transpose(0, 1)).transpose(0, 1);
  for (const char* order : {"pre", "post"}) {
    ModelOptions options = tiny_transformer();
    options.transformer_norm = order;
    const auto encoder = encoder_of(options);
    const auto decoder = decoder_of(options);
    silence_sublayers(*encoder);
    silence_sublayers(*decoder);
    // In pre order what remains is the norm at the end of the stack; in post order there are two or three a layer.
    const auto norms = [&](const at::Tensor& x, int times) {
      at::Tensor y = x;
      for (int i = 0; i < times; ++i) y = normalized(y);
      return y;
    };
    const bool pre = order == std::string("pre");
    CHECK(close(encoder->forward(source, packing, {}).states, norms(source_in, pre ? 1 : 4).masked_fill(padding, 0),
                kTight));
    CHECK(close(decoder->forward(annotations_of(), target, {}).output, norms(placed(target), pre ? 1 : 6), kTight));
  }
}

TEST_CASE("an unknown order of norms is refused with the valid names") {
  ModelOptions options = tiny_transformer();
  options.transformer_norm = "past";
  CHECK_THROWS_WITH(make_encoder(options), contains_text("pre") && contains_text("post"));
}

TEST_CASE("in post order the branches of a stack begin smaller by the root of their number, all else as in pre order") {
  ModelOptions pre = tiny_transformer(), post = pre;
  pre.encoder_layers = post.encoder_layers = 3;
  post.transformer_norm = "post";
  const auto check = [](const torch::nn::Module& large, const torch::nn::Module& small, int64_t sublayers) {
    const auto parameters = large.named_parameters();
    int64_t branches = 0;
    for (const auto& parameter : small.named_parameters()) {
      INFO(parameter.key());
      const bool last = parameter.key().ends_with(".output.weight") || parameter.key().ends_with(".outer.weight");
      const double scale = last ? 1 / std::sqrt(static_cast<double>(sublayers)) : 1;
      CHECK(close(parameter.value(), scale * parameters[parameter.key()], 1e-6));
      branches += last ? 1 : 0;
    }
    CHECK(branches == sublayers);
  };
  check(*encoder_of(pre), *encoder_of(post), 6);
  check(*decoder_of(pre), *decoder_of(post), 6);
}
