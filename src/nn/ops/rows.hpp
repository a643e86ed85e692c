// Rows moved to places of their own and back: what packs and unpacks batches. The two are each other's gradient, which
// spares the general scatter-add that indexing would be differentiated into.
#pragma once

#include <ATen/core/Tensor.h>

namespace gloss {

/// rows: [n, width]; place: [n], int64, all different, below count -> [count, width], 0 where no row goes.
at::Tensor scatter_rows(const at::Tensor& rows, const at::Tensor& place, int64_t count);

/// x: [count, width]; place as above -> [n, width].
at::Tensor gather_rows(const at::Tensor& x, const at::Tensor& place);

}  // namespace gloss
