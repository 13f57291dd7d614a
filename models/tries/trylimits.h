#pragma once

#include <QtGlobal>

namespace tries {

/** The largest number of requests for an operation. */
inline constexpr qsizetype MaximumTries = 60;
/** The largest number of changed bodies and parameters that are checked for an operation. */
inline constexpr qsizetype MaximumCandidates = 1000;
/** The length of a text that is too long for most limits. */
inline constexpr qsizetype LongText = 2000;

} // namespace tries
