#pragma once

#include <array>
#include <string_view>

namespace http {

/** Returns a table that tells for each byte whether it is an ASCII letter, a digit, or one of `others`. */
[[nodiscard]] constexpr std::array<bool, 256> lettersDigitsAnd(std::string_view others)
{
    std::array<bool, 256> table{};
    for (unsigned c = '0'; c <= '9'; ++c)
        table[c] = true;
    for (unsigned c = 'A'; c <= 'Z'; ++c)
        table[c] = table[c + 32] = true;
    for (const char c : others)
        table[static_cast<unsigned char>(c)] = true;
    return table;
}

} // namespace http
