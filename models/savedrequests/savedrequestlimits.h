#pragma once

#include <QtGlobal>

namespace savedrequests {

/** The largest size in bytes of the file of a saved request, which includes its body. */
inline constexpr qint64 MaximumFileBytes = 1024 * 1024;
/** The largest number of saved requests that are read below one folder. */
inline constexpr qsizetype MaximumFiles = 1000;
/** The largest number of folders inside one another below `.gatewright/requests`. */
inline constexpr int MaximumFolderDepth = 8;
/** The largest number of parameters of a saved request. */
inline constexpr qsizetype MaximumParameters = 500;
/** The largest number of values of a saved request that are secrets or come from the responses of other requests. */
inline constexpr qsizetype MaximumMarkers = 100;
/** The largest number of values inside one another in the body of a saved request. */
inline constexpr int MaximumDepth = 64;
/** The largest size in bytes of a value that comes from the response of another request. */
inline constexpr qsizetype MaximumTakenBytes = 64 * 1024;
/** The largest size in bytes of the response that values are taken from. */
inline constexpr qsizetype MaximumReadResponse = 16 * 1024 * 1024;
/** The longest time in milliseconds that an expectation can name. */
inline constexpr qint64 MaximumTime = 3'600'000;
/** The largest number of requests that a message about a cycle names. */
inline constexpr qsizetype MaximumNamedInCycle = 10;
/** The largest number of problems of one request that are reported. */
inline constexpr qsizetype MaximumProblems = 50;

} // namespace savedrequests
