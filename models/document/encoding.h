#pragma once

#include <QByteArray>

namespace document {

/** The encoding of the characters of a file. */
enum class CharacterSet : quint8 { Utf8, Utf16LittleEndian, Utf16BigEndian, Utf32LittleEndian, Utf32BigEndian };

/** The encoding of a file: its character set, and whether it begins with a byte-order mark. */
struct Encoding {
    CharacterSet characters = CharacterSet::Utf8;
    bool hasByteOrderMark = false;
    friend bool operator==(const Encoding &, const Encoding &) = default;
};

/** The text of a file as UTF-8 without byte-order mark, and the encoding that the file had. */
struct DecodedFile {
    QByteArray text;
    Encoding encoding;
    /**
     * False if some bytes of the file are not characters (they are U+FFFD in `text`), so that the text can't be written
     * back.
     */
    bool isValid = true;
};

/**
 * Decodes the bytes of a file. The encoding is found by the byte-order mark, or without one by the positions of the
 * zero bytes of the first character (YAML 1.2 §5.2). Whenever the result is valid, encodeFile() makes exactly these
 * bytes of it.
 */
[[nodiscard]] DecodedFile decodeFile(const QByteArray &bytes);

/** Returns the bytes of a file that has this text in this encoding; the inverse of decodeFile(). */
[[nodiscard]] QByteArray encodeFile(const QByteArray &text, const Encoding &encoding);

} // namespace document
