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

/** What is read about a name and the value after it. */
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
        end = lineEnd - text.begin();
        return isPlaceholder(m_cursor.between(from, end), m_name) ? Span{from, 0} : Span{from, end - from};
    }

    [[nodiscard]] Span bare()
    {
        if (const Span rest = afterScheme(); rest.length > 0)
            return rest;
        const qsizetype end = endOfBareValue(m_cursor.text(), m_at);
        const QByteArrayView value = m_cursor.between(m_at, end);
        if (isPlaceholder(value, m_name) || (m_isEquals && m_hasBlank && isExpression(value)))
            return {m_at, 0};
        const bool isCookie = endsWith(m_name, "cookie");
        if (isCookie && !m_isEquals && value.contains('='))
            return {m_at, endOfFieldValue(m_cursor.text(), m_at) - m_at};
        if ((m_isEquals && !m_hasBlank) || looksRandom(value))
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
        const qsizetype from = m_cursor.skip(end, " \t\r\n");
        if (!isKnown || from == end)
            return {end, 0};
        qsizetype valueEnd = endOfBareValue(m_cursor.text(), from);
        const QByteArrayView value = m_cursor.between(from, valueEnd);
        if (isPlaceholder(value, m_name) || isPlaceholder(value, value) || isProse(value))
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
        constexpr qsizetype longestPhrase = 200;
        const QByteArrayView text = m_cursor.text();
        const qsizetype lineEnd = endOfFieldValue(text.first(std::min(text.size(), m_at + longestPhrase)), m_at);
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
