#include "cursor.h"

#include <QChar>

#include <limits>

namespace jsonpath {

namespace {

constexpr int MaximumNesting = 60;
/** Of a path: a chain of them is an expression that is nested as deeply. */
constexpr int MaximumOperators = 300;
/** Of I-JSON: integers up to this one are exact. */
constexpr qint64 LargestInteger = (qint64(1) << 53) - 1;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isNameStart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (c & 0x80) != 0;
}

} // namespace

void Cursor::skipBlanks()
{
    while (!isAtEnd() && QByteArrayView(" \t\r\n").contains(peek()))
        ++m_at;
}

bool Cursor::take(QByteArrayView text)
{
    if (!QByteArrayView(*m_text).sliced(m_at).startsWith(text))
        return false;
    m_at += text.size();
    return true;
}

QByteArray Cursor::takeName(QByteArrayView also)
{
    const qsizetype start = m_at;
    const auto isAlso = [&](char c) { return !also.isEmpty() && (also.contains(c) || isDigit(c)); };
    if (!isAtEnd() && (isNameStart(peek()) || isAlso(peek()))) {
        while (!isAtEnd() && (isNameStart(peek()) || isDigit(peek()) || isAlso(peek())))
            ++m_at;
    }
    return m_text->mid(start, m_at - start);
}

std::optional<qint64> Cursor::takeInteger()
{
    const qsizetype start = m_at;
    const bool isNegative = take("-");
    const qsizetype digits = m_at;
    while (isDigit(peek()))
        ++m_at;
    bool isRight = m_at > digits;
    const qint64 value = m_text->mid(digits, m_at - digits).toLongLong(&isRight);
    const bool hasLeadingZero = m_at - digits > 1 && m_text->at(digits) == '0';
    if (!isRight || hasLeadingZero || value > LargestInteger || (isNegative && value == 0)) {
        m_at = start;
        return std::nullopt;
    }
    return isNegative ? -value : value;
}

std::optional<double> Cursor::takeNumber()
{
    const qsizetype start = m_at;
    const auto takeDigits = [this] {
        const qsizetype first = m_at;
        while (isDigit(peek()))
            ++m_at;
        return m_at > first;
    };
    const bool isNegative = take("-");
    const bool startsWithZero = peek() == '0' && isDigit(peek(1));
    bool isRight = takeDigits() && !startsWithZero;
    if (isRight && peek() == '.') {
        ++m_at;
        isRight = takeDigits();
    }
    if (isRight && (peek() == 'e' || peek() == 'E')) {
        ++m_at;
        if (peek() == '+' || peek() == '-')
            ++m_at;
        isRight = takeDigits();
    }
    Q_UNUSED(isNegative)
    if (!isRight) {
        m_at = start;
        return std::nullopt;
    }
    return m_text->mid(start, m_at - start).toDouble();
}

std::optional<QByteArray> Cursor::takeString()
{
    const char quote = peek();
    if (quote != '\'' && quote != '"') {
        fail(QLatin1String("a text in quotes"));
        return std::nullopt;
    }
    ++m_at;
    QByteArray text;
    while (!isAtEnd() && peek() != quote) {
        const char c = peek();
        ++m_at;
        if (quint8(c) < 0x20) {
            --m_at;
            fail(QLatin1String("an escape for a control character"));
            return std::nullopt;
        }
        if (c != '\\')
            text.append(c);
        else if (!takeEscape(quote, text)) {
            fail(QLatin1String("a valid escape"));
            return std::nullopt;
        }
    }
    if (!take(QByteArrayView(&quote, 1))) {
        fail(QLatin1String("the closing quote"));
        return std::nullopt;
    }
    return text;
}

bool Cursor::takeEscape(char quote, QByteArray &into)
{
    const char c = peek();
    skip();
    if (c == quote || c == '\\' || c == '/') {
        into.append(c);
        return true;
    }
    const qsizetype known = QByteArrayView("bfnrt").indexOf(c);
    if (known >= 0 && c != '\0') {
        into.append("\b\f\n\r\t"[known]);
        return true;
    }
    if (c != 'u')
        return false;
    const std::optional<char16_t> first = takeHex();
    if (!first || QChar::isLowSurrogate(*first))
        return false;
    QString character{QChar(*first)};
    if (QChar::isHighSurrogate(*first)) {
        if (!take("\\u"))
            return false;
        const std::optional<char16_t> second = takeHex();
        if (!second || !QChar::isLowSurrogate(*second))
            return false;
        character.append(QChar(*second));
    }
    into.append(character.toUtf8());
    return true;
}

std::optional<char16_t> Cursor::takeHex()
{
    const QByteArray digits = m_text->mid(m_at, 4);
    for (const char c : digits) {
        if (!QByteArrayView("0123456789abcdefABCDEF").contains(c))
            return std::nullopt;
    }
    if (digits.size() < 4)
        return std::nullopt;
    m_at += 4;
    return char16_t(digits.toUInt(nullptr, 16));
}

bool Cursor::fail(QLatin1String expected)
{
    if (!m_error)
        m_error = ParseError{m_at, QString(expected)};
    return false;
}

bool Cursor::countOperator()
{
    return ++m_operators <= MaximumOperators || fail(QLatin1String("fewer operators"));
}

Nesting::Nesting(Cursor &cursor)
    : m_cursor(cursor)
    , m_isAllowed(++cursor.depth <= MaximumNesting)
{
    if (!m_isAllowed)
        cursor.fail(QLatin1String("less nesting"));
}

Nesting::~Nesting()
{
    --m_cursor.depth;
}

} // namespace jsonpath
