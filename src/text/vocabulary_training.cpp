// Training a SentencePiece vocabulary inside the program, the same bytes every time. Choices that are not options:
//   character coverage   1.0 for alphabets, 0.9995 for scripts with many characters (SentencePiece's own advice)
//   sentences            at most kMaxVocabularySentences, drawn by seed
//   threads              fixed, because the sums of the unigram model depend on their number
#include <sentencepiece_trainer.h>

#include <algorithm>
#include <cctype>
#include <numeric>
#include <optional>
#include <unordered_map>
#include <unordered_set>

#include "gloss/error.hpp"
#include "text/random.hpp"
#include "text/vocabulary.hpp"

namespace gloss {

namespace {

namespace sp = sentencepiece;
using Settings = std::unordered_map<std::string, std::string>;

/// Hands chosen sentences to the trainer. It would skip those that hold U+2585, which it uses inside: they get a blank.
class ChosenSentences : public sp::SentenceIterator {
 public:
  ChosenSentences(const std::vector<std::string>& sentences, const std::vector<size_t>& chosen)
      : sentences_(sentences), chosen_(chosen) {
    load();
  }
  bool done() const override { return position_ >= chosen_.size(); }
  void Next() override {
    ++position_;
    load();
  }
  const std::string& value() const override { return current_; }
  sp::util::Status status() const override { return {}; }

 private:
  void load() {
    constexpr std::string_view kReserved = "\xE2\x96\x85";
    if (done()) return;
    current_ = sentences_[chosen_[position_]];
    std::replace(current_.begin(), current_.end(), '\0', ' ');
    for (size_t at = current_.find(kReserved); at != std::string::npos; at = current_.find(kReserved, at)) {
      current_.replace(at, kReserved.size(), 1, ' ');
    }
  }

  const std::vector<std::string>& sentences_;
  const std::vector<size_t>& chosen_;
  size_t position_ = 0;
  std::string current_;
};

/// All sentences, or as many as are used drawn by seed, in their order.
std::vector<size_t> choose(size_t count, uint64_t seed) {
  std::vector<size_t> chosen(count);
  std::iota(chosen.begin(), chosen.end(), size_t{0});
  if (count > kMaxVocabularySentences) {
    SplitMix64 random(seed);
    shuffle(chosen, 0, chosen.size(), random);
    chosen.resize(kMaxVocabularySentences);
    std::sort(chosen.begin(), chosen.end());
  }
  return chosen;
}

/// Whether the text has more than `limit` different characters.
bool has_more_characters(const std::vector<std::string>& sentences, size_t limit) {
  std::unordered_set<std::string_view> characters;
  for (const std::string_view sentence : sentences) {
    for (size_t begin = 0, end = 0; begin < sentence.size(); begin = end) {
      for (end = begin + 1; end < sentence.size() && (sentence[end] & 0xC0) == 0x80;) ++end;
      if (end - begin > 1) characters.insert(sentence.substr(begin, end - begin));
    }
    if (characters.size() > limit) return true;
  }
  return false;
}

/// A field of the list that SentencePiece takes: quoted, because symbols may hold commas.
std::string join_symbols(const std::vector<std::string>& symbols) {
  std::string list;
  for (const std::string& symbol : symbols) {
    if (symbol.empty() || symbol.find_first_of(" \t\n\r") != std::string::npos) {
      throw UsageError("user-symbols: \"" + symbol + "\" is empty or holds a blank; a symbol is one run of characters");
    }
    std::string quoted = symbol;
    for (size_t at = quoted.find('"'); at != std::string::npos; at = quoted.find('"', at + 2))
      quoted.insert(at, 1, '"');
    list += (list.empty() ? "\"" : ",\"") + quoted + '"';
  }
  return list;
}

Settings make_settings(const std::vector<std::string>& sentences, const VocabularySpec& spec) {
  const auto alphabet_limit = static_cast<size_t>(std::clamp(spec.size / 2, 1, 1000));
  const bool is_alphabet = spec.type == "char" || !has_more_characters(sentences, alphabet_limit);
  Settings settings{{"model_type", spec.type},
                    {"normalization_rule_name", spec.normalization},
                    {"byte_fallback", spec.byte_fallback ? "true" : "false"},
                    {"character_coverage", is_alphabet ? "1.0" : "0.9995"},
                    {"max_sentence_length", "1000000000"},
                    {"num_threads", "2"},
                    {"minloglevel", "3"}};
  if (!spec.user_symbols.empty()) settings["user_defined_symbols"] = join_symbols(spec.user_symbols);
  return settings;
}

/// The number behind `mark` in a message of the trainer.
std::optional<int> number_behind(const std::string& message, std::string_view mark) {
  const size_t at = message.find(mark);
  if (at == std::string::npos) return std::nullopt;
  const int number = std::atoi(message.c_str() + at + mark.size());
  return number > 0 ? std::optional(number) : std::nullopt;
}

class Training {
 public:
  Training(const std::vector<std::string>& sentences, const VocabularySpec& spec)
      : sentences_(sentences),
        chosen_(choose(sentences.size(), spec.seed)),
        settings_(make_settings(sentences, spec)) {}

