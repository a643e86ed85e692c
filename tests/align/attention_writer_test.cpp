// Attention as CSV: the two shapes, quoting, digits, empty lines.
#include "align/attention_writer.hpp"

#include <unistd.h>

#include <algorithm>
#include <clocale>
#include <cmath>
#include <fstream>
#include <random>
#include <set>
#include <sstream>

#include "align/example.hpp"
#include "catch.hpp"
#include "gloss/error.hpp"

using namespace gloss;
namespace fs = std::filesystem;

namespace {

std::set<std::string> names_in(const fs::path& folder) {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder)) names.insert(entry.path().filename().string());
  return names;
}

const AttentionLabel kOneHead{"rnn", "additive", "global", "softmax"};

const std::string kExampleByWords =
    ",the,\"house,\",</s>\n"
    "das,0.75,0.1875,0.0625\n"
    "\"Haus,\",0.0625,0.875,0.0625\n"
    "</s>,0,0.25,0.75\n";

}  // namespace

TEST_CASE("cells are quoted by RFC 4180") {
  CHECK(csv_cell("▁the") == "▁the");
  CHECK(csv_cell("") == "");
  CHECK(csv_cell(",") == "\",\"");
  CHECK(csv_cell("\"") == "\"\"\"\"");
  CHECK(csv_cell("a\rb") == "\"a\rb\"");
  CHECK(csv_cell("a\nb") == "\"a\nb\"");
  CHECK(csv_cell("a b;'") == "a b;'");
}

TEST_CASE("weights have six significant digits and a decimal point in every locale") {
  // Not every machine has a locale with a decimal comma; where there is one it must not matter.
  std::setlocale(LC_NUMERIC, "de_DE.UTF-8");
  CHECK(format_weight(1.0F / 3) == "0.333333");
  CHECK(format_weight(0) == "0");
  CHECK(format_weight(1) == "1");
  CHECK(format_weight(0.00012345678F) == "0.000123457");
  CHECK(format_weight(1.5e-7F) == "1.5e-07");
  std::setlocale(LC_NUMERIC, "C");
}

TEST_CASE("a matrix file has the source across and the target down") {
  CHECK(matrix_csv(labelled(example_matrix(), AttentionUnit::kWord)) == kExampleByWords);
  CHECK(matrix_csv(labelled(example_matrix(), AttentionUnit::kPiece)) ==
        ",▁the,▁house,\",\",</s>\n"
        "▁,0.5,0.25,0.125,0.125\n"
        "das,1,0,0,0\n"
        "▁Haus,0.125,0.5,0.25,0.125\n"
        "\",\",0,0.25,0.75,0\n"
        "</s>,0,0,0.25,0.75\n");
}

TEST_CASE("a row of a normalized attention sums to 1 in the file, by pieces and by words") {
  AttentionMatrix matrix = example_matrix();
  std::mt19937 random(3);
  for (size_t t = 0; t < matrix.rows(); ++t) {
    double sum = 0;
    for (size_t s = 0; s < matrix.columns(); ++s) {
      sum += matrix.weights[t * matrix.columns() + s] = std::exp(static_cast<float>(random() % 1000) / 100);
    }
    for (size_t s = 0; s < matrix.columns(); ++s) matrix.weights[t * matrix.columns() + s] /= static_cast<float>(sum);
  }
  const auto unit = GENERATE(AttentionUnit::kPiece, AttentionUnit::kWord);
  LabelledMatrix labels = labelled(matrix, unit);
  for (auto* side : {&labels.source, &labels.target}) side->assign(side->size(), "x");  // nothing to unquote
  std::istringstream csv(matrix_csv(labels));
  std::string line;
  std::getline(csv, line);
  size_t rows = 0;
  for (; std::getline(csv, line); ++rows) {
    std::istringstream cells(line);
    std::string cell;
    std::getline(cells, cell, ',');
    double sum = 0;
    while (std::getline(cells, cell, ',')) sum += std::stod(cell);
    CHECK(std::abs(sum - 1) < 1e-6 * static_cast<double>(labels.source.size()));
  }
  CHECK(rows == labels.target.size());
}

TEST_CASE("a folder gets one whole file a hypothesis") {
  const ScratchFolder scratch;
  const fs::path folder = scratch.path() / "new" / "att";
  const auto writer = AttentionWriter::open(folder.string() + "/", AttentionUnit::kWord, kOneHead);
  TranslatedLine line = example_line();
  line.translations.push_back(line.translations.front());
  writer->write(line);
  writer->write(blank_line(8));
  line.line = 12345678;
  line.translations.resize(1);
  writer->write(line);
  writer->finish();
  CHECK(names_in(folder) ==
        std::set<std::string>{"000007.csv", "000007.2.csv", "000008.csv", "12345678.csv", "attention.json"});
  CHECK(file_text(folder / "000007.csv") == kExampleByWords);
  CHECK(file_text(folder / "000007.2.csv") == kExampleByWords);
  CHECK(file_text(folder / "000008.csv") == ",</s>\n");
  CHECK(file_text(folder / "attention.json") ==
        "{\n  \"model\": \"rnn\",\n  \"score\": \"additive\",\n  \"window\": \"global\",\n"
        "  \"normalizer\": \"softmax\",\n  \"layer\": 1,\n  \"head\": 1,\n  \"unit\": \"word\",\n"
        "  \"rows\": \"target\",\n  \"columns\": \"source\"\n}\n");
}

