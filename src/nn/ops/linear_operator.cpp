#include "nn/ops/linear_operator.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace gloss {

namespace {

bool takes_what_we_give(const c10::FunctionSchema& schema) {
  constexpr std::array<std::string_view, 6> kTypes = {"Tensor", "Tensor", "Tensor?", "str", "Scalar?[]", "str?"};
  const auto is_of_type = [](const c10::Argument& argument, std::string_view type) {
    return argument.type()->str() == type;
  };
  return std::ranges::equal(schema.arguments(), kTypes, is_of_type) && schema.returns().size() == 1 &&
         is_of_type(schema.returns().front(), "Tensor");
}

}  // namespace

std::optional<LinearOperator> find_linear_operator(const char* name) {
  const auto found = c10::Dispatcher::singleton().findSchema({name, ""});
  if (!found || !found->hasKernelForDispatchKey(c10::DispatchKey::CPU)) return std::nullopt;
  if (!takes_what_we_give(found->schema())) return std::nullopt;
  try {
    return found->typed<LinearPointwise>();
  } catch (const c10::Error&) {  // the types in C++ differ, though those of the schema do not
    return std::nullopt;
  }
}

}  // namespace gloss
