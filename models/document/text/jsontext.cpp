#include "jsontext.h"

namespace document {

namespace {

QByteArray unicodeEscape(char character)
{
    static constexpr char Digits[] = "0123456789abcdef";
    const auto code = uchar(character);
    return QByteArray("\\u00") + Digits[code >> 4] + Digits[code & 0xF];
}

void appendJsonEscape(QByteArray &text, char character)
{
    switch (character) {
    case '"':
        text += "\\\"";
        break;
    case '\\':
        text += "\\\\";
        break;
    case '\n':
        text += "\\n";
        break;
    case '\r':
        text += "\\r";
        break;
    case '\t':
        text += "\\t";
        break;
    case '\b':
        text += "\\b";
        break;
    case '\f':
        text += "\\f";
        break;
    default:
        text += uchar(character) < 0x20 ? unicodeEscape(character) : QByteArray(1, character);
        break;
    }
}

bool needsEscape(char character)
{
    return uchar(character) < 0x20 || character == '"' || character == '\\';
}

} // namespace

QByteArray jsonQuoted(QByteArrayView utf8)
{
    QByteArray text;
    text.reserve(utf8.size() + 2);
    text += '"';
    for (const char character : utf8) {
        if (needsEscape(character))
            appendJsonEscape(text, character);
        else
            text += character;
    }
    return text += '"';
}

} // namespace document
