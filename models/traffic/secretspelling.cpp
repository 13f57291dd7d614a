#include "secretspelling.h"

#include <QChar>
#include <QString>

namespace traffic {

namespace {

/** Backslashes before one character: more are no escape that a person's tools would write. */
constexpr qsizetype MaxEscape = 64;

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/** The number that `digits` hexadecimal digits at `place` are; -1 where they are not. */
int hexNumber(QByteArrayView text, qsizetype place, qsizetype digits)
{
    if (place + digits > text.size())
        return -1;
    int number = 0;
    for (const char c : text.sliced(place, digits)) {
        const int digit = hexDigit(c);
        if (digit < 0)
            return -1;
        number = number * 16 + digit;
    }
    return number;
}

/** The backslashes from `place` on. */
qsizetype escapeLength(QByteArrayView text, qsizetype place)
{
    qsizetype count = 1;
    while (count < MaxEscape && place + count < text.size() && text[place + count] == '\\')
        ++count;
    return count;
}

/** Walks over both, byte by byte of the value. */
class Spelling final
{
public:
    Spelling(QByteArrayView text, qsizetype place, QByteArrayView value)
        : m_text(text)
        , m_value(value)
        , m_place(place)
    {}

    [[nodiscard]] qsizetype end()
    {
        while (m_taken < m_value.size()) {
            if (m_place >= m_text.size() || !takeNext())
                return -1;
        }
        return m_place;
    }

private:
    bool advance(qsizetype inText, qsizetype inValue = 1)
    {
        m_place += inText;
        m_taken += inValue;
        return true;
    }

    bool takeNext()
    {
        const char c = m_text[m_place];
        const char wanted = m_value[m_taken];
        if (c == '\\')
            return takeEscape(wanted);
        if (c == wanted)
            return advance(1);
        if (c == '+')
            return wanted == ' ' && advance(1);
        return c == '%' && takePercent(static_cast<unsigned char>(wanted));
    }

    /** `%2F`, and `%252F` where it was encoded twice. */
    bool takePercent(int wanted)
    {
        if (hexNumber(m_text, m_place + 1, 2) == wanted)
            return advance(3);
        return m_text.sliced(m_place).startsWith("%25") && hexNumber(m_text, m_place + 3, 2) == wanted && advance(5);
    }

    bool takeEscape(char wanted)
    {
        const qsizetype count = escapeLength(m_text, m_place);
        if (wanted == '\\') {
            qsizetype own = 1;
            while (m_taken + own < m_value.size() && m_value[m_taken + own] == '\\')
                ++own;
            return count >= own && advance(count, own);
        }
        const char escaped = m_place + count < m_text.size() ? m_text[m_place + count] : '\0';
        if (escaped == 'u' && takeUnicode(m_place + count + 1))
            return true;
        const bool mayBeEscaped = wanted == '"' || wanted == '/' || wanted == '\'';
        return mayBeEscaped && escaped == wanted && advance(count + 1);
    }

    /** `\u00e9`, or the two halves of a character beyond the basic plane. `digits` is where the first half's are. */
    bool takeUnicode(qsizetype digits)
    {
        const int first = hexNumber(m_text, digits, 4);
        if (first < 0)
            return false;
        QString character(QChar{ushort(first)});
        qsizetype end = digits + 4;
        if (QChar::isHighSurrogate(char32_t(first))) {
            while (end < m_text.size() && m_text[end] == '\\' && end - digits < MaxEscape)
                ++end;
            const int second = hexNumber(m_text, end + 1, 4);
            if (second < 0)
                return false;
            character.append(QChar{ushort(second)});
            end += 5;
        }
        const QByteArray bytes = character.toUtf8();
        return m_value.sliced(m_taken).startsWith(bytes) && advance(end - m_place, bytes.size());
    }

    QByteArrayView m_text;
    QByteArrayView m_value;
    qsizetype m_place;
    qsizetype m_taken = 0;
};

} // namespace

qsizetype spelledEnd(QByteArrayView text, qsizetype place, QByteArrayView value)
{
    return Spelling(text, place, value).end();
}

QVarLengthArray<char, 4> firstBytesAt(QByteArrayView text, qsizetype place)
{
    QVarLengthArray<char, 4> bytes{text[place]};
    if (text[place] == '+') {
        bytes.append(' ');
    } else if (text[place] == '%') {
        for (const qsizetype digits : {place + 1, place + 3}) {
            if (const int byte = hexNumber(text, digits, 2); byte >= 0)
                bytes.append(char(byte));
        }
    } else if (text[place] == '\\') {
        const qsizetype escaped = place + escapeLength(text, place);
        if (escaped < text.size())
            bytes.append(text[escaped]);
        if (const int unit = hexNumber(text, escaped + 1, 4); unit >= 0 && text[escaped] == 'u')
            bytes.append(QString(QChar(ushort(unit))).toUtf8().front());
        // The first byte of what is spelled by two halves is always this one. Source: RFC 3629 §3.
        if (bytes.size() > 2)
            bytes.append(char(0xf0));
    }
    return bytes;
}

} // namespace traffic
