#include "nn/attention/window.hpp"

#include <functional>
#include <map>

#include "model/options_text.hpp"

namespace gloss {

namespace {

/// Every position of the sentence (Bahdanau et al. 2015; "global attention" of Luong et al. 2015).
class GlobalWindow : public Window {
 public:
  WindowView view(const at::Tensor& /*query*/, const Memory& memory, const AttentionState& /*state*/) const override {
    return {memory.padding.unsqueeze(1), {}};
  }
};

using MakeWindow = std::function<std::shared_ptr<Window>(int64_t query)>;

const std::map<std::string, MakeWindow>& table() {
  static const std::map<std::string, MakeWindow> windows = {
      {"global", [](int64_t) { return std::make_shared<GlobalWindow>(); }},
  };
  return windows;
}

}  // namespace

std::vector<std::string> window_names() {
  std::vector<std::string> names;
  for (const auto& [name, make] : table()) names.push_back(name);
  return names;
}

std::shared_ptr<Window> make_window(const std::string& name, int64_t query) {
  require_choice("attention-window", name, window_names());
  return table().at(name)(query);
}

}  // namespace gloss
