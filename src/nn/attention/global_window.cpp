// The global window: every position of the sentence (Bahdanau et al. 2015; section 3.1 of Luong et al. 2015).
#include "nn/attention/window.hpp"

namespace gloss {

namespace {

class GlobalWindow : public Window {
 public:
  WindowView view(const at::Tensor& /*query*/, const Memory& memory, const AttentionState& /*state*/) const override {
    return {memory.padding.unsqueeze(1), {}};
  }
};

}  // namespace

std::shared_ptr<Window> make_global_window(const ModelOptions& /*options*/, const AttentionShape& /*shape*/) {
  return std::make_shared<GlobalWindow>();
}

}  // namespace gloss
