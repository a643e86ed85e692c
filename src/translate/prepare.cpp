// See prepare.hpp.
#include "translate/prepare.hpp"

#include <string>
#include <string_view>
#include <utility>

#include "gloss/error.hpp"
#include "text/lines.hpp"
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

}  // namespace

Preparer::Preparer(const TranslatorParts& parts, int max_source_length, TargetForm form)
    : source_(parts.source_vocabulary),
      target_(parts.target_vocabulary),
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
    if (!line.prefix.empty()) {
      repair_utf8(line.prefix);
      result.prefix = target_->encode_ids(line.prefix);
      result.prefix.pop_back();
    }
    return result;
  }
  if (!line.target) {
    throw Error("line " + std::to_string(line.line) + " has no target to score; give one target per source line");
  }
  result.replaced |= repair_utf8(*line.target) > 0;
  result.target = given_target(*line.target);
  const auto& ids = result.target.ids;
  result.blank = result.blank && (ids.empty() || ids.front() == target_->eos_id());
  return result;
}

Encoded Preparer::given_target(const std::string& text) const {
  if (form_ == TargetForm::text) return target_->encode(text);
  const int end_id = target_->eos_id();
  std::string_view pieces = text;
  const bool finished = drop_end_mark(pieces, target_->piece(end_id));
  Encoded result;
  result.ids = target_->encode_pieces(pieces).ids;
  if (!result.ids.empty() && result.ids.back() == end_id) result.ids.pop_back();
  if (finished) result.ids.push_back(end_id);
  result.segmented = target_->decode(result.ids);
  return result;
}

}  // namespace gloss
