#include "namedvalue.h"

#include "escapedstring.h"
#include "literal.h"
#include "plainwords.h"
#include "secretwords.h"
#include "textcursor.h"

#include <algorithm>

namespace secrets {

using base::Span;

namespace {

constexpr QByteArrayView Blanks(" \t");
/** Longer than any secret: where a quote is missing, all that follows would be searched for each name. */
constexpr qsizetype LongestValue = 16 * 1024;
constexpr qsizetype LongestFront = 256;
/** Longer values are secrets: no placeholder and no word of a sentence has this length. The limit also keeps a line
 * with many names from being searched to its end for each name. */
constexpr qsizetype LongestWord = 256;
constexpr qsizetype LongestPhrase = 200;
constexpr qsizetype LongestTag = 128;

constexpr QByteArrayView Schemes[] = {"Basic", "Bearer", "Token", "ApiKey",  "Negotiate",
                                      "NTLM",  "JWT",    "SSWS",  "GenieKey"};
constexpr QByteArrayView SchemesWithParameters[] = {"Digest", "Hawk", "OAuth", "AWS4-HMAC-SHA256"};

bool endsWith(QByteArrayView name, QByteArrayView word)
{
    return name.size() >= word.size() && name.last(word.size()).compare(word, Qt::CaseInsensitive) == 0;
}

/** True if `name=` follows, as after a `&` or `;`. */
bool isNameAndEquals(const TextCursor &cursor, qsizetype at)
{
    constexpr qsizetype longest = 64;
    qsizetype end = at;
    while (end - at < longest && (isNameByte(cursor.at(end)) || cursor.isAt(end, ".%[]")))
        ++end;
    return end > at && cursor.isAt(end, "=:");
}

/** True if the byte is not part of a value: a closing bracket, quote or comma at its end. */
bool isEndOfBare(const TextCursor &cursor, qsizetype at)
{
    const auto isEnd = [&cursor](qsizetype place) {
        return place >= cursor.text().size() || cursor.isAt(place, " \t\r\n\"'`<>") || cursor.isLineEnd(place);
    };
    switch (cursor.at(at)) {
    case ' ':
    case '\t':
    case '\r':
    case '\n':
    case '"':
    case '<':
    case '>':
    case '`':
        return true;
    case '\\':
        return cursor.isLineEnd(at) || cursor.isAt(cursor.skipBackslashes(at), "\"'t");
    case '\'':
        return isEnd(at + 1) || cursor.isAt(at + 1, ",;:)]}&");
    case ')':
    case ']':
    case '}':
        return isEnd(at + 1) || cursor.isAt(at + 1, ",;)]}");
    case ',':
    case ';':
        return isEnd(at + 1) || isNameAndEquals(cursor, at + 1);
    case '&':
        return isEnd(at + 1) || isNameAndEquals(cursor, at + 1) || cursor.text().sliced(at).startsWith("&amp;");
    default:
        return false;
    }
}

/** Reads the value after the name of a secret. */
class NamedValue final
{
public:
    NamedValue(QByteArrayView text, const Span &name)
        : m_cursor(text)
        , m_name(text.sliced(name.offset, name.length))
        , m_begin(name.offset)
        , m_at(name.end())
    {}

    [[nodiscard]] Span secret()
    {
        if (m_cursor.isAt(m_begin - 1, "<:") && m_cursor.isAt(m_at, "> \t")) {
            if (const Span content = inElement(); content.length > 0)
                return content;
        }
        if (!takeSeparator())
            return {m_at, 0};
        const Span value = m_cursor.isAt(m_cursor.skipBackslashes(m_at), "\"'`") ? quoted() : bare();
        return value.length > 0 && isLiteral(m_cursor.text().sliced(value.offset, value.length)) ? value
                                                                                                 : Span{m_at, 0};
    }

private:
    /** The closing quote of the name, blanks, and `:`, `=` or `=>`. */
    bool takeSeparator()
    {
        if (const qsizetype quote = m_cursor.skipBackslashes(m_at); m_cursor.isAt(quote, "\"'`*"))
            m_at = m_cursor.skip(quote, m_cursor.text().sliced(quote, 1));
        m_at = m_cursor.skip(m_cursor.skip(m_at, ")]"), Blanks);
        m_isEquals = m_cursor.isAt(m_at, "=");
        if (!m_isEquals && !m_cursor.isAt(m_at, ":"))
            return false;
        ++m_at;
        if (m_cursor.isAt(m_at, m_isEquals ? QByteArrayView(">") : QByteArrayView("=*")))
            m_at = m_cursor.skip(m_at, "=>*");
        const qsizetype value = m_cursor.skip(m_at, Blanks);
        m_hasBlank = value > m_at;
        m_at = value;
        return !m_cursor.isAt(m_at, "=");
    }

