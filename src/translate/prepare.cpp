// See prepare.hpp.
#include "translate/prepare.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "gloss/error.hpp"
#include "text/lines.hpp"
#include "text/words.hpp"
#include "translate/cut.hpp"

namespace gloss {
namespace {

// Takes a trailing `</s>` off a blank-separated list of pieces. Returns whether there was one.
bool drop_end_mark(std::string_view& pieces, std::string_view end_mark) {
  const size_t last = pieces.find_last_not_of(" \t");
  pieces = last == std::string_view::npos ? std::string_view() : pieces.substr(0, last + 1);
  if (!pieces.ends_with(end_mark)) return false;
  const std::string_view rest = pieces.substr(0, pieces.size() - end_mark.size());
  if (!rest.empty() && rest.back() != ' ' && rest.back() != '\t') return false;
  pieces = rest;
  return true;
}

std::string first_unknown(const Encoded& text, int unknown_id) {
  const auto unknown = std::ranges::find(text.ids, unknown_id);
  if (unknown == text.ids.end()) return "";
  return text.segmented.pieces[static_cast<size_t>(unknown - text.ids.begin())].text;
}

}  // namespace

Preparer::Preparer(const TranslatorParts& parts, int max_source_length, TargetForm form)
    : source_(parts.source_vocabulary),
      target_(parts.target_vocabulary),
      never_written_(target_->never_produced(true)),
      max_source_length_(static_cast<size_t>(max_source_length)),
      form_(form) {}

PreparedLine Preparer::prepare(InputLine line) const {
  PreparedLine result;
  result.line = line.line;
  result.replaced = repair_utf8(line.text) > 0;
  Encoded whole = encode_beginning(*source_, line.text, max_source_length_);
  const bool is_whole = !line.text_is_cut && whole.segmented.text.size() == line.text.size();
  result.pieces = is_whole ? static_cast<int64_t>(whole.ids.size()) - 1 : 0;
  result.cut = !is_whole || whole.ids.size() > max_source_length_ + 1;
  result.source = cut_to(*source_, std::move(whole), max_source_length_);
  result.blank = result.source.ids.size() == 1;
  if (form_ == TargetForm::none) {
    prepare_prefix(std::move(line.prefix), result);
    return result;
  }
  if (!line.target) {
    throw Error("line " + std::to_string(line.line) + " has no target to score; give one target per source line");
  }
  result.replaced |= repair_utf8(*line.target) > 0;
  prepare_target(*line.target, result);
  const auto& ids = result.target.ids;
  result.blank = result.blank && (ids.empty() || ids.front() == target_->eos_id());
  return result;
}

void Preparer::prepare_prefix(std::string text, PreparedLine& line) const {
  if (text.empty()) return;
  repair_utf8(text);
  Encoded prefix = target_->encode(text);
  line.unknown = first_unknown(prefix, target_->unk_id());
  line.prefix = std::move(prefix.ids);
  line.prefix.pop_back();
}

void Preparer::prepare_target(const std::string& text, PreparedLine& line) const {
  if (form_ == TargetForm::pieces) {
    line.target = encode_pieces(text, line);
    return;
  }
  line.target = target_->encode(text);
  line.unknown = first_unknown(line.target, target_->unk_id());
}

Encoded Preparer::encode_pieces(std::string_view pieces, PreparedLine& line) const {
  const int end_id = target_->eos_id();
  const bool finished = drop_end_mark(pieces, target_->piece(end_id));
  Encoded result;
  for (const WordSpan& span : split_words(pieces)) {
    const std::string_view name = pieces.substr(span.begin, span.end - span.begin);
    const int id = target_->encode_pieces(name).ids.front();
    const bool is_control = id == end_id || std::ranges::find(never_written_, id) != never_written_.end();
    if (is_control) {
      throw Error("line " + std::to_string(line.line) + ": the target holds the piece " + std::string(name) +
                  (id == end_id ? " before its end; it ends a target and stands nowhere else"
                                : ", which no translation contains; take it out"));
    }
    if (id == target_->unk_id() && name != target_->piece(id) && line.unknown.empty()) line.unknown = name;
    result.ids.push_back(id);
  }
  if (finished) result.ids.push_back(end_id);
  result.segmented = target_->decode(result.ids);
  return result;
}

}  // namespace gloss
