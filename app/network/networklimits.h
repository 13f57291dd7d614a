#pragma once

#include <QtGlobal>

namespace network {

/** The largest number of bytes in the body of an answer. */
inline constexpr qint64 MaximumAnswerBytes = 64 * 1024 * 1024;
/** The largest number of bytes that are read before the head of a response is complete: bytes of a proxy, of the TLS
 * handshake, and of the head. Qt reads each byte of a head by a call of the system, so that a larger limit costs
 * seconds. */
inline constexpr qint64 MaximumHeadBytes = 512 * 1024;
/** The largest number of bytes of a file with certificates or a key. */
inline constexpr qint64 MaximumCertificateBytes = 4 * 1024 * 1024;
/** The factor by which an answer may be larger on the wire than its largest allowed body. */
inline constexpr qint64 MaximumFraming = 4;
/** The largest number of bytes of a body that an error contains. */
inline constexpr qsizetype ErrorBodyBytes = 64 * 1024;
/** The largest number of bytes of a body that a trace contains. */
inline constexpr qsizetype TracedBodyBytes = 256 * 1024;
/** The largest number of bytes of an answer that is written to the cache. */
inline constexpr qsizetype MaximumCachedAnswerBytes = 4 * 1024 * 1024;
/** The largest number of bytes of an answer that is parsed in the main thread. Larger answers are parsed in a worker
 * thread. */
inline constexpr qsizetype MaximumInlineParseBytes = 256 * 1024;
/** The largest number of redirects of a download within its server. */
inline constexpr int MaximumRedirects = 5;
/** The longest delay in seconds that is taken from Retry-After. Longer delays are treated as this one, so that the
 * milliseconds do not overflow. */
inline constexpr int MaximumRetryAfterSeconds = 24 * 60 * 60;

} // namespace network
