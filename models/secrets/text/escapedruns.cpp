#include "escapedruns.h"

#include "textcursor.h"

#include <QString>

#include <algorithm>

namespace secrets {

using base::Span;

namespace {

/** A longer run is a picture or the like. */
constexpr qsizetype LongestRun = 16 * 1024;
constexpr QByteArrayView Ends(" \t\r\n\"'<>`");

int hexDigit(char byte)
{
    if (isDigit(byte))
        return byte - '0';
    if (byte >= 'a' && byte <= 'f')
        return byte - 'a' + 10;
    return byte >= 'A' && byte <= 'F' ? byte - 'A' + 10 : -1;
}

/** The number in so many hexadecimal digits; -1 if they are none. */
qint64 hexNumber(const TextCursor &cursor, qsizetype at, int digits)
{
    qint64 number = 0;
    for (int i = 0; i < digits; ++i) {
        const int digit = hexDigit(cursor.at(at + i));
        if (digit < 0)
            return -1;
        number = number * 16 + digit;
    }
    return number;
}

/** The bytes that an escape is decoded to, and the length of the escape; 0 if there is none. */
struct Escape {
    QByteArray meant;
    qsizetype length = 0;
};

Escape escapeAt(const TextCursor &cursor, qsizetype at)
{
    if (cursor.at(at) == '%') {
        const qint64 byte = hexNumber(cursor, at + 1, 2);
        return byte < 0 ? Escape{} : Escape{QByteArray(1, char(byte)), 3};
    }
    if (cursor.at(at) != '\\')
        return {};
    // In a JSON string inside of another one, the backslash is escaped too.
    const qsizetype letter = cursor.skipBackslashes(at);
    if (cursor.isAt(letter, "/"))
        return {"/", letter + 1 - at};
    if (letter == at + 1 && cursor.isAt(letter, "\r\n"))
        return {QByteArray(""), cursor.skip(letter, " \t\r\n") - at};
    const int digits = cursor.isAt(letter, "u") ? 4 : cursor.isAt(letter, "x") ? 2 : cursor.isAt(letter, "U") ? 8 : 0;
    const qint64 number = digits == 0 ? -1 : hexNumber(cursor, letter + 1, digits);
    if (number < 0 || number > QChar::LastValidCodePoint)
        return {};
    const char32_t character = char32_t(number);
    return {QString::fromUcs4(&character, 1).toUtf8(), letter + 1 + digits - at};
}

} // namespace

EscapedRun::EscapedRun(QByteArrayView text, qsizetype at, qsizetype from)
{
    const TextCursor cursor(text);
    qsizetype begin = at;
    while (begin > from && at - begin < LongestRun && !cursor.isAt(begin - 1, Ends))
        --begin;
    qsizetype end = begin;
    while (end < text.size() && end - begin < LongestRun && !cursor.isAt(end, Ends)) {
        const Escape escape = escapeAt(cursor, end);
        const qsizetype length = std::max<qsizetype>(1, escape.length);
        const QByteArray bytes = escape.length > 0 ? escape.meant : text.sliced(end, 1).toByteArray();
        m_decoded.append(bytes);
        for (qsizetype i = 0; i < bytes.size(); ++i)
            m_offsets.append(end);
        end = std::min(text.size(), end + length);
    }
    m_offsets.append(end);
    m_span = {begin, end - begin};
}

Span EscapedRun::written(const Span &decoded) const
{
    const qsizetype begin = m_offsets.at(decoded.offset);
    return {begin, m_offsets.at(decoded.end()) - begin};
}

qsizetype EscapeFinder::next(qsizetype from)
{
    if (!m_hasBegun || m_percent < from)
        m_percent = nextWith('%', from);
    if (!m_hasBegun || m_backslash < from)
        m_backslash = nextWith('\\', from);
    m_hasBegun = true;
    const qsizetype first = std::min(m_percent, m_backslash);
    return first < m_text.size() ? first : -1;
}

qsizetype EscapeFinder::nextWith(char mark, qsizetype from) const
{
    const TextCursor cursor(m_text);
    qsizetype at = from < m_text.size() ? m_text.indexOf(mark, from) : -1;
    while (at >= 0 && escapeAt(cursor, at).length == 0)
        at = m_text.indexOf(mark, std::max(at + 1, cursor.skipBackslashes(at)));
    return at < 0 ? m_text.size() : at;
}

} // namespace secrets
