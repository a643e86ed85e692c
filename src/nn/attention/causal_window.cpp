// The causal window (Vaswani et al. 2017, section 3.2.3), of self-attention in decoders: query i of a call, whose first
// query has the number state.step, sees the positions
//   s <= state.step + i,
// its own and those before. It stands for the padding too: what is behind a sentence's end is behind all its queries.
#include "nn/attention/window.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class CausalWindow : public Window {
 public:
  WindowView view(const at::Tensor& query, const Memory& memory, const AttentionState& state) const override {
    const at::Tensor all = at::ones({query.size(1), memory.source_length()}, at::kBool);
    return {all.triu(state.step + 1).unsqueeze(0), {}};  // [1, queries, src_len]
  }
};

}  // namespace

std::shared_ptr<Window> make_causal_window() {
  return std::make_shared<CausalWindow>();
}

}  // namespace gloss
