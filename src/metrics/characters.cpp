#include "metrics/characters.hpp"

#include <algorithm>
#include <iterator>

#include "text/utf8.hpp"

namespace gloss {
namespace {

/// Every `step`-th of the capitals first..last has its small letter `distance` further on.
struct CaseRange {
  char32_t first, last;
  int distance, step;
};

// Unicode 14, UnicodeData.txt, field Simple_Lowercase_Mapping.
constexpr CaseRange kCapitals[] = {
    {0x41, 0x5A, 32, 1},         {0xC0, 0xD6, 32, 1},         {0xD8, 0xDE, 32, 1},         {0x100, 0x12E, 1, 2},
    {0x132, 0x136, 1, 2},        {0x139, 0x147, 1, 2},        {0x14A, 0x176, 1, 2},        {0x178, 0x178, -121, 1},
    {0x179, 0x17D, 1, 2},        {0x181, 0x181, 210, 1},      {0x182, 0x184, 1, 2},        {0x186, 0x186, 206, 1},
    {0x187, 0x187, 1, 1},        {0x189, 0x18A, 205, 1},      {0x18B, 0x18B, 1, 1},        {0x18E, 0x18E, 79, 1},
    {0x18F, 0x18F, 202, 1},      {0x190, 0x190, 203, 1},      {0x191, 0x191, 1, 1},        {0x193, 0x193, 205, 1},
    {0x194, 0x194, 207, 1},      {0x196, 0x196, 211, 1},      {0x197, 0x197, 209, 1},      {0x198, 0x198, 1, 1},
    {0x19C, 0x19C, 211, 1},      {0x19D, 0x19D, 213, 1},      {0x19F, 0x19F, 214, 1},      {0x1A0, 0x1A4, 1, 2},
    {0x1A6, 0x1A6, 218, 1},      {0x1A7, 0x1A7, 1, 1},        {0x1A9, 0x1A9, 218, 1},      {0x1AC, 0x1AC, 1, 1},
    {0x1AE, 0x1AE, 218, 1},      {0x1AF, 0x1AF, 1, 1},        {0x1B1, 0x1B2, 217, 1},      {0x1B3, 0x1B5, 1, 2},
    {0x1B7, 0x1B7, 219, 1},      {0x1B8, 0x1B8, 1, 1},        {0x1BC, 0x1BC, 1, 1},        {0x1C4, 0x1C4, 2, 1},
    {0x1C5, 0x1C5, 1, 1},        {0x1C7, 0x1C7, 2, 1},        {0x1C8, 0x1C8, 1, 1},        {0x1CA, 0x1CA, 2, 1},
    {0x1CB, 0x1DB, 1, 2},        {0x1DE, 0x1EE, 1, 2},        {0x1F1, 0x1F1, 2, 1},        {0x1F2, 0x1F4, 1, 2},
    {0x1F6, 0x1F6, -97, 1},      {0x1F7, 0x1F7, -56, 1},      {0x1F8, 0x21E, 1, 2},        {0x220, 0x220, -130, 1},
    {0x222, 0x232, 1, 2},        {0x23A, 0x23A, 10795, 1},    {0x23B, 0x23B, 1, 1},        {0x23D, 0x23D, -163, 1},
    {0x23E, 0x23E, 10792, 1},    {0x241, 0x241, 1, 1},        {0x243, 0x243, -195, 1},     {0x244, 0x244, 69, 1},
    {0x245, 0x245, 71, 1},       {0x246, 0x24E, 1, 2},        {0x370, 0x372, 1, 2},        {0x376, 0x376, 1, 1},
    {0x37F, 0x37F, 116, 1},      {0x386, 0x386, 38, 1},       {0x388, 0x38A, 37, 1},       {0x38C, 0x38C, 64, 1},
    {0x38E, 0x38F, 63, 1},       {0x391, 0x3A1, 32, 1},       {0x3A3, 0x3AB, 32, 1},       {0x3CF, 0x3CF, 8, 1},
    {0x3D8, 0x3EE, 1, 2},        {0x3F4, 0x3F4, -60, 1},      {0x3F7, 0x3F7, 1, 1},        {0x3F9, 0x3F9, -7, 1},
    {0x3FA, 0x3FA, 1, 1},        {0x3FD, 0x3FF, -130, 1},     {0x400, 0x40F, 80, 1},       {0x410, 0x42F, 32, 1},
    {0x460, 0x480, 1, 2},        {0x48A, 0x4BE, 1, 2},        {0x4C0, 0x4C0, 15, 1},       {0x4C1, 0x4CD, 1, 2},
    {0x4D0, 0x52E, 1, 2},        {0x531, 0x556, 48, 1},       {0x10A0, 0x10C5, 7264, 1},   {0x10C7, 0x10C7, 7264, 1},
    {0x10CD, 0x10CD, 7264, 1},   {0x13A0, 0x13EF, 38864, 1},  {0x13F0, 0x13F5, 8, 1},      {0x1C90, 0x1CBA, -3008, 1},
    {0x1CBD, 0x1CBF, -3008, 1},  {0x1E00, 0x1E94, 1, 2},      {0x1E9E, 0x1E9E, -7615, 1},  {0x1EA0, 0x1EFE, 1, 2},
    {0x1F08, 0x1F0F, -8, 1},     {0x1F18, 0x1F1D, -8, 1},     {0x1F28, 0x1F2F, -8, 1},     {0x1F38, 0x1F3F, -8, 1},
    {0x1F48, 0x1F4D, -8, 1},     {0x1F59, 0x1F5F, -8, 2},     {0x1F68, 0x1F6F, -8, 1},     {0x1F88, 0x1F8F, -8, 1},
    {0x1F98, 0x1F9F, -8, 1},     {0x1FA8, 0x1FAF, -8, 1},     {0x1FB8, 0x1FB9, -8, 1},     {0x1FBA, 0x1FBB, -74, 1},
    {0x1FBC, 0x1FBC, -9, 1},     {0x1FC8, 0x1FCB, -86, 1},    {0x1FCC, 0x1FCC, -9, 1},     {0x1FD8, 0x1FD9, -8, 1},
    {0x1FDA, 0x1FDB, -100, 1},   {0x1FE8, 0x1FE9, -8, 1},     {0x1FEA, 0x1FEB, -112, 1},   {0x1FEC, 0x1FEC, -7, 1},
    {0x1FF8, 0x1FF9, -128, 1},   {0x1FFA, 0x1FFB, -126, 1},   {0x1FFC, 0x1FFC, -9, 1},     {0x2126, 0x2126, -7517, 1},
    {0x212A, 0x212A, -8383, 1},  {0x212B, 0x212B, -8262, 1},  {0x2132, 0x2132, 28, 1},     {0x2160, 0x216F, 16, 1},
    {0x2183, 0x2183, 1, 1},      {0x24B6, 0x24CF, 26, 1},     {0x2C00, 0x2C2F, 48, 1},     {0x2C60, 0x2C60, 1, 1},
    {0x2C62, 0x2C62, -10743, 1}, {0x2C63, 0x2C63, -3814, 1},  {0x2C64, 0x2C64, -10727, 1}, {0x2C67, 0x2C6B, 1, 2},
    {0x2C6D, 0x2C6D, -10780, 1}, {0x2C6E, 0x2C6E, -10749, 1}, {0x2C6F, 0x2C6F, -10783, 1}, {0x2C70, 0x2C70, -10782, 1},
    {0x2C72, 0x2C72, 1, 1},      {0x2C75, 0x2C75, 1, 1},      {0x2C7E, 0x2C7F, -10815, 1}, {0x2C80, 0x2CE2, 1, 2},
    {0x2CEB, 0x2CED, 1, 2},      {0x2CF2, 0x2CF2, 1, 1},      {0xA640, 0xA66C, 1, 2},      {0xA680, 0xA69A, 1, 2},
    {0xA722, 0xA72E, 1, 2},      {0xA732, 0xA76E, 1, 2},      {0xA779, 0xA77B, 1, 2},      {0xA77D, 0xA77D, -35332, 1},
    {0xA77E, 0xA786, 1, 2},      {0xA78B, 0xA78B, 1, 1},      {0xA78D, 0xA78D, -42280, 1}, {0xA790, 0xA792, 1, 2},
    {0xA796, 0xA7A8, 1, 2},      {0xA7AA, 0xA7AA, -42308, 1}, {0xA7AB, 0xA7AB, -42319, 1}, {0xA7AC, 0xA7AC, -42315, 1},
    {0xA7AD, 0xA7AD, -42305, 1}, {0xA7AE, 0xA7AE, -42308, 1}, {0xA7B0, 0xA7B0, -42258, 1}, {0xA7B1, 0xA7B1, -42282, 1},
    {0xA7B2, 0xA7B2, -42261, 1}, {0xA7B3, 0xA7B3, 928, 1},    {0xA7B4, 0xA7C2, 1, 2},      {0xA7C4, 0xA7C4, -48, 1},
    {0xA7C5, 0xA7C5, -42307, 1}, {0xA7C6, 0xA7C6, -35384, 1}, {0xA7C7, 0xA7C9, 1, 2},      {0xA7D0, 0xA7D0, 1, 1},
    {0xA7D6, 0xA7D8, 1, 2},      {0xA7F5, 0xA7F5, 1, 1},      {0xFF21, 0xFF3A, 32, 1},     {0x10400, 0x10427, 40, 1},
    {0x104B0, 0x104D3, 40, 1},   {0x10570, 0x1057A, 39, 1},   {0x1057C, 0x1058A, 39, 1},   {0x1058C, 0x10592, 39, 1},
    {0x10594, 0x10595, 39, 1},   {0x10C80, 0x10CB2, 64, 1},   {0x118A0, 0x118BF, 32, 1},   {0x16E40, 0x16E5F, 32, 1},
    {0x1E900, 0x1E921, 34, 1}};

constexpr char32_t kDottedCapitalI = 0x130, kCapitalSigma = 0x3A3, kFinalSigma = 0x3C2;

char32_t lower(char32_t code) {
  const auto* range = std::ranges::lower_bound(kCapitals, code, {}, &CaseRange::last);
  if (range == std::end(kCapitals) || code < range->first || (code - range->first) % range->step != 0) return code;
  return code + range->distance;
}

bool has_case(char32_t code) {
  static const std::u32string small_letters = [] {
    std::u32string letters{U'ß', U'ª', U'º', kFinalSigma, kDottedCapitalI};
    for (const auto& range : kCapitals) {
      for (char32_t c = range.first; c <= range.last; c += range.step) letters += lower(c);
    }
    std::ranges::sort(letters);
    return letters;
  }();
  return lower(code) != code || std::ranges::binary_search(small_letters, code);
}

bool is_skipped_beside_sigma(char32_t code) {
  constexpr std::u32string_view kMarks = U"'.:^`\u00A8\u00AD\u00AF\u00B4\u00B7\u00B8\u2018\u2019\u2024\u2027";
  return (code >= 0x300 && code <= 0x36F) || kMarks.find(code) != kMarks.npos;
}

/// Unicode 3.13, Final_Sigma: a letter before it, none after it.
bool is_final(std::u32string_view text, size_t sigma) {
  const auto is_seen = [](char32_t code) { return !is_skipped_beside_sigma(code); };
  const auto before = text.substr(0, sigma), after = text.substr(sigma + 1);
  const auto left = std::find_if(before.rbegin(), before.rend(), is_seen);
  const auto right = std::find_if(after.begin(), after.end(), is_seen);
  return left != before.rend() && has_case(*left) && (right == after.end() || !has_case(*right));
}

}  // namespace

bool is_python_space(char32_t code) {
  if (code < 0x80) return (code >= 0x09 && code <= 0x0D) || (code >= 0x1C && code <= 0x20);
  return code == 0x85 || code == 0xA0 || code == 0x1680 || (code >= 0x2000 && code <= 0x200A) || code == 0x2028 ||
         code == 0x2029 || code == 0x202F || code == 0x205F || code == 0x3000;
}

std::vector<std::string> split_python_space(std::string_view text) {
  std::vector<std::string> words;
  size_t begin = 0;
  for (size_t at = 0; at < text.size();) {
    const size_t here = at;
    if (!is_python_space(next_code_point(text, at))) continue;
    if (here > begin) words.emplace_back(text.substr(begin, here - begin));
    begin = at;
  }
  if (begin < text.size()) words.emplace_back(text.substr(begin));
  return words;
}

std::string_view trim_right_python_space(std::string_view text) {
  size_t end = 0;
  for (size_t at = 0; at < text.size();) {
    if (!is_python_space(next_code_point(text, at))) end = at;
  }
  return text.substr(0, end);
}

std::string python_lower(std::string_view text) {
  const std::u32string codes = code_points(text);
  std::string result;
  for (size_t i = 0; i < codes.size(); ++i) {
    if (codes[i] == kDottedCapitalI) {
      result += "i\u0307";
    } else if (codes[i] == kCapitalSigma && is_final(codes, i)) {
      append_utf8(result, kFinalSigma);
    } else {
      append_utf8(result, lower(codes[i]));
    }
  }
  return result;
}

}  // namespace gloss
