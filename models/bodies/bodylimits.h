#pragma once

#include <QtGlobal>

namespace bodies {

/** The largest number of bytes of a row. A longer line is shown in several rows, so that no row takes long to paint. */
inline constexpr qsizetype LongestRow = 1000;
/** The largest number of rows of a body, so that a scroll bar can count them. The rows after them are not shown. */
inline constexpr qsizetype MaximumRows = 2'000'000'000;
/** The largest number of bytes of an XML document that is formatted. A larger one is shown as it is. JSON is formatted
 * row by row when it is shown, and has no such limit. */
inline constexpr qsizetype MaximumFormattedXml = 64 * 1024 * 1024;
/** The largest number of objects and arrays, or elements, within one another in a body that is formatted. */
inline constexpr qsizetype MaximumDepth = 1'000'000;
/** The number of levels that are indented. Deeper ones are indented as much as the last of them. */
inline constexpr qsizetype MaximumIndentedLevels = 100;
/** The number of blanks that each level of a formatted body is indented by. */
inline constexpr qsizetype BlanksPerLevel = 2;
/** The largest number of folds that an index of a body stores: those of all elements of an XML document, but only those
 * of more than SmallFold rows of JSON. What is after them can't be folded. */
inline constexpr qsizetype MaximumStoredFolds = 1'000'000;
/** The largest number of rows of a JSON object or array whose end is looked up in the text when it is folded. */
inline constexpr qsizetype SmallFold = 4096;
/** The largest number of white space characters between two tokens of JSON that is formatted. */
inline constexpr qsizetype MaximumBlanks = 1024 * 1024;
/** The largest number of matches of a search. The search ends there. */
inline constexpr qsizetype MaximumMatches = 100'000;
/** The largest number of bytes of a text that is searched for. It is shorter than a row, so a match touches at most two
 * rows. */
inline constexpr qsizetype LongestNeedle = 500;
/** The largest number of parts of a multipart body, and of fields of a form, that are listed. */
inline constexpr qsizetype MaximumParts = 1000;
inline constexpr qsizetype MaximumFields = 10'000;
/** The largest number of bytes of the header fields of a part of a multipart body. */
inline constexpr qsizetype MaximumPartHeader = 64 * 1024;

} // namespace bodies
