#include "shellquoting.h"

#include "utf8.h"

#include <algorithm>

namespace http {

namespace {

bool isControl(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7f;
}

bool isEscapedByte(char c)
{
    return isControl(c) || static_cast<unsigned char>(c) >= 0x80;
}

/** `$'…'` can express every byte, independent of the encoding of shell and terminal. */
QByteArray ansiQuoted(QByteArrayView bytes)
{
    QByteArray out = "$'";
    for (const char c : bytes) {
        if (c == '\'' || c == '\\')
            out.append('\\').append(c);
        else if (isEscapedByte(c))
            out.append("\\x").append(QByteArray(1, c).toHex());
        else
            out.append(c);
    }
    return out + '\'';
}

/** A `-` at the start would be an option of printf. */
QByteArray printfQuoted(QByteArrayView bytes)
{
    QByteArray out = "\"$(printf '";
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        const char c = bytes[at];
        constexpr int Octal = 8;
        if (c == '%')
            out.append("%%");
        else if (isEscapedByte(c) || c == '\'' || c == '\\' || (c == '-' && at == 0))
            out.append('\\').append(QByteArray::number(static_cast<unsigned char>(c), Octal).rightJustified(3, '0'));
        else
            out.append(c);
    }
    return out + "')\"";
}

QByteArray inApostrophes(QByteArrayView bytes)
{
    return '\'' + bytes.toByteArray().replace('\'', "'\\''") + '\'';
}

} // namespace

bool isPlainArgument(QByteArrayView bytes)
{
    return std::none_of(bytes.begin(), bytes.end(), isControl) && base::isUtf8(bytes);
}

QByteArray shellQuoted(QByteArrayView bytes)
{
    return isPlainArgument(bytes) ? inApostrophes(bytes) : ansiQuoted(bytes);
}

QByteArray posixQuoted(QByteArrayView bytes)
{
    return isPlainArgument(bytes) ? inApostrophes(bytes) : printfQuoted(bytes);
}

} // namespace http
