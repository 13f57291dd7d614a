#pragma once

#include "message.h"

#include <optional>

namespace http {

/** The result of removing the content codings of a body. */
struct DecodedContent {
    enum class Failure {
        None,
        Unsupported, ///< The body has a coding other than gzip and deflate, or too many codings.
        Invalid,     ///< The bytes are not in the coding that the Content-Encoding field names.
        TooLarge,    ///< The content has more bytes than the limit.
    };
    QByteArray bytes; ///< The body without its content codings; empty after a failure.
    Failure failure = Failure::None;
};

/** True if the header fields name a content coding, so that the bytes of the body are not its text. */
[[nodiscard]] bool isContentEncoded(const HeaderList &headers);

/**
 * Removes the codings of the Content-Encoding field from a body, last one first: gzip and deflate, with and without
 * zlib's header. Each step gives at most `limit` bytes. A truncated body gives the content up to where it ends. RFC
 * 9110 section 8.4
 */
[[nodiscard]] DecodedContent decodedContent(const QByteArray &bytes, const HeaderList &headers, qsizetype limit);

/** Returns a recorded body without its content codings, or std::nullopt if it can't be compared with anything: the
 * record does not have all of it, its codings can't be removed, or it has more than `limit` bytes. */
[[nodiscard]] std::optional<QByteArray> wholeContent(const Body &body, const HeaderList &headers, qsizetype limit);

} // namespace http
