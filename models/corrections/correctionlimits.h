#pragma once

#include <QtGlobal>

#include <chrono>

namespace corrections {

/** The largest number of other exchanges that a correction is compared with. */
inline constexpr qsizetype MaximumSeen = 200;
/** The largest number of bytes of the bodies of these exchanges together. */
inline constexpr qint64 MaximumSeenBytes = 16 * 1024 * 1024;
/** The largest number of changes of one correction. */
inline constexpr int MaximumRounds = 8;
/** The largest number of changes that are tried for one correction. */
inline constexpr int MaximumTries = 60;
/** The longest search for one correction, and the longest comparison of the other exchanges before the first one. */
inline constexpr std::chrono::milliseconds MaximumSearchTime{5'000};
/** The largest number of alternatives of a schema that are compared with a value. */
inline constexpr qsizetype MaximumAlternatives = 20;
/** The largest number of alternatives, those that differ least, that are changed to fit a value. */
inline constexpr qsizetype MaximumChangedAlternatives = 3;
/** The largest depth of alternatives inside alternatives that are changed. */
inline constexpr int MaximumAlternativeDepth = 2;
/** The largest number of schemas inside `allOf` that are searched for the properties of an object. */
inline constexpr int MaximumParts = 50;
/** The largest number of bytes that a correction writes. */
inline constexpr qsizetype MaximumWritten = 64 * 1024;

} // namespace corrections