  /// The model, or nothing with the trainer's message in message().
  std::optional<std::string> try_size(int size) {
    settings_["vocab_size"] = std::to_string(size);
    return train(settings_);
  }

  /// Whether normalization leaves any character. SentencePiece's unigram trainer ends the whole program where it does
  /// not, so a character model, which does not, is trained first where that is possible.
  bool has_text() {
    const auto plain = [](unsigned char c) { return c < 0x80 && std::isalnum(c) != 0; };
    for (const size_t i : chosen_) {
      if (std::ranges::any_of(sentences_[i], plain)) return true;
    }
    Settings settings = settings_;
    settings.insert_or_assign("model_type", "char");
    settings.insert_or_assign("byte_fallback", "false");
    settings.insert_or_assign("vocab_size", "10");
    settings.erase("user_defined_symbols");
    const auto model = train(settings);
    constexpr int kSpecialAndBlank = 4;  // <unk>, <s>, </s>, U+2581
    return model && Vocabulary::from_bytes(*model, "character model").size() > kSpecialAndBlank;
  }

  const std::string& message() const { return message_; }

  /// The largest size below one that failed as too large. The trainer names a candidate, which is tried before it is
  /// believed: the unigram model may prune differently on the way to it.
  std::optional<int> largest_size() {
    std::optional<int> candidate = number_behind(message_, "to a value <= ");
    for (int tries = 0; candidate && tries < 20; ++tries) {
      if (try_size(*candidate)) return candidate;
      const auto next = number_behind(message_, "to a value <= ");
      candidate = next && *next < *candidate ? next : std::optional(*candidate - 1);
    }
    return std::nullopt;
  }

 private:
  std::optional<std::string> train(const Settings& settings) {
    ChosenSentences iterator(sentences_, chosen_);
    std::string model;
    const auto status = sp::SentencePieceTrainer::Train(settings, &iterator, &model);
    message_ = status.ToString();
    return status.ok() ? std::optional(std::move(model)) : std::nullopt;
  }

  const std::vector<std::string>& sentences_;
  std::vector<size_t> chosen_;
  Settings settings_;
  std::string message_;
};

}  // namespace

std::string train_vocabulary(const std::vector<std::string>& sentences, const VocabularySpec& spec) {
  Training training(sentences, spec);
  if (!training.has_text()) {
    throw Error("the vocabulary cannot be trained: the " + std::to_string(sentences.size()) +
                " sentences hold no character but blanks; check the corpus files");
  }
  if (auto model = training.try_size(spec.size)) return *std::move(model);
  const std::string message = training.message();
  const std::string asked = "vocab-size " + std::to_string(spec.size);
  if (message.find("too high") != std::string::npos) {
    const auto largest = training.largest_size();
    throw Error(asked + " is too large for this text of " + std::to_string(sentences.size()) + " sentences" +
                (largest ? ": the largest that works is " + std::to_string(*largest) : "; try a much smaller one"));
  }
  if (const auto needed = number_behind(message, " vs ")) {
    throw Error(asked + " is too small for this text: its characters and the special pieces alone are " +
                std::to_string(*needed) + ", take that or more");
  }
  throw Error("the vocabulary cannot be trained: SentencePiece says " + message);
}

}  // namespace gloss
