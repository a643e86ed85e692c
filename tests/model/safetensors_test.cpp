#include "model/safetensors.hpp"

#include <cstring>

#include "catch.hpp"
#include "gloss/error.hpp"
#include "temporary_folder.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

/// Written by the Python package safetensors 0.8.0 (safetensors.numpy.save): "a" int64 [7, -8], "b.weight" float32
/// [[1, 2, 3], [4, 5, -6.5]], 'q"é' uint8 [255], metadata {"metric": 'bleu "31.5"'}.
const std::string& python_file() {
  static const char bytes[] =
      "\340\000\000\000\000\000\000\000"
      "{\"__metadata__\":{\"metric\":\"bleu \\\"31.5\\\"\"},\"a\":{\"dtype\":\"I64\",\"shape\":"
      "[2],\"data_offsets\":[0,16]},\"b.weight\":{\"dtype\":\"F32\",\"shape\":[2,3],\"da"
      "ta_offsets\":[16,40]},\"q\\\"\303\251\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":"
      "[40,41]}}     "
      "\007\000\000\000\000\000\000\000\370\377\377\377\377\377\377\377"
      "\000\000\200?\000\000\000@\000\000@@\000\000\200@\000\000\240@\000\000\320\300"
      "\377";
  static const std::string file(bytes, sizeof(bytes) - 1);
  return file;
}

std::string file_of(const std::string& header, const std::string& data) {
  std::string length(8, '\0');
  const uint64_t size = header.size();
  std::memcpy(length.data(), &size, 8);
  return length + header + data;
}

std::string entry(const std::string& name, const std::string& dtype, const std::string& shape,
                  const std::string& offsets) {
  return "\"" + name + "\":{\"dtype\":\"" + dtype + "\",\"shape\":" + shape + ",\"data_offsets\":" + offsets + "}";
}

/// What loading these bytes says, or "" when it works. All the data is read.
std::string refusal(const std::string& bytes) {
  static const TemporaryFolder folder;  // one for all: some tests load thousands of files
  write_text(folder / "m.safetensors", bytes);
  return message_of<Error>([&] {
    const SafetensorsFile file(folder / "m.safetensors");
    volatile unsigned char last = 0;
    for (const auto& tensor : file.tensors()) {
      for (size_t i = 0; i < tensor.bytes; ++i) last = static_cast<const unsigned char*>(tensor.data)[i];
    }
    (void)last;
  });
}

template <class T>
TensorView view(const std::string& name, const std::string& dtype, std::vector<int64_t> shape,
                const std::vector<T>& v) {
  return {name, dtype, std::move(shape), v.data(), v.size() * sizeof(T)};
}

template <class T>
std::vector<T> values(const TensorView& tensor) {
  std::vector<T> copy(tensor.bytes / sizeof(T));
  std::memcpy(copy.data(), tensor.data, tensor.bytes);
  return copy;
}

}  // namespace

TEST_CASE("a file of the Python package is read") {
  TemporaryFolder folder;
  write_text(folder / "m.safetensors", python_file());
  const SafetensorsFile file(folder / "m.safetensors");
  REQUIRE(file.tensors().size() == 3);
  CHECK(file.tensors()[0].name == "a");
  CHECK(values<int64_t>(file.at("a")) == std::vector<int64_t>{7, -8});
  CHECK(file.at("b.weight").shape == std::vector<int64_t>{2, 3});
  CHECK(file.at("b.weight").dtype == "F32");
  CHECK(values<float>(file.at("b.weight")) == std::vector<float>{1, 2, 3, 4, 5, -6.5F});
  CHECK(values<uint8_t>(file.at("q\"é")) == std::vector<uint8_t>{255});
  CHECK(file.metadata() == TensorMetadata{{"metric", "bleu \"31.5\""}});
  CHECK(file.contains("a"));
  CHECK(!file.contains("b"));
  CHECK(has(message_of<Error>([&] { file.at("b"); }), "has no tensor 'b'"));
}

TEST_CASE("the same tensors give the bytes that the Python package writes") {
  TemporaryFolder folder;
  const std::vector<uint8_t> q = {255};
  const std::vector<int64_t> a = {7, -8};
  const std::vector<float> b = {1, 2, 3, 4, 5, -6.5F};
  write_safetensors(folder / "m.safetensors",
                    {view("q\"é", "U8", {1}, q), view("b.weight", "F32", {2, 3}, b), view("a", "I64", {2}, a)},
                    {{"metric", "bleu \"31.5\""}});
  CHECK(read_text(folder / "m.safetensors") == python_file());
}

