// The monotonic local window, local-m (Luong et al. 2015, section 3.2): step t, counted from 0, sees the source
// positions
//   s with |s - p| <= D,  p = min(t, S - 1),
// S being the sentence's own length. The paper leaves open what happens behind the source's end; here the window stays
// on the last position, so that it is never empty.
#include "nn/attention/window.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class LocalMWindow : public Window {
 public:
  explicit LocalMWindow(int64_t width) : width_(width) {}

  WindowView view(const at::Tensor& /*query*/, const Memory& memory, const AttentionState& state) const override {
    const at::Tensor center = (memory.lengths - 1).clamp_max(state.step).unsqueeze(1);              // [batch, 1]
    const at::Tensor position = at::arange(memory.source_length(), center.options()).unsqueeze(0);  // [1, src_len]
    const at::Tensor outside = (position - center).abs() > width_;                                  // [batch, src_len]
    return {outside.logical_or(memory.padding).unsqueeze(1), {}};
  }

 private:
  int64_t width_;  // D
};

}  // namespace

std::shared_ptr<Window> make_local_m_window(const ModelOptions& options, const AttentionShape& /*shape*/) {
  return std::make_shared<LocalMWindow>(options.attention_width);
}

}  // namespace gloss
