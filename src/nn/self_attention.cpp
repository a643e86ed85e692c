#include "nn/self_attention.hpp"

#include "nn/attention/heads.hpp"
#include "nn/attention/normalizer.hpp"
#include "nn/attention/score.hpp"
#include "nn/attention/window.hpp"
#include "nn/init.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

std::shared_ptr<Attention> one_head(const ModelOptions& options, int64_t width, const std::shared_ptr<Window>& window) {
  AttentionParts parts;
  parts.score = make_scaled_dot_score(options, {.query = width, .key = width});
  parts.window = window;
  parts.normalizer = make_softmax(options);
  parts.dropout = options.dropout_attention;
  return compose_attention(parts);
}

struct Parts {
  at::Tensor query, key, value;  // [n, batch * heads, width / heads], views
};

/// projected: [n, batch, 3 * width].
Parts parts_of(const at::Tensor& projected, int64_t heads) {
  const std::vector<at::Tensor> parts = projected.view({projected.size(0), projected.size(1) * heads, 3, -1}).unbind(2);
  return {parts[0], parts[1], parts[2]};
}

}  // namespace

SelfAttentionImpl::SelfAttentionImpl(const ModelOptions& options, int64_t width, const std::shared_ptr<Window>& window)
    : heads_(options.transformer_heads),
      input_(register_module("input", Projection(width, 3 * width))),
      output_(register_module("output", Projection(width, width))),
      head_(register_module("head", one_head(options, width / options.transformer_heads, window))) {
  const at::NoGradGuard no_grad;
  input_->weight.copy_(at::cat({glorot(width, width), glorot(width, width), glorot(width, width)}));
}

/// projected: [n, batch, 3 * width]; lengths: [batch] or undefined -> contexts, [n, batch, width].
at::Tensor SelfAttentionImpl::attend(const at::Tensor& projected, const at::Tensor& lengths, const Mode& mode) const {
  const Parts parts = parts_of(projected, heads_);
  const auto by_head = [](const at::Tensor& x) { return x.transpose(0, 1); };  // [batch * heads, n, width / heads]
  const Memory memory = head_->remember(
      {.states = by_head(parts.key), .lengths = for_every_head(lengths, heads_), .values = by_head(parts.value)});
  const at::Tensor context = head_->begin(memory)->context(by_head(parts.query), {}, mode);
  return unfold_heads(context, heads_).transpose(0, 1);
}

at::Tensor SelfAttentionImpl::forward(const at::Tensor& x, const Mode& mode) const {
  return output_->forward(attend(input_->forward(x), {}, mode));
}

at::Tensor SelfAttentionImpl::forward(const at::Tensor& x, const Packing& packing, const Mode& mode) const {
  const at::Tensor projected = packing.unpack_by_time(input_->forward(x));  // [length, batch, 3 * width]
  return output_->forward(packing.pack_by_time(attend(projected, packing.lengths(), mode)));
}

at::Tensor SelfAttentionImpl::step(const at::Tensor& x, Memory& cache) const {
  const Parts parts = parts_of(input_->forward(x).unsqueeze(0), heads_);
  const auto by_head = [](const at::Tensor& y) { return y.transpose(0, 1); };  // [rows * heads, 1, width / heads]
  const Memory own = head_->remember({.states = by_head(parts.key), .values = by_head(parts.value)});
  const auto by_row = [&](const at::Tensor& y) { return y.unflatten(0, {-1, heads_}); };  // [rows, heads, 1, width]
  const Memory now{.keys = by_row(own.keys), .values = by_row(own.values)};
  const int64_t position = cache.values.defined() ? cache.source_length() : 0;
  cache = position > 0 ? cache.append(now) : now;
  const Memory folded{.keys = cache.keys.flatten(0, 1), .values = cache.values.flatten(0, 1)};
  const at::Tensor context = head_->begin(folded)->context(by_head(parts.query), {.step = position}, Mode{});
  return output_->forward(unfold_heads(context, heads_).squeeze(1));
}

}  // namespace gloss
