// Tables of a run that grow while it trains, ready to plot: tab-separated, a header row, the update in the first
// column.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace gloss {

/// A cell of a table: 8 significant digits, '.' as decimal point whatever the locale.
std::string number_text(double value);
std::string number_text(int64_t value);

/// The file's whole lines; a last one without its end is a write that a kill cut short. Nothing where there is no file.
std::string whole_lines(const std::filesystem::path& path);

/// Appends a row (with its '\n'); `header` first where the file is new. A partial last line that a kill left is
/// dropped. Throws FileError.
void append_row(const std::filesystem::path& path, std::string_view header, std::string_view row);

/// Drops the rows past `update`: a resumed run writes them again. The file is replaced as a whole; no file is fine.
/// Returns the update of the last row that is left, 0 where there is none. Throws Error (file:line) for a row that does
/// not begin with a number.
int64_t cut_rows(const std::filesystem::path& path, std::string_view header, int64_t update);

}  // namespace gloss
