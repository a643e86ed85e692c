// Training a SentencePiece vocabulary, the same bytes every time. Choices that are not options:
//   character coverage   1.0 for alphabets, 0.9995 for scripts with many characters (SentencePiece's own advice)
//   threads              fixed, because the sums of the unigram model depend on their number
// It happens in a child process: whatever text does to the trainer (it has ended the program, crashed, and run for
// minutes without an ear for Ctrl-C), this program goes on and says what happened, in its own words.
#include <sentencepiece_trainer.h>

#include <algorithm>
#include <cctype>
#include <new>
#include <optional>
#include <system_error>
#include <unordered_map>

#include "gloss/error.hpp"
#include "text/character_counts.hpp"
#include "text/child_process.hpp"
#include "text/counted.hpp"
#include "text/printable.hpp"
#include "text/process_limits.hpp"
#include "text/vocabulary.hpp"
#include "text/vocabulary_checks.hpp"
#include "text/vocabulary_sentences.hpp"

namespace gloss {

namespace {

namespace sp = sentencepiece;
using Settings = std::unordered_map<std::string, std::string>;

/// Hands the sentences to the trainer.
class SentenceFeed : public sp::SentenceIterator {
 public:
  explicit SentenceFeed(const VocabularySentences& sentences) : sentences_(sentences) { load(); }
  bool done() const override { return position_ >= sentences_.parts().size(); }
  void Next() override {
    ++position_;
    load();
  }
  const std::string& value() const override { return current_; }
  sp::util::Status status() const override { return {}; }

 private:
  void load() {
    if (!done()) current_ = VocabularySentences::cleaned(sentences_.parts()[position_]);
  }

