// What the tests of convolutional parts share: large weights, and the parts one position at a time.
#pragma once

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>
#include <vector>

#include "nn/decoder.hpp"
#include "nn/encoder.hpp"
#include "numeric.hpp"

namespace gloss::testing {

inline ModelOptions conv_options() {
  ModelOptions options;
  options.encoder_type = options.decoder_type = "conv";
  options.attention_score = "dot";
  options.embedding_size = 6;
  options.encoder_hidden = 5;
  options.decoder_hidden = 4;
  options.encoder_layers = options.decoder_layers = 2;
  options.dropout_embedding = options.dropout_layer = options.dropout_annotation = options.dropout_output = 0;
  return options;
}

inline std::shared_ptr<Encoder> large_encoder(const ModelOptions& options) {
  return with_large_weights(make_encoder(options));
}

inline std::shared_ptr<Decoder> large_decoder(const ModelOptions& options, int64_t width) {
  return with_large_weights(make_decoder(options, width));
}

/// Parts of a module by their names, one position at a time.
struct NaiveParts {
  torch::OrderedDict<std::string, at::Tensor> parameters;

  at::Tensor of(const std::string& name, const std::string& part) const {
    return parameters[name.empty() ? part : name + "." + part];
  }

  at::Tensor affine(const std::string& name, const at::Tensor& x) const {
    return at::mv(of(name, "weight"), x) + of(name, "bias");
  }

  /// x: a vector per position -> v(b + sum_j W_j x_{t + j - before}), positions that are not there being 0.
  std::vector<at::Tensor> gated(const std::string& name, const std::vector<at::Tensor>& x, int64_t before) const {
    const at::Tensor weight = of(name, "weight");
    const int64_t channels = x[0].size(0);
    std::vector<at::Tensor> y;
    for (int64_t t = 0; t < std::ssize(x); ++t) {
      at::Tensor sum = of(name, "bias").clone();
      for (int64_t j = 0; j < weight.size(0); ++j) {
        const int64_t from = t + j - before;
        if (from >= 0 && from < std::ssize(x)) sum += at::mv(weight[j].t(), x[from]);
      }
      y.push_back(sum.narrow(0, 0, channels) * sum.narrow(0, channels, channels).sigmoid());
    }
    return y;
  }
};

/// x_t + p_t / sqrt(width), the sinusoids by their formula. x: [time, width].
inline std::vector<at::Tensor> with_places(const at::Tensor& x) {
  std::vector<at::Tensor> rows;
  const int64_t width = x.size(1);
  for (int64_t t = 0; t < x.size(0); ++t) {
    const at::Tensor row = x[t].clone();
    for (int64_t i = 0; i < width; ++i) {
      const double angle = static_cast<double>(t) / std::pow(1e4, static_cast<double>(i / 2 * 2) / width);
      row[i].add_((i % 2 == 0 ? std::sin(angle) : std::cos(angle)) / std::sqrt(width));
    }
    rows.push_back(row);
  }
  return rows;
}

constexpr double kRootHalf = 0.7071067811865476;

inline Annotations encode_alone(const Encoder& encoder, const at::Tensor& embedded) {
  const at::Tensor lengths = torch::tensor({embedded.size(0)}, at::kLong);
  Annotations annotations = encoder.forward(embedded, Packing(lengths, embedded.size(0)), {});
  annotations.lengths = lengths;
  return annotations;
}

inline Annotations random_annotations(std::vector<int64_t> lengths, int64_t width) {
  Annotations annotations;
  const int64_t batch = std::ssize(lengths), longest = *std::max_element(lengths.begin(), lengths.end());
  annotations.states = random_double({batch, longest, width});
  annotations.values = random_double({batch, longest, width});
  annotations.lengths = torch::tensor(lengths, at::kLong);
  return annotations;
}

/// Which of the n rows of a gradient [n, ...] are not all 0.
inline std::vector<bool> touched(const at::Tensor& gradient) {
  std::vector<bool> rows;
  for (const at::Tensor& row : gradient.unbind(0)) rows.push_back(row.abs().max().item<double>() > 0);
  return rows;
}

}  // namespace gloss::testing
