#pragma once

#include "bytecursor.h"

#include <QByteArrayView>

#include <algorithm>

namespace secrets {

/** A cursor for texts in which line breaks and quotes can be escaped. */
class TextCursor final : public base::ByteCursor
{
public:
    explicit TextCursor(QByteArrayView text)
        : base::ByteCursor(text)
    {}

    /** True if `place` is at a line break, at a line break that is escaped in a JSON string, or outside of the text. */
    [[nodiscard]] bool isLineEnd(qsizetype place) const
    {
        return place < 0 || place >= text().size() || isAt(place, "\r\n") ||
               (at(place) == '\\' && isAt(skipBackslashes(place), "nr"));
    }
    /** The place after the backslashes at `place`. At most 64 are skipped, as six levels of JSON strings would write,
     * so that a long row of backslashes takes no time. */
    [[nodiscard]] qsizetype skipBackslashes(qsizetype place) const
    {
        constexpr qsizetype most = 64;
        const qsizetype begin = place;
        while (place - begin < most && isAt(place, "\\"))
            ++place;
        return place;
    }
};

/** True if `word` is in the list `words`, in any case. */
[[nodiscard]] bool isOneOf(const auto &words, QByteArrayView word)
{
    return std::any_of(std::begin(words), std::end(words),
                       [word](QByteArrayView one) { return one.compare(word, Qt::CaseInsensitive) == 0; });
}

/** True if `text` begins with `word`, in any case. */
[[nodiscard]] inline bool startsWithWord(QByteArrayView text, QByteArrayView word)
{
    return text.size() >= word.size() && text.first(word.size()).compare(word, Qt::CaseInsensitive) == 0;
}

/** True for bytes that can be in the name of a secret: letters, digits, `_`, `-` and bytes that are not ASCII. */
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
