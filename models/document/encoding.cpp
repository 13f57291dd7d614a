#include "encoding.h"

#include <QStringDecoder>
#include <QStringEncoder>

namespace document {

namespace {

struct Signature {
    CharacterSet characters;
    QByteArrayView bytes;
};

// The marks of UTF-32 come first: that of UTF-16 is the beginning of one of them.
constexpr Signature Marks[] = {
    {CharacterSet::Utf32LittleEndian, QByteArrayView("\xFF\xFE\0\0", 4)},
    {CharacterSet::Utf32BigEndian, QByteArrayView("\0\0\xFE\xFF", 4)},
    {CharacterSet::Utf8, QByteArrayView("\xEF\xBB\xBF", 3)},
    {CharacterSet::Utf16LittleEndian, QByteArrayView("\xFF\xFE", 2)},
    {CharacterSet::Utf16BigEndian, QByteArrayView("\xFE\xFF", 2)},
};

QByteArrayView markOf(CharacterSet characters)
{
    for (const Signature &mark : Marks) {
        if (mark.characters == characters)
            return mark.bytes;
    }
    return {};
}

CharacterSet guessedCharacters(const QByteArray &bytes)
{
    const auto isZero = [&bytes](qsizetype at) { return at < bytes.size() && bytes[at] == '\0'; };
    if (isZero(0) && isZero(1) && isZero(2) && bytes.size() > 3)
        return CharacterSet::Utf32BigEndian;
    if (isZero(1) && isZero(2) && isZero(3))
        return CharacterSet::Utf32LittleEndian;
    if (isZero(0) && bytes.size() > 1)
        return CharacterSet::Utf16BigEndian;
    return isZero(1) ? CharacterSet::Utf16LittleEndian : CharacterSet::Utf8;
}

Encoding encodingOf(const QByteArray &bytes)
{
    for (const Signature &mark : Marks) {
        if (bytes.startsWith(mark.bytes))
            return {mark.characters, true};
    }
    return {guessedCharacters(bytes), false};
}

QStringConverter::Encoding converterOf(CharacterSet characters)
{
    switch (characters) {
    case CharacterSet::Utf8:
        return QStringConverter::Utf8;
    case CharacterSet::Utf16LittleEndian:
        return QStringConverter::Utf16LE;
    case CharacterSet::Utf16BigEndian:
        return QStringConverter::Utf16BE;
    case CharacterSet::Utf32LittleEndian:
        return QStringConverter::Utf32LE;
    case CharacterSet::Utf32BigEndian:
        return QStringConverter::Utf32BE;
    }
    Q_UNREACHABLE();
}

// Marks are handled here, so the converters must neither eat nor write one.
constexpr QStringConverter::Flags KeepBom = QStringConverter::Flag::ConvertInitialBom;

QByteArray toUtf8(QByteArrayView bytes, CharacterSet characters)
{
    QStringDecoder decode(converterOf(characters), KeepBom);
    const QString text = decode(bytes);
    return text.toUtf8();
}

} // namespace

DecodedFile decodeFile(const QByteArray &bytes)
{
    DecodedFile file;
    file.encoding = encodingOf(bytes);
    const CharacterSet characters = file.encoding.characters;
    const qsizetype skipped = file.encoding.hasByteOrderMark ? markOf(characters).size() : 0;
    if (characters == CharacterSet::Utf8) {
        file.text = bytes.mid(skipped);
        file.isValid = file.text.isValidUtf8();
        if (!file.isValid)
            file.text = toUtf8(file.text, characters);
        return file;
    }
    file.text = toUtf8(QByteArrayView(bytes).sliced(skipped), characters);
    file.isValid = encodeFile(file.text, file.encoding) == bytes;
    return file;
}

QByteArray encodeFile(const QByteArray &text, const Encoding &encoding)
{
    const QByteArrayView mark = encoding.hasByteOrderMark ? markOf(encoding.characters) : QByteArrayView();
    if (encoding.characters == CharacterSet::Utf8)
        return mark.isEmpty() ? text : mark.toByteArray() + text;
    QStringEncoder encode(converterOf(encoding.characters), KeepBom);
    return mark.toByteArray() + QByteArray(encode(QString::fromUtf8(text)));
}

} // namespace document
