#include "model/json_fault.hpp"

namespace gloss {

std::string json_fault(const nlohmann::json::exception& error) {
  if (const auto* fault = dynamic_cast<const nlohmann::json::parse_error*>(&error)) {
    return "it ends or goes wrong at byte " + std::to_string(fault->byte);
  }
  const std::string text = error.what();  // "[json.exception.type_error.302] type must be ..."
  return text.substr(text.starts_with('[') && text.find("] ") != std::string::npos ? text.find("] ") + 2 : 0);
}

}  // namespace gloss
