// Location score (Luong et al. 2015, eq. 8):  e = W_a q, one energy per source position, from the state
// alone. W_a has attention_table rows; positions behind the table all get the energy of its last row, so that a source
// of any length has an answer.
#include "nn/attention/score.hpp"
#include "nn/projection.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class LocationRun : public ScoreRun {
 public:
  LocationRun(const ProjectionImpl& table, const Memory& memory)
      : table_(table.begin()),
        row_of_(at::arange(memory.source_length(), at::kLong).clamp_max(table.weight.size(0) - 1)) {}

  at::Tensor energies(const at::Tensor& query, const AttentionState& /*state*/) const override {
    const at::Tensor all = table_(query.flatten(0, 1));  // [batch * queries, table]
    return all.index_select(1, row_of_).unflatten(0, {query.size(0), query.size(1)});
  }

 private:
  LinearOverTime table_;
  at::Tensor row_of_;  // [src_len], int64
};

class LocationScore : public Score {
 public:
  LocationScore(const ModelOptions& options, const AttentionShape& shape)
      : table_(register_module("table", Projection(shape.query, options.attention_table, false))) {}

  at::Tensor project_keys(const at::Tensor& /*annotations*/) const override { return {}; }
  bool uses_keys() const override { return false; }
  std::unique_ptr<ScoreRun> begin(const Memory& memory) const override {
    return std::make_unique<LocationRun>(*table_, memory);
  }

 private:
  Projection table_;
};

}  // namespace

std::shared_ptr<Score> make_location_score(const ModelOptions& options, const AttentionShape& shape) {
  return std::make_shared<LocationScore>(options, shape);
}

}  // namespace gloss
