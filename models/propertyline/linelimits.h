#pragma once

#include <QtGlobal>

namespace propertyline {

/** The largest number of UTF-16 code units of a line. A schema that needs more has no type in its line. */
inline constexpr qsizetype MaximumLineLength = 64 * 1024;
/** The deepest nesting of lists, maps and choices in a line. */
inline constexpr int MaximumLineDepth = 16;
/** The largest number of alternatives of one choice in a line. */
inline constexpr qsizetype MaximumAlternatives = 200;
/** The largest number of bytes of the JSON text of one literal or default value that is read from a schema. */
inline constexpr qsizetype MaximumLiteralSize = 1000;
/** The largest number of lines that are pasted in one step. */
inline constexpr qsizetype MaximumPastedLines = 1000;

} // namespace propertyline
