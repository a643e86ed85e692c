#include "align/terminal_table.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <string_view>

#include "align/display_width.hpp"

namespace gloss {
namespace {

using Glyphs = std::vector<Glyph>;

constexpr int kTallestLabel = 20;  ///< lines of a label that is written downwards
constexpr int kNarrowestColumn = 2;
constexpr int kNarrowestTable = 32;

/// A weight of at least `from` is shown as `block`. Rows of attention sum to 1, so the steps are the same in all
/// tables.
struct Shade {
  float from;
  std::string_view block;
};
constexpr std::array<Shade, 4> kShades = {{{0.75F, "█"}, {0.5F, "▓"}, {0.25F, "▒"}, {0.05F, "░"}}};

std::string_view shade(float weight) {
  const auto found = std::ranges::find_if(kShades, [weight](const Shade& s) { return weight >= s.from; });
  return found == kShades.end() ? " " : found->block;
}

std::string repeated(std::string_view text, int times) {
  std::string result;
  for (int i = 0; i < times; ++i) result += text;
  return result;
}

int width_of(const Glyphs& label) {
  return std::accumulate(label.begin(), label.end(), 0, [](int sum, const Glyph& g) { return sum + g.width; });
}

/// As much of the label as fits `width`, an ellipsis for the rest.
Glyphs shortened(Glyphs label, int width) {
  if (width_of(label) <= width) return label;
  while (!label.empty() && width_of(label) > width - 1) label.pop_back();
  label.push_back({"…", 1});
  return label;
}

std::string padded(const Glyphs& label, int width, bool right) {
  std::string text;
  for (const Glyph& glyph : label) text += glyph.text;
  const std::string blanks = repeated(" ", width - width_of(label));
  return right ? blanks + text : text + blanks;
}

/// A cell of the table: two columns wide whatever its label, in the middle of it.
std::string cell(float weight, int width) {
  const int block = std::min(width, 2), left = (width - block) / 2;
  return repeated(" ", left) + repeated(shade(weight), block) + repeated(" ", width - block - left);
}

/// Ends every line at its last character that can be seen.
void end_line(std::string& table, std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  table += line + '\n';
}

class Table {
 public:
  Table(const LabelledMatrix& matrix, int width) : matrix_(matrix) {
    width = std::max(width, kNarrowestTable);
    for (const auto& label : matrix.target) {
      rows_.push_back(shortened(glyphs(label), width / 3));
      margin_ = std::max(margin_, width_of(rows_.back()));
    }
    room_ = width - margin_;
    for (const auto& label : matrix.source) {
      columns_.push_back(glyphs(label));
      widths_.push_back(std::max(kNarrowestColumn, width_of(columns_.back())));
    }
    const int across = std::accumulate(widths_.begin(), widths_.end(), static_cast<int>(widths_.size()));
    downwards_ = across > room_;
    if (downwards_) std::ranges::fill(widths_, kNarrowestColumn);
  }

  /// Columns that do not fit even so go into a further block below.
  std::string text() const {
    std::string table;
    for (size_t first = 0; first < columns_.size();) {
      size_t last = first;
      for (int used = 0; last < columns_.size() && used + 1 + widths_[last] <= room_; ++last) used += 1 + widths_[last];
      if (first > 0) table += '\n';
      write_labels(table, first, last);
      write_rows(table, first, last);
      first = last;
    }
    end_line(table, legend());
    return table;
  }

 private:
  static std::string legend() {
    std::string text = "from";
    for (auto s = kShades.rbegin(); s != kShades.rend(); ++s) {
      text += "  " + std::string(s->block) + ' ' + std::to_string(static_cast<int>(s->from * 100)) + '%';
    }
    return text;
  }

  void write_labels(std::string& table, size_t first, size_t last) const {
    if (!downwards_) {
      std::string line = repeated(" ", margin_);
      for (size_t s = first; s < last; ++s) line += ' ' + padded(columns_[s], widths_[s], false);
      end_line(table, line);
      return;
    }
    std::vector<Glyphs> labels(columns_.begin() + first, columns_.begin() + last);
    size_t height = 0;
    for (Glyphs& label : labels) {
      if (label.size() > kTallestLabel) {
        label.resize(kTallestLabel - 1);
        label.push_back({"⋮", 1});
      }
      height = std::max(height, label.size());
    }
    for (size_t y = 0; y < height; ++y) {
      std::string line = repeated(" ", margin_);
      for (const Glyphs& label : labels) {
        const size_t top = height - label.size();  // labels stand on the table
        line += ' ' + padded(y < top ? Glyphs{} : Glyphs{label[y - top]}, kNarrowestColumn, false);
      }
      end_line(table, line);
    }
  }

  void write_rows(std::string& table, size_t first, size_t last) const {
    for (size_t t = 0; t < rows_.size(); ++t) {
      std::string line = padded(rows_[t], margin_, true);
      for (size_t s = first; s < last; ++s) line += ' ' + cell(matrix_.weights[t * columns_.size() + s], widths_[s]);
      end_line(table, line);
    }
  }

  const LabelledMatrix& matrix_;
  std::vector<Glyphs> rows_, columns_;
  std::vector<int> widths_;  ///< of the columns, without the blank between them
  int margin_ = 0;           ///< columns of the terminal that target labels take
  int room_ = 0;             ///< what is left for the source
  bool downwards_ = false;   ///< source labels are written downwards
};

}  // namespace

std::string terminal_table(const LabelledMatrix& matrix, int width) {
  if (matrix.weights.empty()) return "(no attention to show)\n";
  return Table(matrix, width).text();
}

}  // namespace gloss
