#pragma once

#include <QtGlobal>

namespace mock {

/** The largest number of bytes of the responses that a mock keeps, so that the next equal ones are not made again. */
inline constexpr qsizetype MaximumKeptBytes = 16 * 1024 * 1024;
/** The largest number of findings that an answer names. */
inline constexpr qsizetype MaximumNamedFindings = 20;
/** The largest number of header fields that a response gets from the document. */
inline constexpr qsizetype MaximumHeaders = 100;

} // namespace mock
