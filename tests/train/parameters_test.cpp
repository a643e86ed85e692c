// Weights to a file and back; what does not fit is refused before anything is changed.
#include "nn/parameters.hpp"

#include <ATen/ATen.h>
#include <torch/nn/module.h>

#include "catch.hpp"
#include "tiny_run.hpp"

namespace gloss {

using namespace test;

namespace {

struct Tied : torch::nn::Module {
  at::Tensor first, second, baseline;
  Tied() {
    first = register_parameter("first", at::randn({3, 2}));
    second = register_parameter("second", at::randn({4}));
    baseline = register_buffer("baseline", at::ones({1}));
  }
};

}  // namespace

TEST_CASE("tied weights appear once, buffers behind the parameters") {
  Tied module;
  module.register_parameter("again", module.first);
  std::vector<std::string> names;
  for (const NamedTensor& named : named_tensors(module)) names.push_back(named.name);
  CHECK(names == std::vector<std::string>{"first", "second", "baseline"});
}

TEST_CASE("tensors survive a file bit by bit") {
  const TemporaryFolder folder;
  const auto path = folder / "w.safetensors";
  const at::Tensor columns = at::randn({3, 5}).t();  // not contiguous
  const std::vector<NamedTensor> saved = {{"a", columns}, {"b", at::randn({2}, at::kDouble)}, {"c", at::tensor({7L})}};
  save_tensors(path, saved, {{"step", "5"}});
  const std::vector<NamedTensor> loaded = {
      {"a", at::zeros({5, 3})}, {"b", at::zeros({2}, at::kDouble)}, {"c", at::zeros({1}, at::kLong)}};
  load_tensors(path, loaded);
  for (size_t i = 0; i < saved.size(); ++i) CHECK(at::equal(saved[i].tensor, loaded[i].tensor));
  CHECK(SafetensorsFile(path).metadata().at("step") == "5");
}

TEST_CASE("a file of another model is refused whole") {
  const TemporaryFolder folder;
  const auto path = folder / "w.safetensors";
  save_tensors(path, {{"a", at::ones({2, 3})}, {"b", at::ones({4})}});
  const at::Tensor a = at::zeros({2, 3});
  const auto refusal = [&](const std::vector<NamedTensor>& tensors) {
    return error_of([&] { load_tensors(path, tensors); });
  };
  const std::string shapes = refusal({{"a", a}, {"b", at::zeros({5})}});
  CHECK(contains(shapes, "'b'"));
  CHECK(contains(shapes, "[4]"));
  CHECK(contains(shapes, "[5]"));
  CHECK(contains(refusal({{"a", a}, {"b", at::zeros({4})}, {"c", at::zeros({1})}}), "'c' is missing"));
  CHECK(contains(refusal({{"a", a}}), "'b' with shape [4] is not part"));
  CHECK(contains(refusal({{"a", a}, {"b", at::zeros({4}, at::kDouble)}}), "F64"));
  CHECK(contains(refusal({{"a", a}, {"b", at::zeros({4})}, {"c", at::zeros({1})}}), path.string()));
  CHECK(at::equal(a, at::zeros({2, 3})));
}

}  // namespace gloss