TEST_CASE("scalars, empty tensors and files without tensors or metadata come back") {
  TemporaryFolder folder;
  const std::vector<double> one = {2.5}, none;
  write_safetensors(folder / "m", {view("scalar", "F64", {}, one), view("empty", "F64", {0, 3}, none)});
  const SafetensorsFile file(folder / "m");
  CHECK(values<double>(file.at("scalar")) == one);
  CHECK(file.at("scalar").shape.empty());
  CHECK(file.at("empty").bytes == 0);
  CHECK(file.metadata().empty());
  write_safetensors(folder / "nothing", {});
  CHECK(SafetensorsFile(folder / "nothing").tensors().empty());
}

TEST_CASE("data begins at a multiple of 8 bytes and every tensor at a multiple of its elements") {
  TemporaryFolder folder;
  const std::vector<uint8_t> bytes = {1, 2, 3};
  const std::vector<int16_t> shorts = {1};
  const std::vector<double> doubles = {1, 2};
  for (const std::string name : {"n", "nn", "nnn", "nnnn", "nnnnn", "nnnnnn", "nnnnnnn", "nnnnnnnn"}) {
    write_safetensors(folder / "m",
                      {view("a", "U8", {3}, bytes), view("b", "I16", {1}, shorts), view(name, "F64", {2}, doubles)});
    const SafetensorsFile file(folder / "m");
    CHECK(reinterpret_cast<uintptr_t>(file.at(name).data) % 8 == 0);
    CHECK(reinterpret_cast<uintptr_t>(file.at("b").data) % 2 == 0);
    CHECK(values<double>(file.at(name)) == doubles);
  }
}

TEST_CASE("tensors that cannot be saved are refused and leave the old file") {
  TemporaryFolder folder;
  write_text(folder / "m", "old");
  const std::vector<float> v = {1, 2};
  const auto refuse = [&](const std::vector<TensorView>& tensors, const TensorMetadata& metadata = {}) {
    return message_of<Error>([&] { write_safetensors(folder / "m", tensors, metadata); });
  };
  CHECK(has(refuse({view("x", "F32", {3}, v)}), "tensor 'x': shape [3] takes 12 bytes, 8 are given"));
  CHECK(has(refuse({view("x", "F33", {2}, v)}), "unknown dtype 'F33'"));
  CHECK(has(refuse({view("x", "F32", {-2}, v)}), "impossible shape [-2]"));
  CHECK(has(refuse({{"x", "F32", {2}, nullptr, 8}}), "0 are given"));
  CHECK(has(refuse({view("x", "F32", {2}, v), view("x", "F32", {2}, v)}), "'x': name in use"));
  CHECK(has(refuse({view("__metadata__", "F32", {2}, v)}), "name in use"));
  CHECK(has(refuse({view("\xFF", "F32", {2}, v)}), "cannot be saved"));
  CHECK(has(refuse({view("x", "F32", {2}, v)}, {{"k", "\xFF"}}), "cannot be saved"));
  CHECK(read_text(folder / "m") == "old");
}

TEST_CASE("a file cut at any byte, or with a byte behind its end, is refused") {
  const std::string& whole = python_file();
  CHECK(refusal(whole).empty());
  for (size_t size = 0; size < whole.size(); ++size) {
    INFO(size);
    CHECK(has(refusal(whole.substr(0, size)), "cut"));
  }
  CHECK(has(refusal(whole + "x"), "its tensors end at byte 41 of 42"));
}

TEST_CASE("any flipped bit of the header is refused or read, never more") {
  const std::string& whole = python_file();
  const size_t header_end = whole.size() - 41;
  size_t refused = 0;
  for (size_t i = 0; i < header_end; ++i) {
    for (int bit = 0; bit < 8; ++bit) {
      std::string damaged = whole;
      damaged[i] = static_cast<char>(damaged[i] ^ (1 << bit));
      refused += refusal(damaged).empty() ? 0 : 1;
    }
  }
  // The names and the metadata can change unseen; structure, types and numbers cannot.
  CHECK(refused > header_end * 8 / 2);
}

