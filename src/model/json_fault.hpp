// What is wrong with JSON that somebody has damaged, in a message of ours.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace gloss {

/// "it ends or goes wrong at byte 17" or "key 'update' not found": without the library's codes, and without the text
/// that it has read last, which may be all of the file.
std::string json_fault(const nlohmann::json::exception& error);

}  // namespace gloss
