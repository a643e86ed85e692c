#include "nn/attention/window.hpp"

#include <functional>
#include <map>

#include "model/options_text.hpp"

namespace gloss {

namespace {

using MakeWindow = std::function<std::shared_ptr<Window>(const ModelOptions&, const AttentionShape&)>;

const std::map<std::string, MakeWindow>& table() {
  static const std::map<std::string, MakeWindow> windows = {
      {"global", make_global_window},
      {"local-m", make_local_m_window},
      {"local-p", make_local_p_window},
  };
  return windows;
}

}  // namespace

std::vector<std::string> window_names() {
  std::vector<std::string> names;
  for (const auto& [name, make] : table()) names.push_back(name);
  return names;
}

std::shared_ptr<Window> make_window(const ModelOptions& options, const AttentionShape& shape) {
  require_choice("attention-window", options.attention_window, window_names());
  return table().at(options.attention_window)(options, shape);
}

}  // namespace gloss