  const VocabularySentences& sentences_;
  size_t position_ = 0;
  std::string current_;
};

Settings make_settings(const VocabularySentences& sentences, const VocabularySpec& spec) {
  const auto alphabet_limit = static_cast<size_t>(std::clamp(spec.size / 2, 1, 1000));
  const bool is_alphabet = spec.type == "char" || !has_more_characters(sentences.parts(), alphabet_limit);
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

/// The number after `mark` in a message of the trainer.
std::optional<int> number_after(const std::string& message, std::string_view mark) {
  const size_t at = message.find(mark);
  if (at == std::string::npos) return std::nullopt;
  const int number = std::atoi(message.c_str() + at + mark.size());
  return number > 0 ? std::optional(number) : std::nullopt;
}

/// How a training ended. It crosses from the child as its kind's letter and the text.
enum class End : char {
  kTrained = 'm',   ///< text: the model
  kTooLarge = 'l',  ///< text: the largest size that works, or nothing
  kTooSmall = 's',  ///< text: the least size that works
  kNoText = 'n',
  kOther = 'o',
};
std::string ended(End end, const std::string& text = "") {
  return static_cast<char>(end) + text;
}

/// The trainer, asked for one size after the other.
class Training {
 public:
  Training(const VocabularySentences& sentences, const VocabularySpec& spec)
      : sentences_(sentences), spec_(spec), settings_(make_settings(sentences, spec)) {}

  std::string run() {
    try {
      return train_sizes();
    } catch (const std::bad_alloc&) {
      throw;
    } catch (const std::system_error&) {
      throw;  // no thread
    } catch (const std::exception&) {
      return ended(End::kOther);  // what the library throws names its source files
    }
  }

 private:
  std::string train_sizes() {
    if (!has_text()) return ended(End::kNoText);
    // A wish may be smaller than what is there whatever the text.
    const int size = spec_.nearest_size ? std::max(spec_.size, special_pieces(spec_) + 1) : spec_.size;
    if (auto model = try_size(size)) return ended(End::kTrained, *model);
    if (message_.find("too high") != std::string::npos) return shrink();
    const auto needed = number_after(message_, " vs ");
    if (!needed) return ended(End::kOther);
    if (spec_.nearest_size) {
      if (auto model = try_size(*needed)) return ended(End::kTrained, *model);
    }
    return ended(End::kTooSmall, std::to_string(*needed));
  }

  /// The model, or nothing with the trainer's message in message_.
  std::optional<std::string> try_size(int size) {
    settings_["vocab_size"] = std::to_string(size);
    return train(settings_);
  }

  /// The largest size below one that failed as too large. The trainer names a candidate, which is tried before it is
  /// believed: the unigram model may prune differently on the way to it.
  std::string shrink() {
    std::optional<int> candidate = number_after(message_, "to a value <= ");
    for (int tries = 0; candidate && tries < 20; ++tries) {
      if (const auto model = try_size(*candidate)) {
        return spec_.nearest_size ? ended(End::kTrained, *model) : ended(End::kTooLarge, std::to_string(*candidate));
      }
      const auto next = number_after(message_, "to a value <= ");
      candidate = next && *next < *candidate ? next : std::optional(*candidate - 1);
    }
    return ended(End::kTooLarge);
  }

  /// Whether normalization leaves any character. SentencePiece's unigram trainer ends the process where it does not,
  /// so a character model, which does not, is trained first where that is possible.
  bool has_text() {
    const auto plain = [](unsigned char c) { return c < 0x80 && std::isalnum(c) != 0; };
    for (const std::string_view sentence : sentences_.parts()) {
      if (std::ranges::any_of(sentence, plain)) return true;
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

  std::optional<std::string> train(const Settings& settings) {
    SentenceFeed feed(sentences_);
    std::string model;
    const auto status = sp::SentencePieceTrainer::Train(settings, &feed, &model);
    message_ = status.ToString();
    return status.ok() ? std::optional(std::move(model)) : std::nullopt;
  }

  const VocabularySentences& sentences_;
  const VocabularySpec& spec_;
  Settings settings_;
  std::string message_;
};

void warn_of_long_words(const VocabularySentences& sentences, const VocabularyObserver& observer) {
  if (sentences.long_words() == 0) return;
  observer.warning(counted(sentences.long_words(), "word") + " of more than " + std::to_string(kLongestVocabularyWord) +
                   " characters left out of the text that the vocabulary is trained on (first: '" +
                   printable(sentences.long_word(), 30) + "')");
}

[[noreturn]] void fail(const ChildResult& child, const VocabularySpec& spec) {
  const bool innocent = child.out_of_threads || child.out_of_memory;  // the text is not what to look at
  const std::string what =
      "SentencePiece failed to train a vocabulary of vocab-type " + spec.type + (innocent ? ": " : " on this text: ");
  const std::string smaller = "train it on a part of the corpus, from which --vocab takes it";
  if (child.out_of_threads) {
    throw Error(what + child.failure +
                "; end other programs, or raise the limits on processes and memory (ulimit -u, -v)");
  }
  if (child.out_of_memory) {
    const bool limited = limit_on_memory() != RLIM_INFINITY;
    throw Error(what + child.failure + "; " + (limited ? "raise the limit (ulimit -v or -d), or " : "") + smaller +
                (limited ? "" : ", or use a machine with more memory"));
  }
  if (child.said.find("corpus too large") != std::string::npos) {
    throw Error(what + "the text is too large for it; " + smaller);
  }
  throw Error(what + child.failure +
              "; try another vocab-type (unigram works for most text), or look for lines in the corpus that are no "
              "language (data, markup, very long words)");
}

[[noreturn]] void refuse(End end, const std::string& number, const VocabularySpec& spec, size_t lines) {
  const std::string asked = "vocab-size " + std::to_string(spec.size);
  const std::string of_lines = counted(static_cast<int64_t>(lines), "sentence");
  const std::string this_text = " for this text of " + of_lines;
  switch (end) {
    case End::kNoText:
      throw Error("the vocabulary cannot be trained: its text of " + of_lines +
                  " holds no character but blanks; check the corpus files");
    case End::kTooLarge:
      throw Error(asked + " is too large" + this_text +
                  (number.empty() ? "; try a much smaller one" : ": the largest that works is " + number));
    case End::kTooSmall:
      throw Error(asked + " is too small for this text: its characters and the special pieces alone are " + number +
                  ", take that or more");
    default:
      throw Error("no vocabulary of vocab-type " + spec.type + " and " + asked + " can be made" + this_text +
                  "; try another vocab-type (unigram works for most text) or another vocab-size");
  }
}

}  // namespace

std::string train_vocabulary(const std::vector<std::string>& lines, const VocabularySpec& spec,
                             const VocabularyObserver& observer) {
  check_spec(spec);
  const VocabularySentences sentences(lines, spec.seed);
  warn_of_long_words(sentences, observer);
  const ChildResult child = run_in_child([&] { return Training(sentences, spec).run(); }, observer.stop_requested);
  if (!child.finished) fail(child, spec);
  const auto end = static_cast<End>(child.bytes.front());
  std::string text = child.bytes.substr(1);
  if (end != End::kTrained) refuse(end, text, spec, lines.size());
  return text;
}

}  // namespace gloss
