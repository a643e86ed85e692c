#include "nn/parameters.hpp"

#include <ATen/ATen.h>

#include <set>
#include <unordered_set>

#include "gloss/error.hpp"

namespace gloss {
namespace {

struct DtypeName {
  at::ScalarType type;
  const char* name;
};
constexpr DtypeName kDtypes[] = {{at::kFloat, "F32"}, {at::kDouble, "F64"}, {at::kHalf, "F16"}, {at::kBFloat16, "BF16"},
                                 {at::kLong, "I64"},  {at::kInt, "I32"},    {at::kByte, "U8"},  {at::kBool, "BOOL"}};

std::string dtype_name(const NamedTensor& named) {
  for (const DtypeName& dtype : kDtypes) {
    if (dtype.type == named.tensor.scalar_type()) return dtype.name;
  }
  throw Error("tensor '" + named.name + "': its type " + toString(named.tensor.scalar_type()) +
              " has no name in safetensors");
}

std::string shape_text(at::IntArrayRef shape) {
  std::string text = "[";
  for (size_t i = 0; i < shape.size(); ++i) text += (i > 0 ? ", " : "") + std::to_string(shape[i]);
  return text + "]";
}

/// Throws unless the file holds exactly these tensors.
void check_agreement(const std::filesystem::path& path, const SafetensorsFile& file,
                     const std::vector<NamedTensor>& tensors) {
  std::set<std::string> wanted;
  for (const NamedTensor& named : tensors) {
    wanted.insert(named.name);
    if (!file.contains(named.name)) {
      throw Error(path.string() + ": tensor '" + named.name + "' is missing (the model has it with shape " +
                  shape_text(named.tensor.sizes()) + "); is this file of a model with other options?");
    }
    const TensorView& found = file.at(named.name);
    if (at::IntArrayRef(found.shape) != named.tensor.sizes() || found.dtype != dtype_name(named)) {
      throw Error(path.string() + ": tensor '" + named.name + "' is " + found.dtype + " " + shape_text(found.shape) +
                  " in the file but " + dtype_name(named) + " " + shape_text(named.tensor.sizes()) +
                  " in the model; is this file of a model with other options?");
    }
  }
  for (const TensorView& found : file.tensors()) {
    if (!wanted.contains(found.name)) {
      throw Error(path.string() + ": tensor '" + found.name + "' with shape " + shape_text(found.shape) +
                  " is not part of the model; is this file of a model with other options?");
    }
  }
}

}  // namespace

std::vector<NamedTensor> named_tensors(const torch::nn::Module& module) {
  std::vector<NamedTensor> named;
  std::unordered_set<const c10::TensorImpl*> seen;
  const auto add = [&](const auto& items) {
    for (const auto& item : items) {
      if (seen.insert(item.value().unsafeGetTensorImpl()).second) named.push_back({item.key(), item.value()});
    }
  };
  add(module.named_parameters());
  add(module.named_buffers());
  return named;
}

void save_tensors(const std::filesystem::path& path, const std::vector<NamedTensor>& tensors,
                  const TensorMetadata& metadata) {
  std::vector<at::Tensor> kept;  // contiguous copies must live until they are written
  std::vector<TensorView> views;
  for (const NamedTensor& named : tensors) {
    kept.push_back(named.tensor.detach().contiguous());
    const at::Tensor& tensor = kept.back();
    views.push_back({named.name, dtype_name(named), tensor.sizes().vec(), tensor.const_data_ptr(), tensor.nbytes()});
  }
  write_safetensors(path, views, metadata);
}

void load_tensors(const std::filesystem::path& path, const std::vector<NamedTensor>& tensors) {
  const SafetensorsFile file(path);
  check_agreement(path, file, tensors);
  const at::NoGradGuard no_grad;
  for (const NamedTensor& named : tensors) {
    const TensorView& view = file.at(named.name);
    // The mapping is only read: from_blob merely has no constant form.
    const at::Tensor loaded =
        at::from_blob(const_cast<void*>(view.data), view.shape, at::TensorOptions(named.tensor.scalar_type()));
    named.tensor.detach().copy_(loaded);
  }
}

}  // namespace gloss
