#include "invalidcharacter.h"

#include "encoding.h"

#include <algorithm>

namespace commands {

namespace {

/** How many bytes the character has that a byte begins; 0 when none begins so. Source: RFC 3629 §4. */
qsizetype characterSize(unsigned char first)
{
    if (first < 0x80)
        return 1;
    if (first < 0xc2)
        return 0;
    if (first < 0xe0)
        return 2;
    if (first < 0xf0)
        return 3;
    return first < 0xf5 ? 4 : 0;
}

/** Takes the next character off; false when the bytes are none. */
bool takeCharacter(QByteArrayView &bytes)
{
    const qsizetype size = characterSize(static_cast<unsigned char>(bytes.front()));
    if (size == 0 || size > bytes.size() || (size > 1 && !bytes.first(size).isValidUtf8()))
        return false;
    bytes = bytes.sliced(size);
    return true;
}

/** The position after the last valid character of `text`. Removes the valid part from `text`. */
base::Position placeAfterCharacters(QByteArrayView &text)
{
    base::Position position;
    while (!text.isEmpty()) {
        const bool endsLine = text.startsWith('\n') || (text.startsWith('\r') && !text.startsWith("\r\n"));
        if (!takeCharacter(text))
            break;
        position = endsLine ? base::Position{position.line + 1, 1} : base::Position{position.line, position.column + 1};
    }
    return position;
}

/** The bytes of a file in UTF-16 or UTF-32 that are characters, from its start on. */
QByteArray validStart(const QByteArray &fileBytes, const document::DecodedFile &file)
{
    const QByteArray encoded = document::encodeFile(file.text, file.encoding);
    const auto [differs, unused] = std::mismatch(fileBytes.begin(), fileBytes.end(), encoded.begin(), encoded.end());
    const bool isWide = file.encoding.characters == document::CharacterSet::Utf32LittleEndian ||
                        file.encoding.characters == document::CharacterSet::Utf32BigEndian;
    const qsizetype unit = isWide ? 4 : 2;
    return fileBytes.first((differs - fileBytes.begin()) / unit * unit);
}

} // namespace

std::optional<InvalidCharacter> findInvalidCharacter(const QByteArray &fileBytes)
{
    const document::DecodedFile file = document::decodeFile(fileBytes);
    if (file.isValid)
        return std::nullopt;
    if (file.encoding.characters != document::CharacterSet::Utf8) {
        const QByteArray start = document::decodeFile(validStart(fileBytes, file)).text;
        QByteArrayView text(start);
        return InvalidCharacter{placeAfterCharacters(text), {}};
    }
    constexpr qsizetype markSize = 3;
    QByteArrayView text = QByteArrayView(fileBytes).sliced(file.encoding.hasByteOrderMark ? markSize : 0);
    const base::Position position = placeAfterCharacters(text);
    return InvalidCharacter{position, u"0x"_qs + QString::fromLatin1(text.first(1).toByteArray().toHex().toUpper())};
}

} // namespace commands
