// How many columns of a terminal a text takes: two for East Asian wide characters, none for combining marks.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gloss {

int display_width(char32_t code);
int display_width(std::string_view text);

/// A character with the marks that combine with it, and the columns it takes.
struct Glyph {
  std::string text;
  int width = 0;
};

/// Control characters become U+FFFD, so that no text can steer the terminal.
std::vector<Glyph> glyphs(std::string_view text);

}  // namespace gloss
