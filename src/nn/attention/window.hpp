// Windows: which source positions a query may see. A window gives a mask that goes in before the normalizer and a gain
// that is multiplied in after it.
#pragma once

#include <torch/nn/module.h>

#include <memory>
#include <string>
#include <vector>

#include "nn/attention/memory.hpp"

namespace gloss {

struct WindowView {
  at::Tensor mask;  // [batch, 1 or queries, src_len], bool, true where the query may not look
  at::Tensor gain;  // [batch, queries, src_len] or undefined
};

class Window : public torch::nn::Module {
 public:
  /// query: [batch, queries, width].
  virtual WindowView view(const at::Tensor& query, const Memory& memory, const AttentionState& state) const = 0;
};

/// Throws UsageError for an unknown name. `query`: width of the queries.
std::shared_ptr<Window> make_window(const std::string& name, int64_t query);
std::vector<std::string> window_names();

}  // namespace gloss
