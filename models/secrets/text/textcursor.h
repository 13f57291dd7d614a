#pragma once

#include <QByteArrayView>

#include <algorithm>

namespace secrets {

/** Reads bytes of a text and its runs; places outside of the text are the byte 0. */
class TextCursor final
{
public:
    explicit TextCursor(QByteArrayView text)
        : m_text(text)
    {}

    [[nodiscard]] QByteArrayView text() const { return m_text; }
    [[nodiscard]] char at(qsizetype place) const { return place >= 0 && place < m_text.size() ? m_text[place] : '\0'; }
    [[nodiscard]] bool isAt(qsizetype place, QByteArrayView bytes) const
    {
        return place >= 0 && place < m_text.size() && bytes.contains(m_text[place]);
    }
    /** True at a line break, at its escape in a JSON string, and at the ends of the text. */
    [[nodiscard]] bool isLineEnd(qsizetype place) const
    {
        return place < 0 || place >= m_text.size() || isAt(place, "\r\n") ||
               (m_text[place] == '\\' && isAt(skipBackslashes(place), "nr"));
    }
    /** More than six levels of JSON strings would write are not skipped, so that a long row of them takes no time. */
    [[nodiscard]] qsizetype skipBackslashes(qsizetype place) const
    {
        constexpr qsizetype most = 64;
        const qsizetype begin = place;
        while (place - begin < most && isAt(place, "\\"))
            ++place;
        return place;
    }
    [[nodiscard]] qsizetype skip(qsizetype place, QByteArrayView bytes) const
    {
        while (isAt(place, bytes))
            ++place;
        return place;
    }
    [[nodiscard]] qsizetype skipBack(qsizetype place, QByteArrayView bytes) const
    {
        while (isAt(place - 1, bytes))
            --place;
        return place;
    }
    [[nodiscard]] QByteArrayView between(qsizetype from, qsizetype end) const
    {
        return m_text.sliced(from, end - from);
    }

private:
    QByteArrayView m_text;
};

/** True if the word is in the list, in any case. */
[[nodiscard]] bool isOneOf(const auto &words, QByteArrayView word)
{
    return std::any_of(std::begin(words), std::end(words),
                       [word](QByteArrayView one) { return one.compare(word, Qt::CaseInsensitive) == 0; });
}

/** True if the text begins with the word, in any case. */
[[nodiscard]] inline bool startsWithWord(QByteArrayView text, QByteArrayView word)
{
    return text.size() >= word.size() && text.first(word.size()).compare(word, Qt::CaseInsensitive) == 0;
}

/** True for bytes of names: letters, digits, `_`, `-` and those that are not ASCII. */
[[nodiscard]] constexpr bool isNameByte(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') ||
           byte == '_' || byte == '-' || static_cast<unsigned char>(byte) >= 0x80;
}

[[nodiscard]] constexpr bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

[[nodiscard]] constexpr bool isLetter(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

} // namespace secrets