TEST_CASE("an existing folder needs no slash, and files in it are replaced") {
  const ScratchFolder scratch;
  const auto writer = AttentionWriter::open(scratch.path().string(), AttentionUnit::kWord, kOneHead);
  writer->write(blank_line(7));
  writer->write(example_line());
  CHECK(file_text(scratch.path() / "000007.csv") == kExampleByWords);
}

TEST_CASE("a blank line has the header only, whatever its attention holds") {
  const ScratchFolder scratch;
  TranslatedLine line = blank_line(1);
  SECTION("weights for its end mark") {
    line.translations[0].attention.weights = {1};
  }
  SECTION("no pieces at all") {
    line.translations[0].attention.source.pieces.clear();
  }
  const auto unit = GENERATE(AttentionUnit::kPiece, AttentionUnit::kWord);
  AttentionWriter::open(scratch.path().string(), unit, kOneHead)->write(line);
  CHECK(file_text(scratch.path() / "000001.csv") == ",</s>\n");
}

TEST_CASE("a .csv name gets one table of the run") {
  const ScratchFolder scratch;
  const fs::path path = scratch.path() / "all.csv";
  const auto writer = AttentionWriter::open(path.string(), AttentionUnit::kWord, kOneHead);
  TranslatedLine line = example_line();
  line.translations.push_back(line.translations.front());
  writer->write(blank_line(6));
  writer->write(line);
  writer->finish();
  const std::string text = file_text(path);
  CHECK(
      text.starts_with("sentence,hypothesis,target_index,target,source_index,source,weight\n"
                       "7,1,0,das,0,the,0.75\n"
                       "7,1,0,das,1,\"house,\",0.1875\n"
                       "7,1,0,das,2,</s>,0.0625\n"
                       "7,1,1,\"Haus,\",0,the,0.0625\n"));
  CHECK(text.ends_with("7,2,2,</s>,2,</s>,0.75\n"));
  CHECK(std::count(text.begin(), text.end(), '\n') == 1 + 2 * 9);
}

TEST_CASE("layer and head are told where a model has several") {
  const ScratchFolder scratch;
  const fs::path path = scratch.path() / "all.csv";
  AttentionLabel label{"transformer", "scaled-dot", "global", "softmax"};
  label.layers = 3;
  label.heads = 4;
  label.layer = 2;
  label.head = 0;
  const auto table = AttentionWriter::open(path.string(), AttentionUnit::kWord, label);
  table->write(example_line());
  table->finish();
  const std::string text = file_text(path);
  CHECK(
      text.starts_with("sentence,hypothesis,target_index,target,source_index,source,weight,layer,head\n"
                       "7,1,0,das,0,the,0.75,2,mean\n"));
  CHECK(text.ends_with("7,1,2,</s>,2,</s>,0.75,2,mean\n"));

  label.layer = 0;
  label.head = 3;
  AttentionWriter::open(scratch.path().string(), AttentionUnit::kPiece, label);
  const std::string json = file_text(scratch.path() / "attention.json");
  CHECK(json.find("\"layer\": \"mean\",\n  \"head\": 3,\n  \"unit\": \"piece\"") != std::string::npos);
  CHECK(json.find("\"model\": \"transformer\"") != std::string::npos);
}

TEST_CASE("destinations that say nothing are refused") {
  CHECK_THROWS_AS(AttentionWriter::open("attention.txt", AttentionUnit::kPiece, kOneHead), UsageError);
  CHECK_THROWS_AS(AttentionWriter::open("", AttentionUnit::kPiece, kOneHead), UsageError);
  CHECK_THROWS_AS(AttentionWriter::open("att/", AttentionUnit::kPiece, std::nullopt), UsageError);
  CHECK_FALSE(fs::exists("att"));
}

TEST_CASE("the matrices of an earlier run and of a killed one go, nothing else") {
  const fs::path folder = fs::temp_directory_path() / ("gloss-earlier-" + std::to_string(getpid()));
  const auto write = [&](const std::string& name) { std::ofstream(folder / name) << "old"; };
  const auto open_and_close = [&] {
    return AttentionWriter::open(folder.string() + "/", AttentionUnit::kWord, kOneHead)->earlier();
  };
  fs::create_directories(folder);
  for (const char* name : {"000001.csv", "000002.3.csv", "1000000.csv"}) write(name);
  SECTION("where gloss wrote before") {
    for (const char* name : {"00001.csv", "000001.txt", "000001.x.csv", "my.csv", "000003.csv.tmp-0123456789abcdef"}) {
      write(name);
    }
    write("attention.json");
    CHECK(open_and_close().removed == 3);
    CHECK(names_in(folder) ==
          std::set<std::string>{"attention.json", "00001.csv", "000001.txt", "000001.x.csv", "my.csv"});
  }
  SECTION("a folder of somebody else's files") {
    CHECK(open_and_close().remaining == 3);
    CHECK(names_in(folder).size() == 4);
  }
  SECTION("not while another run writes there") {
    const auto writer = AttentionWriter::open(folder.string() + "/", AttentionUnit::kWord, kOneHead);
    CHECK_THROWS_WITH(open_and_close(), contains_text("another run is writing its matrices there"));
  }
  fs::remove_all(folder);
}
