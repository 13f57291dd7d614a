#pragma once

#include <QtGlobal>

#include <array>

namespace document {

/** What a byte may mean to the scanners of YAML and JSON, as bits; a byte may be in several classes. */
enum CharacterClass : quint8 {
    White = 0x01,         ///< A space or a tab.
    Break = 0x02,         ///< A line feed or a carriage return.
    Control = 0x04,       ///< A control character that is not allowed in a text; also the NUL at the end of the buffer.
    FlowIndicator = 0x08, ///< A character with a meaning in YAML's flow collections: one of `,[]{}`.
    PlainStop = 0x10,     ///< A character at which a plain scalar of a block may end: `:`, `#`, breaks and controls.
    Digit = 0x20,
    WordStop = 0x40, ///< A character that ends a word: white space, a break or a control character.
};

namespace characters {

constexpr std::array<quint8, 256> makeTable()
{
    std::array<quint8, 256> table{};
    for (size_t c = 0; c < 0x20; ++c)
        table[c] = Control | PlainStop | WordStop;
    // Quoted scalars take whatever JSON takes (YAML 1.2.2 §5.1).
    table[0x7f] = Control | PlainStop;
    table[size_t(' ')] = White | WordStop;
    table[size_t('\t')] = White | WordStop;
    table[size_t('\n')] = table[size_t('\r')] = Break | PlainStop | WordStop;
    for (const char c : {',', '[', ']', '{', '}'})
        table[size_t(c)] = FlowIndicator;
    for (const char c : {':', '#'})
        table[size_t(c)] = PlainStop;
    for (char c = '0'; c <= '9'; ++c)
        table[size_t(c)] = Digit;
    return table;
}

inline constexpr std::array<quint8, 256> Table = makeTable();

} // namespace characters

/** True if the byte `c` is in one of the character classes. */
constexpr bool is(char c, int classes)
{
    return (characters::Table[static_cast<unsigned char>(c)] & classes) != 0;
}

constexpr bool isHexDigit(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

} // namespace document
