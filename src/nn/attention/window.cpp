#include "nn/attention/window.hpp"

#include "nn/named_table.hpp"

namespace gloss {

namespace {

const FactoryTable<Window, ModelOptions, AttentionShape>& table() {
  static const FactoryTable<Window, ModelOptions, AttentionShape> windows("attention-window",
                                                                          {
                                                                              {"global", make_global_window},
                                                                              {"local-m", make_local_m_window},
                                                                              {"local-p", make_local_p_window},
                                                                          });
  return windows;
}

}  // namespace

std::vector<std::string> window_names() {
  return table().names();
}

std::shared_ptr<Window> make_window(const ModelOptions& options, const AttentionShape& shape) {
  return table().at(options.attention_window)(options, shape);
}

}  // namespace gloss
