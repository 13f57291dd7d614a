#pragma once

#include "message.h"

namespace http {

/** What removing the content codings of a body gave. */
struct DecodedContent {
    enum class Failure {
        None,
        Unsupported, ///< A coding other than gzip and deflate.
        Invalid,     ///< The bytes aren't what the field says.
        TooLarge,    ///< More than the limit.
    };
    QByteArray bytes; ///< Empty after a failure.
    Failure failure = Failure::None;
};

/** True if the fields name a content coding, so that the bytes of the body are not its text. */
[[nodiscard]] bool isContentEncoded(const HeaderList &headers);

/**
 * A body without the codings of its Content-Encoding, last one first: gzip and deflate, with and without zlib's header.
 * At most `limit` bytes at each step. A body that was truncated gives what it has up to there. RFC 9110 section 8.4
 */
[[nodiscard]] DecodedContent decodedContent(const QByteArray &bytes, const HeaderList &headers, qsizetype limit);

} // namespace http
