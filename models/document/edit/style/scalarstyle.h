#pragma once

#include "snapshot.h"
#include "styles.h"

namespace document {

/** Where a scalar is to be written, and how what stands there (or beside it) is written. */
struct ScalarPlace {
    Format format = Format::Yaml;
    bool inFlow = false;
    bool isKey = false;
    ScalarStyle style = ScalarStyle::Plain;         ///< To be kept where that is legal.
    ScalarStyle quotes = ScalarStyle::SingleQuoted; ///< Where plain is not legal.
    /** Plain keys beside it are numbers, so that a number may stand as a plain key too. */
    bool plainNumberIsKey = false;
    int indent = -1;           ///< Column of the entries of the block collection around it, -1 at the root.
    int linesIndent = 2;       ///< Column of the lines of a literal; more than `indent`.
    QByteArray newline = "\n"; ///< Between the lines of a literal.
    QByteArray headerRest;     ///< What follows the header of a literal: blanks and a comment.
    bool endsText = false;     ///< The text ends with the scalar's last line, without a newline.
};

/** A string in double quotes, on one line; the escapes are those of JSON. */
[[nodiscard]] QByteArray doubleQuoted(QByteArrayView text);

/** True when the text can stand as a literal whose last line is ended by what follows it. */
[[nodiscard]] bool isLiteralText(QByteArrayView text);

/** How a string is written in that place: `place.style` where it is legal, else the nearest legal one. */
[[nodiscard]] ScalarStyle styleFor(QByteArrayView text, const ScalarPlace &place);

/**
 * The text of a scalar. A literal has no newline behind its last line: that of the line it stands in ends it.
 * `scalar` is no container.
 */
[[nodiscard]] QByteArray writeScalar(const Value &scalar, const ScalarPlace &place);

} // namespace document
