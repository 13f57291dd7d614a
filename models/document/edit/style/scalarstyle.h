#pragma once

#include "snapshot.h"
#include "styles.h"

namespace document {

/** How a new scalar is to be written: its place, and the style of the old scalar or of its neighbors. */
struct ScalarPlace {
    Format format = Format::Yaml;
    bool inFlow = false;
    bool isKey = false;
    ScalarStyle style = ScalarStyle::Plain;         ///< The wanted style, which is kept where it is legal.
    ScalarStyle quotes = ScalarStyle::SingleQuoted; ///< The style of quotes where a plain scalar is not legal.
    /** True if neighboring keys are plain numbers, so that a number can be a plain key too. */
    bool plainNumberIsKey = false;
    int indent = -1;           ///< Column of the entries of the enclosing block collection; -1 at the root.
    int linesIndent = 2;       ///< Column of the lines of a literal block scalar; more than `indent`.
    QByteArray newline = "\n"; ///< The newline between the lines of a literal block scalar.
    QByteArray headerRest;     ///< What follows the header of a literal block scalar: blanks and a comment.
    bool endsText = false;     ///< True if the document's text ends with the scalar's last line, without a newline.
};

/** Returns the string in double quotes, on one line, with the escapes of JSON. */
[[nodiscard]] QByteArray doubleQuoted(QByteArrayView text);

/** True if the text can be written as a literal block scalar (`|`). */
[[nodiscard]] bool isLiteralText(QByteArrayView text);

/**
 * Returns the style in which a string is written in that place: `place.style` where it is legal, else the nearest legal
 * one.
 */
[[nodiscard]] ScalarStyle styleFor(QByteArrayView text, const ScalarPlace &place);

/**
 * Returns the text of a scalar as it is written in that place. The last line of a literal block scalar has no newline:
 * the one of the replaced line ends it. `scalar` is not an array or object.
 */
[[nodiscard]] QByteArray writeScalar(const Value &scalar, const ScalarPlace &place);

} // namespace document
