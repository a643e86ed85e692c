// Texts that YAML would change, written and read back.
#include "model/yaml_text.hpp"

#include "catch.hpp"
#include "model/run_folder.hpp"
#include "temporary_folder.hpp"

using namespace gloss;
using namespace gloss::test;

TEST_CASE("every text comes back from YAML byte for byte") {
  const TemporaryFolder folder;
  std::string all_bytes;
  for (int byte = 1; byte < 256; ++byte) all_bytes += static_cast<char>(byte);
  for (const std::string& text :
       {std::string(), std::string("caf\xC3\xA9 \xF0\x9F\x90\xA6"), std::string("caf\xE9"),
        std::string("a\"b\\c\td\ne\x01\x7F\xC2\x85\xE2\x80\xA8"), std::string("no"), all_bytes}) {
    const auto path = folder.path() / "options.yaml";
    write_text(path, "one: " + quoted_yaml(text) + "\nlist: [" + quoted_yaml(text) + ", plain]\n");
    const std::vector<YamlEntry> entries = read_yaml_entries(path);
    REQUIRE(entries.size() == 2);
    CHECK(entries[0].values == std::vector<std::string>{text});
    CHECK(entries[1].values == std::vector<std::string>{text, "plain"});
    CHECK(entries[1].where == path.string() + ":2");
  }
}

TEST_CASE("a path that is no UTF-8 comes back from config.yaml") {
  RunConfig config, read;
  config.train.train_source = "/data/caf\xE9.txt";
  config.train.user_symbols = {"<a>", "\xFF"};
  read_config_text(write_config(config), "config.yaml", read);
  CHECK(read.train.train_source == config.train.train_source);
  CHECK(read.train.user_symbols == config.train.user_symbols);
}
