// A layer or a head as the formats write it: its number, from 1, or "mean" for the mean over all of them (0).
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace gloss {

inline std::string number_or_mean(int number) {
  return number > 0 ? std::to_string(number) : "mean";
}

inline nlohmann::ordered_json number_or_mean_json(int number) {
  return number > 0 ? nlohmann::ordered_json(number) : nlohmann::ordered_json("mean");
}

}  // namespace gloss
