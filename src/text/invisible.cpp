#include "text/invisible.hpp"

#include <algorithm>
#include <iterator>

#include "text/utf8.hpp"

namespace gloss {
namespace {

struct CodeRange {
  char32_t first, last;
};

// Unicode 15: the properties White_Space and Default_Ignorable_Code_Point, the categories Cc and (where the character
// is not drawn) Cf; ranges reach over code points that are not assigned.
constexpr CodeRange kInvisible[] = {
    {0, 0x20},          {0x7F, 0xA0},       {0xAD, 0xAD},      {0x34F, 0x34F},   {0x61C, 0x61C},   {0x115F, 0x1160},
    {0x1680, 0x1680},   {0x17B4, 0x17B5},   {0x180B, 0x180F},  {0x2000, 0x200F}, {0x2028, 0x202F}, {0x205F, 0x206F},
    {0x3000, 0x3000},   {0x3164, 0x3164},   {0xFE00, 0xFE0F},  {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFB},
    {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}};

bool is_invisible(char32_t code) {
  const auto* const range = std::ranges::lower_bound(kInvisible, code, {}, &CodeRange::last);
  return range != std::end(kInvisible) && range->first <= code;
}

}  // namespace

bool is_invisible(std::string_view text) {
  for (size_t at = 0; at < text.size();) {
    if (!is_invisible(next_code_point(text, at))) return false;
  }
  return true;
}

}  // namespace gloss
