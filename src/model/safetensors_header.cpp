// Parsing, validating and making the JSON header of a safetensors file.
#include "model/safetensors_header.hpp"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <numeric>
#include <set>

#include "gloss/error.hpp"
#include "model/json_fault.hpp"

namespace gloss {
namespace {

using nlohmann::json;

constexpr const char* kMetadataKey = "__metadata__";
constexpr const char* kRemedy = "; the file is damaged: copy it again";

[[noreturn]] void fail(const std::string& file, const std::string& what) {
  throw Error("'" + file + "' is not a sound safetensors file: " + what + kRemedy);
}

/// The JSON library keeps the last of two equal keys in silence, so keys are watched while it parses.
json parse_strictly(std::string_view text, const std::string& file) {
  std::vector<std::set<std::string>> open_objects;
  const auto watch = [&](int depth, json::parse_event_t event, json& parsed) {
    // Header object, tensor object, array: nothing lies deeper.
    if (depth > 3) fail(file, "its header is nested too deeply");
    if (event == json::parse_event_t::object_start) open_objects.emplace_back();
    if (event == json::parse_event_t::object_end) open_objects.pop_back();
    if (event == json::parse_event_t::key && !open_objects.back().insert(parsed.get<std::string>()).second) {
      fail(file, "'" + parsed.get<std::string>() + "' occurs twice in its header");
    }
    return true;
  };
  try {
    json header = json::parse(text, watch);
    if (!header.is_object()) fail(file, "its header is not a JSON object");
    return header;
  } catch (const json::exception& error) {
    fail(file, "its header is not JSON: " + json_fault(error));
  }
}

TensorMetadata parse_metadata(const json& entries, const std::string& file) {
  if (!entries.is_object()) fail(file, "__metadata__ is not an object of texts");
  TensorMetadata metadata;
  for (const auto& [key, value] : entries.items()) {
    if (!value.is_string()) fail(file, "the metadata '" + key + "' is not a text");
    metadata[key] = value.get<std::string>();
  }
  return metadata;
}

/// A JSON array of whole numbers from 0 that fit int64.
std::vector<int64_t> parse_sizes(const json& entry, const char* key, const std::string& where) {
  const auto found = entry.find(key);
  const auto is_size = [](const json& value) {
    return value.is_number_unsigned() && value.get<uint64_t>() <= uint64_t{std::numeric_limits<int64_t>::max()};
  };
  if (found == entry.end() || !found->is_array() || !std::all_of(found->begin(), found->end(), is_size)) {
    throw Error(where + key + " is not a list of whole numbers from 0" + kRemedy);
  }
  return found->get<std::vector<int64_t>>();
}

struct Placed {
  TensorView tensor;
  size_t begin = 0;
};

Placed parse_tensor(const std::string& name, const json& entry, size_t data_bytes, const std::string& file) {
  const std::string where = "'" + file + "': tensor '" + name + "': ";
  if (!entry.is_object() || entry.size() != 3)
    throw Error(where + "not an object of dtype, shape and data_offsets" + kRemedy);
  const auto dtype = entry.find("dtype");
  if (dtype == entry.end() || !dtype->is_string()) throw Error(where + "dtype is not a text" + kRemedy);
  Placed placed;
  placed.tensor.name = name;
  placed.tensor.dtype = dtype->get<std::string>();
  placed.tensor.shape = parse_sizes(entry, "shape", where);
  const auto offsets = parse_sizes(entry, "data_offsets", where);
  if (offsets.size() != 2 || offsets[0] > offsets[1]) throw Error(where + "data_offsets is not [begin, end]" + kRemedy);
  const auto begin = static_cast<size_t>(offsets[0]), end = static_cast<size_t>(offsets[1]);
  placed.begin = begin;
  placed.tensor.bytes = tensor_bytes(placed.tensor, where);
  if (placed.tensor.bytes != end - begin) {
    throw Error(where + placed.tensor.dtype + " of shape " + shape_text(placed.tensor.shape) + " takes " +
                std::to_string(placed.tensor.bytes) + " bytes, its offsets hold " + std::to_string(end - begin) +
                kRemedy);
  }
  if (end > data_bytes) {
    throw Error(where + "its data ends at byte " + std::to_string(end) + ", the file has " +
                std::to_string(data_bytes) + " bytes of data: it is cut or damaged; copy it again");
  }
  return placed;
}

/// Data lies without gaps from the header to the end of the file, and no two tensors share a byte.
void check_layout(std::vector<Placed> placed, size_t data_bytes, const std::string& file) {
  std::sort(placed.begin(), placed.end(), [](const Placed& a, const Placed& b) {
    return std::pair(a.begin, a.begin + a.tensor.bytes) < std::pair(b.begin, b.begin + b.tensor.bytes);
  });
  size_t end = 0;
  for (const auto& [tensor, begin] : placed) {
    if (begin != end) {
      throw Error("'" + file + "': tensor '" + tensor.name + "' begins at byte " + std::to_string(begin) +
                  " of the data, " + (begin < end ? "inside" : "with a gap behind") +
                  " the tensor before it, which ends at " + std::to_string(end) + kRemedy);
    }
    end += tensor.bytes;
  }
  if (end != data_bytes) {
    fail(file, "its tensors end at byte " + std::to_string(end) + " of " + std::to_string(data_bytes) + " of data");
  }
}

}  // namespace

SafetensorsHeader parse_safetensors_header(std::string_view text, size_t data_bytes, const std::string& file) {
  const json entries = parse_strictly(text, file);
  SafetensorsHeader header;
  std::vector<Placed> placed;
  for (const auto& [name, entry] : entries.items()) {
    if (name == kMetadataKey) {
      header.metadata = parse_metadata(entry, file);
    } else {
      placed.push_back(parse_tensor(name, entry, data_bytes, file));
    }
  }
  check_layout(placed, data_bytes, file);
  std::sort(placed.begin(), placed.end(),
            [](const Placed& a, const Placed& b) { return a.tensor.name < b.tensor.name; });
  for (auto& [tensor, begin] : placed) {
    header.begins.push_back(begin);
    header.tensors.push_back(std::move(tensor));
  }
  return header;
}

std::string make_safetensors_header(const std::vector<TensorView>& in_order, const TensorMetadata& metadata) {
  nlohmann::ordered_json entries = nlohmann::ordered_json::object();
  if (!metadata.empty()) entries[kMetadataKey] = metadata;
  size_t begin = 0;
  std::set<std::string> names = {kMetadataKey};
  for (const auto& tensor : in_order) {
    if (!names.insert(tensor.name).second)
      throw Error("a tensor cannot be saved as '" + tensor.name + "': name in use");
    const size_t end = begin + tensor.bytes;
    entries[tensor.name] = {{"dtype", tensor.dtype}, {"shape", tensor.shape}, {"data_offsets", {begin, end}}};
    begin = end;
  }
  try {
    std::string text = entries.dump();
    text.resize((text.size() + 7) / 8 * 8, ' ');
    return text;
  } catch (const nlohmann::json::exception& error) {
    throw Error(std::string("a name or text of the metadata cannot be saved: ") + error.what());
  }
}

}  // namespace gloss