    [[nodiscard]] Span quoted()
    {
        const qsizetype quote = m_cursor.skipBackslashes(m_at);
        const qsizetype backslashes = quote - m_at;
        const QByteArrayView text = m_cursor.text().first(std::min(m_cursor.text().size(), quote + LongestValue));
        qsizetype from = quote + 1;
        qsizetype end = from;
        if (m_cursor.isAt(quote, "\"")) {
            end = endOfEscapedString(text, from, backslashes).contentEnd;
        } else {
            // '' is one apostrophe in a string of YAML with apostrophes.
            const bool isDoubled = m_cursor.isAt(from, "'") && !isEndOfBare(m_cursor, from);
            from += isDoubled ? 1 : 0;
            const QByteArrayView closing = isDoubled ? QByteArrayView("''") : text.sliced(quote, 1);
            end = text.indexOf(closing, from);
            while (!isDoubled && end >= 0 && m_cursor.at(end) == '\'' && m_cursor.at(end + 1) == '\'')
                end = text.indexOf(closing, end + 2);
            end = end < 0 ? text.size() : end;
        }
        const auto lineEnd = std::find_if(text.begin() + from, text.begin() + end,
                                          [](char byte) { return byte == '\n' || byte == '\r'; });
        const bool isClosed = lineEnd == text.begin() + end;
        end = isClosed ? endWithQuotes(text, quote, end) : lineEnd - text.begin();
        return isFiller(m_cursor.between(from, end)) ? Span{from, 0} : Span{from, end - from};
    }

    /** The end of a value with quotes of its own, such as `'it's'`, whose first quote after its begin is at `end`. */
    [[nodiscard]] qsizetype endWithQuotes(QByteArrayView text, qsizetype quote, qsizetype end) const
    {
        const auto isAfterString = [&](qsizetype at) {
            const qsizetype next = m_cursor.skip(at, ".!?:*|");
            return next >= text.size() || isEndOfBare(m_cursor, next) || m_cursor.isAt(next, "'");
        };
        const qsizetype after = m_cursor.skip(m_cursor.skipBackslashes(end), text.sliced(quote, 1));
        if (isAfterString(after))
            return end;
        const qsizetype most = std::min(text.size(), after + LongestPhrase);
        for (qsizetype at = after; at < most && !m_cursor.isLineEnd(at); ++at) {
            if (m_cursor.isAt(at, text.sliced(quote, 1)) && isAfterString(at + 1))
                return at - std::min(at - after, backslashesBefore(text, at, after));
        }
        return std::max(end, endOfBareValue(m_cursor.text(), after));
    }

    /** `<password>x</password>`, also with attributes. */
    [[nodiscard]] Span inElement() const
    {
        const QByteArrayView text = m_cursor.text();
        qsizetype tagEnd = m_at;
        while (tagEnd - m_at < LongestTag && tagEnd < text.size() && !m_cursor.isAt(tagEnd, "<>"))
            ++tagEnd;
        if (!m_cursor.isAt(tagEnd, ">") || m_cursor.isAt(tagEnd - 1, "/"))
            return {m_at, 0};
        const qsizetype most = std::min(text.size(), tagEnd + LongestValue);
        const qsizetype close = text.first(most).indexOf('<', tagEnd);
        if (close < 0 || !m_cursor.isAt(m_cursor.skipBackslashes(close + 1), "/"))
            return {m_at, 0};
        const qsizetype from = std::min(close, m_cursor.skip(tagEnd + 1, " \t\r\n"));
        const qsizetype end = std::max(from, m_cursor.skipBack(close, " \t\r\n"));
        const QByteArrayView value = m_cursor.between(from, end);
        return {from, isFiller(value) || !isLiteral(value) ? 0 : end - from};
    }

    [[nodiscard]] bool isFiller(QByteArrayView value) const
    {
        return value.size() <= LongestWord && isPlaceholder(value, m_name);
    }

    [[nodiscard]] Span bare()
    {
        if (const Span rest = afterScheme(); rest.length > 0)
            return rest;
        const qsizetype end = endOfBareValue(m_cursor.text(), m_at);
        const QByteArrayView value = m_cursor.between(m_at, end);
        const bool isLong = value.size() > LongestWord;
        if (isFiller(value) || (!isLong && m_isEquals && m_hasBlank && isExpression(value)))
            return {m_at, 0};
        const bool isCookie = endsWith(m_name, "cookie");
        if (isCookie && !m_isEquals && value.contains('='))
            return {m_at, endOfFieldValue(m_cursor.text(), m_at) - m_at};
        if (isLong || (m_isEquals && !m_hasBlank) || looksRandom(value))
            return {m_at, end - m_at};
        return isAtLineStart() ? wholeLine(end) : Span{m_at, 0};
    }

