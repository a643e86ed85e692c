// In the place of LibTorch's header of this name (this folder comes first in the include path): torch::nn::Module only
// names these classes, and the whole of TorchScript that their definitions bring is a third of what LibTorch's headers
// cost every file. gloss reads and writes tensors by itself (model/safetensors.hpp).
#pragma once

namespace torch::serialize {
class InputArchive;
class OutputArchive;
}  // namespace torch::serialize
