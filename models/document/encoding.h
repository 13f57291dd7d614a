#pragma once

#include <QByteArray>

namespace document {

/** How the characters of a file are written. */
enum class CharacterSet : quint8 { Utf8, Utf16LittleEndian, Utf16BigEndian, Utf32LittleEndian, Utf32BigEndian };

/** What is needed to write a text in the encoding of its file. */
struct Encoding {
    CharacterSet characters = CharacterSet::Utf8;
    bool hasByteOrderMark = false;
    friend bool operator==(const Encoding &, const Encoding &) = default;
};

/** A file's text as UTF-8 without byte-order mark. */
struct DecodedFile {
    QByteArray text;
    Encoding encoding;
    /** False if bytes are not characters (they are U+FFFD in `text`): the text can't be written back. */
    bool isValid = true;
};

/**
 * Reads a file's bytes: by their byte-order mark, or without one by the positions of the zero bytes of the first
 * character (YAML 1.2 §5.2). encodeFile() gives exactly the same bytes back whenever the result is valid.
 */
[[nodiscard]] DecodedFile decodeFile(const QByteArray &bytes);

/** The bytes of a file with `text`. */
[[nodiscard]] QByteArray encodeFile(const QByteArray &text, const Encoding &encoding);

} // namespace document