    /** `Bearer x` after the name of a header field. */
    [[nodiscard]] Span afterScheme() const
    {
        qsizetype end = m_at;
        while (isNameByte(m_cursor.at(end)))
            ++end;
        const QByteArrayView scheme = m_cursor.between(m_at, end);
        const bool isKnown = isOneOf(Schemes, scheme) || isOneOf(SchemesWithParameters, scheme);
        const qsizetype from = m_cursor.skip(end, isKnown ? " \t\r\n" : " \t");
        // The field of a request can have a scheme that only its service knows.
        const bool canBeScheme = endsWith(m_name, "authorization") && !scheme.isEmpty();
        if ((!isKnown && !canBeScheme) || from == end)
            return {end, 0};
        qsizetype valueEnd = endOfBareValue(m_cursor.text(), from);
        const QByteArrayView value = m_cursor.between(from, valueEnd);
        if (isFiller(value) || (value.size() <= LongestWord && isPlaceholder(value, value)) || isProse(value))
            return {from, 0};
        if (!isKnown && !looksRandom(value))
            return {from, 0};
        // In a folded scalar, a line can end after the scheme; elsewhere, the next line is something else.
        if (m_cursor.skip(end, Blanks) < from && !looksRandom(value))
            return {from, 0};
        const bool hasParameters = value.contains('=') && isOneOf(SchemesWithParameters, scheme);
        if (hasParameters)
            valueEnd = endOfParameters(m_cursor.text(), from);
        return {from, valueEnd - from};
    }

    /** Only marks of lists and comments, and the opening quote of a string, are before the name on its line. */
    [[nodiscard]] bool isAtLineStart()
    {
        qsizetype at = m_begin;
        while (m_begin - at < LongestFront && m_cursor.isAt(at - 1, " \t#-*>{`\"'\\")) {
            m_isComment = m_isComment || m_cursor.isAt(at - 1, "#");
            --at;
        }
        const bool isAfterEscape = m_cursor.isAt(at - 1, "nr") && m_cursor.isAt(at - 2, "\\");
        return m_isComment || isAfterEscape || at == 0 || m_cursor.isAt(at - 1, "\r\n") || m_cursor.isAt(at, "\"'`");
    }

    /** The value if nothing follows it on its line: then the line is not a sentence, but an entry. */
    [[nodiscard]] Span wholeLine(qsizetype end) const
    {
        const qsizetype next = m_cursor.skip(m_cursor.skip(end, "\"'`,;)]}"), Blanks);
        if (m_cursor.isLineEnd(next) || m_cursor.isAt(next, "#"))
            return {m_at, end - m_at};
        const QByteArrayView text = m_cursor.text();
        const qsizetype lineEnd = endOfFieldValue(text.first(std::min(text.size(), m_at + LongestPhrase)), m_at);
        const bool isPhrase = m_isComment && m_cursor.isLineEnd(m_cursor.skip(lineEnd, Blanks)) &&
                              !isProse(m_cursor.between(m_at, lineEnd)) &&
                              (endsWith(m_name, "password") || endsWith(m_name, "passphrase") ||
                               endsWith(m_name, "secret") || endsWith(m_name, "pwd"));
        return {m_at, isPhrase ? lineEnd - m_at : 0};
    }

    const TextCursor m_cursor;
    const QByteArrayView m_name;
    const qsizetype m_begin;
    qsizetype m_at;
    bool m_isEquals = false;
    bool m_hasBlank = false;
    bool m_isComment = false;
};

} // namespace

qsizetype endOfBareValue(QByteArrayView text, qsizetype from)
{
    const TextCursor cursor(text);
    const qsizetype most = std::min(text.size(), from + LongestValue);
    qsizetype end = from;
    while (end < most && !isEndOfBare(cursor, end))
        ++end;
    return std::max(from, cursor.skipBack(end, ".,;:)]}"));
}

qsizetype endOfFieldValue(QByteArrayView text, qsizetype from)
{
    const TextCursor cursor(text);
    const qsizetype most = std::min(text.size(), from + LongestValue);
    qsizetype end = from;
    bool isInQuotes = false;
    for (; end < most && !cursor.isLineEnd(end); ++end) {
        const qsizetype quote = cursor.skipBackslashes(end);
        if (!cursor.isAt(quote, "\"'`"))
            continue;
        // Values of parameters have quotes of their own.
        const bool isOpening = cursor.isAt(quote, "\"") && cursor.isAt(end - 1, "=");
        if (!isOpening && !isInQuotes)
            break;
        isInQuotes = isOpening;
        end = quote;
    }
    return std::max(from, cursor.skipBack(end, Blanks));
}

qsizetype endOfParameters(QByteArrayView text, qsizetype from)
{
    const TextCursor cursor(text);
    qsizetype end = endOfFieldValue(text, from);
    while (cursor.isAt(end - 1, ",") && cursor.isAt(end, "\r\n")) {
        const qsizetype next = cursor.skip(end, " \t\r\n#");
        if (!isNameAndEquals(cursor, next))
            break;
        end = endOfFieldValue(text, next);
    }
    return end;
}

Span namedSecret(QByteArrayView text, const Span &name)
{
    return NamedValue(text, name).secret();
}

} // namespace secrets
