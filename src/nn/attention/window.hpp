// Windows: which source positions a query may see. A window gives a mask that goes in before the normalizer and a gain
// that is multiplied in after it. To add one: a Window in a file of this folder, a row in window.cpp's table, a test.
#pragma once

#include <torch/nn/module.h>

#include <memory>
#include <string>
#include <vector>

#include "nn/attention/attention.hpp"

namespace gloss {

struct WindowView {
  at::Tensor mask;  // [batch or 1, 1 or queries, src_len], bool, true where the query may not look; no row is wholly
                    // true
  at::Tensor gain;  // [batch, queries, src_len] or undefined
};

class Window : public torch::nn::Module {
 public:
  /// query: [batch, queries, width]; where a window asks for the step, all queries of a call are of step state.step
  /// (rows that share a source).
  virtual WindowView view(const at::Tensor& query, const Memory& memory, const AttentionState& state) const = 0;
};

/// Of options.attention_window. Throws UsageError for an unknown name.
std::shared_ptr<Window> make_window(const ModelOptions& options, const AttentionShape& shape);
std::vector<std::string> window_names();

// The members, each in the file of its name.
std::shared_ptr<Window> make_global_window(const ModelOptions& options, const AttentionShape& shape);
std::shared_ptr<Window> make_local_m_window(const ModelOptions& options, const AttentionShape& shape);
std::shared_ptr<Window> make_local_p_window(const ModelOptions& options, const AttentionShape& shape);

/// Of self-attention in decoders; not for the source, hence not among the names.
std::shared_ptr<Window> make_causal_window();

}  // namespace gloss
