#include "model/corpus_rules.hpp"

#include "catch.hpp"
#include "model/built_in_configs.hpp"

using namespace gloss;

TEST_CASE("the size of a vocabulary grows with the corpus") {
  CHECK(vocabulary_size_for(100, 60) == 2'000);
  CHECK(vocabulary_size_for(4'999, 60) == 2'000);
  CHECK(vocabulary_size_for(5'000, 60) == 4'000);
  CHECK(vocabulary_size_for(99'999, 100) == 4'000);
  CHECK(vocabulary_size_for(100'000, 100) == 8'000);
  CHECK(vocabulary_size_for(499'999, 100) == 8'000);
  CHECK(vocabulary_size_for(500'000, 100) == 16'000);
}

TEST_CASE("a script of many characters has room for pieces besides them") {
  CHECK(vocabulary_size_for(22'000, 2'345) == 4'400);
  CHECK(vocabulary_size_for(1'000, 2'000) == 3'000);
  CHECK(vocabulary_size_for(22'000, 2'000) == 4'000);
}

TEST_CASE("a small corpus has a small model, and no validation pairs where every pair counts") {
  CHECK(config_for(1) == "small");
  CHECK(config_for(20'000) == "small");
  CHECK(config_for(20'001) == "rnn");
  CHECK(valid_lines_for(999) == 0);
  CHECK(valid_lines_for(1'000) == 50);
  CHECK(valid_lines_for(6'000) == 300);
  CHECK(valid_lines_for(1'000'000) == 300);
  for (const int64_t pairs : {1, 1'000'000}) {
    RunConfig run;
    CHECK_NOTHROW(read_named_config(config_for(pairs), run));
  }
}

TEST_CASE("batches and validations go by the length of a pass") {
  CHECK(batch_size_for(1'000) == 1'200);
  CHECK(batch_size_for(180'000) == 1'200);
  CHECK(batch_size_for(300'000) == 2'000);
  CHECK(batch_size_for(300'100) == 2'000);
  CHECK(batch_size_for(300'200) == 2'100);
  CHECK(batch_size_for(100'000'000) == 5'000);
  CHECK(validation_interval_for(1) == 100);
  CHECK(validation_interval_for(123) == 250);
  CHECK(validation_interval_for(10'000) == 500);
}