TEST_CASE("headers that are not sound are refused by name") {
  const std::string eight(8, '\0');
  const auto header = [&](const std::string& entries) { return refusal(file_of("{" + entries + "}", eight)); };
  CHECK(header(entry("x", "F32", "[2]", "[0,8]")).empty());
  CHECK(has(header(entry("x", "F32", "[2]", "[0,8]") + "," + entry("x", "F32", "[2]", "[0,8]")), "'x' occurs twice"));
  CHECK(has(header("\"x\":{\"dtype\":\"F32\",\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,8]}"),
            "'dtype' occurs twice"));
  CHECK(has(header(entry("x", "F33", "[2]", "[0,8]")), "tensor 'x': unknown dtype 'F33'"));
  CHECK(has(header(entry("x", "F32", "[3]", "[0,8]")), "F32 of shape [3] takes 12 bytes, its offsets hold 8"));
  CHECK(has(header(entry("x", "F32", "[-2]", "[0,8]")), "shape is not a list of whole numbers"));
  CHECK(has(header(entry("x", "F32", "[2.0]", "[0,8]")), "shape is not a list of whole numbers"));
  CHECK(has(header(entry("x", "F32", "2", "[0,8]")), "shape is not a list of whole numbers"));
  CHECK(has(header(entry("x", "F32", "[2]", "[8,0]")), "data_offsets is not [begin, end]"));
  CHECK(has(header(entry("x", "F32", "[2]", "[0]")), "data_offsets is not [begin, end]"));
  CHECK(has(header(entry("x", "F32", "[4]", "[0,16]")), "its data ends at byte 16, the file has 8"));
  CHECK(has(header(entry("x", "F32", "[1]", "[4,8]")), "tensor 'x' begins at byte 4 of the data, with a gap"));
  CHECK(has(header(entry("x", "F32", "[1]", "[0,4]")), "its tensors end at byte 4 of 8"));
  CHECK(has(header(entry("x", "U8", "[5]", "[0,5]") + "," + entry("y", "U8", "[4]", "[4,8]")),
            "tensor 'y' begins at byte 4 of the data, inside the tensor before it, which ends at 5"));
  CHECK(has(header(entry("x", "U8", "[8]", "[0,8]") + "," + entry("y", "U8", "[8]", "[0,8]")), "inside the tensor"));
  CHECK(has(header("\"x\":1"), "not an object of dtype, shape and data_offsets"));
  CHECK(has(header("\"__metadata__\":{\"a\":1}," + entry("x", "F32", "[2]", "[0,8]")), "metadata 'a' is not a text"));
  CHECK(has(header("\"__metadata__\":\"a\"," + entry("x", "F32", "[2]", "[0,8]")), "__metadata__ is not an object"));
  CHECK(has(refusal(file_of("[]", "")), "not a JSON object"));
  const std::string broken = refusal(file_of("{\"x\":\"" + std::string(5000, 'y'), ""));
  CHECK(has(broken, "its header is not JSON: it ends or goes wrong at byte 50"));
  CHECK(has(broken, "; the file is damaged: copy it again"));
  CHECK(broken.size() < 300);
  CHECK(has(refusal(file_of(std::string(50'000, '['), "")), "nested too deeply"));
}

TEST_CASE("sizes that overflow are refused") {
  const auto shape = [&](const std::string& text, const std::string& offsets) {
    return refusal(file_of("{" + entry("x", "F32", text, offsets) + "}", std::string(8, '\0')));
  };
  CHECK(has(shape("[4611686018427387904]", "[0,0]"), "impossible shape"));  // x 4 bytes = 2^64
  CHECK(has(shape("[4294967296,4294967296]", "[0,0]"), "impossible shape"));
  CHECK(has(shape("[18446744073709551615]", "[0,8]"), "shape is not a list"));
  CHECK(has(shape("[2]", "[0,18446744073709551615]"), "data_offsets is not a list"));
  CHECK(has(shape("[2]", "[9223372036854775800,9223372036854775807]"), "takes 8 bytes"));
  std::string huge_header = file_of("{}", "");
  huge_header[7] = '\x7F';
  CHECK(has(refusal(huge_header), "its header would have"));
}

TEST_CASE("a file that is missing or a folder is refused") {
  TemporaryFolder folder;
  CHECK_THROWS_AS(SafetensorsFile(folder / "none"), FileError);
  CHECK_THROWS_AS(SafetensorsFile(folder.path()), FileError);
}

TEST_CASE("check_tensor_set names the tensor and both shapes") {
  TemporaryFolder folder;
  write_text(folder / "m", python_file());
  const SafetensorsFile file(folder / "m");
  const std::vector<TensorView> right = {{"b.weight", "F32", {2, 3}}, {"q\"é", "U8", {1}}, {"a", "I64", {2}}};
  CHECK_NOTHROW(check_tensor_set(file, right));
  const auto refuse = [&](size_t index, const TensorView& other) {
    std::vector<TensorView> expected = right;
    expected[index] = other;
    return message_of<Error>([&] { check_tensor_set(file, expected); });
  };
  CHECK(has(refuse(0, {"b.weight", "F32", {3, 2}}), "tensor 'b.weight' is F32 [2, 3], the model needs F32 [3, 2]"));
  CHECK(has(refuse(2, {"a", "F64", {2}}), "tensor 'a' is I64 [2], the model needs F64 [2]"));
  CHECK(has(refuse(2, {"c", "F64", {2}}), "lacks 'c', which the model needs"));
  CHECK(has(message_of<Error>([&] {
              check_tensor_set(file, {right[0], right[1]});
            }),
            "holds 'a', which the model does not know"));
}
