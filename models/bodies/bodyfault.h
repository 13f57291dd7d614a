#pragma once

#include <QString>

namespace bodies {

/** Why a body can't be shown in the form of its media type. `line` and `column` are counted from 1 and 0 if the fault
 * has no place; the column counts bytes. */
struct Fault {
    enum class Code {
        EmptyText,      ///< The text has no value.
        UnexpectedEnd,  ///< The text ends within a value.
        UnexpectedByte, ///< A character that the grammar does not allow in its place.
        InvalidString,  ///< A control character or an invalid escape in a string.
        InvalidNumber,
        TextAfterValue,   ///< The text goes on after the value.
        TooDeep,          ///< More than MaximumDepth levels.
        TooManyBlanks,    ///< More than MaximumBlanks between two tokens.
        TooLarge,         ///< More than MaximumFormattedXml bytes.
        DeclaresEntities, ///< The document type declares entities, which are never expanded.
        InvalidXml,       ///< The XML is not well-formed; `detail` says why.
        NoBoundary,       ///< A multipart body whose boundary is not in the media type or not in the body.
        NotText,          ///< The bytes are not UTF-8, or contain control characters.
    };
    Code code = Code::UnexpectedByte;
    qsizetype line = 0;
    qsizetype column = 0;
    QString detail; ///< The message of the XML library, in English; empty for other faults.
    friend bool operator==(const Fault &, const Fault &) = default;
};

} // namespace bodies
