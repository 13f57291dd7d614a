#include "invalidcharacter.h"

#include "encoding.h"
#include "utf8.h"

#include <algorithm>

namespace commands {

namespace {

/** The position after valid UTF-8. */
base::Position placeAfter(QByteArrayView text)
{
    base::Position position;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool endsLine = text[at] == '\n' || (text[at] == '\r' && !text.sliced(at).startsWith("\r\n"));
        const bool beginsCharacter = (static_cast<unsigned char>(text[at]) & 0xc0U) != 0x80U;
        if (endsLine)
            position = {position.line + 1, 1};
        else if (beginsCharacter)
            ++position.column;
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
        return InvalidCharacter{placeAfter(document::decodeFile(validStart(fileBytes, file)).text), {}};
    }
    constexpr qsizetype markSize = 3;
    const QByteArrayView text = QByteArrayView(fileBytes).sliced(file.encoding.hasByteOrderMark ? markSize : 0);
    const qsizetype valid = base::validUtf8Size(text);
    const QByteArray found = text.sliced(valid, 1).toByteArray().toHex().toUpper();
    return InvalidCharacter{placeAfter(text.first(valid)), u"0x"_qs + QString::fromLatin1(found)};
}

} // namespace commands
