#include "model/options_table.hpp"

#include <cstdint>
#include <limits>
#include <set>

#include "catch.hpp"
#include "gloss/model_options.hpp"
#include "gloss/train_options.hpp"
#include "gloss/translate_options.hpp"
#include "temporary_folder.hpp"

using namespace gloss;
using namespace gloss::test;

TEST_CASE("every option is set from the text that shows its value") {
  TrainOptions options;
  options.train_source = "a b.en";
  options.user_symbols = {"<a>", "<b>"};
  options.adam_epsilon = 1e-9;
  options.learning_rate = 0.1;
  options.seed = std::numeric_limits<uint64_t>::max();
  options.max_updates = std::numeric_limits<int64_t>::max();
  options.resume = true;
  TrainOptions copy;
  for (const auto& row : option_rows(options)) set_option(copy, row.field.key, row.value);
  CHECK(changed_options(options, copy).empty());
  CHECK(copy.user_symbols == options.user_symbols);
  CHECK(copy.adam_epsilon == 1e-9);
  CHECK(copy.seed == options.seed);
  CHECK(copy.max_updates == options.max_updates);
  CHECK(copy.resume);
}

TEST_CASE("option_rows gives value, default and kind") {
  TrainOptions options;
  options.learning_rate = 0.5;
  const auto rows = option_rows(options);
  CHECK(rows.size() == collect_fields(options).size());
  for (const auto& row : rows) {
    if (row.field.key == "learning-rate") {
      CHECK(row.value == "0.5");
      CHECK(row.default_value == "0.001");
      CHECK(row.kind == OptionKind::kNumber);
    }
    if (row.field.key == "resume") CHECK(row.kind == OptionKind::kFlag);
    if (row.field.key == "user-symbols") CHECK(row.kind == OptionKind::kList);
    if (row.field.key == "train-source") CHECK(row.kind == OptionKind::kText);
  }
}

TEST_CASE("no two options of a struct share a key, and every one has a help text") {
  const auto check = [](const std::vector<Field>& fields) {
    std::set<std::string> keys;
    for (const auto& field : fields) {
      INFO(field.key);
      CHECK(keys.insert(field.key).second);
      CHECK(!field.help.empty());
      CHECK(field.help.back() != '.');
      CHECK(field.key.find('_') == std::string::npos);
    }
  };
  check(collect_fields(ModelOptions()));
  check(collect_fields(TrainOptions()));
  check(collect_fields(TranslateOptions()));
}

TEST_CASE("numbers are shown as short as they read back") {
  CHECK(option_text(0.001) == "0.001");
  CHECK(option_text(1.0) == "1");
  CHECK(option_text(-std::numeric_limits<double>::quiet_NaN()) == "nan");
  CHECK(option_text(0.1 + 0.2) == "0.30000000000000004");
  CHECK(option_text(1e-8) == "1.0e-08");
  CHECK(option_text(2.5e-9) == "2.5e-09");
  CHECK(option_text(-3) == "-3");
  CHECK(option_text(uint64_t{18446744073709551615U}) == "18446744073709551615");
}

TEST_CASE("set_option says what is wrong with a text, and where it stands") {
  TrainOptions o;
  const auto message = [&](const std::string& key, const std::string& text) {
    return message_of<UsageError>([&] { set_option(o, key, text, "c.yaml:12"); });
  };
  CHECK(message("learning-rate", "abc") == "learning-rate: 'abc' is not a number (c.yaml:12)");
  CHECK(message("learning-rate", "0,1") == "learning-rate: '0,1' is not a number (c.yaml:12)");
  CHECK(message("learning-rate", "nan") == "learning-rate: 'nan' is not a finite number (c.yaml:12)");
  CHECK(message("learning-rate", "1e999") == "learning-rate: '1e999' is out of range (c.yaml:12)");
  CHECK(message("learning-rate", "") == "learning-rate: '' is not a number (c.yaml:12)");
  CHECK(message("batch-size", "1.5") == "batch-size: '1.5' is not a whole number (c.yaml:12)");
  CHECK(message("batch-size", "3000000000") == "batch-size: '3000000000' is out of range (c.yaml:12)");
  CHECK(message("seed", "-1") == "seed: '-1' is negative (c.yaml:12)");
  CHECK(message("resume", "maybe") == "resume: 'maybe' is neither true nor false (c.yaml:12)");
  CHECK(message("optimizer", "adm") ==
        "'adm' is not a valid optimizer; did you mean 'adam'? Valid: adam, adamw, sgd (c.yaml:12)");
  CHECK(message("lerning-rate", "1") == "unknown option 'lerning-rate' (c.yaml:12); did you mean 'learning-rate'?");
  CHECK(message_of<UsageError>([&] { set_option(o, "seed", "x"); }) == "seed: 'x' is not a whole number");
  CHECK(message_of<UsageError>([&] { set_option_list(o, "seed", {"1"}, "c.yaml:1"); }) ==
        "seed: a list, but the option takes one value (c.yaml:1)");
  CHECK(changed_options(o, TrainOptions()).empty());
}

TEST_CASE("flags and lists have the customary spellings") {
  TrainOptions o;
  for (const char* yes : {"true", "True", "yes", "on", "1"}) {
    o.resume = false;
    set_option(o, "resume", yes);
    CHECK(o.resume);
  }
  for (const char* no : {"false", "FALSE", "no", "off", "0"}) {
    o.resume = true;
    set_option(o, "resume", no);
    CHECK(!o.resume);
  }
  set_option(o, "user-symbols", "<a>,<b>");
  CHECK(o.user_symbols == std::vector<std::string>{"<a>", "<b>"});
  set_option(o, "user-symbols", "");
  CHECK(o.user_symbols.empty());
  set_option_list(o, "user-symbols", {"a,b", ""});
  CHECK(o.user_symbols == std::vector<std::string>{"a,b", ""});
}
