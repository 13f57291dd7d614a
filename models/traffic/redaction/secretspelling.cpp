#include "secretspelling.h"

#include <QChar>
#include <QString>

#include <algorithm>

namespace traffic {

namespace {

using Readings = QVarLengthArray<SpelledBytes, 4>;

/** Backslashes before one character. More are not an escape that a tool would write: six levels have 63. */
constexpr qsizetype MaximumEscape = 64;

SpelledBytes oneByte(char byte, qsizetype end)
{
    SpelledBytes spelled;
    spelled.bytes[0] = byte;
    spelled.count = 1;
    spelled.end = end;
    return spelled;
}

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/** The number written in `digits` hexadecimal digits at `place`; -1 if they are none. */
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

/** `%2F`, and `%252F` if it was encoded twice. */
void addPercent(Readings &readings, QByteArrayView text, qsizetype place)
{
    if (const int byte = hexNumber(text, place + 1, 2); byte >= 0)
        readings.append(oneByte(char(byte), place + 3));
    if (!text.sliced(place).startsWith("%25"))
        return;
    if (const int byte = hexNumber(text, place + 3, 2); byte >= 0)
        readings.append(oneByte(char(byte), place + 5));
}

/** `\u00e9`, or the two halves of a character outside of the basic plane. `digits` is where the first half's are. */
void addUnicode(Readings &readings, QByteArrayView text, qsizetype digits)
{
    const int first = hexNumber(text, digits, 4);
    if (first < 0)
        return;
    QString character(QChar{ushort(first)});
    qsizetype end = digits + 4;
    if (QChar::isHighSurrogate(char32_t(first))) {
        while (end < text.size() && text[end] == '\\' && end - digits < MaximumEscape)
            ++end;
        const int second = hexNumber(text, end + 1, 4);
        if (second < 0)
            return;
        character.append(QChar{ushort(second)});
        end += 5;
    }
    const QByteArray bytes = character.toUtf8();
    SpelledBytes spelled;
    spelled.count = int(std::min(bytes.size(), qsizetype(spelled.bytes.size())));
    std::copy_n(bytes.begin(), spelled.count, spelled.bytes.begin());
    spelled.end = end;
    readings.append(spelled);
}

/** What a JSON string means by `letter` after a backslash; 0 if it is no escape of one letter. RFC 8259 section 7 */
char shortEscape(char letter)
{
    switch (letter) {
    case '"':
    case '/':
    case '\'': // Of JavaScript, and of a shell's $'…'.
        return letter;
    case 'b':
        return '\b';
    case 'f':
        return '\f';
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    default:
        return '\0';
    }
}

void addEscape(Readings &readings, QByteArrayView text, qsizetype place)
{
    qsizetype end = place + 1;
    while (end < text.size() && text[end] == '\\' && end - place < MaximumEscape)
        ++end;
    SpelledBytes backslashes = oneByte('\\', end);
    backslashes.most = end - place;
    readings.append(backslashes);
    if (end == text.size())
        return;
    if (text[end] == 'u')
        addUnicode(readings, text, end + 1);
    else if (const char meant = shortEscape(text[end]); meant != '\0')
        readings.append(oneByte(meant, end + 1));
}

/** True if the backslash before `letter` is not escaped itself, and the letter may be part of an escape. */
bool isEscaped(QByteArrayView text, qsizetype letter)
{
    if (letter == text.size() || (shortEscape(text[letter]) == '\0' && text[letter] != 'u'))
        return false;
    qsizetype begin = letter;
    while (begin > 0 && text[begin - 1] == '\\')
        --begin;
    return (letter - begin) % 2 != 0;
}

} // namespace

qsizetype startOfEscape(QByteArrayView text, qsizetype place)
{
    constexpr qsizetype digits = 4;
    const auto isDigit = [](char c) { return hexDigit(c) >= 0; };
    if (isEscaped(text, place))
        return place - 1;
    for (qsizetype back = 1; back <= digits && back < place; ++back) {
        if (text[place - back] == 'u' && isEscaped(text, place - back))
            return place - back - 1;
        if (!isDigit(text[place - back]))
            break;
    }
    return place;
}

qsizetype endBeforeEscape(QByteArrayView text, qsizetype end)
{
    return isEscaped(text, end) ? end - 1 : end;
}

QVarLengthArray<SpelledBytes, 4> spelledAt(QByteArrayView text, qsizetype place)
{
    Readings readings;
    const char c = text[place];
    if (c == '\\') {
        addEscape(readings, text, place);
        return readings;
    }
    readings.append(oneByte(c, place + 1));
    if (c == '+')
        readings.append(oneByte(' ', place + 1));
    else if (c == '%')
        addPercent(readings, text, place);
    return readings;
}

} // namespace traffic
