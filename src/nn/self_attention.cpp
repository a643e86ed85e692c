#include "nn/self_attention.hpp"

#include <torch/torch.h>

#include "nn/attention/multi_head.hpp"
#include "nn/attention/window.hpp"

namespace gloss {

SelfAttentionImpl::SelfAttentionImpl(const ModelOptions& options, int64_t width, const std::shared_ptr<Window>& window)
    : attention_(register_module("attention", make_self_attention(options, width, window))) {}

at::Tensor SelfAttentionImpl::forward(const at::Tensor& x, const at::Tensor& lengths, const Mode& mode) const {
  const at::Tensor by_sentence = x.transpose(0, 1);  // [batch, n, width]
  const Memory memory = attention_->remember({by_sentence, lengths, {}, {}, {}});
  return attention_->begin(memory)->context(by_sentence, {}, mode).transpose(0, 1);
}

at::Tensor SelfAttentionImpl::step(const at::Tensor& x, Memory& seen) const {
  const at::Tensor query = x.unsqueeze(1);  // [rows, 1, width]
  const Memory own = attention_->remember({query, {}, {}, {}, {}});
  const int64_t position = seen.values.defined() ? seen.source_length() : 0;
  seen = position > 0 ? seen.append(own) : own;
  return attention_->begin(seen)->context(query, AttentionState{{}, {}, position}, Mode{}).squeeze(1);
}

}  // namespace gloss
