// Products of small matrices as plain loops, C = factor A B, for sizes at which a call of a general product costs more
// than its work. To be inlined into functions with GLOSS_VECTOR_CLONES.
#pragma once

#include <cstdint>

#include "nn/ops/simd_math.hpp"

namespace gloss {

/// A matrix somewhere in memory: element (i, j) is data[i * row + j * column].
template <class T>
struct MatrixView {
  T* data;
  int64_t row, column = 1;

  MatrixView transposed() const { return {data, column, row}; }
};

/// a: rows x depth; b: depth x columns; c: rows x columns, written. In b and c the columns lie side by side.
template <class T>
struct SmallProduct {
  MatrixView<const T> a, b;
  MatrixView<T> c;
  int64_t rows, columns, depth;
  T factor = 1;
};

inline constexpr int64_t kProductColumns = 16;  // of C that are made at once, in registers

/// kRows rows from i on and `columns` columns from j on, at most kProductColumns.
template <int64_t kRows, class T>
GLOSS_INLINE void small_product_block(const SmallProduct<T>& p, int64_t i, int64_t j, int64_t columns) {
  T sum[kRows][kProductColumns] = {};
  for (int64_t k = 0; k < p.depth; ++k) {
    const T* b = p.b.data + k * p.b.row + j;
    for (int64_t r = 0; r < kRows; ++r) {
      const T a = p.a.data[(i + r) * p.a.row + k * p.a.column];
#pragma omp simd
      for (int64_t s = 0; s < columns; ++s) sum[r][s] += a * b[s];
    }
  }
  for (int64_t r = 0; r < kRows; ++r) {
    T* c = p.c.data + (i + r) * p.c.row + j;
#pragma omp simd
    for (int64_t s = 0; s < columns; ++s) c[s] = sum[r][s] * p.factor;
  }
}

template <int64_t kRows, class T>
GLOSS_INLINE void small_product_rows(const SmallProduct<T>& p, int64_t i) {
  int64_t j = 0;
  for (; j + kProductColumns <= p.columns; j += kProductColumns) {
    small_product_block<kRows>(p, i, j, kProductColumns);
  }
  if (j < p.columns) small_product_block<kRows>(p, i, j, p.columns - j);
}

template <class T>
GLOSS_INLINE void small_product(const SmallProduct<T>& p) {
  int64_t i = 0;
  for (; i + 4 <= p.rows; i += 4) small_product_rows<4>(p, i);
  for (; i < p.rows; ++i) small_product_rows<1>(p, i);
}

}  // namespace gloss
