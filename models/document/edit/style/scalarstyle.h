#pragma once

#include "snapshot.h"
#include "styles.h"

namespace document {

/** The place of a new scalar, and the style of the old one or of its neighbours. */
struct ScalarPlace {
    Format format = Format::Yaml;
    bool inFlow = false;
    bool isKey = false;
    ScalarStyle style = ScalarStyle::Plain;         ///< To be kept where that is legal.
    ScalarStyle quotes = ScalarStyle::SingleQuoted; ///< Where plain is not legal.
    /** Neighbouring keys are plain numbers, so that a number can be a plain key too. */
    bool plainNumberIsKey = false;
    int indent = -1;           ///< Column of the entries of the block collection around it, -1 at the root.
    int linesIndent = 2;       ///< Column of the lines of a literal; more than `indent`.
    QByteArray newline = "\n"; ///< Between the lines of a literal.
    QByteArray headerRest;     ///< What follows the header of a literal: blanks and a comment.
    bool endsText = false;     ///< The text ends with the scalar's last line, without a newline.
};

/** A string in double quotes, on one line; the escapes are those of JSON. */
[[nodiscard]] QByteArray doubleQuoted(QByteArrayView text);

/** True if the text can be written as a literal. */
[[nodiscard]] bool isLiteralText(QByteArrayView text);

/** How a string is written in that place: `place.style` where it is legal, else the nearest legal one. */
[[nodiscard]] ScalarStyle styleFor(QByteArrayView text, const ScalarPlace &place);

/**
 * The text of a scalar. A literal has no newline after its last line: that of the replaced line ends it.
 * `scalar` is not a container.
 */
[[nodiscard]] QByteArray writeScalar(const Value &scalar, const ScalarPlace &place);

} // namespace document
