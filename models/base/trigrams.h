#pragma once

#include <QByteArrayView>

#include <array>

namespace base {

/** Returns an ASCII letter in lower case, and any other byte as it is. */
[[nodiscard]] constexpr char lowerCase(char byte)
{
    return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
}

/**
 * Finds the places of a text at which one of many words can begin, by the word's first three bytes in any case. It
 * looks into a table once for each byte, so that a text of megabytes takes milliseconds.
 */
class Trigrams final
{
public:
    constexpr void add(QByteArrayView word)
    {
        unsigned number = 0;
        for (qsizetype i = 0; i < 3; ++i)
            number = next(number, word[i]);
        m_isStart[number] = true;
    }

    /** Calls `take` with each place where a word can begin until it returns false. Some of the places have no word. */
    template<typename Taker>
    void eachStart(QByteArrayView text, const Taker &take) const
    {
        unsigned number = 0;
        for (qsizetype at = 0; at < text.size(); ++at) {
            number = next(number, text[at]);
            if (m_isStart[number] && at >= 2 && !take(at - 2))
                return;
        }
    }

private:
    /** The number of bits that are used of each byte: the five that distinguish letters in any case. */
    static constexpr unsigned Bits = 5;
    static constexpr unsigned Count = 1U << (3 * Bits);

    static constexpr unsigned next(unsigned number, char byte)
    {
        return ((number << Bits) | (static_cast<unsigned char>(byte) & ((1U << Bits) - 1))) & (Count - 1);
    }

    std::array<bool, Count> m_isStart{};
};

} // namespace base
