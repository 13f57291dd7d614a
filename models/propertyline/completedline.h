#pragma once

#include "linescope.h"

namespace propertyline {

/** A word that can be at a place of a line. */
struct LineCandidate {
    enum class Kind : quint8 { Base, Format, Component, Facet, Flag, Keyword, Value };
    QString text; ///< The text to insert.
    Kind kind = Kind::Base;
    friend bool operator==(const LineCandidate &, const LineCandidate &) = default;
};

/** The words that can be at a place of a line, and the part of the text that they replace. */
struct LineCompletion {
    qsizetype start = 0; ///< The offset of the replaced part, in UTF-16 code units.
    qsizetype length = 0;
    /** The candidates, those that start with the text before the cursor first, then those that contain it. */
    QList<LineCandidate> candidates;
};

/** Returns the words that can be at the cursor, an offset in UTF-16 code units: types, formats and components where a
 * type is expected, facets of the type in parentheses, flags after a type, and the literals of the type after `=`.
 * There are none in names, texts and descriptions, and after an error. */
[[nodiscard]] LineCompletion completeLine(const QString &text, qsizetype cursor, const LineScope &scope);

} // namespace propertyline
